/// What `--help` and `--version` print.
public enum DemoHelp {
  /// The version of the demo, which is that of the package.
  public static let version = "0.1.0"

  /// The text of `--version`.
  public static let versionText = "swipetabs-demo \(version)"

  /// The text of `--help`, at most 80 columns wide.
  public static let text = """
    Usage: swipetabs-demo [OPTION...]

    Shows a tab controller whose pages follow the finger, with every option of the
    SwipeTabs package.

    Pages and tab bar
      --style STYLE        toolbar, capsule or underline (toolbar)
      --pages N            number of pages, 0 to 1000000 (5)
      --start I            initial page, counted from 0 (0)
      --content WHAT       demo: showcase pages; bench: 200 labels and 4 pictures a
                           page; text: one label a page; harness: containers made
                           by a storyboard, by code and by both (demo)
      --toolbar-top        bar above the pages
      --text-right         titles beside their images instead of below
      --floating           bar over the pages (capsule: the default)
      --docked             bar beside the pages (other styles: the default)
      --transition HOW     slide, scroll or none (slide; scroll with underline;
                           none when the desktop asks for reduced motion)

    Looks
      --rtl                layout from right to left
      --locale ID          language, such as de or ar (from the environment)
      --dark, --light      appearance (from the desktop, else light)
      --size WxH           window size in points, at most 16384 a side (960x600)
      --scale S            pixels per point, 0.5 to 4 (from the display)

    Screen
      --fullscreen         fill the screen
      --kiosk              fill the screen for good: no cursor, no blank screen, and
                           the user cannot close it but by holding Ctrl, Alt, Shift
                           and Q for two seconds
      --rotation DEGREES   turn the picture clockwise by 0, 90, 180 or 270 on a
                           screen that is mounted turned (0)

    Running
      --software           do not use the graphics card
      --headless           no display: draw into memory with a manual clock
      --script FILE        run a script, then exit; - is the standard input
      --screenshot FILE    write a PNG of the settled window, then exit; with
                           --script the picture is made after the script

    Logs (- is the standard output)
      --events FILE        write what happens as lines of JSON
      --frame-stats FILE   on exit, write figures about the frames as JSON
      --frames FILE        append the CLOCK_MONOTONIC time of each frame on the
                           screen: nanoseconds, 8 bytes, little endian

      --help, -h           this text
      --version            the version

    Keys
      Ctrl+PageUp, Ctrl+PageDown    previous and next page
      Ctrl+Tab, Ctrl+Shift+Tab      next and previous page
      Alt+1 ... Alt+9               a page by number
      Tab, Shift+Tab                move the focus; arrows, Home and End in the bar
      Enter, Space                  activate
      Escape                        cancel a swipe

    Environment
      SWIPETABS_SCALE               pixels per point, as --scale
      SWIPETABS_ROTATION            degrees, as --rotation
      SWIPETABS_RENDERER            automatic: the graphics card if there is one;
                                    software: as --software; gpu: OpenGL in any case
      SWIPETABS_FAULT               a call into C that fails, and which of its uses,
                                    to try what then happens: SDL_RenderCopy:5-9
      LANGUAGE, LC_ALL, LC_MESSAGES, LANG
                                    language, as --locale

    Exit status
      0  done                       2  bad option, value, file or script
      1  a command of a script      3  neither a display nor --headless
         failed

    Script commands, one a line; # starts a comment
      down ID X Y | move ID X Y | up ID | cancel ID | tap X Y
      swipe X1 Y1 X2 Y2 MS
      mouse down|up [X Y] | mouse move X Y | click X Y
      scroll DX DY | scroll end | wheel DX DY [Shift]
      key CHORD                     such as Ctrl+PageDown
      select I | reload | push | pop
      page insert I | page remove I | page move I J
      wait MS | settle
      resize W H | focus lost|gained | reset targets|device
      set KEY VALUE                 style, textRight, rtl, dark, paging, scale,
                                    textSize, transition, pages, badge.I, title.I,
                                    enabled.I
      screenshot FILE | state
      expect PATH VALUE             a value of the state: expect committed 1
      expect screenshot FILE        a reference picture (SNAPSHOT=record takes it)
    """
}
