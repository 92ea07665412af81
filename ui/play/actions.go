package play

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/match"
	"passedpawn/game/record"
	"passedpawn/game/rules"
	"passedpawn/ui/boardview"
	"passedpawn/ui/i18n"
)

// TakeBack undoes the last move, and the program's answer to it. Redo brings them
// back.
func (p *Page) TakeBack() {
	before := step{p.snap.Record, p.view.path, rules.Say("the move %s", p.said(p.lastOwn()))}
	p.history.busy = true
	err := p.match.TakeBack()
	p.history.busy = false
	if err == nil {
		p.history.past, p.history.future = nil, append(p.history.future, before)
		p.refresh()
	}
	p.try(err)
}

// lastOwn is the last move that a person made, "" for none.
func (p *Page) lastOwn() string {
	for n := len(p.snap.Moves) - 1; n >= 0; n-- {
		if p.snap.Human[p.snap.Line[n].Turn()] {
			return p.snap.SANs[n]
		}
	}
	return ""
}

// MoveNow hurries the program.
func (p *Page) MoveNow() { p.match.MoveNow() }

// OfferDraw offers a draw.
func (p *Page) OfferDraw() { p.try(p.match.OfferDraw()) }

// Claim claims a draw by repetition or fifty moves.
func (p *Page) Claim() { p.try(p.match.Claim()) }

// Resign asks once, and resigns.
func (p *Page) Resign() {
	p.Ask(i18n.T("Resign?"), i18n.T("The game is lost for you then."), i18n.T("Resign"), i18n.T("Play on"), func(yes bool) {
		if yes {
			p.try(p.match.Resign())
		}
	})
}

// CanRematch reports whether a game that was played here is over.
func (p *Page) CanRematch() bool { return !p.study && p.snap.Outcome.Over() }

// Rematch starts the same game again with colours swapped.
func (p *Page) Rematch() {
	if !p.CanRematch() {
		return
	}
	s := setupOf(p.snap.Record)
	s.Names[0], s.Names[1] = s.Names[1], s.Names[0]
	s.Side, s.Below = s.Side.Other(), Below(p.settings.Below)
	if p.settings.Adapt {
		s.Level = p.settings.Level
	}
	p.Leave(func() { p.try(p.Start(s)) })
}

// PlayFromHere asks for a new game from the position on the board.
func (p *Page) PlayFromHere() {
	if p.rules.Outcome([]rules.Position{p.Shown()}).Over() {
		p.Say(i18n.T("The game is over in this position."))
		return
	}
	p.PlayFrom(p.rules, p.Shown().String())
}

// Hint asks what to play, and draws it.
func (p *Page) Hint() {
	if !p.snap.Yours() || p.advice.Busy() {
		return
	}
	p.show(record.Mainline(len(p.snap.Moves)))
	p.match.Hint(p.advice.Begin().Context(), p.Opponents.Adviser(p.rules.ID()), func(m rules.Move, err error) {
		p.forget()
		if err != nil {
			p.try(err)
			return
		}
		p.hint = &boardview.Hint{From: m.Origin(p.snap.Now().Turn()), To: m.To}
		p.Say(i18n.F("A good move is %s.", p.said(p.rules.Write(p.snap.Now(), m))))
	})
	p.Say(i18n.T("Looking for a good move."))
}

// forget withdraws the question for a hint and wipes its arrow.
func (p *Page) forget() {
	p.advice.Drop()
	p.hint = nil
}

// Flip turns the board round.
func (p *Page) Flip() {
	p.flipped = !p.flipped
	if p.keeping && len(p.snap.Moves) > 0 {
		p.keep()
	}
	p.refresh()
}

// key takes the keys the board has no use for.
func (p *Page) key(name fyne.KeyName) {
	switch name {
	case fyne.KeyLeft:
		p.Browse(p.view.path.Up())
	case fyne.KeyRight:
		p.Browse(p.onward())
	case fyne.KeyHome:
		p.Browse(nil)
	case fyne.KeyEnd:
		p.Browse(p.toEnd())
	default:
		p.Key(name)
	}
}

// barred says why no person may move now, and reports whether that is so.
func (p *Page) barred() bool {
	if p.mayMove() {
		return false
	}
	p.try(match.ErrNotYours)
	return true
}
