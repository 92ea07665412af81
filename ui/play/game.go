package play

import (
	"fmt"

	"passedpawn/game/match"
	"passedpawn/game/player"
	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// Start begins a new game. The one before stays in the library as it is.
func (p *Page) Start(s Setup) error {
	rec, err := newRecord(s, p.Rules, p.Opponents, p.Now().Format("2006.01.02"))
	if err != nil {
		return err
	}
	p.leave()
	p.Keeper.Begin("")
	return p.begin(rec, s.flipped(), true)
}

// Resume goes on with a kept game: name is its file in the library, or "" to
// give it a new one.
func (p *Page) Resume(rec *record.Record, name string) error {
	p.leave()
	p.Keeper.Begin(name)
	return p.begin(rec, rec.Tag(orientationTag) == "black", true)
}

// Show opens a game from elsewhere. It is looked at; a move made in it makes it
// one of the person's games.
func (p *Page) Show(rec *record.Record) error {
	p.leave()
	p.Keeper.Begin("")
	return p.begin(rec, rec.Tag(orientationTag) == "black", false)
}

func (p *Page) begin(rec *record.Record, flipped, keeping bool) error {
	m, err := match.New(match.Config{
		Rules: p.Rules, Record: rec, Seats: seats(rec, p.program), Post: p.Post, Observe: p.observe,
	})
	if err != nil {
		return fmt.Errorf("the game cannot be played on: %w", err)
	}
	p.match, p.flipped, p.keeping = m, flipped, keeping
	p.say, p.hint, p.flipKey, p.thought = "", nil, false, player.Thought{}
	p.snap = m.Snapshot()
	p.shown = len(p.snap.Line) - 1
	if !keeping {
		p.shown = p.firstLook()
	}
	m.Begin()
	p.observe(m.Snapshot())
	return nil
}

// firstLook is where a game from elsewhere opens: a finished one at its start.
func (p *Page) firstLook() int {
	if p.snap.Outcome.Over() {
		return 0
	}
	return len(p.snap.Line) - 1
}

// leave ends the match on the board. A game in which no person moved is not
// worth a file.
func (p *Page) leave() {
	if p.match == nil {
		return
	}
	p.forget()
	p.match.Close()
	if p.keeping && !p.touched() {
		p.Keeper.Discard()
	}
}

// touched reports whether a person has made a move.
func (p *Page) touched() bool {
	for i := range p.snap.Moves {
		if p.snap.Human[p.snap.Line[i].Turn()] {
			return true
		}
	}
	return false
}

// observe takes a new snapshot of the match.
func (p *Page) observe(s match.Snapshot) {
	old := p.snap
	live := p.shown == len(old.Line)-1
	moved := len(s.Moves) != len(old.Moves) || s.Now().String() != old.Now().String() || s.Outcome != old.Outcome
	p.snap = s
	if live || p.shown >= len(s.Line) {
		p.shown = len(s.Line) - 1
	}
	if moved {
		p.say = ""
		p.forget()
		if p.settings.AutoFlip && s.Human[0] && s.Human[1] && live && !s.Outcome.Over() {
			p.flipped = s.Now().Turn() == rules.Black
		}
		if len(s.Moves) > 0 || s.Outcome.Over() {
			p.keeping = true
		}
	}
	if p.keeping && (len(s.Moves) > 0 || s.Record.Start != "" || s.Outcome.Over()) {
		p.keep()
	}
	p.refresh()
	if s.Outcome.Over() && !old.Outcome.Over() {
		p.Ended(s)
	}
	if s.Offered && !old.Offered && s.Human[s.OfferedBy.Other()] {
		p.answerOffer()
	}
}

func (p *Page) keep() {
	rec := p.snap.Record
	orientation := "white"
	if p.flipped {
		orientation = "black"
	}
	rec = rec.Clone()
	rec.SetTag(orientationTag, orientation)
	p.Keeper.Keep(rec)
}

func (p *Page) answerOffer() {
	by := p.snap.OfferedBy
	p.Ask("Draw?", fmt.Sprintf("%s offers a draw. %s, do you accept?", p.snap.Names[by], p.snap.Names[by.Other()]),
		"Accept", "Decline", func(yes bool) { p.try(p.match.AnswerOffer(yes)) })
}

// try says why something could not be done.
func (p *Page) try(err error) {
	if err != nil {
		p.Say(sentenceCase(err.Error()) + ".")
	}
}

// mayMove reports whether a person may move in the position shown.
func (p *Page) mayMove() bool {
	now := p.snap.Line[p.shown]
	if p.shown == len(p.snap.Line)-1 {
		return p.snap.Yours()
	}
	return p.snap.Human[now.Turn()]
}

// played is a move made on the board, perhaps in the past.
func (p *Page) played(m rules.Move) {
	if p.shown == len(p.snap.Line)-1 {
		p.try(p.match.Play(m))
		return
	}
	at := p.shown
	if p.snap.Moves[at] == m {
		p.Browse(at + 1)
		return
	}
	p.Ask("Go on from here?", fmt.Sprintf("The game goes on after %s with your new move. What was played there before stays as a variation.", p.lastMove(at)),
		"Go on", "Stay", func(yes bool) {
			if !yes || at >= len(p.snap.Line) {
				p.refresh()
				return
			}
			p.shown = len(p.snap.Line) - 1
			p.try(p.match.PlayFrom(at, m))
		})
}

func (p *Page) refused(from, to rules.Square) {
	if from != to {
		p.Say(fmt.Sprintf("%v to %v is not a legal move.", from, to))
	}
}
