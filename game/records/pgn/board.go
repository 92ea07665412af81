package pgn

import (
	"fmt"
	"strconv"
	"strings"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// A board reads and plays the moves of a line.
type board interface {
	// read finds the move that a text means, plays it, and adds it after a node. at is
	// the offset of the text in the source of the record, or -1 if the text is not there.
	read(text string, at int, behind record.Node) (record.Node, error)
	// back returns the board before the last move, and twin returns a copy. They may
	// reuse a spare board: nil, or a board of the same game that is no longer used.
	back(spare board) board
	twin(spare board) board
	// fen returns the position in FEN.
	fen() string
}

// newBoard sets up a start position, "" for the standard one. It may reuse a spare board.
// Orthodox chess and Chess960 use the fast board, which tests compare with the rules;
// other games use their rules.
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
	if rules.Chess(r.ID()) {
		if pos, err := convert.Fast(p); err == nil {
			return &chessBoard{rules: r, pos: pos}, nil
		}
	}
	return &rulesBoard{rules: r, now: p}, nil
}

// fastBoard returns a chessBoard to set up: the spare board if it is one, or a new one.
func fastBoard(spare board) *chessBoard {
	if c, ok := spare.(*chessBoard); ok {
		return c
	}
	return new(chessBoard)
}

// A chessBoard reads orthodox chess or Chess960. It asks the rules only if ReadSAN does not
// understand a move: they know every form people write, and say what is wrong.
type chessBoard struct {
	rules rules.Rules
	pos   bitboard.Position
	last  bitboard.Move
	undo  bitboard.Undo
	san   []byte         // buffer for writing a move
	slow  rules.Position // the same position as pos; nil until it is needed
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

// markBehind returns the mark for check or mate at the end of a move.
func markBehind(san string) string {
	if last := len(san) - 1; san[last] == '+' || san[last] == '#' {
		return san[last:]
	}
	return ""
}

// readSlowly reads a move that ReadSAN does not understand.
func (b *chessBoard) readSlowly(text string) (bitboard.Move, error) {
	if !looksLikeMove(text) || judged(text) {
		return 0, rules.NotMove(text)
	}
	if b.impossible(text) {
		return 0, phrase.Errorf("common.not-legal-move", text)
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

// judged reports whether a word ends with an evaluation of the position, such as = or -+.
func judged(word string) bool {
	last := word[len(word)-1]
	return word == unclear || last == '=' || last == '-' && word != null || last == '+' && len(word) > 1 && (word[len(word)-2] == '-' || word[len(word)-2] == '=')
}

// null is how PGN writes a null move.
const null = "--"

func isNull(text string) bool {
	switch strings.ToLower(text) {
	case null, "z0", "0000", "@@@@", "null", "pass", "<>":
		return true
	}
	return false
}

// A rulesBoard reads the moves of any rule set.
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
		// An evaluation of the position is not part of a move, unless the rules write it
		// that way.
		if san = b.rules.Write(b.now, m); judged(text) && san != text {
			return behind, rules.NotMove(text)
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

// FirstPly returns the number of plies before the first move of a game, counted from
// White's move 1. fen is the start position, "" for the standard one. An SFEN counts
// plies, whoever moves first.
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
