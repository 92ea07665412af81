// Passed Pawn is a chess program for the desktop: a board, an opponent, and
// every game kept.
package main

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"io"
	"log"
	"os"
	"path/filepath"
	"runtime/debug"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"passedpawn/assets"
	"passedpawn/game/orthodox"
	"passedpawn/game/uci"
	"passedpawn/game/variants"
	"passedpawn/settings"
	"passedpawn/ui"
	"passedpawn/ui/handover"
	"passedpawn/ui/lastword"
	"passedpawn/ui/look"
	"passedpawn/ui/speaker"
	"passedpawn/ui/words"
)

// version is set by the release build; a build from source says so.
var version = "0.1.0"

// appID is the program's name for the systems it runs on.
const appID = "io.github.passedpawn.PassedPawn"

const usage = `Usage: passedpawn [--new-window] [file.pgn...]
       passedpawn --check [--json] file.pgn...

Opens the window, with a PGN file if one is named. Where a window is open already,
the file opens there.

  --new-window
              open a window of its own
  --check     read and check PGN files, without a window: what they hold, what is
              wrong in them, and whether nothing is lost in writing them; the exit
              status is 1 where anything is wrong
  --json      tell it as JSON, one object a line
  --uci       serve the engine to another chess program on stdin and stdout
  --version   print the version and exit
  --help      print this and exit
`

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

func run(args []string, in io.Reader, out, errs io.Writer) int {
	flags := flag.NewFlagSet("passedpawn", flag.ContinueOnError)
	flags.SetOutput(errs)
	flags.Usage = func() { fmt.Fprint(errs, usage) }
	tell := flags.Bool("version", false, "")
	help := flags.Bool("help", false, "")
	serve := flags.Bool("uci", false, "")
	check := flags.Bool("check", false, "")
	asJSON := flags.Bool("json", false, "")
	apart := flags.Bool("new-window", false, "")
	switch err := flags.Parse(args); {
	case err != nil:
		return 2
	case *help:
		fmt.Fprint(out, usage)
		return 0
	case *tell:
		fmt.Fprintln(out, "passedpawn "+fullVersion())
		return 0
	case *check:
		return checkFiles(flags.Args(), *asJSON, out, errs)
	case *serve:
		if err := uci.Serve(in, out, fullVersion()); err != nil {
			fmt.Fprintln(errs, err)
			return 1
		}
		return 0
	}
	log.SetOutput(lastword.Watch(errs, func(sentence string) {
		fmt.Fprintln(errs, sentence)
		lastword.Box(sentence)
		os.Exit(1)
	}))
	start(absolute(flags.Args()), *apart)
	return 0
}

// absolute are paths that another copy of the program understands as well.
func absolute(paths []string) []string {
	var all []string
	for _, path := range paths {
		if abs, err := filepath.Abs(path); err == nil {
			path = abs
		}
		all = append(all, path)
	}
	return all
}

// fullVersion adds the commit that the binary was built from, if it is known.
func fullVersion() string {
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" && len(s.Value) >= 12 {
				return version + " (" + s.Value[:12] + ")"
			}
		}
	}
	return version
}

// start opens files in the window that is there, unless one apart is asked for.
// Where there is none it opens the window, which is then the one.
func start(paths []string, apart bool) {
	knocks := make(chan []string, 64)
	handover.Documents(knocks)
	if !apart {
		door, err := handover.Hold(settings.Data(), func(paths []string) { knocks <- paths })
		if errors.Is(err, handover.ErrHeld) && handover.Give(settings.Data(), paths) == nil {
			return
		}
		if err == nil {
			defer door.Close()
		}
	}
	w := window()
	for _, path := range paths {
		w.Open(path)
	}
	go func() {
		for paths := range knocks {
			w.Post(func() { w.Knock(paths) })
		}
	}()
	go endOnSignal()
	w.ShowAndRun()
}

// window wires the program together.
func window() *ui.Window {
	var trouble []string
	chosen, err := settings.Load(settings.File())
	if err != nil {
		trouble = append(trouble, words.Sentence(err))
	}
	translations := assets.Translations()
	if err := words.Load(translations, cmp.Or(chosen.Language, words.Desktop())); err != nil {
		trouble = append(trouble, words.Sentence(err))
	}
	games := variants.All()
	folder, slot, err := openFolder(games)
	if err != nil {
		trouble = append(trouble, words.F("Games cannot be kept: %v.", err))
	}
	lessons, err := lessons()
	if err != nil {
		trouble = append(trouble, words.Sentence(err))
	}
	a := app.NewWithID(appID)
	a.SetIcon(fyne.NewStaticResource("icon.png", assets.Icon()))
	look.Apply(a.Settings(), chosen.Theme)
	return ui.New(ui.Config{
		App: a, Post: fyne.Do, Quit: ending(a), Games: games, Lessons: lessons, Folder: folder, Slot: slot,
		Opponents: opponents{}, Levels: levels(), Odds: orthodox.AllOdds(), OddsStart: oddsStart, Settings: chosen, Languages: words.Languages(translations),
		Save:    func(s settings.Settings) error { return settings.Save(settings.File(), s) },
		Opening: nameOpening(), Cache: settings.Cache(), Trouble: trouble, Version: fullVersion(), Name: personName(), Heard: speaker.New().Play,
	})
}
