package record

import "strconv"

// nagTexts are the NAGs that books print, by their number in the PGN standard: signs if
// the window's font has them, words otherwise.
var nagTexts = map[int]string{
	1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!", 7: "nag.only-move",
	10: "=", 13: "common.unclear", 14: "+/=", 15: "=/+", 16: "±", 17: "-/+", 18: "+-", 19: "-+",
	22: "nag.zugzwang", 32: "nag.development", 36: "nag.initiative", 40: "nag.attack", 44: "nag.compensation",
	132: "nag.counterplay", 138: "nag.time-trouble", 140: "nag.idea", 146: "nag.novelty", 220: "nag.diagram", 221: "nag.diagram-black",
}

// NAGText is a NAG's sign, the identifier of its meaning, or its number, such as "$139".
func NAGText(nag int) string {
	if s, ok := nagTexts[nag]; ok {
		return s
	}
	return "$" + strconv.Itoa(nag)
}
