package pgn

import (
	"strings"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// A Walker plays the moves of games of orthodox chess and Chess960, including their variations,
// without storing them. That takes a fraction of the time of Read. It understands
// standard PGN, which is almost every game, and gives up at anything else.
type Walker struct {
	at     walked
	around []walked // the lines that variations interrupted, the main line first
	counts Counts
	bounds record.Bounds
	large  bool // the game may exceed the bounds
	ended  rules.Result
	visit  Visitor // nil for none
	over   bool    // the visitor wants no more
}

// small is the size of movetext, in bytes, in which only arrows and circles can exceed a bound
// of record.Bounds: everything else takes more room.
const small = 8 << 10

// A Visitor is called with each position of a game and with the state that it returned
// for the position before, in the same line. It returns false to end the walk.
type Visitor func(at *bitboard.Position, before State) (State, bool)

// State is what a Visitor carries along a line. It is zero before the first position.
type State [4]uint16

// A walked is the current position of a line and its last move.
type walked struct {
	pos   bitboard.Position
	last  bitboard.Move // 0 for a null move
	undo  bitboard.Undo
	moved bool // there is a last move
	ply   int  // from the start
	notes record.Noted

	unsearched int // bytes of the comments on the last move in which nothing was counted

	state, before State // of the visitor, now and before the last move
}

// Walk counts the contents of a game. plain is true if Read finds no error and nothing
// unusual in it; otherwise the game has to be read to know.
func (w *Walker) Walk(item Item) (c Counts, plain bool) {
	w.visit = nil
	return w.walk(item)
}

// Visit calls a visitor with the positions of a game, the start included, in the order of
// the text. plain is as in Walk; it is true if the visitor has ended the walk.
func (w *Walker) Visit(item Item, visit Visitor) (plain bool) {
	w.visit, w.over = visit, false
	_, plain = w.walk(item)
	return plain || w.over
}

func (w *Walker) walk(item Item) (c Counts, plain bool) {
	start, ok := startOf(item)
	if !ok || item.loose || item.prose || doubled(item.Tags) || item.Variant() != item.Tag("Variant") {
		return Counts{}, false
	}
	w.at, w.around = walked{pos: start}, w.around[:0]
	w.counts, w.bounds, w.ended = Counts{Games: 1}, record.Bounds{}, ""
	w.large = len(item.Text)-item.moves > small
	if w.visit != nil && !w.visited() {
		return Counts{}, false
	}
	lex := item.movetext()
	for t := lex.next(); t.kind != end; t = lex.next() {
		if t.kind == number {
			if w.at.ply == 0 && item.late(t) > 0 {
				return Counts{}, false
			}
		} else if !w.token(item.Text, t) {
			return Counts{}, false
		}
	}
	if len(w.around) > 0 || contradicts(item.Tag("Result"), outcome(item, w.ended)) {
		return Counts{}, false
	}
	return w.counts, true
}

// startOf returns the start position of a game of orthodox chess or Chess960, and false
// if it has none or is of another variant.
func startOf(item Item) (bitboard.Position, bool) {
	variant, fen, parse := item.Variant(), item.Tag("FEN"), bitboard.Parse
	switch orthodox := rules.Orthodox(variant); {
	case orthodox && fen == "":
		return bitboard.Start(), true
	case orthodox:
	case !rules.Chess960(variant):
		return bitboard.Position{}, false
	default:
		parse = bitboard.Parse960
		if fen == "" {
			fen = usualStart
		}
	}
	p, err := parse(fen)
	return p, err == nil && !leavesOut(&p, fen)
}

// leavesOut reports whether a FEN has more castling rights than its position.
func leavesOut(p *bitboard.Position, fen string) bool {
	f := strings.Fields(fen)
	if len(f) < 3 {
		return false
	}
	rights := len(strings.Trim(f[2], "-"))
	for _, side := range [...]bitboard.Side{0, 1} {
		for _, short := range [...]bool{false, true} {
			if p.MayCastle(side, short) {
				rights--
			}
		}
	}
	return rights > 0
}

// token reads a token that is not a move number, and returns false if it is not standard or exceeds the bounds.
func (w *Walker) token(text string, t token) bool {
	word := text[t.from:t.to]
	if w.large && within(&w.bounds, t.kind, word, w.at.ply, &w.at.notes) != "" {
		return false
	}
	switch t.kind {
	case move:
		return w.move(word)
	case comment:
		return w.comment(word)
	case symbol:
		return w.symbol(word)
	case nag:
		w.counts.NAGs++
		return len(word) > 1 && len(word) < len("$10000")
	case open:
		return w.open()
	case shut:
		return w.shut()
	case result:
		r, ok := asResult(word)
		w.ended = r
		return ok && string(r) == word && len(w.around) == 0 && skipBlank(text, t.to) == len(text)
	}
	return false
}

func (w *Walker) symbol(word string) bool {
	word, nag := parts(word)
	if nag > 0 {
		w.counts.NAGs++
	}
	return word == "" || w.move(word)
}

func (w *Walker) move(word string) bool {
	if len(w.around) > 0 {
		w.counts.VariationPlies++
	} else {
		w.counts.Plies++
	}
	return w.at.play(word) && (w.visit == nil || w.visited())
}

// visited calls the visitor, and returns false if it wants no more.
func (w *Walker) visited() bool {
	next, more := w.visit(&w.at.pos, w.at.state)
	w.at.before, w.at.state, w.over = w.at.state, next, !more
	return more
}

// play plays a move. It returns false for words that the fast board does not understand;
// those need the rules.
func (at *walked) play(word string) bool {
	m, _ := at.pos.ReadSAN(word)
	switch {
	case m != 0:
		at.undo = at.pos.Make(m)
	case isNull(word) && !at.pos.InCheck():
		at.undo = at.pos.MakeNull()
	default:
		return false
	}
	at.last, at.moved, at.ply, at.notes, at.unsearched = m, true, at.ply+1, record.Noted{}, 0
	return true
}

func (w *Walker) comment(text string) bool {
	last := len(text) - 1
	if text[0] != '{' || text[last] != '}' || !w.large && !w.few(text) {
		return false
	}
	if at := skipWhite(text, 1); at < last {
		w.counts.Comments++
	}
	return true
}

// few counts a comment in a small game, and returns false if the last move may have too many
// arrows and circles. The first bytes of comments on a move cannot contain so many, and need
// not be searched for them.
func (w *Walker) few(text string) bool {
	if w.at.notes == (record.Noted{}) {
		if w.at.unsearched += len(text); w.at.unsearched <= record.MostDrawings {
			return true
		}
		if w.at.unsearched > len(text) {
			return false
		}
	}
	return w.bounds.Note(&w.at.notes, text) == ""
}

// open begins a variation on the last move.
func (w *Walker) open() bool {
	if !w.at.moved || len(w.around) == deepest {
		return false
	}
	w.counts.Variations++
	w.around = append(w.around, w.at)
	w.at.state = w.at.before
	w.at.ply, w.at.notes, w.at.unsearched = w.at.ply-1, record.Noted{}, 0
	if w.at.moved = false; w.at.last == 0 {
		w.at.pos.UnmakeNull(w.at.undo)
	} else {
		w.at.pos.Unmake(w.at.last, w.at.undo)
	}
	return true
}

// shut ends a variation, which must contain a move.
func (w *Walker) shut() bool {
	n := len(w.around)
	if n == 0 || !w.at.moved {
		return false
	}
	w.at, w.around = w.around[n-1], w.around[:n-1]
	return true
}

// outcome returns the result of a game: the one at the end of its moves, or the one in
// its tag if the moves leave it open.
func outcome(item Item, ended rules.Result) rules.Result {
	if ended == "" || ended == rules.Ongoing {
		return item.Result()
	}
	return ended
}

// contradicts reports whether a Result tag gives another result than the game has.
func contradicts(tagged string, ended rules.Result) bool {
	if tagged == string(ended) {
		return false
	}
	r, ok := asResult(trim(tagged))
	return ok && r != rules.Ongoing && r != ended
}
