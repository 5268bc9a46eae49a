// Nothing to compile: this target only has the build copy the folder `Assets` beside the executable.
//
// It is in C because SwiftPM gives a Swift target with resources an accessor that links Foundation,
// whose libraries and tables of 40 MB every start of the demo would load for nothing.
