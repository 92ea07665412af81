package session

import (
	"slices"

	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// A Place is a place in the tree of a game, with the moves that lead to it. A late result
// carries the place it belongs to. Places with the same moves of the same game are equal.
type Place struct {
	Game  *player.Game
	Path  record.Path
	Line  []rules.Position // from the start of the game to the place, inclusive
	Moves []rules.Move
}

// Position is the position at the place.
func (p Place) Position() rules.Position { return p.Line[len(p.Line)-1] }

// is reports whether two places are the same.
func (p Place) is(o Place) bool { return p.Game == o.Game && slices.Equal(p.Moves, o.Moves) }

// place returns the place at a path in the tree, or at the longest part of the path that
// can be played. It reuses the positions of the previous place as far as the two share
// their moves.
func (s *state) place(path record.Path) Place {
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

// browse shows another place in the tree.
func (s *state) browse(path record.Path) {
	s.do(func() {
		s.now.Place = s.place(path)
		s.quiet()
	})
}

// Node is the node of the game's tree that is on the board.
func (s Snapshot) Node() record.Node { return s.Game.Record.At(s.Place.Path) }

// Forward is the path of the next move, or the current path if there is none.
func (s Snapshot) Forward() record.Path {
	if on := s.Place.Path.Down(0); !s.Live() && s.Game.Record.Has(on) {
		return on
	}
	return s.Place.Path
}

// LineEnd is the path of the end of the line on the board. For the main line that is the
// game's current position.
func (s Snapshot) LineEnd() record.Path {
	if s.Place.Path.Main() {
		return record.Mainline(len(s.Game.Moves))
	}
	return s.Game.Record.End(s.Place.Path)
}

// LastMove is the move that led to the position on the board, such as "12.Nf3" or
// "12...Nf6", or "the start".
func (s Snapshot) LastMove() phrase.Phrase {
	n := len(s.Place.Path)
	if n == 0 {
		return phrase.Say("session.start")
	}
	return s.numbered(s.Place.Line, s.Place.Moves, n)
}

// numbered returns the given ply of a line, counted from 1, with its move number.
func (s Snapshot) numbered(line []rules.Position, moves []rules.Move, ply int) phrase.Phrase {
	number := rules.MoveNumber(s.Rules, pgn.FirstPly(s.Game.Record.Start)+ply-1, "...")
	return phrase.Say("%v", rules.Written(s.Rules, line[ply-1], moves[ply-1]).Numbered(number))
}

// MoveAt is the move of the game made after a number of plies, such as "12.Nf3".
func (s Snapshot) MoveAt(ply int) phrase.Phrase {
	return s.numbered(s.Game.Line, s.Game.Moves, ply+1)
}

// Whereabouts says which place of the game is on the board.
func (s Snapshot) Whereabouts() phrase.Phrase {
	text := phrase.Say("session.look-game-after", s.LastMove())
	if len(s.Place.Path) == 0 {
		text = phrase.Say("session.look-start-game")
	}
	if v := s.Node().Command("eval"); v != "" {
		text = phrase.Say("%v %v", text, phrase.Say("session.judged-file", v))
	}
	return text
}
