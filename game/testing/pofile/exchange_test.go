package pofile

import (
	"bytes"
	"cmp"
	"strconv"
	"strings"
	"testing"
)

// export returns a language as a .po file.
func export(t *testing.T, code string) []byte {
	t.Helper()
	g, hints, here := grammarOf(t, code), glossary(t, code), translations(t, code)
	var all []entry
	for _, e := range english(t) {
		all = append(all, g.entry(e, here(e), hints))
	}
	var b bytes.Buffer
	if err := write(&b, code, g.forms, all); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// translations returns a function that returns the forms of a text in a language.
func translations(t *testing.T, code string) func(e text) map[string]string {
	t.Helper()
	known, opening, help := map[string]map[string]map[string]string{}, words(t, code), paragraphs(t, code)
	return func(e text) map[string]string {
		switch e.file {
		case "openings.tsv":
			return map[string]string{"other": opening[e.id]}
		case "help":
			if at, err := strconv.Atoi(e.id); err == nil && at <= len(help) {
				return map[string]string{"other": help[at-1]}
			}
			return nil
		}
		if known[e.file] == nil {
			known[e.file] = objects(t, e.file, code)
		}
		return known[e.file][e.id]
	}
}

// entry returns a text with its translation.
func (g grammar) entry(e text, forms map[string]string, hints []hint) entry {
	p := entry{context: context(e), one: cmp.Or(e.forms["one"], e.forms["other"]), forms: g.order(forms)}
	for _, h := range hints {
		if h.in(e.forms["other"]) {
			p.notes = append(p.notes, h.english+": "+h.here)
		}
	}
	if len(e.forms) > 1 || len(forms) > 1 {
		p.plural = e.forms["other"]
		for len(p.forms) < len(g.names) {
			p.forms = append(p.forms, "")
		}
	}
	return p
}

// context returns what identifies a text among all of a language.
func context(e text) string {
	switch e.file {
	case "openings.tsv", "help":
		base, _, _ := strings.Cut(e.file, ".")
		return base + "/" + e.id
	}
	return e.id
}

// files returns the files of a language, by their paths, that have what a .po file says. A text
// without a translation is left out; it is shown in English. The help is left out unless all of
// it is translated.
func files(t *testing.T, code string, po []byte) map[string]string {
	t.Helper()
	entries, err := read(bytes.NewReader(po))
	if err != nil {
		t.Fatal(err)
	}
	said := map[string][]string{}
	for _, e := range entries {
		said[e.context] = e.forms
	}
	g, all := grammarOf(t, code), map[string]string{}
	objects, paragraphs, whole := map[string]map[string]any{}, []string{}, true
	for _, e := range english(t) {
		forms := said[context(e)]
		known := len(forms) > 0 && forms[0] != ""
		switch {
		case e.file == "help":
			whole = whole && known
			paragraphs = append(paragraphs, strings.Join(forms, ""))
		case !known:
		case e.file == "openings.tsv":
			all[file(e.file, code)] += e.id + "\t" + forms[0] + "\n"
		default:
			if objects[e.file] == nil {
				objects[e.file] = map[string]any{}
			}
			objects[e.file][e.id] = g.object(forms)
		}
	}
	for name, known := range objects {
		content, err := written(known)
		if err != nil {
			t.Fatal(err)
		}
		all[file(name, code)] = string(content)
	}
	if whole {
		all[file("help", code)] = strings.Join(paragraphs, "\n\n") + "\n"
	}
	return all
}

// object returns a text as JSON has it: one, or an object of plural forms.
func (g grammar) object(forms []string) any {
	if len(forms) == 1 {
		return forms[0]
	}
	all := map[string]string{}
	for i, form := range forms[:min(len(forms), len(g.names))] {
		all[g.names[i]] = form
	}
	return all
}
