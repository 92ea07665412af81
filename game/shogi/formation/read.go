package formation

import (
	_ "embed"
	"fmt"
	"strings"

	"passedpawn/game/rules"
)

//go:embed formations.txt
var text string

// A part is a heading in the data.
type part int

const (
	castle part = iota
	ofOne       // an opening that one player chooses
	ofBoth      // an opening that both players make
)

var headings = map[string]part{"[castles]": castle, "[openings of one]": ofOne, "[openings of both]": ofBoth}

// read reads the data. letters are those of the kinds.
func read(text string, letters map[byte]rules.Kind) (all Table, err error) {
	var in part
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if to, heading := headings[line]; heading {
			in = to
			continue
		}
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		name, pieces, _ := strings.Cut(line, ": ")
		f := formation{name: name, part: in}
		for word := range strings.FieldsSeq(pieces) {
			c, ok := readCondition(word, letters)
			if !ok {
				return nil, fmt.Errorf("line %d: %q is not a placement", i+1, word)
			}
			f.conditions = append(f.conditions, c)
		}
		if len(f.conditions) == 0 {
			return nil, fmt.Errorf("line %d: %s has no pieces", i+1, name)
		}
		all = append(all, f)
	}
	return all, nil
}

// readCondition reads a word such as "K7i/8h", "~R2" or "B*".
func readCondition(word string, letters map[byte]rules.Kind) (c condition, ok bool) {
	word, c.theirs = strings.CutPrefix(word, "~")
	if len(word) < 2 {
		return c, false
	}
	c.kind, ok = letters[word[0]]
	if word[1:] == "*" {
		c.hand = true
		return c, ok
	}
	for place := range strings.SplitSeq(word[1:], "/") {
		i := len(place) - len(strings.TrimLeft(place, "123456789"))
		files, ranks := place[:i], place[i:]
		if ranks == "" {
			ranks = "abcdefghi"
		}
		for _, f := range files {
			for _, r := range ranks {
				s := rules.Sq(int('9'-f), int('i'-r))
				ok = ok && r >= 'a' && r <= 'i'
				c.squares = append(c.squares, s)
			}
		}
		ok = ok && files != ""
	}
	return c, ok
}
