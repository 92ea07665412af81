package i18n

import (
	"os"
	"strings"
	"testing"
)

// TestGlossary compares the names and commands in the glossary with the program's texts.
func TestGlossary(t *testing.T) {
	content, err := os.ReadFile("../../.github/GLOSSARY.md")
	if err != nil {
		t.Fatal(err)
	}
	codes, n := []string{"en", "de", "fr", "es"}, 0
	for line := range strings.Lines(string(content)) {
		cells := strings.Split(strings.Trim(line, "| \n"), " | ")
		id, named := strings.CutPrefix(cells[0], "`")
		if len(cells) != 1+len(codes) || !named {
			continue
		}
		n++
		for i, code := range codes {
			if got := table(t, code)[strings.TrimSuffix(id, "`")]["other"]; got != cells[1+i] {
				t.Errorf("the glossary has %q in %s, and the program says %q", cells[1+i], code, got)
			}
		}
	}
	if n < 30 {
		t.Errorf("only %d lines", n)
	}
}
