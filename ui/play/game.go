package play

import (
	"strings"

	"passedpawn/game/clock"
	"passedpawn/game/match"
	"passedpawn/game/player"
	"passedpawn/game/record"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// Start begins a new game. The one before stays in the library as it is.
func (p *Page) Start(s Setup) error {
	r, ok := p.Variants.Find(s.Variant)
	if !ok {
		return rules.Errorf("the game %q is not known here", s.Variant)
	}
	rec, err := newRecord(s, r, p.Opponents, p.Now().Format("2006.01.02"))
	if err != nil {
		return err
	}
	p.leave()
	p.Keeper.Begin("")
	return p.begin(rec, arrival{flipped: s.flipped(rules.ShapeOf(r)), keeping: true})
}

// Resume goes on with a kept game: name is its file in the library, or "" to
// give it a new one. One that was not played here is a study again.
func (p *Page) Resume(rec *record.Record, name string) error {
	p.leave()
	p.Keeper.Begin(name)
	a := arrival{flipped: p.turned(rec), keeping: true, study: !playedHere(rec)}
	if name != "" {
		a.written = rec.Clone()
	}
	return p.begin(rec, a)
}

// Show opens a game from elsewhere as a study: nobody plays it, and an edit makes
// it one of the person's games.
func (p *Page) Show(rec *record.Record) error { return p.ShowReplayed(rec, nil) }

// ShowReplayed is Show for a game that was replayed away from Fyne's thread.
func (p *Page) ShowReplayed(rec *record.Record, line *match.Line) error {
	p.leave()
	p.Keeper.Begin("")
	return p.begin(rec, arrival{flipped: p.turned(rec), study: true, line: line})
}

// turned reports whether the board of a record was seen from the other side.
func (p *Page) turned(rec *record.Record) bool {
	below := rules.White
	if r, ok := p.Variants.Find(rec.Rules); ok {
		below = rules.ShapeOf(r).Below
	}
	return rec.Tag(orientationTag) == strings.ToLower(below.Other().String())
}

// ShowPosition opens a position as a study. variant is what PGN calls the game, ""
// for orthodox chess.
func (p *Page) ShowPosition(r rules.Rules, variant, start string) error {
	rec, err := blank(r, variant, start)
	if err != nil {
		return err
	}
	return p.Show(rec)
}

// An arrival is how a game comes onto the board.
type arrival struct {
	flipped bool           // the board is seen from the other side
	keeping bool           // it has a file, or gets one
	written *record.Record // what that file holds, nil for nothing
	study   bool           // nobody plays it
	line    *match.Line    // what was played, nil where it has not been replayed
}

func (p *Page) begin(rec *record.Record, a arrival) error {
	r, ok := p.Variants.Find(rec.Rules)
	if !ok {
		return rules.Errorf("the game %q is not known here", rec.Rules)
	}
	c := match.Config{
		Rules: r, Record: rec, Line: a.line, Seats: people(rec), Study: a.study, Post: p.Post, Observe: p.observe, Now: p.Now, After: p.After, Thought: p.heed,
	}
	if !a.study { // its programs and its clocks are history
		c.Seats, c.Control = seats(rec, p.program), clock.FromTags(rec.Tag)
	}
	m, err := match.New(c)
	if err != nil {
		return rules.Errorf("the game cannot be played on: %v", err)
	}
	p.rules = r
	p.match, p.flipped, p.keeping, p.study = m, a.flipped, a.keeping, a.study
	p.written = a.written
	p.begun, p.stored, p.noted = rec.Clone(), a.written != nil, false
	p.entry.SetText("") // half a move of the game before
	p.allowed.looking.Drop()
	p.names, p.allowed, p.kind = nil, allowed{looking: p.allowed.looking}, rules.NoKind
	p.listed = false
	p.timed, p.panel.named = hasClocks(rec), p.orthodox()
	p.beside.Refresh()
	p.analysis.end()
	p.analysis.analyst = nil // who remembers another game
	p.say, p.hint, p.flipKey, p.thought = "", nil, false, player.Thought{}
	p.snap, p.history, p.hurried = m.Snapshot(), history{}, [2]bool{}
	if p.show(nil); a.keeping { // a game from elsewhere opens at its start: its end may be a study's solution
		p.show(record.Mainline(len(p.snap.Moves)))
	}
	m.Begin()
	p.observe(m.Snapshot())
	p.content.Refresh() // the board may have another shape
	return nil
}

// leave ends the match on the board.
func (p *Page) leave() {
	if p.match == nil {
		return
	}
	p.forget()
	p.match.Close()
	if p.keeping && !p.worth() {
		p.Keeper.Discard()
	}
}

// worth reports whether the game needs a file: a person has moved in it or edited it.
// A study needs one of its own only while it differs from what was opened.
func (p *Page) worth() bool {
	if p.study {
		return p.stored || p.noted
	}
	return p.touched() || p.noted
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
	live := p.live()
	moved := len(s.Moves) != len(old.Moves) || s.Now().String() != old.Now().String() || s.Outcome != old.Outcome
	p.snap = s
	if live || !s.Record.Has(p.view.path) {
		p.view.path = record.Mainline(len(s.Moves))
	}
	p.show(p.view.path)
	if moved && !p.history.busy {
		p.history = history{}
	}
	if moved {
		p.say, p.why.proof = "", nil
		p.forget()
		if p.settings.AutoFlip && !p.study && s.Human[0] && s.Human[1] && live && !s.Outcome.Over() {
			p.flipped = s.Now().Turn() != rules.ShapeOf(p.rules).Below
		}
		if len(s.Moves) > 0 || s.Outcome.Over() {
			p.keeping = true
		}
	}
	if p.keeping && (len(s.Moves) > 0 || s.Record.Start != "" || s.Outcome.Over() || p.written != nil) {
		p.keep()
	}
	p.refresh()
	p.playGameSound(old, s)
	if s.Outcome.Over() && !old.Outcome.Over() && !p.study && !p.history.busy {
		p.Ended(s)
	}
	if s.Offered && !old.Offered && s.Human[s.OfferedBy.Other()] {
		p.answerOffer()
	}
	if s.Nap.For > old.Nap.For {
		p.askNap(s.Nap)
	}
}

func (p *Page) keep() {
	rec := p.snap.Record
	orientation := strings.ToLower(p.Bottom().String())
	rec = rec.Clone()
	if p.flipped || rec.Tag(orientationTag) != "" || p.written == nil {
		rec.SetTag(orientationTag, orientation)
	}
	if p.study && playedHere(rec) {
		rec.SetTag(studyTag, "yes")
	}
	if p.written == nil || !p.written.Equal(rec) { // a game that was only looked at is not written anew
		p.written = rec
		p.Keeper.Keep(rec)
	}
}

func (p *Page) answerOffer() {
	by := p.snap.OfferedBy
	p.Ask(i18n.T("Draw?"), i18n.F("%s offers a draw. %s, do you accept?", p.snap.Names[by], p.snap.Names[by.Other()]),
		i18n.T("Accept"), i18n.T("Decline"), func(yes bool) { p.try(p.match.AnswerOffer(yes)) })
}

// try says why something could not be done.
func (p *Page) try(err error) {
	if err != nil {
		p.Say(i18n.Sentence(err))
	}
}

// mayMove reports whether a person may move in the position shown.
func (p *Page) mayMove() bool {
	if p.live() && !p.snap.Outcome.Over() {
		return p.snap.Yours()
	}
	return p.studied() || p.snap.Human[p.Shown().Turn()]
}

// played is a move made on the board, perhaps in the past.
func (p *Page) played(m rules.Move) {
	p.entry.SetText("") // another move was begun there
	if p.live() && p.Playing() {
		p.try(p.match.Play(m))
		return
	}
	path := p.view.path
	for i, c := range p.snap.Record.At(path).Children() {
		if c.Move() == m {
			p.Browse(path.Down(i))
			return
		}
	}
	if p.studied() {
		before, san := p.Shown(), p.rules.Write(p.Shown(), m)
		p.edit(rules.Say("the move %s", p.said(san)), func(r *record.Record) record.Path { return p.match.Try(r, path, m, san) })
		p.playMoveSound(before, p.Shown(), false)
		return
	}
	at := len(path)
	p.Ask(i18n.T("Go on from here?"), i18n.F("The game goes on after %s with your new move. What was played there before stays as a variation.", p.lastMove()),
		i18n.T("Go on"), i18n.T("Stay"), func(yes bool) {
			if !yes || at >= len(p.snap.Line) {
				p.refresh()
				return
			}
			p.show(record.Mainline(len(p.snap.Moves)))
			p.try(p.match.PlayFrom(at, m))
		})
}
