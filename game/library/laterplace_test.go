package library

import (
	"errors"
	"fmt"
	"os"
	"testing"
	"time"

	"passedpawn/game/records/pgn"
)

// TestLaterKnowsTheWholeGame reads a game that another program then continues. Its place is
// not known any more: saving it would leave the rest of the moves behind.
func TestLaterKnowsTheWholeGame(t *testing.T) {
	f, _ := settler(t)
	path := fileOf(t, "[White \"A\"]\n\n1. d4 *\n\n[White \"B\"]\n\n1. e4 e5")
	c := File(path, "", chess).Over(f)
	table := list(t, c)
	item, err := c.Item(table, 1)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(contents(t, path)+" 2. Nf3 Nc6 *\n"), 0o640); err != nil {
		t.Fatal(err)
	}
	live := contents(t, path)
	o := f.Placed(OriginalOf(item, path, pgn.Automatic), item.Offset)
	if _, err := f.Save(o, "[White \"B\"]\n\n1. e4 {mine} e5", Refuse); !errors.Is(err, ErrChanged) {
		t.Errorf("it is saved: %v", err)
	}
	if got := seen(t, c); got != live {
		t.Errorf("the file is %q, want %q", got, live)
	}
}

// TestLaterBoth adds a game with the text of the first one: it is not taken for that when it
// is saved again.
func TestLaterBoth(t *testing.T) {
	f, _ := settler(t)
	path := fileOf(t, "1. e4 *\n\n1. d4 *\n")
	c := File(path, "", chess).Over(f)
	now, err := f.Save(Original{Path: path, Raw: "1. c4 *", Number: 1}, "1. e4 *", Both)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.Save(now, "1. e4 e5 *", Refuse); err != nil {
		t.Fatal(err)
	}
	if got, want := seen(t, c), "1. e4 *\n\n1. d4 *\n\n1. e4 e5 *\n"; got != want {
		t.Errorf("the file is %q, want %q", got, want)
	}
}

// TestLaterNeedsRoomForAVersion saves into a file of which no version may fit: at once, so that
// the person is asked about it.
func TestLaterNeedsRoomForAVersion(t *testing.T) {
	f, _ := settler(t)
	f.room = 8
	path := fileOf(t, three)
	c := File(path, "", chess).Over(f)
	o := originalIn(t, f, c, list(t, c), 0)
	if _, err := f.Save(o, "[White \"New\"]\n\n1. d4 *", Refuse); !errors.Is(err, ErrUnkept) {
		t.Errorf("saved without a version: %v", err)
	}
	if text, err := os.ReadFile(path); err != nil || string(text) != three || seen(t, c) != three {
		t.Errorf("%v, %q", err, text)
	}
}

// TestLaterOfAnOldFile saves into a file that was just written: at once, because another
// program that writes it in the same moment would not be noticed.
func TestLaterOfAnOldFile(t *testing.T) {
	f, _ := settler(t)
	f.rough = time.Hour
	path := fileOf(t, three)
	c := File(path, "", chess).Over(f)
	for _, age := range []time.Duration{0, 2 * time.Hour} {
		at := time.Now().Add(-age)
		if err := os.Chtimes(path, at, at); err != nil {
			t.Fatal(err)
		}
		was := contents(t, path)
		if _, err := f.Save(originalIn(t, f, c, list(t, c), 0), fmt.Sprintf("[White \"%v\"]\n\n1. d4 *", age), Refuse); err != nil {
			t.Fatal(err)
		}
		if written := contents(t, path) != was; written != (age == 0) {
			t.Errorf("a file that is %v old: written at once is %v", age, written)
		}
	}
}
