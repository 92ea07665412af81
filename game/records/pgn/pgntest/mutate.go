package pgntest

import "math/rand/v2"

// Mutated is a text to which a few things have been done that damage may do: pieces of
// it are taken away, doubled or put elsewhere, signs are changed, and what has no place
// there is put in.
func Mutated(r *rand.Rand, text string) string {
	for range 1 + r.IntN(3) {
		if len(text) < 2 {
			break
		}
		from := r.IntN(len(text))
		to := min(len(text), from+1+r.IntN(8))
		at := r.IntN(len(text))
		switch r.IntN(5) {
		case 0:
			text = text[:from] + text[to:]
		case 1:
			text = text[:to] + text[from:]
		case 2:
			text = text[:at] + text[from:to] + text[at:]
		case 3:
			text = text[:from] + string(text[at]) + text[from+1:]
		default:
			group := pieces[r.IntN(len(pieces))]
			text = text[:at] + group[r.IntN(len(group))] + text[at:]
		}
	}
	return text
}
