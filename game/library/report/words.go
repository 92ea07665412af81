package report

import (
	"fmt"
	"strconv"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Text is a word that is the same in every language, such as a name.
type Text string

// In implements phrase.Word.
func (t Text) In(*phrase.Language) string { return string(t) }

// Plain is a number without its thousands set apart, such as a year or a rating.
type Plain int

// In implements phrase.Word.
func (n Plain) In(*phrase.Language) string { return strconv.Itoa(int(n)) }

// Percent is a part in percent, from 0 to 100.
type Percent float64

// In implements phrase.Word.
func (p Percent) In(*phrase.Language) string { return strconv.Itoa(int(p+0.5)) + " %" }

// Results are the games won, drawn and lost.
type Results [3]int

// In implements phrase.Word: "+5 =2 −3".
func (r Results) In(*phrase.Language) string { return fmt.Sprintf("+%d =%d −%d", r[0], r[1], r[2]) }

// Points is a score in half points.
type Points int

// In implements phrase.Word.
func (p Points) In(*phrase.Language) string {
	whole := strconv.Itoa(int(p) / 2)
	switch {
	case p%2 == 0:
		return whole
	case p == 1:
		return "½"
	}
	return whole + "½"
}

// Quarters is a tie-break in quarters of a point.
type Quarters int

// In implements phrase.Word.
func (q Quarters) In(*phrase.Language) string {
	text := strconv.Itoa(int(q) / 4)
	if part := [4]string{"", "¼", "½", "¾"}[q%4]; part != "" {
		if q < 4 {
			return part
		}
		text += part
	}
	return text
}

// A Pair of sides with their pieces but kings and pawns, as letters of English notation.
type Pair struct{ More, Less string }

// In implements phrase.Word: "R – B", and "pawns" for a side without pieces.
func (p Pair) In(l *phrase.Language) string {
	if p == (Pair{}) {
		return phrase.Say("report.pawns-only").In(l)
	}
	side := func(pieces string) string {
		if pieces == "" {
			return phrase.Say("report.no-pieces").In(l)
		}
		return rules.SAN{Text: pieces}.In(l)
	}
	return side(p.More) + " – " + side(p.Less)
}

// A rating is a rating, nil for 0.
func rating(n int) phrase.Word {
	if n == 0 {
		return nil
	}
	return Plain(n)
}
