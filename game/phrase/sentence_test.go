package phrase

import (
	"errors"
	"testing"
)

func TestSentence(t *testing.T) {
	for err, want := range map[error]string{
		errors.New("the disk is full"):           "The disk is full.",
		errors.New("It has an end."):             "It has an end.",
		errors.New("über 100% of it"):            "Über 100% of it.",
		Errorf("a file: %v", errors.New("gone")): "A file: gone.",
	} {
		if got := Sentence(err).String(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// TestTurkishCapital writes the dot of a Turkish i.
func TestTurkishCapital(t *testing.T) {
	for code, want := range map[string]string{"tr": "İki at. Ş", "nl": "Iki at. Ş"} {
		l, err := NewLanguage(nil, code)
		if err != nil {
			t.Fatal(err)
		}
		if got := Sentence(errors.New("iki at. Ş")).In(l); got != want+"." {
			t.Errorf("%s: %q, want %q", code, got, want)
		}
	}
}

func TestCapital(t *testing.T) {
	for want, p := range map[string]Phrase{
		"The pawn on b4 moves.": Say("%v moves.", Say("the pawn on %v", "b4")),
		"Élan":                  Say("élan"),
		"1 move":                Say("%v move", 1),
		"":                      {},
	} {
		if got := Capital(p).String(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestJoin(t *testing.T) {
	full := Sentence(errors.New("100% full"))
	for want, got := range map[string]Phrase{
		"":                     Join(", "),
		"100% full.":           Join(", ", full),
		"100% full. Try again": Join(" ", full, Say("window.try-again")),
	} {
		if got.String() != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
