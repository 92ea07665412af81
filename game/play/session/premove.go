package session

import (
	"cmp"
	"slices"

	"passedpawn/game/phrase"
	"passedpawn/game/play/match"
	"passedpawn/game/rules"
)

// A premove is a move that a person makes while a program is thinking. It waits in the
// snapshot, is not part of the game and is never saved. When the program has moved, the
// premove is played at once and takes no time, or is dropped if it is not legal. It is
// also dropped if anything else happens to the game or if the board shows another
// position, so that no move is played unseen.

// Premoves sets premoves and plays them.
type Premoves struct{ *state }

// Set sets the move to play in advance, if one is allowed now.
func (p *Premoves) Set(m rules.Move) {
	p.do(func() {
		if p.now.Ahead {
			p.quiet()
			p.now.Premove = m
		}
	})
}

// Withdraw drops the premove.
func (p *Premoves) Withdraw() {
	p.do(func() {
		if !p.now.Premove.Null() {
			p.quiet()
			p.now.Premove = rules.Move{}
		}
	})
}

// Waiting names the premove.
func (s Snapshot) Waiting() phrase.Phrase { return inAdvance(s.Rules, s.Premove) }

// inAdvance names a move made in advance by its squares. Its notation depends on moves that
// are still to come.
func inAdvance(r rules.Rules, m rules.Move) phrase.Phrase {
	to := rules.NameOf(r, m.To)
	switch from := rules.NameOf(r, m.From); {
	case m.Drop != rules.NoKind:
		return phrase.Say("session.premove-drop", m.Drop, to)
	case m.Promote != rules.NoKind:
		return phrase.Say("session.premove-promotion", from, to, m.Promote)
	default:
		return phrase.Say("session.premove-move", from, to)
	}
}

// readAhead returns the premove that a text means, in any of the positions after a reply
// of the opponent in a position. err is set if the text is not a legal move in any of them,
// or means several moves.
func readAhead(r rules.Rules, at rules.Position, text string) (m rules.Move, open bool, err error) {
	var wrong error // the error in the first position
	for next := range rules.Replies(at) {
		found, asks, err := rules.ReadOpen(r, next, text)
		switch {
		case err != nil:
			wrong = cmp.Or(wrong, err)
		case m.Null():
			m, open = found, asks
		case found != m:
			return rules.Move{}, false, phrase.Errorf("session.premove-several", text)
		}
	}
	if m.Null() {
		return m, false, wrong
	}
	return m, open, nil
}

// follow decides whether a move may be made in advance now. If not, it drops the premove.
func (p *Premoves) follow() {
	g := p.now.Game
	turn := g.Now().Turn()
	p.now.Ahead = p.options.Premoves && p.now.Helped() && p.now.Playing() && p.now.Live() && !g.Human[turn] && g.Human[turn.Other()]
	if !p.now.Ahead {
		p.now.Premove = rules.Move{}
	}
}

// answer plays the premove if the change is a move of the opponent.
func (p *Premoves) answer(old, now match.Snapshot) {
	m, n := p.now.Premove, len(old.Moves)
	if m.Null() || !changed(old, now) {
		return
	}
	p.now.Premove = rules.Move{}
	if !now.Yours() || len(now.Moves) != n+1 || !slices.Equal(now.Moves[:n], old.Moves) {
		return
	}
	if !rules.Legal(now.Now(), m) {
		p.now.Article = ""
		p.now.Notice = phrase.Say("session.premove-cancelled", inAdvance(p.now.Rules, m), p.now.LastMove())
		return
	}
	played := p.match
	p.after = append(p.after, func() {
		if g := p.now.Game; p.match == played && len(g.Moves) == n+1 {
			p.do(func() { p.try(p.match.PlayAhead(m)) })
		}
	})
}
