package pofile

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// A grammar is the plural forms of whole numbers: their names in CLDR, and which of them gettext
// chooses for a number, in its own notation.
type grammar struct {
	names []string
	forms string
}

// names are those of CLDR, in the order in which gettext numbers them.
var names = []struct {
	form plural.Form
	name string
}{{plural.Zero, "zero"}, {plural.One, "one"}, {plural.Two, "two"}, {plural.Few, "few"}, {plural.Many, "many"}, {plural.Other, "other"}}

// slavic is where the forms of Polish, Ukrainian and Russian for two to four begin.
const slavic = "n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)"

// plurals are the rules of gettext, each as it writes it and as a function.
var plurals = []struct {
	written string
	form    func(n int) int
}{
	{"nplurals=1; plural=0", func(int) int { return 0 }},
	{"nplurals=2; plural=(n != 1)", func(n int) int { return after(n != 1) }},
	{"nplurals=2; plural=(n > 1)", func(n int) int { return after(n > 1) }},
	{"nplurals=3; plural=(n==1 ? 0 : " + slavic, func(n int) int { return between(n == 1, n) }},
	{"nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : " + slavic, func(n int) int { return between(n%10 == 1 && n%100 != 11, n) }},
}

func after(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

func between(one bool, n int) int {
	switch {
	case one:
		return 0
	case n%10 >= 2 && n%10 <= 4 && (n%100 < 10 || n%100 >= 20):
		return 1
	}
	return 2
}

// grammarOf returns the grammar of a language: the rule of gettext that agrees with CLDR.
func grammarOf(t *testing.T, code string) (g grammar) {
	t.Helper()
	const enough = 1000
	tag := language.MustParse(code)
	form := func(n int) plural.Form { return plural.Cardinal.MatchPlural(tag, n, 0, 0, 0, 0) }
	place := map[plural.Form]int{}
	for _, of := range names {
		for n := range enough {
			if form(n) == of.form {
				place[of.form] = len(g.names)
				g.names = append(g.names, of.name)
				break
			}
		}
	}
	for _, rule := range plurals {
		agrees := true
		for n := range enough {
			agrees = agrees && rule.form(n) == place[form(n)]
		}
		if agrees && strings.HasPrefix(rule.written, "nplurals="+strconv.Itoa(len(g.names))) {
			g.forms = rule.written
			return g
		}
	}
	t.Fatalf("%s needs another rule for its plural forms", code)
	return g
}

// order returns the forms of a text in the order of gettext. A text without plural forms has
// one.
func (g grammar) order(forms map[string]string) (all []string) {
	if len(forms) < 2 {
		return []string{forms["other"]}
	}
	for _, name := range g.names {
		all = append(all, forms[name])
	}
	return all
}

// TestGrammar compares the forms that gettext and CLDR choose.
func TestGrammar(t *testing.T) {
	for code, want := range map[string]grammar{
		"nl": {[]string{"one", "other"}, "nplurals=2; plural=(n != 1)"},
		"fr": {[]string{"one", "other"}, "nplurals=2; plural=(n > 1)"},
		"pl": {[]string{"one", "few", "many"}, "nplurals=3; plural=(n==1 ? 0 : " + slavic},
		"uk": {[]string{"one", "few", "many"}, "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : " + slavic},
		"ja": {[]string{"other"}, "nplurals=1; plural=0"},
	} {
		if got := grammarOf(t, code); !slices.Equal(got.names, want.names) || got.forms != want.forms {
			t.Errorf("%s: %v, want %v", code, got, want)
		}
	}
}
