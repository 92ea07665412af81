package i18n

import (
	"go/ast"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"passedpawn/assets"
)

// A room contains English texts by their identifiers.
type room map[string]string

// rooms returns all English texts of the window: those of the translations, the lessons
// and the help.
func rooms(t *testing.T) map[string]room {
	t.Helper()
	all := map[string]room{"lessons": taught(t), "help": {"help": assets.Help("en")}}
	for id, forms := range table(t, "en") {
		name := "window"
		if head, _, _ := strings.Cut(id, "."); head == "lesson" || head == "altpromo" || head == "law" || head == "claims" || head == "shogi" {
			name = "rules"
		}
		if all[name] == nil {
			all[name] = room{}
		}
		for category, text := range forms {
			all[name][id+"/"+category] = text
		}
	}
	return all
}

// ends matches the end of a sentence.
var ends = regexp.MustCompile(`[.!?]["”)*]*\s+|\n+`)

// sentences returns the sentences of a text.
func sentences(text string) (all []string) {
	for _, s := range ends.Split(strings.ReplaceAll(text, "e.g. ", "such as "), -1) {
		if letters.MatchString(s) {
			all = append(all, s)
		}
	}
	return all
}

// word matches what makes a word: a letter, a number or a blank to be filled.
var word = regexp.MustCompile(`[\pL\pN%]`)

func words(sentence string) (all []string) {
	for _, w := range strings.Fields(sentence) {
		if word.MatchString(w) {
			all = append(all, w)
		}
	}
	return all
}

// longest is the maximum number of words in a sentence.
const longest = 22

// TestSentencesAreShort limits the length of the sentences in the window.
func TestSentencesAreShort(t *testing.T) {
	n := 0
	for name, texts := range rooms(t) {
		for id, text := range texts {
			for _, s := range sentences(text) {
				n++
				if got := len(words(s)); got > longest {
					t.Errorf("%s, %s: %d words: %s", name, id, got, s)
				}
			}
		}
	}
	if n < 1500 {
		t.Errorf("only %d sentences", n)
	}
}

// gone matches expressions that must not come back anywhere. Numbers of articles are shown
// behind §.
var gone = regexp.MustCompile(`(?i)\(laws, |\b(aslant|lot|lots|thereupon|nobody|needs not|thence|` +
	`whosoever|as (its|the) player likes|no more than that|looks (along|on)|stands still|stand still|himself|herself|what is said of)\b`)

// ofPieces matches words that are wrong for pieces, which move, capture and are "it".
var ofPieces = regexp.MustCompile(`(?i)\b(goes|go (on|as|like|along|back|diagonally)|takes|(can|could|may|to) take|taken by|` +
	`leaps?|aside|he|him|she|her|hers)\b|\b(looks at|stands on)\b`)

// TestWordsThatAreGone looks for words that a native speaker would not use.
func TestWordsThatAreGone(t *testing.T) {
	for name, texts := range rooms(t) {
		for id, text := range texts {
			if m := gone.FindString(text); m != "" {
				t.Errorf("%s, %s says %q: %s", name, id, m, text)
			}
			if m := ofPieces.FindString(text); m != "" && (name == "lessons" || name == "rules") {
				t.Errorf("%s, %s says %q: %s", name, id, m, text)
			}
		}
	}
}

// american matches American spellings.
var american = regexp.MustCompile(`(?i)\b(colors?|colored|center(ed|s)?|favorites?|defenses?|analyz\w+|gray|behavior|` +
	`canceled|labeled|catalogs?|maneuvers?|neighbors?|honor)\b`)

// TestSpellingIsBritish checks the spelling of all texts, the names of openings and the
// README.
func TestSpellingIsBritish(t *testing.T) {
	all := rooms(t)
	for _, file := range []string{"../../game/chess/opening/names.tsv", "../../README.md", "../../.github/CONTRIBUTING.md"} {
		content, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		all[file] = room{"all": string(content)}
	}
	for name, texts := range all {
		for id, text := range texts {
			if m := american.FindString(text); m != "" {
				t.Errorf("%s, %s is spelt %q", name, id, m)
			}
		}
	}
}

// A button's text begins with one of verbsOfButtons, or is one of places, where the button
// leads.
var (
	verbsOfButtons = strings.Fields("Add Annotate Apply Cancel Clear Close Copy Delete Export Find Flip Import Move Open Play Prepare Read Resign Offer Reset " +
		"Restart Replace Save Select Set Show Start Stop Undo Redo Continue Learn Review Solve Rematch Analyse Choose Remove Accept Decline Declare Claim " +
		"Build Practise Count Make Print")
	places = strings.Split("Back|"+
		"Back to the board|Back to the game|Exercises|Hint|Lessons|Mate problems (tsume)|More|New game|Next|Problems|Starting position", "|")
)

// TestButtonsAreVerbs checks every button that is created with its text.
func TestButtonsAreVerbs(t *testing.T) {
	begins := map[string]bool{}
	for _, v := range verbsOfButtons {
		begins[v] = true
	}
	for _, p := range places {
		begins[p] = true
	}
	english, n := table(t, "en"), 0
	source(t, func(node ast.Node) {
		id, ok := button(node)
		if !ok {
			return
		}
		n++
		text := english[id]["other"]
		if first, _, _ := strings.Cut(text, " "); !begins[first] && !begins[text] {
			t.Errorf("the button %s says %q, which is neither a verb nor a place", id, text)
		}
	})
	if n < 15 {
		t.Errorf("only %d buttons", n)
	}
}

// button returns the text with which a button is created.
func button(n ast.Node) (id string, ok bool) {
	call, made := n.(*ast.CallExpr)
	if !made || !strings.HasPrefix(last(call.Fun), "NewButton") || len(call.Args) == 0 {
		return "", false
	}
	said, made := call.Args[0].(*ast.CallExpr)
	if !made || last(said.Fun) != "T" || len(said.Args) != 1 {
		return "", false
	}
	text, made := said.Args[0].(*ast.BasicLit)
	if !made {
		return "", false
	}
	id, err := strconv.Unquote(text.Value)
	return id, err == nil
}

// TestOneSpelling checks that all texts of all languages use the same apostrophe and the
// same dots, which people can type and search for.
func TestOneSpelling(t *testing.T) {
	for _, l := range Offered(assets.Languages()) {
		for id, forms := range table(t, l.Code) {
			for _, text := range forms {
				if strings.ContainsAny(text, "’‘…") {
					t.Errorf("%s: %s: %s", l.Code, id, text)
				}
			}
		}
		if strings.ContainsAny(assets.Help(l.Code), "’‘…") {
			t.Errorf("%s: the help has another apostrophe or other dots", l.Code)
		}
	}
}

// TestOneName checks that every text of a language calls Chess960 what the list of games
// calls it.
func TestOneName(t *testing.T) {
	named := regexp.MustCompile(`\pL+960`)
	for _, l := range Offered(assets.Languages()) {
		texts := table(t, l.Code)
		want := texts["variants.chess960"]["other"]
		for id, forms := range texts {
			for _, text := range forms {
				for _, name := range named.FindAllString(text, -1) {
					if name != want {
						t.Errorf("%s: %s says %s, not %s", l.Code, id, name, want)
					}
				}
			}
		}
	}
}
