package i18n

import (
	"os"
	"slices"
	"strings"
	"testing"

	"passedpawn/assets"
)

// rows returns the rows of the tables in a glossary, without their headings: those that say
// what is said of a game, then those of names and commands, and then words that are wrong.
func rows(t *testing.T, file string) (all [][]string) {
	t.Helper()
	content, err := os.ReadFile("../../.github/" + file)
	if err != nil {
		t.Fatal(err)
	}
	heading := true
	for line := range strings.Lines(string(content)) {
		cells := strings.Split(strings.Trim(line, "| \n"), " | ")
		switch {
		case !strings.HasPrefix(line, "|"):
			heading = true
		case heading:
			heading = false
		case !strings.HasPrefix(line, "|-"):
			all = append(all, cells)
		}
	}
	return all
}

// id returns the identifier in the first cell of a row.
func id(row []string) (id string, ok bool) {
	id, ok = strings.CutPrefix(row[0], "`")
	return strings.TrimSuffix(id, "`"), ok
}

// TestGlossary compares the names and commands in the glossary of each language with the
// program's texts, and its rows with those of the English glossary.
func TestGlossary(t *testing.T) {
	english := rows(t, "GLOSSARY.md")
	if len(english) < 60 {
		t.Errorf("only %d rows", len(english))
	}
	for _, l := range Offered(assets.Languages()) {
		file, texts := "glossary/"+l.Code+".md", table(t, l.Code)
		if l.Code == "en" {
			file = "GLOSSARY.md"
		}
		all := rows(t, file)
		for i, row := range english {
			if i >= len(all) || len(all[i]) != 2 || all[i][0] != row[0] || all[i][1] == "" {
				t.Errorf("%s has another row than GLOSSARY.md: %q", file, row[0])
				break
			}
		}
		for _, row := range all[:min(len(all), len(english))] {
			if id, named := id(row); named && texts[id]["other"] != row[1] {
				t.Errorf("%s has %q for %s, and the program says %q", file, row[1], id, texts[id]["other"])
			}
		}
	}
}

// TestWordsThatAreWrong looks for words that the glossary of a language does not want: in the
// texts whose identifiers begin with the first cell of a row, or in all texts for a star.
func TestWordsThatAreWrong(t *testing.T) {
	shared := len(rows(t, "GLOSSARY.md"))
	for _, l := range Offered(assets.Languages())[1:] {
		texts := table(t, l.Code)
		for _, row := range rows(t, "glossary/"+l.Code+".md")[shared:] {
			for id, forms := range texts {
				if row[0] != "*" && !strings.HasPrefix(id, strings.Trim(row[0], "`")) {
					continue
				}
				for _, text := range forms {
					wrong := func(word string) bool { return strings.Contains(strings.ToLower(text), strings.TrimSpace(word)) }
					if words := strings.Split(row[1], ","); slices.ContainsFunc(words, wrong) {
						t.Errorf("%s: %s has one of %q: %s", l.Code, id, words, text)
					}
				}
			}
		}
	}
}
