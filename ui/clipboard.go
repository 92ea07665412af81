package ui

import (
	"fmt"
	"strings"

	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pasted"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages"
)

// copyGame, copyPosition and paste use the clipboard. A page other than the board copies
// what is chosen on it.
func (w *Window) copyGame() {
	if p, ok := w.inSight.(pages.Copier); ok {
		p.CopyChosen()
	}
	if !w.onBoard() {
		return
	}
	rec := w.session.Snapshot().Game.Record
	as := gamefile.TypesFor(rec.Rules)[0].Format // what other programs paste
	w.config.App.Clipboard().SetContent(gamefile.Text(rec, as, pgn.UTF8, w.config.Play.Games))
	w.page.Say(i18n.T("window.game-copied"))
}

func (w *Window) copyPosition() {
	w.config.App.Clipboard().SetContent(w.session.Snapshot().Place.Position().String())
	w.page.Say(i18n.T("window.position-copied"))
}

// paste opens the game or the position in the clipboard. While a position is being set up
// it accepts only positions.
func (w *Window) paste() {
	text := strings.TrimSpace(w.config.App.Clipboard().Content())
	if w.settingUp() {
		w.editor.Pasted(text)
		return
	}
	tried := w.pasteRules()
	w.desk.Opening.Read(func() func() {
		p := paste{Found: pasted.LookAt(text, tried, w.config.Play.Games)}
		if len(p.Games) > 1 {
			p.lines = titles(p.Games)
		}
		return func() { w.pasted(p) }
	})
}

// A paste is the contents of the clipboard, with its games as a list shows them.
type paste struct {
	pasted.Found
	lines []string
}

// pasteRules returns the rules that a pasted position may follow: orthodox chess, the
// game on the board, and the one played last.
func (w *Window) pasteRules() []rules.Rules {
	tried := []rules.Rules{w.config.Play.Games[0].Rules}
	for _, r := range []rules.Rules{w.session.Snapshot().Rules, w.config.Play.Games[w.newGames.setups.last()].Rules} {
		if r.ID() != tried[len(tried)-1].ID() {
			tried = append(tried, r)
		}
	}
	return tried
}

// pasted opens what was found, or explains why there is nothing to open.
func (w *Window) pasted(found paste) {
	switch {
	case found.Rules != nil:
		w.desk.Leaving.ShowPosition(found.Rules, w.newGames.setups.variant(w.newGames.setups.numberOf(found.Rules)), found.Start)
	case found.Wrong != nil:
		w.say(i18n.T("window.paste"), i18n.Sentence(found.Wrong))
	case len(found.Games) == 0:
		w.say(i18n.T("window.paste"), i18n.T("window.clipboard-not-contain-game"))
	case len(found.Games) == 1:
		w.desk.Opening.Show(found.Games[0], "")
	default:
		w.host.Pick(i18n.T("window.pasted-games"), i18n.F("window.find-among-games", i18n.Number(len(found.Games))), found.lines, func(i int) { w.desk.Opening.Show(found.Games[i], "") })
	}
}

// say shows a message in the line below the board, or in a dialog if that line is out of
// sight.
func (w *Window) say(title, text string) {
	if w.onBoard() {
		w.page.Say(text)
		return
	}
	w.host.Tell(title, text)
}

// titles returns a line for each of some games.
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
