package ui

import (
	safetext "passedpawn/game/files/plain" // plain is another function here
	"passedpawn/game/library"
	"passedpawn/game/records/pgn"
	"passedpawn/ui/i18n"
)

// encodings lets the person choose in which encoding a file is read.
type encodings struct{ window *Window }

// file returns the file whose games are listed or whose game is on the board, "" for
// none.
func (e encodings) file() string {
	if w := e.window; w.onBoard() {
		return w.desk.Documents.Source().Path
	}
	return e.window.gameList.File()
}

// choose asks for the encoding of the file shown, reads the file with it, and remembers
// it.
func (e encodings) choose() {
	w, path := e.window, e.file()
	switch {
	case path == "":
		w.page.Say(i18n.T("window.open-file-first"))
		return
	case w.onBoard() && w.desk.Documents.Edited():
		w.page.Say(i18n.T("window.save-game-undo-changes"))
		return
	}
	games := w.collection(path)
	w.desk.Opening.Read(func() func() {
		names, _ := games.Samples()
		return func() { e.pick(path, names) }
	})
}

// pick asks for the encoding of the file shown, with some names of it in each.
func (e encodings) pick(path string, names []library.Sample) {
	if e.file() != path {
		return
	}
	all := pgn.Encodings()
	var lines []string
	for _, as := range all {
		lines = append(lines, encodingLine(as, as == e.window.front.Encoding(path), names))
	}
	e.window.host.Pick(i18n.T("window.text-encoding"), i18n.T("window.find-encoding"), lines, func(i int) { e.read(path, all[i]) })
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

// read reads a file again in an encoding.
func (e encodings) read(path string, as pgn.Encoding) {
	w := e.window
	w.change(w.settings.WithEncoding(path, string(as)))
	if !w.onBoard() {
		w.toFile(path)
		return
	}
	w.desk.Opening.ReadAgain()
}
