package i18n

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"passedpawn/assets"
	"passedpawn/game/lesson"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// sayers are the functions whose texts are translated, and how many of their
// first arguments are such.
var sayers = map[string]int{"T": 1, "F": 1, "Count": 3, "Say": 1, "Errorf": 1, "rearrange": 1, "progress": 2}

// tables are the variables and constants that hold texts to be translated.
var tables = []string{
	"castlings", "hands", "nowhere", "handicapWords",
	"ways", "drawn", "reasonWords", "endings", "onTime", "columns", "judgements", "opponents", "oddsNames", "strengths", "Roster", "helpText", "aboutText", "boardKeys",
	"Checkmate", "Stalemate", "GivesCheck", "DrawsNow", "Forks", "TakesNext", "Taken", "Check", "Draw", "Claim", "Goes", "Perpetual", "Declared",
	"errNoFolder", "ErrPlaying", "ErrStudy", "ErrOver", "ErrNotYours", "ErrNothing", "ErrNoClaim", "ErrTooSoon", "ErrNoOffer", "ErrNoClock",
	"modifiers", "keyNames", "nagTexts", "sideNames", "claimDraw", "declare",
}

// texts are all that the program says in the window, as the code has it.
func texts(t *testing.T) map[string]bool {
	t.Helper()
	all := map[string]bool{"English": true, rules.Letters: true, "White": true, "Black": true, "Chess": true, ",": true}
	for _, root := range []string{"../..", "..", "../../game"} {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if root == "../.." && d.IsDir() && path != root {
				return fs.SkipDir
			}
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
			if err == nil {
				ast.Inspect(file, func(n ast.Node) bool { collect(n, all); return true })
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	ids, lessons := assets.Lessons()
	for i := range ids {
		l, err := lesson.Parse(ids[i], lessons[i])
		if err != nil {
			t.Fatal(err)
		}
		all[l.Title], all[l.Part] = true, true
		for _, s := range l.Steps {
			for _, text := range []string{s.Text, s.Ask, s.Hint, s.Done} {
				all[text] = true
			}
		}
	}
	delete(all, "")
	return all
}

func collect(n ast.Node, all map[string]bool) {
	switch n := n.(type) {
	case *ast.CallExpr:
		name := ""
		switch f := n.Fun.(type) {
		case *ast.Ident:
			name = f.Name
		case *ast.SelectorExpr:
			if from := last(f.X); from != "fmt" && from != "t" { // a test tells programmers
				name = f.Sel.Name
			}
		}
		for _, arg := range n.Args[:min(sayers[name], len(n.Args))] {
			literals(arg, all)
		}
	case *ast.ValueSpec:
		if kindly(n.Type) || slices.ContainsFunc(n.Names, func(i *ast.Ident) bool { return slices.Contains(tables, i.Name) }) {
			for _, v := range n.Values {
				literals(v, all)
			}
		}
	}
}

// last is the last name of an expression such as a.b.
func last(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}

// kindly reports whether values are kinds of pieces.
func kindly(e ast.Expr) bool { return last(e) == "Kind" }

// literals are the texts in an expression, long ones by paragraphs. Keys of
// tables and words without a letter are none.
func literals(e ast.Expr, all map[string]bool) {
	ast.Inspect(e, func(n ast.Node) bool {
		l, ok := n.(*ast.BasicLit)
		if !ok || l.Kind != token.STRING {
			return true
		}
		text, err := strconv.Unquote(l.Value)
		if err != nil || !letters.MatchString(verbs.ReplaceAllString(text, "")) {
			return true
		}
		for p := range strings.SplitSeq(strings.TrimSpace(text), "\n\n") {
			all[p] = true
		}
		return true
	})
}

var (
	letters = regexp.MustCompile(`\pL`)
	verbs   = regexp.MustCompile(`%[a-z]`)
)

// TestTranslated holds every language to what the program says: nothing is left
// in English, nothing is said any more, and blanks stay what they are.
func TestTranslated(t *testing.T) {
	said := texts(t)
	for _, l := range Languages(assets.Translations())[1:] {
		language := l.Code
		known := map[string]string{}
		for name, content := range assets.Translations() {
			if strings.HasSuffix(name, "."+language+".json") {
				if err := json.Unmarshal(content, &known); err != nil {
					t.Errorf("%s: %v", name, err)
				}
			}
		}
		for text := range said {
			if known[text] == "" {
				t.Errorf("%s has nothing for %q", language, text)
			}
		}
		for text, other := range known {
			if !said[text] {
				t.Errorf("%s has %q, which nobody says", language, text)
			}
			if want, got := verbs.FindAllString(text, -1), verbs.FindAllString(other, -1); !slices.Equal(want, got) {
				t.Errorf("%s has other blanks for %q", language, text)
			}
		}
	}
}

// TestEnglish is what is said before a language is loaded.
func TestEnglish(t *testing.T) {
	for got, want := range map[string]string{
		F("The %s on %v is %v.", rules.Knight, rules.Sq(4, 3), rules.White): "The knight on e4 is White.",
		Count(1, "1 game", "%s games"):                                      "1 game",
		Count(1234567, "1 game", "%s games"):                                "1,234,567 games",
		T(""):                                                               "",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// TestGerman says phrases with words, numbers and errors in them.
func TestGerman(t *testing.T) {
	if err := Load(assets.Translations(), "de"); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = Load(nil, "") })
	wrong := phrase.Errorf("it is %v's move, but the king of %v could be captured", rules.White, rules.Black)
	for got, want := range map[string]string{
		F("%v is in check.", rules.White):                                            "Weiß steht im Schach.",
		F("The way is blocked by %v.", phrase.Say("the %s on %v", rules.Rook, "e4")): "Im Weg steht: Turm auf e4.",
		P(rules.Outcome{Result: rules.Drawn, Reason: rules.Stalemate}.Phrase()):      "Remis durch Patt.",
		Count(1234, "1 game", "%s games"):                                            "1.234 Partien",
		Sentence(phrase.Errorf("the position cannot be used: %v", wrong)):            "Die Stellung ist nicht brauchbar: am Zug ist Weiß, aber der König von Schwarz könnte geschlagen werden.",
		SAN(rules.SAN{Game: "chess", Text: "Nbxd2+"}):                                "Sbxd2+",
		SAN(rules.SAN{Game: "apc-x", Text: "Nbxd2+"}):                                "Nbxd2+",
		T("nobody has translated this"):                                              "nobody has translated this",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if err := Load(map[string][]byte{"a.xx.json": []byte("{")}, "xx"); err == nil {
		t.Error("a file that is no JSON is loaded")
	}
}

// TestNativeMoves writes moves in the form that was chosen, in games with two of them.
func TestNativeMoves(t *testing.T) {
	t.Cleanup(func() { WriteNative(false) })
	two, one := rules.SAN{Game: "shogi", Text: "Bx2b=", Native: "▲２二角不成"}, rules.SAN{Game: "chess", Text: "Nf3"}
	form := phrase.Say("You look at the game after %s.", phrase.Say("%v", two))
	for _, tt := range []struct {
		native    bool
		two, said string
	}{
		{false, "Bx2b=", "You look at the game after Bx2b=."},
		{true, "▲２二角不成", "You look at the game after ▲２二角不成."},
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
