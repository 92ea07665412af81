package report

import (
	"strings"

	"passedpawn/game/phrase"
)

// Text returns the report as plain text, a line for each line of its tables.
func (r Report) Text(l *phrase.Language) string {
	var all []string
	all = append(all, r.Title.In(l))
	for _, a := range r.About {
		all = append(all, a.In(l))
	}
	for _, s := range r.Sections {
		all = append(all, "", s.Title.In(l))
		if s.Note.Form != "" {
			all = append(all, s.Note.In(l))
		}
		for _, line := range s.Lines {
			all = append(all, s.text(line, l))
		}
	}
	return strings.Join(all, "\n")
}

// text returns a line with the names of its columns.
func (s Section) text(line Line, l *phrase.Language) string {
	var name string
	var parts []string
	for i, cell := range line.Cells {
		switch {
		case cell == nil:
		case i == 0:
			name = cell.In(l)
		default:
			parts = append(parts, s.Head[i].In(l)+" "+cell.In(l))
		}
	}
	return name + ": " + strings.Join(parts, ", ")
}
