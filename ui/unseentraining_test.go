package ui

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"passedpawn/game/endgames/tables/tablestest"
	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/endings"
	"passedpawn/game/teaching/puzzles"
	"passedpawn/game/teaching/training"
	"passedpawn/ui/pages"
)

// A judging is opponents of which the reviewer knows two positions: mistaken, and that after Ba6.
type judging struct{ people }

func (judging) Reviewer(string) session.Reviewer {
	return session.Reviewer{New: func() player.Thinker { return judge{} }}
}

// mistaken is the position of the person's own mistake.
const mistaken = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1"

type judge struct{}

// Think implements player.Thinker.
func (judge) Think(_ context.Context, q player.Question) (player.Action, error) {
	at := q.Position()
	san, score := "Nf3", 30
	switch fen := at.String(); {
	case strings.HasPrefix(fen, "rnbqkbnr/pppp1ppp/B7/4p3/4P3/8/"):
		san, score = "bxa6", 330
	case fen != mistaken:
		return player.Action{}, errors.New("this position is not known")
	}
	m, err := chess.Read(at, san)
	q.Tell(player.Thought{Position: at, Rank: 1, Depth: 20, Score: score, Line: []rules.Move{m}})
	return player.Action{Move: m}, err
}

// trains gives the person a mistake of their own, puzzles and endings.
func trains(t *testing.T, c *Config) {
	t.Helper()
	from, err := chess.Parse(mistaken)
	if err != nil {
		t.Fatal(err)
	}
	best, err := chess.Read(from, "Nf3")
	if err != nil {
		t.Fatal(err)
	}
	card, err := training.NewCard(chess, from, []rules.Move{best}, training.Source{Opponent: "Anna", Date: "2026.05.03", Ply: 2, Played: "Qh5", Loss: 60})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := c.Teaching.Training.Add([]training.Card{card}); err != nil {
		t.Fatal(err)
	}
	var rows [7][]string
	for i, column := range []string{"", "6k1/5ppp/8/8/8/8/5PPP/3R1K2 b - -", "h7h6 d1d8 g8h7 d8h8", "950", "60", "fork", "?"} {
		for n := range 5 { // so many make a theme
			if i == 0 {
				column = fmt.Sprint("0000", n)
			}
			rows[i] = append(rows[i], column+"\n")
		}
	}
	var text strings.Builder
	for _, r := range rows {
		text.WriteString(strings.Join(r, ""))
	}
	set, err := puzzles.Parse(text.String())
	if err != nil {
		t.Fatal(err)
	}
	c.Teaching.Puzzles = func() (*puzzles.Set, error) { return set, nil }
	c.Teaching.Endings = &endings.Trainer{Tables: tablestest.Queen(t)}
	c.Teaching.Draw = rand.New(rand.NewPCG(1, 7)).IntN
	c.Play.Opponents = judging{}
	c.Person.Settings.Animate = false // the next position comes at once
}

// trained is a scene with a mistake, a wrong try, a puzzle and an ending.
func (b *blind) trained() {
	b.t.Helper()
	b.scene("Training: a mistake, a wrong try, and what refutes it")
	b.press("Ctrl+Shift+M", "Enter", "n", "m", "g", "i")
	b.types("Ba6")
	b.press("Esc", "l")
	b.tab("Why?")
	b.press("Enter", "D", "l", "A", "A", "i")
	b.types("Nf3")
	b.press("Esc", "Esc", "Esc")
	b.scene("A puzzle")
	b.tab("Solve puzzles")
	b.press("Enter", "e", "g", "i")
	b.types("Rd8+")
	b.press("Esc", "l", "i")
	b.types("Rh8#")
	b.press("Esc", "Esc")
	b.scene("An ending")
	b.tab("Practise endings")
	b.press("Enter", "e", "v", "i")
	b.types("Kh9")
	b.tab("Hint")
	b.press("Enter")
	b.tab("Show me")
	b.press("Enter", "Esc")
}

// tab presses Tab until something has the focus.
func (b *blind) tab(name string) {
	b.t.Helper()
	fmt.Fprintf(&b.heard, "> Tab, until %q\n", name)
	for range 60 {
		b.key("Tab")
		if focus := b.ear.focus(); focus == name || strings.HasPrefix(focus, name+": ") {
			b.listen()
			return
		}
	}
	b.t.Fatalf("Tab does not lead to %s, but to %s", name, b.ear.focus())
}

// solvedForClass is a scene with exercises of a class.
func (b *blind) solvedForClass() {
	b.t.Helper()
	b.scene("Exercises of a class")
	b.Open(b.file("rooks.pgn", rookMates))
	b.until("the exercises", func() bool { return b.inSight == pages.Page(b.classes.page) && !b.classes.page.Busy() })
	b.listen()
	b.press("Enter", "e", "g", "r", "Enter", "8", "Enter", "Enter", "q", "Enter", "3", "Enter")
	b.tab("Show me")
	b.press("Enter", "Esc")
}

// reported is a scene with a report and its chart.
func (b *blind) reported() {
	b.t.Helper()
	b.scene("A report and its chart")
	b.Open(b.file("years.pgn", years))
	b.until("the list", func() bool { return strings.Contains(strings.Join(b.seen(), " "), "3 games") && !b.gameList.Busy() })
	b.listen()
	b.tab("Show a report")
	b.press("Enter", "Down", "Enter")
	b.until("the report", func() bool { return b.inSight == pages.Page(b.reports) && !b.reports.Busy() })
	b.listen()
	b.press("Down", "Down")
	b.tab("By year")
	b.press("Right", "Right", "Enter")
}

// years is a file with games of two years.
const years = `[Event "Cup"]
[White "Ada"]
[Black "Ben"]
[Date "2023.01.01"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0

[Event "Cup"]
[White "Ben"]
[Black "Ada"]
[Date "2023.02.01"]
[Result "1/2-1/2"]

1. d4 d5 2. c4 e6 1/2-1/2

[Event "Cup"]
[White "Ada"]
[Black "Ben"]
[Date "2024.01.01"]
[Result "0-1"]

1. e4 c5 2. Nf3 d6 0-1
`
