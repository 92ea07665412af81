package record

import "strconv"

// nagTexts are the NAGs that books print, by their number in the PGN standard: in signs
// that the window's own font has, and else in words.
var nagTexts = map[int]string{
	1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!", 7: "only move",
	10: "=", 13: "unclear", 14: "+/=", 15: "=/+", 16: "±", 17: "-/+", 18: "+-", 19: "-+",
	22: "zugzwang", 32: "development", 36: "initiative", 40: "attack", 44: "compensation",
	132: "counterplay", 138: "time trouble", 140: "with the idea", 146: "novelty",
}

// NAGText is how a NAG is shown: its sign or what it means, or "$139".
func NAGText(nag int) string {
	if s, ok := nagTexts[nag]; ok {
		return s
	}
	return "$" + strconv.Itoa(nag)
}
