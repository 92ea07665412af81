package gamelist

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/library"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/repertoire"
)

// does does one of the things that can be done with the file.
func (d *desk) does(label string) {
	d.t.Helper()
	for _, deed := range d.Database() {
		if deed.Text == label {
			deed.Do()
			return
		}
	}
	d.t.Fatalf("there is no %q", label)
}

// TestTrainOpening trains a whole file where it is, and a selection of its games as a copy.
func TestTrainOpening(t *testing.T) {
	d := sit(t).shown()
	d.does("Train as an opening...")
	d.answers[2].Do()
	d.until("a repertoire", func() bool { return len(d.begun) > 0 })
	if want := (repertoire.Entry{Side: rules.Black, Path: d.path}); !d.begun[0].Is(want) {
		t.Errorf("it trains %+v", d.begun[0])
	}
	d.list.selectAt(0, false, false)
	d.list.selectAt(1, true, false)
	d.does("Train as an opening...")
	d.answers[1].Do()
	d.until("a copy", func() bool { return len(d.begun) > 1 })
	if d.begun[1].Side != rules.White || d.begun[1].Path == d.path || strings.Count(d.copied, "[White ") != 2 {
		t.Errorf("it trains %+v: %q", d.begun[1], d.copied)
	}
}

// TestLeft tells where the person's games left a repertoire, and opens one there. In games of
// others it looks at both sides.
func TestLeft(t *testing.T) {
	d := sit(t).shown()
	path := filepath.Join(t.TempDir(), "lines.pgn")
	if err := os.WriteFile(path, []byte("1. e4 e5 (1... c5 2. Nc3) 2. Nc3 Nc6 *"), 0o600); err != nil {
		t.Fatal(err)
	}
	g, err := repertoire.Read(t.Context(), path, orthodox.Rules{})
	if err != nil {
		t.Fatal(err)
	}
	for _, side := range []rules.Side{rules.White, rules.Black} {
		d.books = append(d.books, repertoire.Book{
			Entry: repertoire.Entry{Side: side, Path: path}, Repertoire: repertoire.New(g, side, nil, ""),
		})
	}
	d.persons = []string{"Ada"}
	d.does("Find where I left my openings")
	d.until("the games", func() bool { return d.pick != nil })
	want := []string{
		"Opponent: 2.Nf3, not 2.Nc3 (lines); Carl - Ada",
		"Opponent: 2.Nf3, not 2.Nc3 (lines); Zoe - Ada",
	}
	if !slices.Equal(d.offered, want) {
		t.Errorf("it lists %q", d.offered)
	}
	const sum = "You left your openings first in 0 games, your opponents in 2 games. Your lines ran out in 0 games, and 0 games never left them."
	if d.status.text.Text != sum {
		t.Errorf("it says %q", d.status.text.Text)
	}
	d.pick = nil
	d.persons = []string{"Nobody"}
	d.does("Find where I left my openings")
	d.until("the games of others", func() bool { return d.pick != nil })
	if want := "White: 2.Nf3, not 2.Nc3 (lines); Carl - Ada"; d.offered[0] != want {
		t.Errorf("it lists %q", d.offered)
	}
	d.pick(0)
	if d.opened != "1 few.pgn" || d.by.Place == nil || !strings.HasPrefix(d.by.Place.Position.String(), "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/") {
		t.Errorf("it opens %q by %+v", d.opened, d.by)
	}
	d.pick = nil
	d.persons = []string{"Zoe"}
	d.does("Find where I left my openings")
	d.until("the game of Zoe", func() bool { return d.pick != nil })
	if want := []string{"You: 2.Nf3, not 2.Nc3 (lines); Zoe - Ada"}; !slices.Equal(d.offered, want) {
		t.Errorf("it lists %q", d.offered)
	}
	gone := repertoire.Book{Err: errors.New("gone.pgn is not there")}
	d.pick = nil
	d.books = append(d.books, gone)
	d.does("Find where I left my openings")
	d.until("the game of Zoe again", func() bool { return d.pick != nil })
	if got := d.status.text.Text; !strings.HasPrefix(got, "You left your openings first in 1 game") || !strings.HasSuffix(got, " Gone.pgn is not there.") {
		t.Errorf("it says %q", got)
	}
	d.books = []repertoire.Book{gone}
	d.does("Find where I left my openings")
	d.until("what is wrong", func() bool { return d.status.text.Text == "Gone.pgn is not there." })
	d.books = nil
	d.does("Find where I left my openings")
	d.until("an answer", func() bool {
		return strings.HasPrefix(d.status.text.Text, "None of these games reached one of your openings.")
	})
}

// TestLateOpenings drops what comes when other games are listed.
func TestLateOpenings(t *testing.T) {
	for _, do := range []string{"Train as an opening...", "Find where I left my openings"} {
		d := sit(t).shown()
		d.until("rest", func() bool { return !d.Busy() })
		if d.does(do); d.answers != nil {
			d.answers[2].Do()
		}
		d.Show(library.File(d.path, "", orthodox.Rules{}))
		d.until("rest", func() bool { return !d.Busy() })
		if len(d.begun) > 0 || strings.HasPrefix(d.status.text.Text, "None of") {
			t.Errorf("it trains %+v, and says %q", d.begun, d.status.text.Text)
		}
	}
}
