package ui

import (
	"strings"

	safetext "passedpawn/game/files/plain" // plain is another function here
	"passedpawn/game/library"
	"passedpawn/game/play/task"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
	"passedpawn/ui/i18n"
)

// encoding returns the encoding that the person chose for a file, Automatic if none.
func (w *Window) encoding(path string) pgn.Encoding {
	return pgn.Encoding(w.settings.Encoding(path))
}

// file returns the file whose games are listed or whose game is on the board, "" for
// none.
func (w *Window) file() string {
	if w.onBoard() {
		return w.source().Path
	}
	return w.gameList.File()
}

// chooseEncoding asks for the encoding of the file shown, reads the file with it, and
// remembers it.
func (w *Window) chooseEncoding() {
	path := w.file()
	switch {
	case path == "":
		w.page.Say(i18n.T("window.open-file-first"))
		return
	case w.onBoard() && w.edited():
		w.page.Say(i18n.T("window.save-game-undo-changes"))
		return
	}
	task.Go(w.opening, func(*task.Task) ([]library.Sample, error) { return w.collection(path).Samples() }, func(names []library.Sample, _ error) {
		if w.file() != path {
			return
		}
		all := pgn.Encodings()
		var lines []string
		for _, e := range all {
			lines = append(lines, encodingLine(e, e == w.encoding(path), names))
		}
		w.host.Pick(i18n.T("window.text-encoding"), i18n.T("window.find-encoding"), lines, func(i int) { w.encode(path, all[i]) })
	})
}

// encodingLine names an encoding, and shows how some names of a file look in it.
func encodingLine(e pgn.Encoding, now bool, names []library.Sample) string {
	line := string(e)
	if e == pgn.Automatic {
		line = i18n.T("window.automatic-each-game")
	}
	if now {
		line += " ✓"
	}
	for i, name := range names {
		line += [...]string{":  ", "  ·  "}[min(i, 1)] + safetext.Short(name.In(e), 60)
	}
	return line
}

// encode reads a file again in an encoding.
func (w *Window) encode(path string, as pgn.Encoding) {
	w.change(w.settings.Encoded(path, string(as)))
	if !w.onBoard() {
		w.toFile(path)
		return
	}
	from := w.source()
	if s := gamefile.NewScanner(strings.NewReader(from.Raw), path, as); s.Scan() {
		item := s.Item()
		item.Number = from.Number
		w.show(item, path)
	}
}

// readAs offers another encoding for a PGN game that is not UTF-8.
func (w *Window) readAs(item pgn.Item, path string) {
	if path != "" && item.Encoding != pgn.UTF8 && item.Format == nil {
		w.page.Say(i18n.F("window.read-if-letters-look", string(item.Encoding)))
	}
}
