package orthodox

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/notnil/chess"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

var letters = map[rune]rules.Kind{
	'p': rules.Pawn, 'n': rules.Knight, 'b': rules.Bishop, 'r': rules.Rook, 'q': rules.Queen, 'k': rules.King,
}

// grid is a board read from the first field of a FEN, before it is judged.
type grid map[rules.Square]rules.Piece

// At implements pieces.
func (g grid) At(s rules.Square) (rules.Piece, bool) {
	p, ok := g[s]
	return p, ok
}

// parseFEN reads a FEN of four, five or six fields. What files commonly get
// wrong without harm is put right: full move number 0, a castling right whose
// king or rook is not at home, an en passant square no pawn just passed. A
// position that cannot be played is refused with the reason.
func parseFEN(text string) (*position, error) {
	f := strings.Fields(text)
	if len(f) < 4 || len(f) > 6 {
		return nil, phrase.Errorf("a FEN has four to six fields, this has %d", len(f))
	}
	g, err := parseGrid(f[0])
	if err != nil {
		return nil, err
	}
	if f[1] != "w" && f[1] != "b" {
		return nil, phrase.Errorf("the side to move is w or b, not %q", f[1])
	}
	turn := rules.White
	if f[1] == "b" {
		turn = rules.Black
	}
	if err := judge(g, turn); err != nil {
		return nil, err
	}
	castling, err := castlingField(g, f[2])
	if err != nil {
		return nil, err
	}
	passant, err := passantField(g, turn, f[3])
	if err != nil {
		return nil, err
	}
	half, full, err := counters(f[4:])
	if err != nil {
		return nil, err
	}
	lib := &chess.Position{}
	fixed := fmt.Sprintf("%s %s %s %s %d %d", f[0], f[1], castling, passant, half, full)
	if err := lib.UnmarshalText([]byte(fixed)); err != nil {
		return nil, err
	}
	return wrap(lib), nil
}

func parseGrid(field string) (grid, error) {
	ranks := strings.Split(field, "/")
	if len(ranks) != 8 {
		return nil, phrase.Errorf("the board has eight ranks, this FEN has %d", len(ranks))
	}
	g := grid{}
	for i, text := range ranks {
		rank, file := 7-i, 0
		for _, c := range text {
			kind, ok := letters[c|0x20]
			switch {
			case c >= '1' && c <= '8':
				file += int(c - '0')
			case ok && c < 0x80:
				who := rules.White
				if c >= 'a' {
					who = rules.Black
				}
				g[rules.Sq(file, rank)] = rules.Piece{Side: who, Kind: kind}
				file++
			default:
				return nil, phrase.Errorf("rank %d of the FEN holds %q, which is no piece", rank+1, c)
			}
		}
		if file != 8 {
			return nil, phrase.Errorf("rank %d of the FEN has %d squares instead of eight", rank+1, file)
		}
	}
	return g, nil
}

// judge refuses boards that no legal move could follow.
func judge(g grid, turn rules.Side) error {
	var kings [2][]rules.Square
	for s, p := range g {
		switch {
		case p.Kind == rules.King:
			kings[p.Side] = append(kings[p.Side], s)
		case p.Kind == rules.Pawn && (s.Rank == 0 || s.Rank == 7):
			return phrase.Errorf("a pawn stands on %v, where no pawn can stand", s)
		}
	}
	for who, at := range kings {
		if len(at) != 1 {
			return phrase.Errorf("%v has %d kings instead of one", rules.Side(who), len(at))
		}
	}
	if attacked(g, kings[turn.Other()][0], turn) {
		return phrase.Errorf("it is %v's move, but the king of %v could be captured", turn, turn.Other())
	}
	return nil
}

func castlingField(g grid, field string) (string, error) {
	if field == "-" {
		return "-", nil
	}
	var kept strings.Builder
	for _, c := range field {
		if !strings.ContainsRune("KQkq", c) {
			return "", phrase.Errorf("the castling field %q may hold K, Q, k and q only", field)
		}
	}
	for _, c := range "KQkq" {
		who, rank, file := rules.White, 0, 7
		if c >= 'a' {
			who, rank = rules.Black, 7
		}
		if c|0x20 == 'q' {
			file = 0
		}
		if strings.ContainsRune(field, c) &&
			g[rules.Sq(4, rank)] == (rules.Piece{Side: who, Kind: rules.King}) &&
			g[rules.Sq(file, rank)] == (rules.Piece{Side: who, Kind: rules.Rook}) {
			kept.WriteRune(c)
		}
	}
	if kept.Len() == 0 {
		return "-", nil
	}
	return kept.String(), nil
}

func passantField(g grid, turn rules.Side, field string) (string, error) {
	if field == "-" {
		return "-", nil
	}
	s, err := rules.ParseSquare(field)
	if err != nil || s.File > 7 || (s.Rank != 2 && s.Rank != 5) {
		return "", phrase.Errorf("the en passant field %q is not a square a pawn can pass", field)
	}
	ahead, rank := int8(-1), int8(5)
	if turn == rules.Black {
		ahead, rank = 1, 2
	}
	_, onIt := g[s]
	_, behind := g[rules.Square{File: s.File, Rank: s.Rank - ahead}]
	pawn := g[rules.Square{File: s.File, Rank: s.Rank + ahead}]
	if s.Rank != rank || onIt || behind || pawn != (rules.Piece{Side: turn.Other(), Kind: rules.Pawn}) {
		return "-", nil
	}
	return field, nil
}

func counters(fields []string) (half, full int, err error) {
	full = 1
	if len(fields) > 0 {
		if half, err = strconv.Atoi(fields[0]); err != nil || half < 0 || half > 10000 {
			return 0, 0, phrase.Errorf("the count of half moves %q is not a number", fields[0])
		}
	}
	if len(fields) > 1 {
		if full, err = strconv.Atoi(fields[1]); err != nil || full < 0 || full > 100000 {
			return 0, 0, phrase.Errorf("the move number of the FEN is not a number")
		}
	}
	return half, max(full, 1), nil
}
