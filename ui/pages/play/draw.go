package play

import (
	"passedpawn/game/chess/law"
	"passedpawn/game/files/plain"
	"passedpawn/game/play/session"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/board/notation"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// observe takes a new snapshot of the session.
func (p *Page) observe(s session.Snapshot) {
	old := p.snap
	p.snap = s
	another := old.Game.Game != s.Game.Game
	if another {
		p.hover.kind = rules.NoKind
		p.keyboard.forget() // half a move of the previous game
		p.fit()
		p.beside.Refresh()
	}
	if !another && s.Game.Outcome.Over() && !old.Game.Outcome.Over() {
		p.putDown()
	}
	p.draw()
	if another {
		p.body.Refresh() // the board may have another shape
	}
	p.follow(old)
	if s.Game.Offered && !old.Game.Offered && s.Helped() && s.Game.Human[s.Game.OfferedBy.Other()] {
		p.Actions.answerOffer()
	}
	if s.Game.Sleep.For > old.Game.Sleep.For {
		p.Actions.askSleep(s.Game.Sleep)
	}
}

// fit makes room for what the game on the board has to show.
func (p *Page) fit() {
	p.places.timed, p.status.Teaches = p.snap.HasClocks(), rules.Described(p.snap.Rules)
}

// draw shows the snapshot in every widget. Each redraws only what has changed.
func (p *Page) draw() {
	if p.snap.Game.Game == nil {
		return
	}
	p.drawBoard()
	p.drawPlayers()
	p.entry.Follow(p.snap.Rules)
	p.bar.show(p.snap, p.away, p.config.Now())
	p.moves.Show(p.game(), p.snap.Place.Path)
	p.intro.draw(p)
	p.opening.show(p.snap)
	p.sheet.show(sheetView{
		empty: len(p.snap.Game.Record.Root().Children()) == 0, named: p.opening.label.Text != "",
		head: p.sheet.head, intro: p.sheet.intro, foot: p.sheet.foot,
	})
	kinds := rules.Sequence(p.snap.Rules)
	came := (len(kinds) > 0) != (len(p.climb.kinds) > 0)
	if p.climb.show(kinds, p.hover.of(p.snap)); came {
		p.beside.Refresh()
	}
	p.drawReview()
	p.showThoughts()
	p.buttons.draw(p)
	if detailed := p.details.show(p.snap); detailed != p.panel.detailed {
		p.panel.detailed = detailed
		p.beside.Refresh()
	}
	p.drawSentence()
	p.followEnd()
	p.config.Changed()
}

// drawReview shows the review.
func (p *Page) drawReview() {
	was := p.review.snap.Review.On
	if p.review.draw(p.snap, p) {
		p.beside.Refresh()
	}
	if was != p.snap.Review.On {
		p.body.Refresh() // the panel needs another height
	}
}

// drawSentence shows the line at the bottom.
func (p *Page) drawSentence() {
	p.status.Say(sentence(p.snap, p.config.Now()), tone(p.snap))
	_, ruled := law.Rule(p.snap.Article)
	p.status.Cites(ruled)
	p.drawAbout()
}

// drawAbout describes the piece under the pointer below the sentence. If the panel has no
// room for the name of the opening or of the game, it is there when there is nothing else.
func (p *Page) drawAbout() {
	text := p.hover.about(p.snap)
	if text == "" && p.unnamed && p.status.Teaches {
		text = p.opening.label.Text
	}
	p.status.About.SetText(text)
}

// nameGame names the game in the panel or, if it has no room, at the bottom.
func (p *Page) nameGame(inPanel bool) {
	if p.unnamed == inPanel {
		p.unnamed = !inPanel
		p.drawAbout()
	}
}

// drawBoard shows the position, and the marks on it.
func (p *Page) drawBoard() {
	s := p.snap
	at := s.Sight()
	v := boardview.View{
		Shape: rules.ShapeOf(s.Rules), Position: s.Board(), Teach: rules.Described(s.Rules), Enabled: s.MayMove(),
		Ahead: s.Ahead, Waiting: s.Premove, Flipped: s.Flipped,
		Coordinates: p.settings.Coordinates, Glide: p.settings.Glide(),
		AlwaysQueen: p.settings.AlwaysQueen, Colours: look.BoardFor(rules.ShapeOf(s.Rules), p.settings.Board, p.settings.ShogiBoard), Ranks: p.settings.ShogiRanks,
		Sides: rules.SideNames(s.Rules, s.Game.Line[0]),
	}
	if m, ok := s.Arrow(); ok {
		v.Hint = &boardview.Hint{From: m.Origin(at.Position().Turn()), To: m.To}
	}
	if at, ok := s.Hint.Pointed(at.Position()); ok {
		v.Pointed = &at
	}
	p.ideas = ideas(s)
	v.Ideas = p.ideas
	if n := len(at.Moves); n > 0 && !at.Moves[n-1].Null() {
		last, before := at.Moves[n-1], at.Line[n-1]
		v.Last = []rules.Spot{last.Origin(before.Turn()), rules.On(last.To)}
		if was, ok := rules.PieceAt(before, v.Last[0]); ok && v.Teach && last.Promote != rules.NoKind {
			v.Was = was
		}
	}
	if v.Drawings = append(drawings(s.Node()), touched(s)...); s.Showing != nil {
		v.Drawings = shown(s)
	}
	if proof := s.Proof; proof != nil {
		colour := 'R'
		if proof.Allows {
			colour = 'G'
		}
		v.Drawings = append(v.Drawings, boardview.Drawing{Arrow: boardmodel.Arrow{From: proof.From, To: proof.To}, Colour: look.DrawingColour(byte(colour))})
		for _, s := range proof.Wall {
			v.Drawings = append(v.Drawings, boardview.Drawing{Arrow: boardmodel.Arrow{From: s, To: s}, Colour: look.DrawingColour('Y')})
		}
		if proof.Double {
			v.Drawings = append(v.Drawings, boardview.Drawing{Arrow: boardmodel.Arrow{From: proof.Second, To: proof.To}, Colour: look.DrawingColour(byte(colour))})
		}
	}
	p.Board.SetView(v)
}

// drawPlayers shows the players above and below the board.
func (p *Page) drawPlayers() {
	s := p.snap
	now, timed := s.Place.Position(), s.HasClocks()
	for i, side := range sides(s) {
		moves := now.Turn() == side
		p.playerBars[i].show(playerBarView{
			name: titled(s.Game.Record, side.String(), plain.Short(i18n.P(s.Game.Names[side]), 200)), rating: rating(s.Game.Record, side, p.config.Opponents.Elo),
			side: side, about: sideNoted(s, side), board: rules.ShapeOf(s.Rules), moves: moves && !s.Game.Outcome.Over(),
			thinking: s.Live() && s.Game.Thinking && moves,
			taken:    taken(s, side),
			lead:     lead(s, side),
			timed:    timed,
			clock:    clockOf(s, side, p.config.Now()),
		})
	}
}

// resultSigns are the results as written below the moves.
var resultSigns = map[rules.Result]string{rules.WhiteWins: "1–0", rules.BlackWins: "0–1", rules.Drawn: "½–½"}

// game returns the game for the list of moves.
func (p *Page) game() notation.Game {
	s := p.snap
	ruled := make(map[record.Node]bool, len(s.Allowed))
	for n := range s.Allowed {
		ruled[n] = true
	}
	g := notation.Game{
		Of: s.Opened, Record: s.Game.Record, Rules: s.Rules, First: pgn.FirstPly(s.Game.Record.Start), Plies: len(s.Game.Moves), Ruled: ruled,
		Marks: marksOf(s), Native: p.settings.ShogiMoves == "japanese",
	}
	if s.Game.Outcome.Over() {
		g.Result, g.End = resultSigns[s.Game.Outcome.Result], i18n.P(s.Ending())
	}
	if figured(p.settings, s.Rules) {
		g.Figures = rules.LettersOf(s.Rules)
	}
	return g
}

// figured reports whether moves are written with figurines. Tiles would be too small to read
// among letters.
func figured(s settings.Settings, r rules.Rules) bool {
	return s.Figurines && !rules.ShapeOf(r).Directed
}
