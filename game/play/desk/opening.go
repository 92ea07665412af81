package desk

import (
	"path/filepath"
	"strings"

	"passedpawn/game/library"
	"passedpawn/game/phrase"
	"passedpawn/game/play/match"
	"passedpawn/game/play/task"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
)

// Opening opens files and games from elsewhere. All work on a game to be shown is done in
// one task. Newer work replaces work that has not shown anything yet.
type Opening struct {
	*core
	documents *Documents
	leaving   *Leaving
	latest    *task.Latest
}

// Read does work whose result may be shown, in a task, and then calls the function that
// work returns.
func (o *Opening) Read(work func() (then func())) {
	task.Go(o.latest, func(*task.Task) (func(), error) { return work(), nil }, func(then func(), _ error) { o.do(then) })
}

// Busy reports whether something is being read that may be shown.
func (o *Opening) Busy() bool { return o.latest.Busy() }

// Open opens game files: a single game goes on the board, several games are listed. Of
// several files it shows the last one that can be read, and remembers the others as
// opened. It tells what is wrong with any of them.
func (o *Opening) Open(paths ...string) {
	if len(paths) == 0 {
		return
	}
	all := make([]file, len(paths))
	for i, path := range paths {
		if abs, err := filepath.Abs(path); err == nil {
			path = abs
		}
		all[i] = file{path: path, as: o.Window.Encoding(path), files: o.Files}
	}
	o.Read(func() func() {
		var shown *file
		for i := range all {
			if all[i].look(); all[i].wrong == nil {
				shown = &all[i]
			}
		}
		if shown != nil && !shown.more {
			shown.game = o.read(shown.first, shown.path, shown.as)
			shown.game.cut = shown.cut()
		}
		return func() { o.opened(all, shown) }
	})
}

// opened shows one of the files that were looked at, nil for none.
func (o *Opening) opened(all []file, shown *file) {
	var good []string
	var wrong []phrase.Phrase
	for _, f := range all {
		if f.wrong == nil {
			good = append(good, f.path)
			continue
		}
		wrong = append(wrong, *f.wrong)
	}
	if shown != nil {
		o.Window.Opened(good...)
		if shown.more {
			o.Window.ToFile(shown.path)
		} else {
			o.show(shown.game, shown.path, shown.as, func() {})
		}
	}
	if len(wrong) > 0 {
		o.Window.Tell(phrase.Say("common.open"), phrase.Join("\n\n", wrong...))
	}
}

// An arrived is a game that has been read and replayed.
type arrived struct {
	item   pgn.Item
	record *record.Record // nil if it cannot be read
	line   *match.Line
	from   library.Original
	err    error          // where reading stopped
	cut    *phrase.Phrase // says that the file ends inside the game, nil if it does not
}

// read reads and replays a game. Moves that break the rules are reported when it is shown.
func (o *Opening) read(item pgn.Item, path string, as pgn.Encoding) arrived {
	a := arrived{item: item.As(as)}
	a.from = o.Files.Placed(library.OriginalOf(a.item, path, as), a.item.Offset)
	a.record, a.err = pgn.Read(a.item, o.Games)
	if a.record == nil {
		return a
	}
	if r, ok := o.Games.Find(a.record.Rules); ok {
		a.line, _ = match.Replay(r, a.record)
	}
	return a
}

// Show puts a game on the board, as far as it can be read. path is its file, "" for none.
func (o *Opening) Show(item pgn.Item, path string) {
	o.ShowRead(func() (pgn.Item, error) { return item, nil }, path, func() {})
}

// ShowRead reads a game, puts it on the board, and then calls then.
func (o *Opening) ShowRead(read func() (pgn.Item, error), path string, then func()) {
	as := o.Window.Encoding(path)
	o.Read(func() func() {
		var a arrived
		item, err := read()
		if err != nil {
			a.err = err
		} else {
			a = o.read(item, path, as)
		}
		return func() { o.show(a, path, as, then) }
	})
}

// ReadAgain reads the game on the board again, in the encoding that was chosen for its
// file.
func (o *Opening) ReadAgain() {
	from := o.documents.Source()
	s := gamefile.NewScanner(strings.NewReader(from.Raw), from.Path, o.Window.Encoding(from.Path))
	if s.Scan() {
		item := s.Item()
		item.Number, item.Offset = from.Number, from.Place.Offset
		if from.Place == (library.Place{}) {
			item.Offset = -1 // nobody knows where it is
		}
		o.Show(item, from.Path)
	}
}

// show puts a game that has been read on the board, and then calls then.
func (o *Opening) show(a arrived, path string, as pgn.Encoding, then func()) {
	if a.record == nil {
		o.Window.Tell(phrase.Say("common.open"), phrase.Say("window.game-cannot-read", a.err))
		return
	}
	o.leaving.Leave(func() {
		o.Window.ToBoard()
		same := a.record.Clone()
		if err := o.session.Show(a.record, a.line); err != nil {
			o.Window.Say(phrase.Sentence(err))
			return
		}
		o.documents.came(a.from, same)
		if a.err == nil && len(a.record.Unusual) == 0 && path != "" && a.item.Encoding != pgn.UTF8 && a.item.Format == nil {
			o.Window.Say(phrase.Say("window.read-if-letters-look", string(a.item.Encoding)))
		}
		then()
		switch {
		case a.cut != nil:
			o.Window.Say(*a.cut)
		case a.err != nil:
			o.Window.Say(phrase.Say("window.read-only-part-rest", a.err))
		case len(a.record.Unusual) > 0:
			o.Window.Say(phrase.Say("window.game-read-leniently-file", unusual(a.record)))
		}
	})
}

// unusual describes what the text of a game contained that is not PGN, in a sentence
// each.
func unusual(rec *record.Record) phrase.Phrase {
	var all []phrase.Phrase
	for _, u := range rec.Unusual {
		all = append(all, phrase.Say("window.line", u.Line, u.What))
	}
	return phrase.Join(" ", all...)
}
