package chores

import (
	"strconv"
	"strings"

	"passedpawn/game/library/names"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// groupsPart returns the part of a list that shows groups of spellings.
func groupsPart(name string, groups []names.Group, ticked bool) dialogs.Part {
	part := rowsPart(name, len(groups), ticked, func(i int) (text, note string) {
		var texts []string
		for _, s := range groups[i].Spellings {
			texts = append(texts, s.Text+" ("+i18n.Number(s.Games)+")")
		}
		return strings.Join(texts, "  ·  "), evidence(groups[i])
	})
	part.Options, part.Chosen = func(i int) []string { return groups[i].Options }, make([]int, len(groups))
	return part
}

// rowsPart returns a part of a list with a number of rows.
func rowsPart(name string, n int, ticked bool, row func(i int) (text, note string)) dialogs.Part {
	part := dialogs.Part{Name: name, Ticked: make([]bool, n), Row: row}
	for i := range part.Ticked {
		part.Ticked[i] = ticked
	}
	return part
}

// evidence says what speaks for or against a group.
func evidence(g names.Group) string {
	var all []string
	for _, d := range g.Doubts {
		all = append(all, doubtText(d))
	}
	var years, ratings span
	for _, s := range g.Spellings {
		years.add(s.First, s.Last)
		ratings.add(s.Low, s.High)
	}
	if years.low > 0 {
		all = append(all, years.String())
	}
	if ratings.low > 0 {
		all = append(all, "Elo "+ratings.String())
	}
	return strings.Join(all, "  ·  ")
}

// A span is a range of years or ratings; low is 0 if none is known.
type span struct{ low, high int }

// add widens the span so that it contains another one.
func (s *span) add(low, high int) {
	switch {
	case low == 0:
	case s.low == 0:
		*s = span{low, high}
	default:
		*s = span{min(s.low, low), max(s.high, high)}
	}
}

func (s span) String() string {
	if s.low == s.high {
		return strconv.Itoa(s.low)
	}
	return strconv.Itoa(s.low) + "–" + strconv.Itoa(s.high)
}

// doubtText says why it is doubtful that names are those of one player.
func doubtText(d names.Doubt) string {
	switch d {
	case names.Several:
		return i18n.T("gamelist.doubt-several")
	case names.NoGiven:
		return i18n.T("gamelist.doubt-no-given")
	case names.Short:
		return i18n.T("gamelist.doubt-short")
	case names.Years:
		return i18n.T("gamelist.doubt-years")
	case names.Ratings:
		return i18n.T("gamelist.doubt-ratings")
	}
	return i18n.T("gamelist.doubt-met")
}
