// Nothing: the library is only loaded in front of others.
