package kifu

import (
	"slices"
	"strings"

	"passedpawn/game/records/record"
)

// A remark is an annotation of a move, written on separate lines.
type remark struct {
	end, bookmark bool
	text          string
}

// remarks returns the annotations after a move in their order: comments, bookmarks, and
// how the line ends.
func (w *writer) remarks(n record.Node) []remark {
	var all []remark
	_, timed := w.thought[n]
	timed = timed || n.Command(spentCommand) != ""
	for g := range n.NAGs() {
		all = append(all, remark{text: nagText(g)})
	}
	own := ""
	if v := evaluation(n); v != "" {
		own = record.Command{Name: evalCommand, Value: v}.String()
	}
	for text := range n.Texts(record.After) {
		if text == own { // the remark of the engine says it
			continue
		}
		all = append(all, said(text, timed)...)
	}
	return all
}

// said splits a comment into remarks. It omits what is written elsewhere, such as times,
// and the time left on the clock if the time for the move is known.
func said(comment string, timed bool) []remark {
	if !strings.Contains(comment, "[%") {
		return comments(comment)
	}
	var all []remark
	text, commands := record.SplitComment(comment)
	rest := ""
	for _, c := range commands {
		switch c.Name {
		case spentCommand, totalCommand:
		case leftCommand, overtimeCommand:
			if !timed {
				rest += c.String()
			}
		case endCommand:
			all = append(all, remark{end: true, text: c.Value})
		case bookmarkCommand:
			all = append(all, remark{bookmark: true, text: c.Value})
		case lineCommand:
			all = append(all, remark{})
		default:
			rest += c.String()
		}
	}
	if text = strings.TrimSpace(rest + " " + text); text == "" {
		return all
	}
	return append(all, comments(text)...)
}

// Comment reports whether an annotation of a move is a comment. Times, bookmarks, endings
// and evaluations are not.
func (Format) Comment(text string) bool {
	if rest, all := record.SplitComment(text); rest == "" && len(all) == 1 && all[0].Name == evalCommand {
		return false
	}
	return slices.ContainsFunc(said(text, true), func(r remark) bool { return !r.end && !r.bookmark && r.text != "" })
}

// comments returns the lines of a comment.
func comments(text string) (all []remark) {
	for _, l := range strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == '\r' }) {
		all = append(all, remark{text: l})
	}
	return all
}
