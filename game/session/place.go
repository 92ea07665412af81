package session

import (
	"slices"

	"passedpawn/game/pgn"
	"passedpawn/game/phrase"
	"passedpawn/game/player"
	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// A Place is a place in the tree of a game, and the way there. It names what late
// results belong to: the same moves of the same game are the same place.
type Place struct {
	Game  *player.Game
	Path  record.Path
	Line  []rules.Position // from the start of the game to the place, the last
	Moves []rules.Move
}

// Position is the one at the place.
func (p Place) Position() rules.Position { return p.Line[len(p.Line)-1] }

// is reports whether two places are the same.
func (p Place) is(o Place) bool { return p.Game == o.Game && slices.Equal(p.Moves, o.Moves) }

// place is the place of a path in the tree, or as far towards it as there is a way.
// Positions on the way to the place before are taken over from that.
func (s *Session) place(path record.Path) Place {
	g, was := s.now.Game, s.now.Place
	played := 0
	for played < len(path) && path[played] == 0 && played < len(g.Moves) {
		played++
	}
	p := Place{Game: g.Game, Line: g.Line[: played+1 : played+1], Moves: g.Moves[:played:played]}
	known := was.Game == g.Game && len(was.Moves) >= played && slices.Equal(was.Moves[:played], p.Moves)
	way := g.Record.Along(path)
	for n := played; n < len(way); n++ {
		m := way[n].Move()
		var next rules.Position
		if known = known && n < len(was.Moves) && was.Moves[n] == m; known {
			next = was.Line[n+1]
		} else {
			var err error
			if next, err = p.Line[n].Play(m); err != nil {
				break
			}
		}
		p.Line, p.Moves = append(p.Line, next), append(p.Moves, m)
	}
	p.Path = path[:len(p.Moves)]
	return p
}

// Browse shows the game at a place in its tree; a game in progress goes on meanwhile.
func (s *Session) Browse(path record.Path) {
	s.do(func() {
		s.now.Place = s.place(path)
		s.quiet()
	})
}

// quiet ends what was said and shown about what has been.
func (s *Session) quiet() {
	s.now.Notice, s.now.Article, s.now.Failure, s.now.Proof = phrase.Phrase{}, "", nil, nil
	s.withdrawHint()
}

// Node is the place on the board in the tree of the game.
func (s Snapshot) Node() record.Node { return s.Game.Record.At(s.Place.Path) }

// Forward is the place one move on, the same where there is none.
func (s Snapshot) Forward() record.Path {
	if on := s.Place.Path.Down(0); !s.Live() && s.Game.Record.Has(on) {
		return on
	}
	return s.Place.Path
}

// LineEnd is the end of the line on the board: of the main line, where the game stands.
func (s Snapshot) LineEnd() record.Path {
	if s.Place.Path.Main() {
		return record.Mainline(len(s.Game.Moves))
	}
	return s.Game.Record.End(s.Place.Path)
}

// LastMove is "12.Nf3" or "12...Nf6", the move that led to the position on the board,
// or "the start".
func (s Snapshot) LastMove() phrase.Phrase {
	n := len(s.Place.Path)
	if n == 0 {
		return phrase.Say("session.start")
	}
	return s.numbered(s.Place.Line, s.Place.Moves, n)
}

// numbered is a ply of a line, counted from 1, as moves are written.
func (s Snapshot) numbered(line []rules.Position, moves []rules.Move, ply int) phrase.Phrase {
	number := rules.MoveNumber(s.Rules, pgn.FirstPly(s.Game.Record.Start)+ply-1, "...")
	return phrase.Say("%v", rules.Written(s.Rules, line[ply-1], moves[ply-1]).Numbered(number))
}

// Whereabouts says where in the game the board is.
func (s Snapshot) Whereabouts() phrase.Phrase {
	text := phrase.Say("session.look-game-after", s.LastMove())
	if len(s.Place.Path) == 0 {
		text = phrase.Say("session.look-start-game")
	}
	if v := s.Node().Command("eval"); v != "" {
		text = phrase.Say("%v %v", text, phrase.Say("session.judged-file", v))
	}
	if s.Game.Record.Has(s.Place.Path.Down(0)) {
		text = phrase.Say("%v %v", text, phrase.Say("session.right-end-go-forward"))
	}
	return text
}
