package index

import (
	"encoding/binary"
	"sort"
	"strings"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/library/pattern"
)

// pattern returns the rows of the games in which a pattern came up.
func (f *filter) pattern(p pattern.Pattern, rows []int32) ([]int32, error) {
	m := pattern.NewMatcher(p)
	if p.Variations {
		return f.from.Texts(rows, m.Reader(f.from.Sets).In)
	}
	if f.from.Positions == nil {
		return rows[:0:0], nil
	}
	return f.from.Positions.having(m, rows)
}

// having returns the rows of the games in whose main lines a pattern came up. rows are in
// ascending order.
func (p *Positions) having(m *pattern.Matcher, rows []int32) (kept []int32, err error) {
	s := scan{matcher: m, games: newGameReader()}
	s.usual, s.next = pattern.BoardOf(&s.games.usual), s.move
	for _, v := range p.views {
		end := int32(v.first + v.to)
		n := sort.Search(len(rows), func(i int) bool { return rows[i] >= end })
		if kept, err = s.view(v, rows[:n], kept); err != nil {
			return nil, err
		}
		rows = rows[n:]
	}
	return kept, nil
}

// A scan plays the games of segments.
type scan struct {
	matcher *pattern.Matcher
	games   gameReader
	usual   pattern.Board
	next    func() bitboard.Move // move
	game    record               // whose moves are what is left of them
	coder   bitboard.Coder       // at the next move, unless they are wide
	data    []byte               // buffers
	places  []byte
}

// view adds the rows of the games in a view in which the pattern came up. It reads the
// games between the first row and the last at once.
func (s *scan) view(v view, rows, kept []int32) (_ []int32, err error) {
	for len(rows) > 0 && int(rows[0]) < v.first+v.from {
		rows = rows[1:] // a game without moves, between two segments
	}
	if len(rows) == 0 {
		return kept, nil
	}
	at := (int64(rows[0]) - int64(v.first)) / placed
	size := (int64(rows[len(rows)-1])-int64(v.first))/placed + 1 - at // in groups
	if s.places, err = v.of.read(s.places, v.at+v.placesAt()+4*at, 4*(size+1)); err != nil {
		return nil, err
	}
	from, to := binary.LittleEndian.Uint32(s.places), binary.LittleEndian.Uint32(s.places[4*size:])
	if s.data, err = v.of.read(s.data, v.at+int64(from), int64(to)-int64(from)); err != nil {
		return nil, err
	}
	games, next := s.data, int32(v.first)+int32(at)*placed
	for _, row := range rows {
		game, ok := []byte(nil), true
		for ; next <= row && ok; next++ {
			game, games, ok = cutRecord(games)
		}
		if !ok {
			return nil, ErrDamaged
		}
		if s.has(game) {
			kept = append(kept, row)
		}
	}
	return kept, nil
}

// has reports whether the pattern came up in a game.
func (s *scan) has(game []byte) (ok bool) {
	if s.game, ok = readRecord(game); !ok || !s.matcher.Possible(s.game.least) || isVariant(string(s.game.start)) {
		return false
	}
	p, coder, ok := s.games.begin(s.game)
	if !ok {
		return false
	}
	b := s.usual
	switch s.coder = coder; {
	case !s.game.wide && s.matcher.Crowded(s.men()):
		if !s.skip() {
			return false
		}
		b = pattern.BoardOf(&s.coder)
	case len(s.game.start) > 0:
		b = pattern.BoardOf(&p)
	}
	_, ok = s.matcher.Find(b, s.next)
	return ok
}

// men returns how many pieces White and Black have.
func (s *scan) men() (white, black pattern.Men) { return s.of(0), s.of(1) }

func (s *scan) of(side bitboard.Side) pattern.Men {
	pawns := s.coder.Pawns(side)
	return pattern.Men{Pawns: pawns.Count(), Others: (s.coder.Side(side) &^ pawns).Count()}
}

// skip makes the moves after which too many pieces are left for the pattern. It returns
// false if that is so up to the end.
func (s *scan) skip() bool {
	for before := 0; ; {
		m := s.move()
		if m == 0 {
			return false
		}
		now := (s.coder.Side(0) | s.coder.Side(1)).Count()
		if now == before && m.Promotion() == bitboard.NoKind {
			continue // as many pieces as before
		}
		if before = now; !s.matcher.Crowded(s.men()) {
			return true
		}
	}
}

// move returns the next move of the game, the zero Move at its end.
func (s *scan) move() (m bitboard.Move) {
	switch {
	case !s.game.wide:
		m, s.game.moves = s.coder.Next(s.game.moves)
	case len(s.game.moves) >= 2:
		m, s.game.moves = bitboard.Move(firstCode(s.game.moves)), s.game.moves[2:]
	}
	return m
}

// isVariant reports whether a game with a start is neither orthodox chess nor Chess960.
func isVariant(start string) bool {
	return strings.Contains(start, "\n") && !strings.HasPrefix(start, chess960Start)
}
