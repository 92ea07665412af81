package pattern

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// A Reader finds a pattern in the texts of games, variations included. Only one goroutine
// may use it.
type Reader struct {
	matcher *Matcher
	games   rules.Games
	walker  pgn.Walker
}

// Reader returns a Reader that finds the pattern in games of the given rule sets.
func (m *Matcher) Reader(games rules.Games) *Reader { return &Reader{matcher: m, games: games} }

// In reports whether the pattern comes up in a game or its variations.
func (r *Reader) In(item pgn.Item) bool {
	if !rules.Chess(item.Variant()) {
		return false
	}
	found := false
	plain := r.walker.Visit(item, func(at *bitboard.Position, run pgn.State) (pgn.State, bool) {
		b := view(at)
		found = r.matcher.first((*Run)(&run), &b)
		return run, !found
	})
	if plain {
		return found
	}
	rec, _ := pgn.Read(item, r.games) // despite an error, what could be read is there
	if rec == nil {
		return false
	}
	_, found = r.matcher.Path(rec, r.games, true)
	return found
}

// Path returns where in a game the pattern is first found: in the main line or, if it is
// not there and variations count, in one of them.
func (m *Matcher) Path(rec *record.Record, games rules.Games, variations bool) (record.Path, bool) {
	r, ok := games.Find(rec.Rules)
	if !ok || !rules.Chess(r.ID()) {
		return nil, false
	}
	start := r.Start()
	if rec.Start != "" {
		var err error
		if start, err = r.Parse(rec.Start); err != nil {
			return nil, false
		}
	}
	pos, err := convert.Fast(start)
	if err != nil {
		return nil, false
	}
	for _, all := range []bool{false, true} {
		if all && !variations {
			break
		}
		w := walk{m, all, nil}
		if w.from(rec.Root(), pos, Run{}) {
			return w.path, true
		}
	}
	return nil, false
}

// A walk goes through the moves of a record. After it has found the pattern, path leads
// there.
type walk struct {
	*Matcher
	variations bool
	path       record.Path
}

// from reports whether the pattern is found at a node or after it.
func (w *walk) from(n record.Node, at bitboard.Position, run Run) bool {
	b := view(&at)
	if w.first(&run, &b) {
		return true
	}
	for i, child := range n.Children() {
		if i > 0 && !w.variations {
			break
		}
		m := child.Move()
		after := at
		kind, known := convert.PieceType(m.Promote)
		fast := after.Legal(convert.FastSquare(m.From), convert.FastSquare(m.To), kind)
		switch {
		case m.Null() && !after.InCheck():
			after.MakeNull()
		case fast != 0 && known:
			after.Make(fast)
		default:
			continue
		}
		w.path = append(w.path, i)
		if w.from(child, after, run) {
			return true
		}
		w.path = w.path[:len(w.path)-1]
	}
	return false
}
