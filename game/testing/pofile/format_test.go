package pofile

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// An entry is one text of a .po file. It has a plural in English if it has several forms.
//
// Source: GNU gettext manual, The Format of PO Files.
type entry struct {
	notes       []string // for the translator
	context     string   // the identifier
	one, plural string   // the English
	forms       []string // the translation: one text, or one for each plural form
}

// write writes entries as a .po file of a language.
func write(w io.Writer, code, plurals string, all []entry) error {
	b := bufio.NewWriter(w)
	header := "Project-Id-Version: Passed Pawn\nLanguage: " + code + "\nMIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\n" +
		"Content-Transfer-Encoding: 8bit\nPlural-Forms: " + plurals + ";\n"
	fmt.Fprintf(b, "msgid \"\"\nmsgstr %s\n", quoted(header))
	for _, e := range all {
		fmt.Fprintln(b)
		for _, note := range e.notes {
			fmt.Fprintf(b, "#. %s\n", note)
		}
		fmt.Fprintf(b, "msgctxt %s\nmsgid %s\n", quoted(e.context), quoted(e.one))
		if e.plural == "" {
			fmt.Fprintf(b, "msgstr %s\n", quoted(e.forms[0]))
			continue
		}
		fmt.Fprintf(b, "msgid_plural %s\n", quoted(e.plural))
		for i, form := range e.forms {
			fmt.Fprintf(b, "msgstr[%d] %s\n", i, quoted(form))
		}
	}
	return b.Flush()
}

// escapes are those of the strings in a .po file.
var escapes = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`, "\t", `\t`, "\r", `\r`)

// quoted returns a string as a .po file has it: with several lines if it has some.
func quoted(text string) string {
	lines := strings.SplitAfter(text, "\n")
	if lines[len(lines)-1] == "" && len(lines) > 1 {
		lines = lines[:len(lines)-1]
	}
	if len(lines) == 1 {
		return `"` + escapes.Replace(text) + `"`
	}
	all := `""`
	for _, line := range lines {
		all += "\n\"" + escapes.Replace(line) + `"`
	}
	return all
}

// read reads a .po file. Entries that are marked as fuzzy or obsolete, and the header, are left
// out. Errors name the line.
func read(r io.Reader) (all []entry, err error) {
	var e entry
	var to *string // what a line without a keyword continues
	fuzzy, number := false, 0
	end := func() {
		if e.context != "" && !fuzzy && len(e.forms) > 0 {
			all = append(all, e)
		}
		e, to, fuzzy = entry{}, nil, false
	}
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		number++
		line := strings.TrimSpace(lines.Text())
		if line == "" || line[0] == '#' {
			if len(e.forms) > 0 {
				end()
			}
			fuzzy = fuzzy || strings.HasPrefix(line, "#,") && strings.Contains(line, "fuzzy")
			continue
		}
		keyword, text, _ := strings.Cut(line, " ")
		if line[0] == '"' {
			keyword, text = "", line
		} else if len(e.forms) > 0 && (keyword == "msgctxt" || keyword == "msgid") {
			end()
		}
		if to = e.place(keyword, to); to == nil {
			return nil, fmt.Errorf("line %d: %q is not expected here", number, keyword)
		}
		said, err := strconv.Unquote(strings.TrimSpace(text))
		if err != nil || !strings.HasPrefix(strings.TrimSpace(text), `"`) {
			return nil, fmt.Errorf("line %d: %s is not a string in quotes", number, text)
		}
		*to += said
	}
	end()
	return all, lines.Err()
}

// place returns where a keyword puts its text: without one, where the text before went.
func (e *entry) place(keyword string, before *string) *string {
	switch keyword {
	case "":
		return before
	case "msgctxt":
		return &e.context
	case "msgid":
		return &e.one
	case "msgid_plural":
		return &e.plural
	case "msgstr", fmt.Sprintf("msgstr[%d]", len(e.forms)):
		e.forms = append(e.forms, "")
		return &e.forms[len(e.forms)-1]
	}
	return nil
}
