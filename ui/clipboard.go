package ui

import (
	"strings"

	"passedpawn/game/pgn"
	"passedpawn/ui/words"
)

// copyGame, copyPosition and paste are the ways through the clipboard.
func (w *Window) copyGame() {
	if !w.onBoard() {
		w.shelf.CopyChosen()
		return
	}
	w.App.Clipboard().SetContent(pgn.Text(w.page.Snapshot().Record, w.Games))
	w.page.Say(words.T("The game is copied."))
}

func (w *Window) copyPosition() {
	w.App.Clipboard().SetContent(w.page.Shown().String())
	w.page.Say(words.T("The position is copied."))
}

func (w *Window) paste() {
	text := strings.TrimSpace(w.App.Clipboard().Content())
	if w.settingUp() && w.editor.Paste(text) {
		return
	}
	setup := w.setup()
	for _, game := range []string{"", setup.Variant} {
		r, _ := w.Games.Find(game)
		if _, err := r.Parse(text); err != nil {
			continue
		}
		setup.Start, setup.Variant = text, game
		w.toBoard()
		if err := w.page.Start(setup); err != nil {
			w.page.Say(words.Sentence(err))
		}
		return
	}
	items := pgn.Scan(text)
	switch len(items) {
	case 0:
		w.page.Say(words.T("There is no game and no position to paste."))
	case 1:
		w.show(items[0], "")
	default:
		w.host.Pick(words.T("Pasted games"), words.F("Find among %s games", words.Number(len(items))), titles(items), func(i int) { w.show(items[i], "") })
	}
}
