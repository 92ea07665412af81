package pgn

import (
	"slices"
	"strings"

	"passedpawn/game/records/record"
)

// Retag returns the text of a game with some tags set to new values. Tags that it lacks
// come after its other tags, in the given order. Every other byte stays, as does a tag
// that already has its value.
func Retag(item Item, set []record.Tag) string {
	text := item.Text
	g := span{locate: true}
	g.head(text)
	end := "\n"
	if strings.Contains(text, "\r\n") {
		end = "\r\n"
	}
	var missing strings.Builder
	type edit struct {
		from, to int
		text     string
	}
	var edits []edit
	for _, t := range set {
		i := slices.IndexFunc(g.tags, func(o record.Tag) bool { return strings.EqualFold(o.Name, t.Name) })
		switch {
		case i < 0:
			missing.WriteString(end + tagText(t.Name, t.Value))
		case g.tags[i].Value != t.Value:
			edits = append(edits, edit{g.places[i][0], g.places[i][1], tagText(g.tags[i].Name, t.Value)})
		}
	}
	slices.SortFunc(edits, func(a, b edit) int { return b.from - a.from })
	switch lines := missing.String(); {
	case lines == "":
	case len(g.places) == 0:
		text = lines[len(end):] + end + end + text
	default:
		to := g.places[len(g.places)-1][1]
		text = text[:to] + lines + text[to:]
	}
	for _, e := range edits {
		text = text[:e.from] + e.text + text[e.to:]
	}
	return text
}

// tagText returns a tag without the end of its line.
func tagText(name, value string) string {
	var w writer
	w.tag(name, strings.Join(strings.Fields(value), " "))
	return strings.TrimSuffix(string(w.text), "\n")
}
