package record

import "strconv"

// marks are the glyphs that books print, by their number in the PGN standard, in
// signs that the fonts of every system have.
var marks = map[int]string{
	1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!", 7: "□",
	10: "=", 13: "∞", 14: "+/=", 15: "=/+", 16: "±", 17: "∓", 18: "+-", 19: "-+",
	22: "zugzwang", 32: "⟳", 36: "→", 40: "↑", 132: "⇆", 138: "⊕", 140: "∆", 146: "N",
}

// Mark is how a glyph is shown: its sign, or "$139".
func Mark(glyph int) string {
	if s, ok := marks[glyph]; ok {
		return s
	}
	return "$" + strconv.Itoa(glyph)
}
