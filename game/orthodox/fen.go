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
		return nil, phrase.Errorf("common.fen-four-six-fields", len(f))
	}
	g, err := parseGrid(f[0])
	if err != nil {
		return nil, err
	}
	if f[1] != "w" && f[1] != "b" {
		return nil, phrase.Errorf("common.side-move-w-b", f[1])
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
		return nil, phrase.Errorf("common.board-eight-ranks-fen", len(ranks))
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
				return nil, phrase.Errorf("common.rank-fen-holds-no", rank+1, c)
			}
		}
		if file != 8 {
			return nil, phrase.Errorf("common.rank-fen-squares-instead", rank+1, file)
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
			return phrase.Errorf("orthodox.pawn-stands-no-pawn", s)
		}
	}
	for who, at := range kings {
		if len(at) != 1 {
			return phrase.Errorf("common.kings-instead-one", rules.Side(who), len(at))
		}
	}
	if attacked(g, kings[turn.Other()][0], turn) {
		return phrase.Errorf("common.move-but-king-captured", turn, turn.Other())
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
			return "", phrase.Errorf("orthodox.castling-field-hold-k", field)
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
		return "", phrase.Errorf("common.en-passant-field-not", field)
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
			return 0, 0, phrase.Errorf("orthodox.count-half-moves-not", fields[0])
		}
	}
	if len(fields) > 1 {
		if full, err = strconv.Atoi(fields[1]); err != nil || full < 0 || full > 100000 {
			return 0, 0, phrase.Errorf("orthodox.move-number-fen-not")
		}
	}
	return half, max(full, 1), nil
}
