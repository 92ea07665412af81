// Package lookup finds things by what a person types of their names. It knows no window,
// and not what it finds.
package lookup

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// An Item is something that can be found.
type Item struct {
	Name string
	Path string   // where it is, which finds it too, if less well
	Also []string // other words for it, such as its name in English
	Off  bool     // it comes after what fits as well
}

// Find returns the indices of the items that fit what was typed, the best first: every word
// of it is the beginning of a word of the item or, from three letters on, lies within one of
// its name. Case, accents and the order of the words do not matter. All items fit an empty
// text.
func Find(typed string, items []Item) []int {
	wanted := words(typed)
	found, cost := []int{}, make([]int, len(items))
	for i, item := range items {
		c, fits := item.cost(wanted)
		if fits {
			found, cost[i] = append(found, i), c
		}
	}
	slices.SortStableFunc(found, func(a, b int) int { return cost[a] - cost[b] })
	return found
}

// What it costs an item that a word was found in it; less is better.
const (
	whole     = 0  // the word is one of its name
	beginning = 2  // a word of its name begins with it
	within    = 12 // it lies within a word of its name
	elsewhere = 6  // is added outside the name
	inPath    = 10 // is added in the path
	unordered = 1  // is added if the name has the words in another order
	later     = 1  // is added if the name does not begin with the first word
	off       = 1  // is added to what cannot be done now
	scale     = 64 // of all that; the rest is the number of words in the name
)

// leastWithin is how many letters a word needs to be found within another.
const leastWithin = 3

// never is more letters than any word has.
const never = 1 << 16

// cost returns how badly an item fits some words, and false if it does not.
func (i Item) cost(wanted []string) (cost int, fits bool) {
	if len(wanted) == 0 {
		return 0, true
	}
	name, path := words(i.Name), words(i.Path)
	var also []string
	for _, other := range i.Also {
		also = append(also, words(other)...)
	}
	last := -1
	for n, w := range wanted {
		in, at := among(name, w, leastWithin)
		switch {
		case n == 0 && at != 0:
			in += later
		case at < last:
			in += unordered
		}
		last = at
		other, _ := among(also, w, never)
		over, _ := among(path, w, never)
		best := min(in, other+elsewhere, over+inPath)
		if best >= missing {
			return 0, false
		}
		cost += best
	}
	if i.Off {
		cost += off
	}
	return cost*scale + min(len(name), scale-1), true
}

// missing is the cost of a word that is not there.
const missing = 1 << 16

// among returns what it costs that a word is found among others, and where it is. A word with
// enough letters may lie within one of them.
func among(all []string, word string, enough int) (cost, at int) {
	cost, at = missing, -1
	for i, w := range all {
		c := missing
		switch {
		case w == word:
			c = whole
		case strings.HasPrefix(w, word):
			c = beginning
		case utf8.RuneCountInString(word) >= enough && strings.Contains(w, word):
			c = within
		}
		if c < cost {
			cost, at = c, i
		}
	}
	return cost, at
}

// words returns the words of a text, without case and accents.
func words(text string) []string {
	return strings.FieldsFunc(Fold(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

// folded spells letters that are not a letter with an accent, and the sigma at the end of a word.
var folded = strings.NewReplacer("ß", "ss", "æ", "ae", "œ", "oe", "ø", "o", "ł", "l", "ı", "i", "ς", "σ")

// Fold returns a text in small letters without accents. Bytes that are no letter come out as
// U+FFFD: left in, they would keep the letter after them from losing its accent.
func Fold(text string) string {
	plain := strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return unicode.ToLower(r)
	}, norm.NFKD.String(strings.ToValidUTF8(text, "\uFFFD")))
	return folded.Replace(plain)
}
