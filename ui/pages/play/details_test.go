package play

import (
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/game/play/session"
)

// TestDetails opens games with many, few and no details.
func TestDetails(t *testing.T) {
	for text, want := range map[string][2]string{
		"[Event \"Linares\"]\n[Site \"Linares ESP\"]\n[Date \"1994.03.??\"]\n[Round \"3\"]\n[Result \"1-0\"]\n\n1. e4 1-0": {
			"Linares, round 3",
			"1994-03 · Linares ESP · 1–0",
		},
		"[Event \"?\"]\n[Date \"????.??.??\"]\n[StudyName \"Endings\"]\n[ChapterName \"Opposition\"]\n\n1. e4 *": {"Endings: Opposition", ""},
		"[Event \"?\"]\n[Site \"?\"]\n[Date \"2024.??.??\"]\n[Round \"-\"]\n\n1. e4 1/2-1/2":                     {"", "2024 · ½–½"},
		"1. e4 *": {"", ""},
	} {
		tb := study(t, text)
		tb.window.Resize(fyne.NewSize(1120, 760))
		if got := [2]string{tb.details.event.Text, tb.details.about.Text}; got != want || tb.details.content.Visible() != (want != [2]string{}) {
			t.Errorf("%s\nsays %q, shown %v; want %q", text, got, tb.details.content.Visible(), want)
		}
	}
	tb := sit(t, session.Setup{})
	tb.window.Resize(fyne.NewSize(1120, 760))
	if tb.details.content.Visible() {
		t.Errorf("a game that is played here says %q", tb.details.event.Text)
	}
}

// TestRatings checks the bars of a game from a file, and of one that is played here.
func TestRatings(t *testing.T) {
	tb := study(t, "[White \"Carlsen, Magnus\"]\n[Black \"Ada\"]\n[WhiteTitle \"GM\"]\n[WhiteElo \"2835\"]\n[BlackElo \"?\"]\n\n1. e4 *")
	above, below := tb.players.bars[0], tb.players.bars[1]
	if got := below.name.Text + "|" + below.rating.Text + "|" + above.name.Text + "|" + above.rating.Text; got != "GM Carlsen, Magnus|2835|Ada|" {
		t.Errorf("the bars say %s", got)
	}
	tb.Flip()
	if above.rating.Text != "2835" || below.rating.Text != "" {
		t.Errorf("turned, the ratings are %q and %q", above.rating.Text, below.rating.Text)
	}
}
