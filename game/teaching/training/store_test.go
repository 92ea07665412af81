package training

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

func load(t *testing.T, s *Store) Box {
	t.Helper()
	b, err := s.Load()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// write writes a file of a store as another program would.
func write(t *testing.T, dir, name, text string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestStore(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "training")
	s := NewStore(dir, chess)
	if b := load(t, s); len(b.Deck.Cards)+len(b.Answers)+len(b.Faults) > 0 {
		t.Errorf("an empty store has %+v", b)
	}
	if _, err := os.Stat(dir); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("reading makes a folder: %v", err)
	}
	c := card(t, after(t, "e4 e5"), "Nf3", Source{Opponent: "Anna  \"the rook\""})
	for i, want := range []int{1, 0} {
		if n, err := s.Add([]Card{c}); n != want || err != nil {
			t.Errorf("added %d the %d. time, %v", n, i+1, err)
		}
	}
	if text, err := os.ReadFile(filepath.Join(dir, cardsFile)); err != nil || strings.Count(string(text), "\n") != 1 {
		t.Errorf("a card that is known is written again: %v\n%s", err, text)
	}
	a := Answer{Time: noon, Item: c.ID, Grade: Good, Took: 12300 * time.Millisecond}
	if err := s.Answer(a); err != nil {
		t.Fatal(err)
	}
	b := load(t, NewStore(dir, chess))
	if len(b.Deck.Cards) != 1 || len(b.Answers) != 1 || b.Answers[0] != a || len(b.Faults) > 0 {
		t.Errorf("%+v", b)
	}
	if found, ok := b.Deck.Find(c.ID); !ok || found.Sources[0].Opponent != "Anna 'the rook'" {
		t.Errorf("%+v", found)
	}
}

// TestKilledInALine appends answers after a log that was cut off at any place: no other
// answer is lost.
func TestKilledInALine(t *testing.T) {
	a := Answer{Time: noon, Item: one, Grade: Good, Took: time.Second}
	b, c := a, a
	b.Grade, c.Grade = Hard, Easy
	log := text([]Answer{a, b})
	for n := len(a.String()) + 1; n <= len(log); n++ {
		dir := t.TempDir()
		write(t, dir, logFile, log[:n])
		s := NewStore(dir, chess)
		if err := s.Answer(c); err != nil {
			t.Fatal(err)
		}
		box := load(t, s)
		want := []Answer{a, c}
		if n >= len(log)-1 { // only the end of the line is missing, or nothing
			want = []Answer{a, b, c}
		}
		if text(box.Answers) != text(Union(want, nil)) {
			t.Fatalf("cut to %q: %v", log[:n], box.Answers)
		}
		if torn := n > len(a.String())+1 && n < len(log)-1; torn != (len(box.Faults) == 1) {
			t.Fatalf("cut to %q: faults %v", log[:n], box.Faults)
		}
	}
}

// TestDamagedStore adds to files with damaged lines: they stay as they are, and are told.
func TestDamagedStore(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, cardsFile, damaged)
	s := NewStore(dir, chess)
	c := card(t, after(t, "e4 c5"), "Nf3")
	if n, err := s.Add([]Card{c, c, card(t, chess.Start(), "d4")}); n != 1 || err != nil {
		t.Errorf("%d new, %v", n, err)
	}
	text, err := os.ReadFile(filepath.Join(dir, cardsFile))
	if want := damaged + "\n" + c.epd(chess) + "\n"; err != nil || string(text) != want {
		t.Errorf("%v, it is now\n%s", err, text)
	}
	if b := load(t, s); len(b.Deck.Cards) != 3 || len(b.Faults) != 4 || b.Faults[3].Phrase().String() != "cards.epd, line 6: the best move (bm) is missing" {
		t.Errorf("%d cards, %v", len(b.Deck.Cards), b.Faults)
	}
}

// TestCopiesOfTheLog reads the log of another computer beside the own one.
func TestCopiesOfTheLog(t *testing.T) {
	dir := t.TempDir()
	all := Union(nil, someAnswers(9, 20))
	write(t, dir, logFile, text(all[:12]))
	write(t, dir, "answers (copy of Anna's).log", text(all[5:])+"x\n")
	b := load(t, NewStore(dir, chess))
	if text(b.Answers) != text(all) || len(b.Faults) != 1 || b.Faults[0].File != "answers (copy of Anna's).log" {
		t.Errorf("%d of %d answers, %v", len(b.Answers), len(all), b.Faults)
	}
}

// TestCopiesOfTheCards reads the cards of another computer beside the own ones: each position
// is one card, with what either file knows of it.
func TestCopiesOfTheCards(t *testing.T) {
	dir := t.TempDir()
	here := card(t, after(t, "e4 e5 Nf3 Nc6"), "Bb5", Source{Opponent: "Anna"})
	there := card(t, after(t, "Nf3 Nc6 e4 e5"), "Bc4", Source{Opponent: "Bob"})
	write(t, dir, cardsFile, here.epd(chess)+"\n"+here.epd(chess)+"\n")
	write(t, dir, "cards (copy).epd", there.epd(chess)+"\n"+card(t, chess.Start(), "e4").epd(chess)+"\n")
	b := load(t, NewStore(dir, chess))
	keys := map[string]bool{}
	for _, c := range b.Deck.Cards {
		keys[keyOf(c.Position)] = true
	}
	if len(b.Deck.Cards) != 2 || len(keys) != 2 {
		t.Fatalf("%d cards of %d positions", len(b.Deck.Cards), len(keys))
	}
	c, ok := b.Deck.Find(here.ID)
	if !ok || len(c.Moves) != 2 || len(c.Sources) != 2 {
		t.Errorf("the card is %+v", c)
	}
}

// TestTwoWindows adds and answers from many goroutines and two stores: nothing is lost.
func TestTwoWindows(t *testing.T) {
	dir := t.TempDir()
	stores := []*Store{NewStore(dir, chess), NewStore(dir, chess)}
	var all sync.WaitGroup
	sans := strings.Fields("a3 a4 b3 b4 c3 c4 d3 d4 e3 e4")
	for i, san := range sans {
		c := card(t, after(t, san), "e6")
		all.Go(func() {
			if _, err := stores[i%2].Add([]Card{c}); err != nil {
				t.Error(err)
			}
			if err := stores[i%2].Answer(Answer{Time: noon.Add(time.Duration(i) * time.Second), Item: c.ID, Grade: Good}); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	if b := load(t, stores[0]); len(b.Deck.Cards) != len(sans) || len(b.Answers) != len(sans) || len(b.Faults) > 0 {
		t.Errorf("%d cards, %d answers, %v", len(b.Deck.Cards), len(b.Answers), b.Faults)
	}
}

// TestUnwritable says which file cannot be written or read.
func TestUnwritable(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{cardsFile, logFile} {
		if err := os.Mkdir(filepath.Join(dir, name), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	s := NewStore(dir, chess)
	_, read := s.Load()
	_, added := s.Add([]Card{card(t, after(t, "e4 e5"), "Nf3")})
	for want, err := range map[string]error{"cards.epd": read, "answers.log": s.Answer(Answer{Item: one})} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v does not name %s", err, want)
		}
	}
	if added == nil {
		t.Error("cards were added to a folder")
	}
}

// TestWrittenLater writes an answer that could not be written together with the next one.
func TestWrittenLater(t *testing.T) {
	dir := t.TempDir()
	s, path := NewStore(dir, chess), filepath.Join(dir, logFile)
	if err := os.Mkdir(path, 0o755); err != nil {
		t.Fatal(err)
	}
	first, second := Answer{Time: noon, Item: one, Grade: Good}, Answer{Time: noon.Add(time.Minute), Item: one, Grade: Again}
	if s.Answer(first) == nil {
		t.Fatal("an answer was written into a folder")
	}
	if err := errors.Join(os.Remove(path), s.Answer(second), s.Answer(second)); err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(path); err != nil || string(text) != first.String()+"\n"+second.String()+"\n"+second.String()+"\n" {
		t.Errorf("%v, the log is\n%s", err, text)
	}
}
