package pofile

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// A hint is a word of the glossary that a translator sees beside each text with its English.
type hint struct {
	english, here string
	found         *regexp.Regexp
}

// in reports whether an English text has the word.
func (h hint) in(english string) bool { return h.found.MatchString(english) }

// aside matches what the glossary says about a word behind it.
var aside = regexp.MustCompile(`\([^)]*\)|, \*never\*.*`)

// glossary returns the words of a language, none without a glossary.
func glossary(t *testing.T, code string) (all []hint) {
	t.Helper()
	english, here := rows(t, "GLOSSARY.md"), map[string]string{}
	if _, err := os.Stat(glossaries + "glossary/" + code + ".md"); err != nil {
		return nil
	}
	for _, row := range rows(t, "glossary/"+code+".md") {
		here[row[0]] = row[1]
	}
	for _, row := range english {
		for word := range strings.SplitSeq(aside.ReplaceAllString(row[1], ""), ",") {
			word = strings.TrimSpace(word)
			if word == "" || here[row[0]] == "" {
				continue
			}
			found := regexp.MustCompile(`(?i)\b` + regexp.QuoteMeta(word) + `(s|d|ed)?\b`)
			all = append(all, hint{word, here[row[0]], found})
		}
	}
	return all
}

// glossaries is where they are.
const glossaries = "../../../.github/"

// rows returns the rows of a glossary's tables that have two cells.
func rows(t *testing.T, name string) (all [][2]string) {
	t.Helper()
	content, err := os.ReadFile(glossaries + name)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(content)) {
		first, second, ok := strings.Cut(strings.Trim(line, "| \n"), " | ")
		if ok && strings.HasPrefix(line, "| ") {
			all = append(all, [2]string{first, second})
		}
	}
	return all
}
