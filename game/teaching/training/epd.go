package training

import (
	"fmt"
	"slices"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// mostSources is how many sources a line has room for: EPD has the comments c0 to c9.
const mostSources = 10

// epd returns a card as a line of EPD: the position, the moves that are right (bm), the ID
// that its answers name (id), and a comment for each source (c0 to c9), the newest ones if
// there are more.
func (c Card) epd(r rules.Rules) string {
	var moves []string
	for _, m := range c.Moves {
		moves = append(moves, r.Write(c.Position, m))
	}
	line := fmt.Sprintf("%s bm %s; id \"%s\";", keyOf(c.Position), strings.Join(moves, " "), c.ID)
	for i, s := range c.Sources[max(0, len(c.Sources)-mostSources):] {
		line += fmt.Sprintf(" c%d \"%s\";", i, s)
	}
	return line
}

// parseEPD reads a line of EPD.
func parseEPD(r rules.Rules, line string) (Card, error) {
	fields := strings.Fields(line)
	if len(fields) < 5 {
		return Card{}, phrase.Errorf("training.not-epd")
	}
	rest := line
	for _, f := range fields[:4] {
		_, rest, _ = strings.Cut(rest, f)
	}
	p, err := r.Parse(strings.Join(fields[:4], " ") + " 0 1")
	if err != nil {
		return Card{}, rules.Refused(err)
	}
	c, err := NewCard(r, p, nil)
	if err != nil {
		return Card{}, err
	}
	for _, o := range operations(rest) {
		if err := c.operate(r, o); err != nil {
			return Card{}, err
		}
	}
	if len(c.Moves) == 0 {
		return Card{}, phrase.Errorf("training.no-best-move")
	}
	return c, nil
}

// operations splits the operations of a line. A semicolon inside quotes ends none.
func operations(text string) (all []string) {
	quoted, from := false, 0
	add := func(to int) {
		if o := strings.TrimSpace(text[from:to]); o != "" {
			all = append(all, o)
		}
		from = to + 1
	}
	for i := range len(text) {
		switch {
		case text[i] == '"':
			quoted = !quoted
		case text[i] == ';' && !quoted:
			add(i)
		}
	}
	if from < len(text) {
		add(len(text))
	}
	return all
}

// operate applies an operation of a line to the card. It skips the ID, which follows from the
// position, and operations of other programs.
func (c *Card) operate(r rules.Rules, operation string) error {
	code := strings.Fields(operation)[0]
	operand := strings.TrimSpace(operation[len(code):])
	switch {
	case code == "bm":
		for san := range strings.FieldsSeq(operand) {
			m, err := r.Read(c.Position, san)
			if err != nil {
				return err
			}
			if !slices.Contains(c.Moves, m) {
				c.Moves = append(c.Moves, m)
			}
		}
	case len(code) == 2 && code[0] == 'c' && code[1] >= '0' && code[1] <= '9':
		if s, err := parseSource(strings.Trim(operand, `"`)); err == nil {
			c.Sources = union(c.Sources, []Source{s})
		}
	}
	return nil
}
