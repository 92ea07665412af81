package lesson_test

import (
	"regexp"
	"strings"
	"testing"

	"passedpawn/assets"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/lesson"
)

// languages returns the languages of the lessons, with the letters of their pieces.
func languages(t *testing.T) map[string]*phrase.Language {
	t.Helper()
	all := map[string]*phrase.Language{}
	for name := range assets.Translations("") {
		code, is := strings.CutPrefix(strings.TrimSuffix(name, ".json"), "window.")
		if !is {
			continue
		}
		l, err := phrase.NewLanguage(assets.Translations(""), code)
		if err != nil {
			t.Fatal(err)
		}
		all[code] = l
	}
	return all
}

// notation matches moves as people write them, with the letters of the pieces in a language:
// Nf3, Rxd5, exd5, e2-e4, e8=Q, Ra8+, O-O. Names of squares alone are not moves.
func notation(said *phrase.Language) *regexp.Regexp {
	letters := "(" + strings.Join(rules.LettersIn(said)[:len(rules.Letters)], "|") + ")"
	return regexp.MustCompile(`(^|\PL)` + letters + `[a-h]?[1-8]?x?[a-h][1-8]\b|\b[a-h]x[a-h][1-8]|[a-h][1-8]\s?[-–x]\s?[a-h][1-8]|[a-h][1-8][+#=]|O-O|0-0`)
}

// TestNoNotationBeforeItIsTaught reads the lessons before "Writing moves down" in each
// language, and the answers to every wrong move and verdict in them. Squares have names in
// them, because the first lesson teaches those.
func TestNoNotationBeforeItIsTaught(t *testing.T) {
	all := all(t)
	if g := all[0].Steps[0].Goal.Task; g != lesson.Find {
		t.Errorf("the first lesson begins with %s", g)
	}
	for code, said := range languages(t) {
		moves := notation(said)
		if text := (rules.SAN{Game: "chess", Text: "Nf3"}).In(said); !moves.MatchString(text) {
			t.Fatalf("%s: %q is not taken for a move", code, text)
		}
		for _, l := range all {
			if l.ID == "notation" {
				break
			}
			l := l.In(said)
			r := begin(t, l)
			for {
				step := r.Step()
				texts := append(answers(r, said), l.Title, step.Text, step.Ask, step.Hint, step.Done)
				if m := moves.FindString(strings.Join(texts, "\n")); m != "" {
					t.Errorf("%s: %s, step %d says %q", code, l.ID, r.Number(), m)
				}
				solve(t, r)
				if r.Ended() {
					break
				}
				r.Next()
			}
		}
	}
}

// answers returns what is said to each verdict, to each legal move, and to the illegal one that
// is to be tried.
func answers(r *lesson.Run, said *phrase.Language) (all []string) {
	for _, v := range r.Step().Verdicts {
		try := *r
		all = append(all, try.Judge(v).Text.In(said))
	}
	for _, m := range r.Position().Moves() {
		try := *r
		all = append(all, try.Move(m).Text.In(said))
	}
	if g := r.Step().Goal; g.Task == lesson.Try {
		try := *r
		all = append(all, try.Refused(g.Tried).Text.In(said))
	}
	return all
}

// explained says by which words a lesson explains a verdict.
var explained = map[lesson.Verdict]*regexp.Regexp{
	lesson.Check:     regexp.MustCompile(`is in check|gives? check`),
	lesson.Checkmate: regexp.MustCompile(`win by checkmate|Mate ends the game`),
	lesson.Stalemate: regexp.MustCompile(`Stalemate: not in check`),
	lesson.Draw:      regexp.MustCompile(`\ba draw\b`),
	lesson.Claim:     regexp.MustCompile(`may claim a draw`),
	lesson.Perpetual: regexp.MustCompile(`gave check on every move, that side loses`),
	lesson.Declared:  regexp.MustCompile(`may declare a win`),
}

// TestVerdictsAreExplainedFirst checks that no verdict is offered before a text has explained
// it. Those who learn shogi have seen no lesson of chess; the other games begin with it.
func TestVerdictsAreExplainedFirst(t *testing.T) {
	read := map[bool]string{} // the texts so far, of shogi and of the others
	offered := 0
	for _, l := range all(t) {
		of := strings.HasPrefix(l.Game, "shogi")
		for i, step := range l.Steps {
			read[of] += step.Text + "\n"
			for _, v := range step.Verdicts {
				if step.Goal.Task != lesson.Judge || v == lesson.Goes {
					continue
				}
				offered++
				if !explained[v].MatchString(read[of]) {
					t.Errorf("%s, step %d offers %q, which has not been explained", l.ID, i+1, v)
				}
			}
			read[of] += step.Done + "\n"
		}
	}
	if offered < 50 {
		t.Errorf("only %d verdicts are offered", offered)
	}
}
