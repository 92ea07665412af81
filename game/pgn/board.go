package pgn

import (
	"fmt"
	"strconv"
	"strings"

	"passedpawn/game/bitboard"
	"passedpawn/game/convert"
	"passedpawn/game/phrase"
	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// A board reads the moves of a line, and plays them as it goes.
type board interface {
	// read finds the move a text means, plays it, and adds it behind a node. The
	// text stands at an offset of the source of the record, or not there: -1.
	read(text string, at int, behind record.Node) (record.Node, error)
	// back is the board as it was before the last move, twin as it is. They may be
	// made of a spare one, which is nil or a board of the same game that is not
	// used any more.
	back(spare board) board
	twin(spare board) board
	// fen is the position.
	fen() string
}

// newBoard sets up a start, "" for the usual one; it may be made of a spare board.
// Orthodox chess goes over the fast board, which tests hold equal to the rules;
// other games over their rules.
func newBoard(r rules.Rules, start string, spare board) (board, error) {
	if start == "" && r.ID() == "chess" {
		b := fastBoard(spare)
		b.rules, b.pos, b.last, b.slow = r, bitboard.Start(), 0, nil
		return b, nil
	}
	p := r.Start()
	if start != "" {
		var err error
		if p, err = r.Parse(start); err != nil {
			return nil, err
		}
	}
	if r.ID() == "chess" {
		if pos, err := convert.Fast(p); err == nil {
			return &chessBoard{rules: r, pos: pos}, nil
		}
	}
	return &rulesBoard{rules: r, now: p}, nil
}

// fastBoard is a chessBoard to be set up, made of a spare one if that is one.
func fastBoard(spare board) *chessBoard {
	if c, ok := spare.(*chessBoard); ok {
		return c
	}
	return new(chessBoard)
}

// chessBoard is orthodox chess. Only what ReadSAN does not understand goes to
// the rules, which know every form people write and say what is wrong.
type chessBoard struct {
	rules rules.Rules
	pos   bitboard.Position
	last  bitboard.Move
	undo  bitboard.Undo
	san   []byte         // room to write a move in
	slow  rules.Position // the same as pos, nil where nobody has asked
}

func (b *chessBoard) read(text string, at int, behind record.Node) (record.Node, error) {
	m, exact := b.pos.ReadSAN(text)
	if m == 0 {
		if isNull(text) {
			return b.pass(behind)
		}
		var err error
		if m, err = b.readSlowly(text); err != nil {
			return behind, err
		}
		exact = false
	}
	if !exact {
		b.san = b.pos.AppendSAN(b.san[:0], m)
	}
	b.last, b.undo, b.slow = m, b.pos.Make(m), nil
	mark := b.pos.Mark()
	stands := exact && mark == markBehind(text)
	if !exact {
		b.san = append(b.san, mark...)
		stands = string(b.san) == text
	}
	switch {
	case stands && at >= 0 && m.Promotion() == bitboard.NoKind:
		return behind.Quote(convert.Square(m.From()), convert.Square(m.To()), at, len(text)), nil
	case exact:
		text = strings.TrimRight(text, "+#") + mark
	default:
		text = string(b.san)
	}
	return behind.Add(convert.Move(m), text), nil
}

// markBehind is the mark of check or mate that a move is written with.
func markBehind(san string) string {
	if last := len(san) - 1; san[last] == '+' || san[last] == '#' {
		return san[last:]
	}
	return ""
}

// readSlowly reads what ReadSAN does not.
func (b *chessBoard) readSlowly(text string) (bitboard.Move, error) {
	if !looksLikeMove(text) || judged(text) {
		return 0, phrase.Errorf("common.not-move", text)
	}
	if b.slow == nil {
		p, err := b.rules.Parse(b.pos.String())
		if err != nil {
			return 0, err
		}
		b.slow = p
	}
	m, err := b.rules.Read(b.slow, text)
	if err != nil {
		return 0, err
	}
	kind, known := convert.PieceType(m.Promote)
	fast := b.pos.Legal(convert.FastSquare(m.From), convert.FastSquare(m.To), kind)
	if fast == 0 || !known {
		return 0, fmt.Errorf("%q is not a legal move here", text)
	}
	return fast, nil
}

func (b *chessBoard) pass(behind record.Node) (record.Node, error) {
	if b.pos.InCheck() {
		return behind, fmt.Errorf("a side in check cannot pass")
	}
	b.last, b.undo, b.slow = 0, b.pos.MakeNull(), nil
	return behind.Add(rules.Move{}, null), nil
}

func (b *chessBoard) twin(spare board) board {
	c := fastBoard(spare)
	san := c.san
	*c = *b
	c.san = san
	return c
}

func (b *chessBoard) back(spare board) board {
	c := b.twin(spare).(*chessBoard)
	c.slow = nil
	if c.last == 0 {
		c.pos.UnmakeNull(c.undo)
	} else {
		c.pos.Unmake(c.last, c.undo)
	}
	return c
}

func (b *chessBoard) fen() string { return b.pos.String() }

// judged reports whether a word ends with a sign for the position: = or -+ and kin.
func judged(word string) bool {
	last := word[len(word)-1]
	return last == '=' || last == '-' && word != null || last == '+' && len(word) > 1 && (word[len(word)-2] == '-' || word[len(word)-2] == '=')
}

// null is how the null move is written.
const null = "--"

func isNull(text string) bool {
	switch strings.ToLower(text) {
	case null, "z0", "0000", "@@@@", "null", "pass", "<>":
		return true
	}
	return false
}

// rulesBoard is any rule set.
type rulesBoard struct {
	rules    rules.Rules
	was, now rules.Position
}

func (b *rulesBoard) read(text string, _ int, behind record.Node) (record.Node, error) {
	m, san, err := rules.Move{}, null, error(nil)
	if !isNull(text) {
		if m, err = b.rules.Read(b.now, text); err != nil {
			return behind, err
		}
		// A sign for the position is no part of a move, unless the game writes it so.
		if san = b.rules.Write(b.now, m); judged(text) && san != text {
			return behind, phrase.Errorf("common.not-move", text)
		}
	}
	next, err := b.now.Play(m)
	if err != nil {
		return behind, err
	}
	b.was, b.now = b.now, next
	return behind.Add(m, san), nil
}

func (b *rulesBoard) twin(board) board { c := *b; return &c }

func (b *rulesBoard) back(board) board { return &rulesBoard{rules: b.rules, now: b.was} }

func (b *rulesBoard) fen() string { return b.now.String() }

// FirstPly is the number of plies before the first of a game, counted from
// White's move 1, by its start in FEN; "" is the usual start. An SFEN counts plies,
// whoever begins.
func FirstPly(fen string) int {
	ply := 0
	f := strings.Fields(fen)
	if len(f) == 4 {
		if n, err := strconv.Atoi(f[3]); err == nil {
			return n - 1
		}
	}
	if len(f) == 6 {
		if n, err := strconv.Atoi(f[5]); err == nil {
			ply = 2 * (n - 1)
		}
	}
	if len(f) > 1 && f[1] == "b" {
		ply++
	}
	return ply
}
