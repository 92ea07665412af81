package packaging

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"passedpawn/assets"
	"passedpawn/game/phrase"
	"passedpawn/ui/i18n"
)

// localized are the files that say something in every language.
var localized = []string{
	".github/packaging/macos/Info.plist.in",
	".github/packaging/linux/io.github.passedpawn.PassedPawn.metainfo.xml.in",
	".github/packaging/linux/io.github.passedpawn.PassedPawn.mime.xml",
	".github/packaging/linux/passedpawn.desktop",
}

// TestLanguages finds every language of the program in what the packages say of it, in the words
// of its translation.
func TestLanguages(t *testing.T) {
	for _, file := range localized {
		content, err := os.ReadFile(root + file)
		if err != nil {
			t.Fatal(err)
		}
		if got, want := string(content), translated(t, string(content)); got != want {
			t.Errorf("%s is not what the translations say: generate it again", file)
		}
	}
}

// TestPageTexts finds every language of the program, with as many texts as in English, in what the
// page says before the program can.
func TestPageTexts(t *testing.T) {
	content, err := os.ReadFile(root + ".github/packaging/web/texts.js")
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]int{}
	for _, m := range regexp.MustCompile(`(?s)\n\t(\w+): \{\n(.*?)\n\t\},`).FindAllStringSubmatch(string(content), -1) {
		said[m[1]] = strings.Count(m[2], `: "`)
	}
	for _, l := range spoken(t) {
		if n := said[l.Code()]; n == 0 || n != said["en"] {
			t.Errorf("texts.js has %d texts in %q, and %d in English", n, l.Code(), said["en"])
		}
	}
}

// TestTranslated replaces what a file says in other languages.
func TestTranslated(t *testing.T) {
	for have, want := range map[string]string{
		"GenericName=Chess\nGenericName[xx]=x\nIcon=Chess\n":                                  "GenericName=Chess\nGenericName[de]=Schach\n",
		"<comment>Shogi games (KIF)</comment>\n":                                              "</comment>\n<comment xml:lang=\"de\">Shogi-Partien (KIF)</comment>\n",
		"<languages>\n <lang percentage=\"100\">xx</lang>\n":                                  "<languages>\n  <lang percentage=\"100\">en</lang>\n",
		"CFBundleLocalizations\n<array>\n<string>xx</string>\n</array>\n<string>a</string>\n": "<array>\n\t<string>en</string>\n",
	} {
		got := translated(t, have)
		if after := strings.Contains(have, ">a<"); !strings.Contains(got, want) || strings.Contains(got, "xx") || after != strings.Contains(got, ">a<") {
			t.Errorf("%q becomes %q, want %q", have, got, want)
		}
	}
}

var (
	// foreign matches a line in another language than English, or one that names a language.
	foreign = regexp.MustCompile(`^(\s*<\w+ xml:lang=|\w+\[\w+\]=|\s*<lang )`)
	// tagged matches a line of XML in English, and entry one of a desktop file.
	tagged = regexp.MustCompile(`^(\s*)<(summary|comment)>(.*)</`)
	entry  = regexp.MustCompile(`^(GenericName|Comment|Name)=(.*)\n`)
	kind   = regexp.MustCompile(`\((\w+)\)$`)
)

// translated returns a file with its English lines in every language, and with the codes of all
// languages where it lists them.
func translated(t *testing.T, content string) string {
	t.Helper()
	var b strings.Builder
	languages, listed := spoken(t), false
	for line := range strings.Lines(content) {
		if foreign.MatchString(line) || listed && strings.Contains(line, "<string>") {
			continue
		}
		b.WriteString(line)
		listed = strings.Contains(line, "CFBundleLocalizations") || listed && !strings.Contains(line, "</array>")
		margin := line[:len(line)-len(strings.TrimLeft(line, " \t"))]
		for i, l := range languages {
			switch {
			case listed && strings.Contains(line, "<array>"):
				fmt.Fprintf(&b, "%s\t<string>%s</string>\n", margin, l.Code())
			case strings.Contains(line, "<languages>"):
				fmt.Fprintf(&b, "%s  <lang percentage=\"100\">%s</lang>\n", margin, l.Code())
			case i == 0: // the line itself is English
			default:
				b.WriteString(elsewhere(line, l))
			}
		}
	}
	return b.String()
}

// elsewhere returns a line in another language, "" if it is not to be translated.
func elsewhere(line string, l *phrase.Language) string {
	if m := tagged.FindStringSubmatch(line); m != nil {
		if said, ok := in(l, m[3]); ok {
			return fmt.Sprintf("%s<%s xml:lang=%q>%s</%s>\n", m[1], m[2], l.Code(), said, m[2])
		}
	}
	if m := entry.FindStringSubmatch(line); m != nil {
		if said, ok := in(l, m[2]); ok {
			return fmt.Sprintf("%s[%s]=%s\n", m[1], l.Code(), said)
		}
	}
	return ""
}

// in returns an English text of the packages in another language.
func in(l *phrase.Language, english string) (said string, ok bool) {
	var of []any
	if m := kind.FindStringSubmatch(english); m != nil {
		of = append(of, m[1])
	}
	for _, id := range []string{"Chess", "package.about", "package.new-window", "package.shogi-games", "package.shogi-position"} {
		if p := phrase.Say(id, of...); p.String() == english {
			return p.In(l), true
		}
	}
	return "", false
}

// spoken returns the languages of the program, English first.
func spoken(t *testing.T) (all []*phrase.Language) {
	t.Helper()
	for _, l := range i18n.Offered(assets.Languages()) {
		said, err := phrase.NewLanguage(assets.Translations(l.Code), l.Code)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, said)
	}
	return all
}
