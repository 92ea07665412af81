package formation_test

import (
	"strings"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/shogi"
)

// TestCastles names castles by their pieces, of Sente and, with the board turned round, of
// Gote.
func TestCastles(t *testing.T) {
	for pieces, want := range map[string]string{
		"K2h S3h G4i G5h":             "Mino",
		"K2h S3h G4i G4g":             "High Mino",
		"K2h S3h G4i S5h":             "Silver Mino",
		"K2h S3h G4i G5h S4g":         "Diamond Mino",
		"K2h S3h G4i":                 "Kata Mino",
		"K2h S2g G3h G4g":             "Silver Crown",
		"K8h S8g G7h G6g":             "Silver Crown",
		"K8h S7h G6i G5h":             "Left Mino",
		"K8g S7h G6i G5h":             "Tenshukaku Mino",
		"K1i L1h N2i S2h G3i G3h":     "Ranging Rook Anaguma",
		"K9i L9h N8i S8h G7i G7h":     "Static Rook Anaguma",
		"K9i L9h N8i S8h G7h G6g S7i": "Matsuo Anaguma",
		"K8h G7h S7g G6g":             "Yagura",
		"K7i G7h S7g G6g":             "Yagura",
		"K8h G7h S7g G6g S5g":         "Full Yagura",
		"K8h G7h S7g S6g":             "Silver Yagura",
		"K7h G6h S7g G6g":             "Kata Yagura",
		"K6i G7h S6g S5g G5h":         "Snow Roof",
		"K6i G7h S6h G5h":             "Crab Castle",
		"K7h B8h S7i G6i G5h S4h":     "Boat Castle",
		"K3h G4h G5h S2h":             "Kin Muso",
		"K5i G4i G6i S3i S7i B8h R2h": "", // at the start
		"K8h G7h G6g":                 "",
		"K3h S4h G4i":                 "",
	} {
		for _, side := range []rules.Side{rules.White, rules.Black} {
			named := want
			if want != "" {
				named += map[rules.Side]string{rules.White: " (Sente)", rules.Black: " (Gote)"}[side]
			}
			p := set(t, pieces, side)
			if got := rules.Opening(shogi.Rules{}, []rules.Position{p}); got != named {
				t.Errorf("%s of %v is %q, want %q", pieces, side, got, named)
			}
		}
	}
}

// set returns a position with pieces of a side, and the king of the other one far away.
func set(t *testing.T, pieces string, side rules.Side) rules.Position {
	t.Helper()
	var board [9][9]byte // ranks from a, files from 9
	board[0][4] = 'k'
	for word := range strings.FieldsSeq(pieces) {
		board[word[2]-'a'][8-(word[1]-'1')] = word[0]
	}
	if side == rules.Black {
		var turned [9][9]byte
		for r := range 9 {
			for f := range 9 {
				if piece := board[r][f]; piece != 0 {
					turned[8-r][8-f] = piece ^ 'a' ^ 'A'
				}
			}
		}
		board = turned
	}
	var ranks []string
	for _, rank := range board {
		text := ""
		for _, piece := range rank {
			if piece == 0 {
				piece = '1'
			}
			text += string(piece)
		}
		ranks = append(ranks, text)
	}
	p, err := shogi.Rules{}.Parse(ones.Replace(strings.Join(ranks, "/")) + " b - 1")
	if err != nil {
		t.Fatalf("%s: %v", pieces, err)
	}
	return p
}

// ones writes empty squares as SFEN does.
var ones = strings.NewReplacer("111111111", "9", "11111111", "8", "1111111", "7", "111111", "6", "11111", "5", "1111", "4", "111", "3", "11", "2")

// TestGames names whole games, which keep their names when castles break.
func TestGames(t *testing.T) {
	for _, tt := range []struct{ name, moves, want string }{
		{"no moves", "", ""},
		{"one pawn", "7g7f", ""},
		{
			"Gote's rook goes to the fourth file", "7g7f 3c3d 2g2f 4c4d 3i4h 8b4b 5g5f 5a6b 5i6h 6b7b 6h7h 7b8b 4i5h 7a7b 9g9f 4a5b",
			"Fourth File Rook (Gote), Boat Castle (Sente), Mino (Gote)",
		},
		{
			"the castle breaks", "7g7f 3c3d 6g6f 8c8d 2h6h 8d8e 5i4h 6a5b 4h3h 5a4b 3h2h 4b3b 3i3h 5c5d 6i5h 9c9d 5h4h",
			"Fourth File Rook (Sente), Mino (Sente), Boat Castle (Gote)",
		},
		{
			"the Mino grows", "7g7f 3c3d 6g6f 8c8d 2h7h 8d8e 5i4h 6a5b 4h3h 5a4b 3h2h 4b3b 3i3h 5c5d 6i5h 9c9d 4g4f 9d9e 5h4g",
			"Third File Rook (Sente), High Mino (Sente), Boat Castle (Gote)",
		},
		{"the fifth file", "5g5f 3c3d 2h5h", "Central Rook (Sente)"},
		{"the rook faces the rook", "7g7f 8c8d 8h7g 8d8e 2h8h", "Opposing Rook (Sente)"},
		{"both rooks", "7g7f 3c3d 6g6f 4c4d 2h6h 8b3b", "Double Ranging Rook"},
		{"without bishops", "7g7f 8c8d 2g2f 8d8e 8h7g 3c3d 7i8h 2b7g+ 8h7g 3a2b", "Bishop Exchange"},
		{"a bishop is dropped", "7g7f 8c8d 2g2f 8d8e 8h7g 3c3d 7i8h 2b7g+ 8h7g 3a2b B*5e", "Bishop Exchange"},
		{"without bishops, and a rook moves", "7g7f 3c3d 8h2b+ 3a2b 2h6h", "Bishop Exchange Ranging Rook (Sente)"},
		{"both wings", "2g2f 8c8d 2f2e 8d8e", "Double Wing Attack"},
		{"a pawn at the side", "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d", "Side Pawn Capture (Sente)"},
		{
			"two fortresses", "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 2g2f 3a4b 3i4h 4b3c 4i5h 4a3b 6i7h 5a4a 6g6f 6a5b 5g5f 5c5d 5h6g 4c4d 5i6i 5b4c 8h7i 2b3a " +
				"7i6h 3a6d 6i7i 4a3a 7i8h 3a2b", "Double Yagura, Yagura (Sente), Yagura (Gote)",
		},
	} {
		p := shogi.Rules{}.Start()
		line := []rules.Position{p}
		for usi := range strings.FieldsSeq(tt.moves) {
			next, ok := play(p, usi)
			if !ok {
				t.Fatalf("%s: %s is not legal in %v", tt.name, usi, p)
			}
			p = next
			line = append(line, p)
		}
		if got := rules.Opening(shogi.Rules{}, line); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}

// play plays a move in USI.
func play(p rules.Position, usi string) (rules.Position, bool) {
	for _, m := range p.Moves() {
		if rules.Coordinates(shogi.Rules{}, m) == usi {
			next, err := p.Play(m)
			return next, err == nil
		}
	}
	return p, false
}
