package train

import (
	"strings"
	"unicode"

	"passedpawn/game/chess/law"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/board/typed"
	"passedpawn/ui/widgets"
)

// rune handles a letter that was typed on the board: it begins a move in the field for them.
func (p *Page) rune(r rune) {
	switch {
	case r != '/' && p.settings.ByEar:
		p.listener.rune(r)
	case (quiz{p}).open() && (r == '?' || r == '!'): // the signs for such moves
		quiz{p}.answer(r == '?')
	case r == '/': // no move begins with it
		widgets.PassRune(p.board, r)
	case p.sitting == nil:
	case typed.Begins(r), p.trial.mate != nil && (unicode.IsUpper(r) || r == '+'): // shogi has other pieces
		p.panel.entry.Begin(string(r), p.config.Focus)
	}
}

// typed plays a typed move. A promotion without its piece opens the chooser.
func (p *Page) typed(text string) {
	t, move := p.trial, strings.TrimSpace(text)
	if move == "" {
		p.panel.entry.SetText("")
		p.config.Focus(nil)
		return
	}
	if t != nil && p.ear.Typed(move) {
		p.panel.entry.SetText("")
		return
	}
	if t == nil || t.Done() || t.question != nil || p.judging.Busy() {
		return // what was typed stays in the field
	}
	p.panel.entry.SetText("")
	if words := moves(move); t.puzzle != nil && len(words) > 1 {
		move, t.planned = words[0], words[1:]
	}
	at := t.Position()
	m, open, text, err := typed.Read(t.rules, at, move)
	switch {
	case err != nil:
		t.planned = nil
		p.refuseText(move, text, err)
	case open:
		p.config.Focus(nil)
		p.board.Do(boardmodel.Ask{From: m.Origin(at.Turn()), To: m.To})
	default:
		p.played(m)
	}
}

// refuseText says why a text is not a legal move: the reason, if it is one at all.
func (p *Page) refuseText(move, text string, err error) {
	t := p.trial
	if m, ok := law.ParseIllegal(t.rules, t.Position(), rules.LettersOf(t.rules), text); ok {
		if why := law.Refusal(t.rules, []rules.Position{t.Position()}, m); !why.Legal() {
			why.Text = phrase.Say("%s: %v", move, why.Text)
			p.refuse(why)
			return
		}
	}
	t.say(phrase.Sentence(rules.AsTyped(err, move)), widgets.Refusal)
	p.show()
}

// leave leaves the field for moves for the board. A person who plays by ear hears that.
func (p *Page) leave(bool) {
	if p.settings.ByEar {
		p.config.Focus(p.board)
		return
	}
	p.config.Focus(nil)
}
