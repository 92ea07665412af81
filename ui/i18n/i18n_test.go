package i18n

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	"passedpawn/assets"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/lesson"
)

// sayers are the functions that take identifiers of texts, with the number of arguments
// at the front that are identifiers.
var sayers = map[string]int{"T": 1, "F": 1, "Say": 1, "Errorf": 1, "rearrange": 1, "progress": 2, "Count": 2}

// tables are the variables and constants that contain identifiers.
var tables = []string{
	"castlings", "hands", "nowhere", "handicapWords",
	"ways", "sentences", "hoppers", "nowTexts", "hereTexts", "wonTexts", "drawn", "reasonWords", "endings", "onTime", "forIllegal", "columns", "judgements",
	"opponents", "oddsNames", "levelNames", "boardKeys", "tips",
	"Checkmate", "Stalemate", "GivesCheck", "DrawsNow", "Forks", "TakesNext", "Taken", "Check", "Draw", "Claim", "Goes", "Perpetual", "Declared",
	"ErrNoFolder", "ErrPlaying", "ErrStudy", "ErrOver", "ErrNotYours", "ErrNothing", "ErrNoClaim", "ErrTooSoon", "ErrNoOffer", "ErrNoClock",
	"modifiers", "keyNames", "sizeNames", "speedNames", "nagTexts", "sideNames", "sideNotes",
	"claimDraw", "declare", "Appearance", "Pictures", "Playing", "Motion", "Moves", "Analysis",
}

// used returns the identifiers of the texts that the program's code uses. Names that are
// data, such as those of pieces, are identifiers too.
func used(t *testing.T) map[string]bool {
	t.Helper()
	all := map[string]bool{
		"English": true, "code": true, ",": true, ".": true, rules.Letters: true, "White": true, "Black": true, "Chess": true,
		"language.new": true, "language.incomplete": true, // read by Languages
		"package.about": true, "package.new-window": true, "package.shogi-games": true, "package.shogi-position": true, // for ui/testing/packaging
		"Event": true, "Site": true, "Date": true, "Round": true, "Result": true,
	}
	source(t, func(n ast.Node) { collect(n, all) })
	for _, l := range lessons(t) {
		all["part."+l.Part] = true
	}
	return all
}

// source calls visit with every node of the program's source, except tests.
func source(t *testing.T, visit func(ast.Node)) {
	t.Helper()
	for _, root := range []string{"../..", "..", "../../game", "../../settings"} {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if root == "../.." && d.IsDir() && path != root {
				return fs.SkipDir
			}
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
			if err == nil {
				ast.Inspect(file, func(n ast.Node) bool { visit(n); return true })
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// lessons returns the program's lessons in English.
func lessons(t *testing.T) (all []lesson.Lesson) {
	t.Helper()
	ids, texts := assets.Lessons()
	for i := range ids {
		l, err := lesson.Parse(ids[i], texts[i])
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, l)
	}
	return all
}

// taught returns the English texts of the lessons by their identifiers.
func taught(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, l := range lessons(t) {
		all["lesson."+l.ID+".title"] = l.Title
		for i, s := range l.Steps {
			for name, text := range map[string]string{"text": s.Text, "ask": s.Ask, "hint": s.Hint, "done": s.Done} {
				if text != "" {
					all[fmt.Sprintf("lesson.%s.%d.%s", l.ID, i+1, name)] = text
				}
			}
		}
	}
	return all
}

// collect adds the identifiers in a node.
func collect(n ast.Node, all map[string]bool) {
	switch n := n.(type) {
	case *ast.CallExpr:
		name := ""
		switch f := n.Fun.(type) {
		case *ast.Ident:
			name = f.Name
		case *ast.SelectorExpr:
			if from := last(f.X); from != "fmt" && from != "t" { // what a test reports is for programmers
				name = f.Sel.Name
			}
		}
		for _, arg := range n.Args[:min(sayers[name], len(n.Args))] {
			literals(arg, all)
		}
	case *ast.ValueSpec:
		if areKinds(n.Type) || slices.ContainsFunc(n.Names, func(i *ast.Ident) bool { return slices.Contains(tables, i.Name) }) {
			for _, v := range n.Values {
				literals(v, all)
				if areKinds(n.Type) {
					on(v, all)
				}
			}
		}
	}
}

// on adds the identifiers for kinds of pieces on a square.
func on(e ast.Expr, all map[string]bool) {
	kinds := map[string]bool{}
	literals(e, kinds)
	for kind := range kinds {
		all["on."+kind] = true
	}
}

// last returns the last name of an expression such as a.b.
func last(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}

// areKinds reports whether values are kinds of pieces.
func areKinds(e ast.Expr) bool { return last(e) == "Kind" }

// literals adds the identifiers in an expression. A text without letters, apart from verbs
// such as %d, is not translated.
func literals(e ast.Expr, all map[string]bool) {
	ast.Inspect(e, func(n ast.Node) bool {
		if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING {
			if text, err := strconv.Unquote(l.Value); err == nil && letters.MatchString(verbs.ReplaceAllString(text, "")) && !strings.HasSuffix(text, ".") {
				all[text] = true
			}
		}
		return true
	})
}

var (
	letters = regexp.MustCompile(`\pL`)
	verbs   = regexp.MustCompile(`%[a-z]`)
)

// table returns all texts of a language, each with its plural forms.
func table(t *testing.T, language string) map[string]map[string]string {
	t.Helper()
	all := map[string]map[string]string{}
	for name, content := range assets.Translations("") {
		if !strings.HasSuffix(name, "."+language+".json") {
			continue
		}
		var known map[string]any
		if err := json.Unmarshal(content, &known); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		for id, text := range known {
			if all[id] != nil {
				t.Errorf("%s has %q a second time", name, id)
			}
			all[id] = map[string]string{}
			switch text := text.(type) {
			case string:
				all[id]["other"] = text
			case map[string]any:
				for category, form := range text {
					all[id][category], _ = form.(string)
				}
				if all[id]["other"] == "" { // "many" is for all whole numbers that have no form of their own
					all[id]["other"] = all[id]["many"]
				}
			}
		}
	}
	return all
}

// TestTranslated checks that every language has a text for each identifier that the
// program uses, no unused texts, and the same blanks as English.
func TestTranslated(t *testing.T) {
	english, ids, lessons := table(t, "en"), used(t), taught(t)
	for id := range ids {
		if english[id] == nil {
			t.Errorf("English has no text for %q", id)
		}
	}
	for id := range english {
		if !ids[id] {
			t.Errorf("English has %q, which is not used", id)
		}
	}
	for id, text := range lessons {
		english[id] = map[string]string{"other": text}
	}
	for _, l := range Offered(assets.Languages())[1:] {
		known := table(t, l.Code)
		complete := known["language.incomplete"] == nil
		for id, forms := range english {
			if known[id] == nil && (!complete || strings.HasPrefix(id, "language.")) {
				continue
			}
			if known[id]["other"] == "" {
				t.Errorf("%s has nothing for %q", l.Code, id)
			}
			for _, form := range known[id] {
				if want, got := blanks(forms["other"]), blanks(form); want != got {
					t.Errorf("%s has the blanks %s for %q, want %s", l.Code, got, id, want)
				}
			}
		}
		for id := range known {
			if english[id] == nil {
				t.Errorf("%s has %q, which English has not", l.Code, id)
			}
		}
		if got, want := paragraphs(l.Code), paragraphs("en"); got != want {
			t.Errorf("%s has help of %d paragraphs, want %d", l.Code, got, want)
		}
	}
}

// blank matches a verb such as %v, or %[2]v for the second value.
var blank = regexp.MustCompile(`%(?:\[(\d+)\])?([a-z%])`)

// blanks returns the verbs of a text in the order of the values that they show. Another
// language may have another order, with %[2]v.
func blanks(text string) string {
	all, next := map[int]string{}, 1
	for _, b := range blank.FindAllStringSubmatch(text, -1) {
		if b[2] == "%" {
			continue
		}
		if b[1] != "" {
			next, _ = strconv.Atoi(b[1])
		}
		all[next] = b[2]
		next++
	}
	var sorted []string
	for _, i := range slices.Sorted(maps.Keys(all)) {
		sorted = append(sorted, fmt.Sprint(i, all[i]))
	}
	return strings.Join(sorted, " ")
}

func TestBlanks(t *testing.T) {
	for text, want := range map[string]string{
		"%v of %d, %d%%": "1v 2d 3d", "%[2]d, %[1]v": "1v 2d", "%[2]d and %v": "2d 3v", "100%%": "", "%[1]v, %[1]v": "1v",
	} {
		if got := blanks(text); got != want {
			t.Errorf("%q has %q, want %q", text, got, want)
		}
	}
}

// TestPluralForms checks that each text with plural forms has all those that whole numbers
// have in the language, and no others (Unicode CLDR).
func TestPluralForms(t *testing.T) {
	categories := map[plural.Form]string{
		plural.Other: "other", plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many",
	}
	for _, l := range Offered(assets.Languages()) {
		tag, wanted := language.MustParse(l.Code), map[string]bool{}
		for n := range 1000 {
			wanted[categories[plural.Cardinal.MatchPlural(tag, n, 0, 0, 0, 0)]] = true
		}
		want := slices.Sorted(maps.Keys(wanted))
		for name, content := range assets.Translations(l.Code) {
			var known map[string]any
			if err := json.Unmarshal(content, &known); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			for id, text := range known {
				if forms, plural := text.(map[string]any); plural && !slices.Equal(slices.Sorted(maps.Keys(forms)), want) {
					t.Errorf("%s: %s has the forms %q, want %q", name, id, slices.Sorted(maps.Keys(forms)), want)
				}
			}
		}
		english, here := table(t, "en"), table(t, l.Code)
		for id, forms := range english {
			if here := here[id]; len(forms) > 1 && here != nil && len(here) < 2 {
				t.Errorf("%s: %s has no plural forms", l.Code, id)
			}
		}
	}
}

// TestLetters checks that the pieces of each language have letters that can be told apart.
func TestLetters(t *testing.T) {
	for _, l := range Offered(assets.Languages()) {
		said, err := phrase.NewLanguage(assets.Translations(l.Code), l.Code)
		if err != nil {
			t.Fatal(err)
		}
		all := rules.LettersIn(said)
		if slices.Sort(all); len(all) != 1+len(rules.Letters) || len(slices.Compact(all)) != 1+len(rules.Letters) {
			t.Errorf("%s has the letters %q", l.Code, all)
		}
	}
}

// bold matches what the help sets in bold: keys, and paths through menus and dialogs,
// with commas between their steps.
var bold = regexp.MustCompile(`\*\*([^*]+)\*\*`)

// TestHelpNamesWhatThereIs checks that every menu and item that the help names is a text
// of the window. It is easy to change one and forget the other.
func TestHelpNamesWhatThereIs(t *testing.T) {
	for _, l := range Offered(assets.Languages()) {
		said := map[string]bool{}
		for _, forms := range table(t, l.Code) {
			said[forms["other"]] = true
		}
		for _, way := range bold.FindAllStringSubmatch(assets.Help(l.Code), -1) {
			for step := range strings.SplitSeq(way[1], ", ") {
				if step != way[1] && !said[step] {
					t.Errorf("the help in %s names %q, which is not in the window", l.Code, step)
				}
			}
		}
	}
}

// paragraphs returns the number of paragraphs of the help in a language.
func paragraphs(language string) int { return strings.Count(assets.Help(language), "\n\n") + 1 }

// TestEnglish checks the texts before a language is loaded.
func TestEnglish(t *testing.T) {
	for got, want := range map[string]string{
		F("The %s on %v is %v.", rules.Knight, rules.Sq(4, 3), rules.White): "The knight on e4 is White.",
		Count(1, "gamelist.games"):       "1 game",
		Count(1234567, "gamelist.games"): "1,234,567 games",
		T(""):                            "",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// TestGerman translates phrases that contain words, numbers and errors.
func TestGerman(t *testing.T) {
	if err := Load(assets.Translations(""), "de"); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = Load(nil, "") })
	wrong := phrase.Errorf("common.move-but-king-captured", rules.White, rules.Black)
	for got, want := range map[string]string{
		F("play.check", rules.White):                                            "Weiß steht im Schach.",
		F("common.way-blocked", rules.PieceOn(rules.Rook, "e4")):                "Im Weg steht der Turm auf e4.",
		P(rules.Outcome{Result: rules.Drawn, Reason: rules.Stalemate}.Phrase()): "Remis durch Patt.",
		Count(1234, "gamelist.games"):                                           "1.234 Partien",
		Sentence(phrase.Errorf("common.position-cannot-used", wrong)): "Diese Stellung ist nicht regelgerecht: am Zug ist Weiß, " +
			"aber im Schach steht der König von Schwarz.",
		Sentence(phrase.Errorf("altpromo.king-check-cannot-castle")): T("altpromo.king-check-cannot-castle"), // already has a full stop
		SAN(rules.SAN{Game: "chess", Text: "Nbxd2+"}):                "Sbxd2+",
		SAN(rules.SAN{Game: "apc-x", Text: "Nbxd2+"}):                "Nbxd2+",
		T("nobody has translated this"):                              "nobody has translated this",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if err := Load(map[string][]byte{"a.xx.json": []byte("{")}, "xx"); err == nil {
		t.Error("a file that is not JSON is loaded")
	}
}

// TestLettersOfTwoSigns reads and writes moves in Russian letters: the king has two.
func TestLettersOfTwoSigns(t *testing.T) {
	if err := Load(map[string][]byte{"window.ru.json": []byte(`{"KQRBN": "Кр Ф Л С К П"}`)}, "ru"); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = Load(nil, "") })
	for english, russian := range map[string]string{"Kf3": "Крf3", "Nf3": "Кf3", "Rxd5+": "Лxd5+", "e8=Q": "e8=Ф", "O-O": "O-O", "": ""} {
		if got := SAN(rules.SAN{Game: "chess", Text: english}); got != russian {
			t.Errorf("%s is written %s, want %s", english, got, russian)
		}
		if got := English(russian); got != english {
			t.Errorf("%s is read as %s, want %s", russian, got, english)
		}
	}
}

// TestLanguages reads which languages there are, and which of them are new or incomplete.
func TestLanguages(t *testing.T) {
	got := written(map[string][]byte{
		"window.de.json": []byte(`{"English": "Deutsch"}`), "window.en.json": []byte(`{"English": "English", "language.new": "new"}`),
		"window.nl.json": []byte(`{"English": "Nederlands", "language.new": "nieuw"}`), "lessons.nl.json": []byte(`{}`),
		"window.pl.json": []byte(`{"English": "Polski", "language.new": "nowy", "language.incomplete": "nie cały"}`),
	})
	want := []Language{{"en", "English", ""}, {"de", "Deutsch", ""}, {"nl", "Nederlands", "nieuw"}, {"pl", "Polski", "nie cały"}}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestNativeMoves writes moves in the chosen notation, in games with two notations.
func TestNativeMoves(t *testing.T) {
	t.Cleanup(func() { WriteNative(false) })
	two, one := rules.SAN{Game: "shogi", Text: "Bx2b=", Native: "▲２二角不成"}, rules.SAN{Game: "chess", Text: "Nf3"}
	form := phrase.Say("session.look-game-after", phrase.Say("%v", two))
	for _, tt := range []struct {
		native    bool
		two, said string
	}{
		{false, "Bx2b=", "Viewing the position after Bx2b=."},
		{true, "▲２二角不成", "Viewing the position after ▲２二角不成."},
	} {
		WriteNative(tt.native)
		if got := SAN(two); got != tt.two {
			t.Errorf("%v: %s, want %s", tt.native, got, tt.two)
		}
		if got := P(form); got != tt.said {
			t.Errorf("%v: %s, want %s", tt.native, got, tt.said)
		}
		if got := SAN(one); got != "Nf3" {
			t.Errorf("%v: %s, want Nf3", tt.native, got)
		}
	}
}

// TestOffered compares the list of languages that the program reads with the translations.
func TestOffered(t *testing.T) {
	want := written(assets.Translations(""))
	if got := Offered(assets.Languages()); !slices.Equal(got, want) {
		text, err := json.MarshalIndent(want, "", "\t")
		t.Errorf("assets/languages.json is to be (%v)\n%s", err, text)
	}
}
