// Package san reads the moves of chess, with the usual start or another one, in every
// form that people write.
package san

import (
	"errors"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// pattern is what a text says about a move. What it leaves open is zero or -1.
type pattern struct {
	kind       rules.Kind
	file, rank int8
	to         rules.Square
	promote    rules.Kind
	castle     int8 // 1 for O-O, -1 for O-O-O, 0 if the move is not castling
}

var pieceNames = strings.NewReplacer(
	"♔", "K", "♕", "Q", "♖", "R", "♗", "B", "♘", "N", "♙", "",
	"♚", "K", "♛", "Q", "♜", "R", "♝", "B", "♞", "N", "♟", "", "\ufe0e", "", "\ufe0f", "",
)

// castlingForms writes castling in one form, and between removes what only separates the parts
// of a move.
var (
	castlingForms = strings.NewReplacer("0", "o", "O", "o", "-", "")
	between       = strings.NewReplacer("x", "", "X", "", "-", "", ":", "", "=", "", "(", "", ")", "", "/", "")
)

// Read finds the one legal move of a game in a position that a text means. It reads SAN
// in all forms that people and programs write, long algebraic notation, and coordinates as
// in UCI, in upper or lower case if that is unambiguous. An error says whether the text is
// no move, is not legal or could mean several moves.
func Read(r rules.Rules, p rules.Position, text string) (rules.Move, error) {
	clean := strings.TrimSpace(pieceNames.Replace(text))
	for _, end := range []string{"e.p.", "ep"} {
		clean = strings.TrimSpace(strings.TrimSuffix(clean, end))
	}
	clean = strings.TrimRight(clean, "+#!?")
	want, err := parse(clean)
	if err != nil {
		return rules.Move{}, rules.NotMove(text)
	}
	found := matching(p, want)
	if len(found) == 0 && strings.HasPrefix(clean, "b") {
		// A lower-case b is a file first, and a bishop only if no move matches that.
		if bishop, err := parse("B" + clean[1:]); err == nil {
			found = matching(p, bishop)
		}
	}
	switch len(found) {
	case 1:
		return found[0], nil
	case 0:
		return rules.Move{}, phrase.Errorf("common.not-legal-move", text)
	}
	if found[0].From == found[1].From {
		return rules.Move{}, phrase.Errorf("orthodox.not-say-piece-pawn", text)
	}
	return rules.Move{}, phrase.Errorf("common.could-be-or", text, rules.Written(r, p, found[0]), rules.Written(r, p, found[1]))
}

func matching(p rules.Position, want pattern) []rules.Move {
	var found []rules.Move
	for _, m := range p.Moves() {
		if want.fits(p, m) {
			found = append(found, m)
		}
	}
	return found
}

// fits reports whether a legal move is as wanted.
func (want pattern) fits(p rules.Position, m rules.Move) bool {
	if want.castle != 0 {
		return rules.Castles(p, m) && (m.To.File > m.From.File) == (want.castle > 0)
	}
	piece, _ := p.At(m.From)
	own, onto := p.At(m.To)
	switch {
	case m.To != want.to,
		m.Promote != promotion(want, m),
		want.kind != rules.NoKind && want.kind != piece.Kind,
		want.kind != rules.NoKind && onto && own.Side == p.Turn(),            // "Kh1" is no castling with a rook on h1, "e1h1" is
		want.kind == rules.Pawn && want.file < 0 && m.From.File != m.To.File, // a capture names its file
		want.file >= 0 && want.file != m.From.File,
		want.rank >= 0 && want.rank != m.From.Rank:
		return false
	}
	return true
}

// promotion lets a text without a promotion match every promotion, so that the missing
// piece is reported.
func promotion(want pattern, m rules.Move) rules.Kind {
	if want.promote == rules.NoKind {
		return m.Promote
	}
	return want.promote
}

// parse reads what a text says about a move.
func parse(s string) (pattern, error) {
	none := errors.New("no move")
	want := pattern{file: -1, rank: -1}
	switch castlingForms.Replace(s) {
	case "oo":
		want.castle = 1
		return want, nil
	case "ooo":
		want.castle = -1
		return want, nil
	}
	s = between.Replace(s)
	s, want.kind = leadingPiece(s)
	s, want.promote = trailingPiece(s)
	coordinates := want.kind == rules.NoKind && len(s) == 4
	if len(s) < 2 || len(s) > 4 {
		return want, none
	}
	to, err := rules.ParseSquare(strings.ToLower(s[len(s)-2:]))
	if err != nil || to.File > 7 || to.Rank > 7 {
		return want, none
	}
	if want.to = to; !want.origin(strings.ToLower(s[:len(s)-2])) {
		return want, none
	}
	if want.kind == rules.NoKind && !coordinates {
		want.kind = rules.Pawn
	}
	return want, nil
}

// origin reads the file and the rank of the square where a move begins. Either may be
// missing.
func (want *pattern) origin(s string) (ok bool) {
	for _, c := range s {
		switch {
		case c >= 'a' && c <= 'h' && want.file < 0 && want.rank < 0:
			want.file = int8(c - 'a')
		case c >= '1' && c <= '8' && want.rank < 0:
			want.rank = int8(c - '1')
		default:
			return false
		}
	}
	return true
}

var letters = map[rune]rules.Kind{
	'p': rules.Pawn, 'n': rules.Knight, 'b': rules.Bishop, 'r': rules.Rook, 'q': rules.Queen, 'k': rules.King,
}

// leadingPiece cuts off a piece letter at the front: any capital, or a lower-case letter
// that is not also a file.
func leadingPiece(s string) (string, rules.Kind) {
	if s == "" || strings.ContainsRune("abcdefgh", rune(s[0])) {
		return s, rules.NoKind
	}
	if kind, ok := letters[rune(s[0])|0x20]; ok && (s[0] != 'P' || len(s) > 2) {
		return s[1:], kind
	}
	return s, rules.NoKind
}

func trailingPiece(s string) (string, rules.Kind) {
	if len(s) < 3 {
		return s, rules.NoKind
	}
	last := rune(s[len(s)-1])
	if before := s[len(s)-2]; before != '1' && before != '8' {
		return s, rules.NoKind
	}
	if kind, ok := letters[last|0x20]; ok && kind != rules.Pawn && last < 0x80 {
		return s[:len(s)-1], kind
	}
	return s, rules.NoKind
}
