package dialogs

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
)

// A Tag is the name and the value of a PGN tag.
type Tag struct{ Name, Value string }

// Tags lets a person edit the tags of a game. The named tags have a field each; the
// others share one text field, with a line each. results are the values that Result may
// have.
func (h *Host) Tags(named, others []Tag, results []string, then func(named, others []Tag)) {
	form := widget.NewForm()
	var first fyne.Focusable // it is typed in first
	read := make([]func() string, len(named))
	for i, t := range named {
		if t.Name == "Result" {
			at := 0
			for n, r := range results {
				if r == t.Value {
					at = n
				}
			}
			c := h.newChoice(results, at)
			read[i] = func() string { return c.Selected }
			form.Append(i18n.T(t.Name), c)
			continue
		}
		value := t.Value
		if strings.Trim(value, "?.") == "" {
			value = ""
		}
		e := h.newEntry(value, "")
		read[i] = func() string { return strings.TrimSpace(e.Text) }
		if first == nil {
			first = e
		}
		form.Append(i18n.T(t.Name), e)
	}
	rest := h.newText(textOf(others), i18n.T("dialogs.name-value-one-line"))
	rest.SetMinRowsVisible(4)
	form.Append(i18n.T("dialogs.others"), rest)
	all := func() (text string) {
		for _, field := range read {
			text += field() + "\n"
		}
		return text + rest.Text
	}
	was := all()
	keep := func() {
		for i := range named {
			named[i].Value = read[i]()
		}
		then(named, tagsOf(rest.Text))
	}
	sheet := h.frame(i18n.T("dialogs.about-game"), flushLeft(form), fyne.NewSize(540, 0),
		deed{i18n.T("common.cancel"), func() {}}, deed{i18n.T("dialogs.keep"), keep})
	sheet.typed = func() bool { return all() != was }
	h.window.Canvas().Focus(first)
}

func textOf(tags []Tag) string {
	var b strings.Builder
	for _, t := range tags {
		b.WriteString(t.Name + ": " + t.Value + "\n")
	}
	return b.String()
}

// tagsOf parses the lines. A line without a colon has no value, and is dropped.
func tagsOf(text string) []Tag {
	var tags []Tag
	for line := range strings.Lines(text) {
		name, value, ok := strings.Cut(line, ":")
		name = strings.Map(letters, name)
		if value = strings.TrimSpace(value); ok && name != "" && value != "" {
			tags = append(tags, Tag{name, value})
		}
	}
	return tags
}

// letters keeps the characters that tag names consist of.
func letters(r rune) rune {
	if r == '_' || r >= '0' && r <= '9' || r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z' {
		return r
	}
	return -1
}
