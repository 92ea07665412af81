package index

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/library/pattern"
	"passedpawn/game/records/pgn"
	"passedpawn/game/testing/longtest"
)

// TestMaterialAnywhere searches for the material of positions, exactly, with any number of
// pawns and over several plies, and finds the games that a look at every position finds.
func TestMaterialAnywhere(t *testing.T) {
	longtest.Alone(t)
	data, err := os.ReadFile("../../../testdata/pgn/plain-1110-games.pgn")
	if err != nil {
		t.Fatal(err)
	}
	text := string(data) + "\n" + strings.Repeat(wideGame, 3) + ways + promoting
	var lines []pgn.Line
	var rows []int32
	for row, item := range pgn.Scan(text) {
		var line pgn.Line
		if line.Read(item, sets) {
			lines, rows = append(lines, line), append(rows, int32(row))
		}
	}
	_, positions := built(t, text)
	random := rand.New(rand.NewPCG(41, 2))
	for i := range 120 {
		line := lines[random.IntN(len(lines))]
		if i%8 == 0 {
			line = lines[len(lines)-1-i/8%6] // one that does not begin as usual
		}
		p := line.Start
		for _, m := range line.Moves[:random.IntN(len(line.Moves)+1)] {
			p.Make(m)
		}
		text := materialOf(&p, i%2 == 0) + []string{"", "/colours", "/3"}[i%3]
		q, ok := pattern.Parse(text)
		if !ok {
			t.Fatal(text)
		}
		m := pattern.NewMatcher(q)
		var want []int32
		for n, line := range lines {
			moves := append(slices.Clone(line.Moves), 0)
			if _, ok := m.Find(pattern.BoardOf(&line.Start), func() bitboard.Move {
				defer func() { moves = moves[1:] }()
				return moves[0]
			}); ok {
				want = append(want, rows[n])
			}
		}
		if got, err := positions.having(m, rows); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s is in %v, want %v (%v)", text, got, want, err)
		}
	}
}

// promoting is a game in which nothing is captured before the pawn promotes.
const promoting = "\n[FEN \"8/8/4P3/8/8/k7/8/4K3 w - - 0 1\"]\n\n1. e7 Ka2 2. e8=Q Kb3 3. Qe7 Kc2 4. Qe6 Kd3 *\n"

// materialOf returns the material of a position, with its number of pawns or with any.
func materialOf(p *bitboard.Position, exact bool) (text string) {
	for side := range bitboard.Side(2) {
		text += []string{"", "v"}[side] + "p*"
		if exact {
			text = fmt.Sprintf("%s%d", strings.TrimSuffix(text, "*"), p.Pieces(bitboard.Pawn, side).Count())
		}
		for k, letter := range "nbrq" {
			text += fmt.Sprintf("%c%d", letter, p.Pieces(bitboard.Knight+bitboard.PieceType(k), side).Count())
		}
	}
	return text
}
