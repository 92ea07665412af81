package ui

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"passedpawn/game/phrase"
	"passedpawn/game/play/desk"
	"passedpawn/game/play/session"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pasted"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages"
)

// A clipboard copies the game on the board, and opens what was copied elsewhere.
type clipboard struct {
	system  fyne.Clipboard
	session *session.Session
	desk    *desk.Desk
	host    *dialogs.Host
	setups  *gameSetups
	say     func(title, text string)
}

// copyGame copies what is chosen on the page in sight, or the game on the board.
func (w *Window) copyGame() {
	if p, ok := w.inSight.(pages.Copier); ok {
		p.CopyChosen()
	}
	if w.onBoard() {
		w.clip.copyGame()
	}
}

// paste opens the game or the position in the clipboard. While a position is being set up
// it accepts only positions.
func (w *Window) paste() {
	if w.settingUp() {
		w.editor.Pasted(w.clip.text())
		return
	}
	if !w.classes.paste(w.clip.text()) {
		w.clip.paste()
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

func (c *clipboard) text() string { return strings.TrimSpace(c.system.Content()) }

// copyGame copies the game on the board as other programs paste it.
func (c *clipboard) copyGame() {
	rec := c.session.Snapshot().Game.Record
	as := gamefile.TypesFor(rec.Rules)[0].Format
	c.system.SetContent(gamefile.Text(rec, as, pgn.UTF8, c.setups.games))
	c.session.Say(phrase.Say("window.game-copied"))
}

func (c *clipboard) copyPosition() {
	c.system.SetContent(c.session.Snapshot().Place.Position().String())
	c.session.Say(phrase.Say("window.position-copied"))
}

// paste opens the game or the position in the clipboard.
func (c *clipboard) paste() {
	text, tried := c.text(), c.rules()
	c.desk.Opening.Read(func() func() {
		p := paste{Found: pasted.LookAt(text, tried, c.setups.games)}
		if len(p.Games) > 1 {
			p.lines = titles(p.Games)
		}
		return func() { c.open(p) }
	})
}

// A paste is the contents of the clipboard, with its games as a list shows them.
type paste struct {
	pasted.Found
	lines []string
}

// changed says how a pasted position differs from its text, "" if it does not.
func (p paste) changed() string {
	var all []string
	if p.Reset != nil {
		all = append(all, i18n.F("window.counters-reset", i18n.Sentence(p.Reset)))
	}
	if p.Left != nil {
		all = append(all, i18n.Sentence(p.Left))
	}
	return strings.Join(all, " ")
}

// rules returns the rules that a pasted position may follow: orthodox chess, the game on
// the board, the one played last, and Chess960, for castling rights that only it has.
func (c *clipboard) rules() []rules.Rules {
	tried := []rules.Rules{c.setups.games[0].Rules, c.session.Snapshot().Rules, c.setups.games[c.setups.last()].Rules}
	if r, ok := c.setups.games.Find("chess960"); ok {
		tried = append(tried, r)
	}
	return tried
}

// open opens what was found, or explains why there is nothing to open.
func (c *clipboard) open(found paste) {
	switch {
	case found.Rules != nil:
		if changed := found.changed(); changed != "" {
			c.host.Tell(i18n.T("window.paste"), changed)
		}
		c.desk.Leaving.ShowPosition(found.Rules, c.setups.variant(c.setups.numberOf(found.Rules)), found.Start)
	case found.Wrong != nil:
		c.say(i18n.T("window.paste"), i18n.Sentence(found.Wrong))
	case len(found.Games) == 0:
		c.say(i18n.T("window.paste"), i18n.T("window.clipboard-not-contain-game"))
	case len(found.Games) == 1:
		c.desk.Opening.Show(found.Games[0], "")
	default:
		c.host.Pick(i18n.T("window.pasted-games"), i18n.F("window.find-among-games", i18n.Number(len(found.Games))), found.lines,
			func(i int) { c.desk.Opening.Show(found.Games[i], "") })
	}
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
