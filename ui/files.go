package ui

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"passedpawn/game/files/openfile"
	"passedpawn/game/library"
	"passedpawn/game/play/match"
	"passedpawn/game/play/task"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/ui/i18n"
)

// Open opens game files: a single game goes on the board, several games are listed. Of
// several files it shows the last one that can be read, and adds the others to the recent
// files. The window shows what is wrong with any of them. A newer Open replaces one that
// has not shown anything yet.
func (w *Window) Open(paths ...string) {
	if len(paths) == 0 {
		return
	}
	w.welcome.Close()
	if paths = w.openBooks(paths); len(paths) == 0 {
		return
	}
	now := w.settings // the task does not run on Fyne's thread
	task.Go(w.opening, func(*task.Task) ([]beginning, error) {
		var all []beginning
		for _, path := range paths {
			all = append(all, begin(path, pgn.Encoding(now.Encoding(path))))
		}
		return all, nil
	}, func(all []beginning, _ error) {
		var wrong []string
		s, shown := w.settings, -1
		for i, b := range all {
			switch {
			case b.err != nil:
				wrong = append(wrong, i18n.F("window.cannot-read", b.path, cause(b.err)))
			case b.first.Number == 0:
				wrong = append(wrong, i18n.F("window.holds-no-game", b.path))
			default:
				s, shown = s.Opened(b.path), i
			}
		}
		if shown >= 0 {
			w.change(s)
			w.begun(all[shown])
		}
		if len(wrong) > 0 {
			w.host.Tell(i18n.T("common.open"), strings.Join(wrong, "\n\n"))
		}
	})
}

// begun shows a file whose beginning has been read.
func (w *Window) begun(b beginning) {
	if b.more {
		w.toFile(b.path)
		return
	}
	w.show(b.first, b.path)
}

// OpenRequested handles another start of the program: it opens the files that were
// requested, and brings the window to the front.
func (w *Window) OpenRequested(paths []string) {
	w.stay()
	w.Open(paths...)
	w.window.RequestFocus()
}

// A beginning is the first game of a file, and whether there are more.
type beginning struct {
	path  string // absolute
	first pgn.Item
	more  bool
	err   error
}

func begin(path string, as pgn.Encoding) (b beginning) {
	b.path = path
	if abs, err := filepath.Abs(path); err == nil {
		b.path = abs
	}
	f, err := openfile.Open(path)
	if err != nil {
		b.err = err
		return b
	}
	defer f.Close()
	s := gamefile.NewScanner(f, path, as)
	if s.Scan() {
		b.first, b.more = s.Item(), s.Scan()
	}
	b.err = s.Err()
	return b
}

// cause returns an error without the path that its text repeats.
func cause(err error) error {
	var pe *os.PathError
	if errors.As(err, &pe) {
		return pe.Err
	}
	return err
}

func (w *Window) opened(path string) {
	if abs, err := filepath.Abs(path); err == nil {
		path = abs
	}
	w.change(w.settings.Opened(path))
}

func titles(items []pgn.Item) []string {
	var lines []string
	for _, i := range items {
		line := fmt.Sprintf("%d.  %s – %s   %s", i.Number, orUnknown(i.Tag("White")), orUnknown(i.Tag("Black")), i.Tag("Result"))
		for _, name := range []string{"Event", "Date"} {
			if v := i.Tag(name); strings.Trim(v, "?.") != "" {
				line += "   " + v
			}
		}
		lines = append(lines, line)
	}
	return lines
}

func orUnknown(name string) string {
	if name == "" || name == "?" {
		return i18n.T("window.unknown")
	}
	return name
}

// show puts a game on the board, as far as it can be read. path is its file, "" for none.
func (w *Window) show(item pgn.Item, path string) {
	w.openItem(func() (pgn.Item, error) { return item, nil }, path, func() {})
}

// openItem reads a game off Fyne's thread and puts it on the board, and then calls then.
func (w *Window) openItem(read func() (pgn.Item, error), path string, then func()) {
	as := w.encoding(path)
	task.Go(w.opening, func(*task.Task) (arrived, error) {
		item, err := read()
		if err != nil {
			return arrived{}, err
		}
		item = item.As(as)
		rec, err := pgn.Read(item, w.config.Games)
		return arrived{item, rec, w.replayed(rec)}, err
	}, func(a arrived, err error) {
		w.shown(a, err, library.OriginalOf(a.item, path, as), func() {
			if err == nil && len(a.record.Unusual) == 0 {
				w.readAs(a.item, path)
			}
			then()
		})
	})
}

// arrived is a game that has been read and replayed.
type arrived struct {
	item   pgn.Item
	record *record.Record
	line   *match.Line
}

// replayed replays a game away from Fyne's thread. Moves that break the rules are
// reported when it is shown.
func (w *Window) replayed(rec *record.Record) *match.Line {
	if rec == nil {
		return nil
	}
	r, ok := w.config.Games.Find(rec.Rules)
	if !ok {
		return nil
	}
	line, _ := match.Replay(r, rec)
	return line
}

func (w *Window) shown(a arrived, err error, from library.Original, then func()) {
	rec := a.record
	if rec == nil {
		w.host.Tell(i18n.T("common.open"), i18n.F("window.game-cannot-read", err))
		return
	}
	w.leave(func() {
		w.toBoard()
		same := rec.Clone()
		if again := w.session.Show(rec, a.line); again != nil {
			w.page.Say(i18n.Sentence(again))
			return
		}
		w.origin = origin{from, same, w.session.Snapshot().Game.Game}
		w.retitle()
		then()
		switch {
		case err != nil:
			w.page.Say(i18n.F("window.read-only-part-rest", err))
		case len(rec.Unusual) > 0:
			w.page.Say(i18n.F("window.game-read-leniently-file", unusual(rec)))
		}
	})
}

// unusual describes what the text of a game contained that is not PGN, in a sentence
// each.
func unusual(rec *record.Record) string {
	var all []string
	for _, u := range rec.Unusual {
		all = append(all, i18n.F("window.line", u.Line, u.What))
	}
	return strings.Join(all, " ")
}
