package index

import (
	"encoding/binary"
	"sort"
	"strings"

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
	s := scan{matcher: m, gameReader: newGameReader()}
	s.usual = pattern.BoardOf(&s.gameReader.usual)
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
	gameReader
	usual  pattern.Board
	games  []byte // buffers
	places []byte
	moves  []byte
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
	first, last := int64(rows[0])-int64(v.first), int64(rows[len(rows)-1])-int64(v.first)
	if s.places, err = v.of.read(s.places, v.at+v.placesAt()+4*first, 4*(last-first+2)); err != nil {
		return nil, err
	}
	place := func(row int64) int64 { return int64(binary.LittleEndian.Uint32(s.places[4*(row-first):])) }
	from := place(first)
	if s.games, err = v.of.read(s.games, v.at+from, place(last+1)-from); err != nil {
		return nil, err
	}
	for _, row := range rows {
		n := int64(row) - int64(v.first)
		begin, end := place(n)-from, place(n+1)-from
		if begin < 0 || begin > end || end > int64(len(s.games)) {
			return nil, ErrDamaged
		}
		if s.has(s.games[begin:end]) {
			kept = append(kept, row)
		}
	}
	return kept, nil
}

// has reports whether the pattern came up in a game.
func (s *scan) has(game []byte) bool {
	r, ok := readRecord(game)
	if !ok || !s.matcher.Possible(r.least) || isVariant(string(r.start)) {
		return false
	}
	p, coder, ok := s.begin(r)
	if !ok {
		return false
	}
	b := s.usual
	if len(r.start) > 0 {
		b = pattern.BoardOf(&p)
	}
	s.moves = r.wideMoves(s.moves[:0], coder)
	_, ok = s.matcher.Find(b, s.moves)
	return ok
}

// isVariant reports whether a game with a start is neither orthodox chess nor Chess960.
func isVariant(start string) bool {
	return strings.Contains(start, "\n") && !strings.HasPrefix(start, chess960Start)
}
