package pofile

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"passedpawn/assets"
	"passedpawn/game/teaching/lesson"
)

// folder is where the files of the languages are.
const folder = "../../../assets/"

// A text is one that is translated: the file that it is in, without the language, its identifier
// there, and its plural forms, or just "other".
type text struct {
	file, id string
	forms    map[string]string
}

// file returns the name of a file of a language. Files that end in .json are objects, those
// that end in .tsv have two columns, and the help has paragraphs.
func file(name, code string) string {
	if name == "help" {
		return folder + "help/" + code + ".md"
	}
	base, kind, _ := strings.Cut(name, ".")
	return folder + "translations/" + base + "." + code + "." + kind
}

// english returns all texts in English, in the order of the .po file.
func english(t *testing.T) (all []text) {
	t.Helper()
	for _, name := range []string{"window.json", "rules.json", "shogi.json", "lessons.json"} {
		found := objects(t, name, "en")
		ids := make([]string, 0, len(found))
		for id := range found {
			ids = append(ids, id)
		}
		slices.Sort(ids)
		for _, id := range ids {
			all = append(all, text{name, id, found[id]})
		}
	}
	names, lessons := assets.Lessons()
	for i, name := range names {
		l, err := lesson.Parse(name, lessons[i])
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, taught(l)...)
	}
	for line := range strings.Lines(assets.Openings()) {
		if line = strings.TrimSuffix(line, "\n"); !strings.HasPrefix(line, "#") {
			all = append(all, text{"openings.tsv", line, map[string]string{"other": line}})
		}
	}
	for i, paragraph := range paragraphs(t, "en") {
		all = append(all, text{"help", fmt.Sprint(i + 1), map[string]string{"other": paragraph}})
	}
	return all
}

// taught returns the texts of a lesson.
func taught(l lesson.Lesson) (all []text) {
	name := "lessons.json"
	if l.Game == "shogi" {
		name = "shogilessons.json"
	}
	add := func(id, said string) {
		if said != "" {
			all = append(all, text{name, "lesson." + l.ID + "." + id, map[string]string{"other": said}})
		}
	}
	add("title", l.Title)
	for i, s := range l.Steps {
		step := fmt.Sprint(i+1, ".")
		add(step+"text", s.Text)
		add(step+"ask", s.Ask)
		add(step+"hint", s.Hint)
		add(step+"done", s.Done)
	}
	return all
}

// objects returns the texts of a JSON file of a language. There are none without the file.
func objects(t *testing.T, name, code string) map[string]map[string]string {
	t.Helper()
	content, err := os.ReadFile(file(name, code))
	if err != nil {
		return nil
	}
	var known map[string]json.RawMessage
	if err := json.Unmarshal(content, &known); err != nil {
		t.Fatalf("%s: %v", file(name, code), err)
	}
	all := map[string]map[string]string{}
	for id, raw := range known {
		var single string
		if json.Unmarshal(raw, &single) == nil {
			all[id] = map[string]string{"other": single}
			continue
		}
		var forms map[string]string
		if err := json.Unmarshal(raw, &forms); err != nil {
			t.Fatalf("%s: %s: %v", file(name, code), id, err)
		}
		all[id] = forms
	}
	return all
}

// written returns texts as a JSON file has them.
func written(all map[string]any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "\t")
	err := e.Encode(all)
	return b.Bytes(), err
}

// paragraphs returns those of the help in a language. There are none without the file.
func paragraphs(t *testing.T, code string) []string {
	t.Helper()
	content, err := os.ReadFile(file("help", code))
	if err != nil {
		return nil
	}
	return strings.Split(strings.TrimSuffix(string(content), "\n"), "\n\n")
}

// words returns the lines of the openings in a language by their English.
func words(t *testing.T, code string) map[string]string {
	t.Helper()
	content, _ := os.ReadFile(file("openings.tsv", code)) // not there for a new language
	all := map[string]string{}
	for line := range strings.Lines(string(content)) {
		english, here, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		all[english] = here
	}
	return all
}
