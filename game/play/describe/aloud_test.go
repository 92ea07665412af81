package describe

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"passedpawn/assets"
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// aloud returns a phrase in a language as a speaker says it.
func aloud(t *testing.T, code string, s Speaker, p phrase.Phrase) string {
	t.Helper()
	l, err := phrase.NewLanguage(assets.Translations(code), code)
	if err != nil {
		t.Fatal(err)
	}
	return l.Aloud(p, s.Word)
}

// TestSpeaker says moves and squares inside sentences in each style, in two languages. A move that is
// a part of an error or at the start of a sentence is one too.
func TestSpeaker(t *testing.T) {
	s := scene(t, "chess", "", "e4", "e5", "Nf3")
	knight := rules.Written(s.Rules, s.Line[2], s.Moves[2])
	wrong := phrase.Say("train.wrong", knight, phrase.Decimal(30))
	nothing := phrase.Capital(phrase.Say("why.nothing", knight.Numbered("2.")))
	line := phrase.Say("%v.", rules.Moves{
		rules.Written(s.Rules, s.Line[0], s.Moves[0]).Numbered("1."), rules.Written(s.Rules, s.Line[1], s.Moves[1]), knight.Numbered("2."),
	})
	on := phrase.Sentence(phrase.Errorf("claims.now-free", knight, rules.PieceOn(rules.Pawn, rules.Sq(4, 4))))
	for _, c := range []struct {
		code  string
		style Style
		p     phrase.Phrase
		want  string
	}{
		{"en", Words, nothing, "Nothing can be proved against 2. knight to f3."},
		{"en", SAN, nothing, "Nothing can be proved against 2.Nf3."},
		{"en", UCI, nothing, "Nothing can be proved against 2. g1f3."},
		{"en", Spelled, nothing, "Nothing can be proved against 2. knight foxtrot 3."},
		{"de", Words, nothing, "Gegen 2. Springer nach f3 lässt sich nichts beweisen."},
		{"de", SAN, nothing, "Gegen 2.Sf3 lässt sich nichts beweisen."},
		{"de", Spelled, nothing, "Gegen 2. Springer Friedrich 3 lässt sich nichts beweisen."},
		{"en", Words, line, "1. pawn to e4, pawn to e5, 2. knight to f3."},
		{"en", SAN, line, "1.e4 e5 2.Nf3."},
		{"en", Spelled, line, "1. pawn echo 4, pawn echo 5, 2. knight foxtrot 3."},
		{"en", Words, on, "This allows knight to f3, winning the pawn on e5 for free."},
		{"en", Spelled, on, "This allows knight foxtrot 3, winning the pawn on echo 5 for free."},
		{
			"en", Spelled, phrase.Join(" ", phrase.Say("%v is free.", rules.Sq(4, 4)), wrong),
			"Echo 5 is free. Knight foxtrot 3 is not the best move: it costs 30.0% of your winning chances.",
		},
		{"de", Words, wrong, "Springer nach f3 ist nicht der beste Zug: Er kostet 30,0 % deiner Gewinnchancen."},
	} {
		got := aloud(t, c.code, Speaker{s.Rules, c.style}, c.p)
		if got != c.want {
			t.Errorf("%s, %s: %q, want %q", c.code, c.style, got, c.want)
		}
	}
	if got := nothing.String(); got != "Nothing can be proved against 2.Nf3." {
		t.Errorf("what is drawn changes: %q", got)
	}
}

// TestSentencesBegin says a sentence that begins with a move after another one, in each language and
// for each piece: it has a capital letter. After a colon it has none.
func TestSentencesBegin(t *testing.T) {
	s := scene(t, "chess", "", "e4", "e5", "Nf3", "Nc6", "Bc4", "Nf6", "Qe2", "Rg8", "Kf1")
	var languages []struct{ Code string }
	if err := json.Unmarshal(assets.Languages(), &languages); err != nil || len(languages) == 0 {
		t.Fatal(err)
	}
	for _, language := range languages {
		code := language.Code
		for i, m := range s.Moves {
			move := rules.Written(s.Rules, s.Line[i], m)
			for _, style := range []Style{Words, Spelled} {
				p := phrase.Join(" ", phrase.Say("train.no"), phrase.Say("%v. x: %v.", move, move))
				said := aloud(t, code, Speaker{s.Rules, style}, p)
				first, rest, _ := strings.Cut(said, ". ")
				second, small, _ := strings.Cut(rest, ". x: ")
				letter, _ := utf8.DecodeRuneInString(second)
				if first == "" || unicode.IsLower(letter) || small == second+"." && code != "de" {
					t.Errorf("%s, %s: %q", code, style, said)
				}
			}
		}
	}
}

// TestSpeakerKnows says moves that the fast board has written, and writes those of which it knows
// too little.
func TestSpeakerKnows(t *testing.T) {
	s := scene(t, "chess", "", "e4")
	p := bitboard.Start()
	m, ok := p.ReadSAN("Nc3")
	if !ok {
		t.Fatal("it cannot be read")
	}
	fast := rules.SAN{Game: "chess", Text: "Nc3", Before: &p, Move: convert.Move(m)}
	for _, c := range []struct {
		r    rules.Rules
		san  rules.SAN
		want string
	}{
		{s.Rules, fast, "knight to c3"},
		{nil, fast, "Nc3"},
		{scene(t, "shogi", "").Rules, fast, "Nc3"},
		{s.Rules, rules.SAN{Game: "chess", Text: "Nc3"}, "Nc3"},
		{s.Rules, rules.SAN{Game: "chess", Text: "Nc3", Before: odd{}, Move: convert.Move(m)}, "Nc3"},
	} {
		if got := aloud(t, "en", Speaker{c.r, Words}, phrase.Say("%v", c.san)); got != c.want {
			t.Errorf("%+v: %q, want %q", c.san, got, c.want)
		}
	}
}

// odd writes no position.
type odd struct{}

func (odd) String() string { return "odd" }
