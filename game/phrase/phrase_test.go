package phrase

import (
	"errors"
	"io"
	"slices"
	"testing"
)

func TestErrorf(t *testing.T) {
	err := Errorf("the file: %v", io.EOF)
	if !errors.Is(err, io.EOF) || err.Error() != "the file: EOF" {
		t.Errorf("%v is not its cause", err)
	}
	// The joined error says more than the phrase in it.
	around := errors.Join(err, io.ErrShortWrite)
	if got := Of(around).String(); got != around.Error() {
		t.Errorf("%q, want %q", got, around)
	}
	if got := Of(err); got.Form != "the file: %v" {
		t.Errorf("%q is not said by its form", got.Form)
	}
}

// TestPlurals chooses the plural forms of Russian, which has no "other" for whole numbers, by the
// first Number or else by the first int, and orders blanks by their numbers.
func TestPlurals(t *testing.T) {
	l, err := NewLanguage(map[string][]byte{"a.ru.json": []byte(`{"x": {"one": "%v ход", "few": "%v хода", "many": "%v ходов"}, "y": "%[2]v: %[1]v"}`)}, "ru")
	if err != nil {
		t.Fatal(err)
	}
	for want, p := range map[string]Phrase{
		"1 ход": Say("x", 1), "3 хода": Say("x", 3), "12 ходов": Say("x", Number(12)), "21 ход": Say("x", Number(21)), "22 хода": Say("x", 22),
		"1.5 ходов": Say("x", "1.5"), "b: a": Say("y", "a", "b"),
	} {
		if got := p.In(l); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if _, err := NewLanguage(map[string][]byte{"a.ru.json": []byte(`{"x": {"one": "%v ход"}}`)}, "ru"); err == nil {
		t.Error("a text may have one form only")
	}
}

// TestToEnglish looks up the English of a text: of each meaning, and of nothing unknown.
func TestToEnglish(t *testing.T) {
	l, err := NewLanguage(map[string][]byte{"a.xx.json": []byte(`{"king": "Zzz", "queen": "Zzz", "rook": "Yyy", "no-such-text": "Xxx"}`)}, "xx")
	if err != nil {
		t.Fatal(err)
	}
	english := l.ToEnglish()
	both := english("Zzz")
	slices.Sort(both)
	for _, tt := range []struct{ got, want []string }{
		{both, []string{"king", "queen"}}, {english("Yyy"), []string{"rook"}}, {english("Xxx"), nil}, {english("king"), nil}, {English().ToEnglish()("king"), nil},
	} {
		if !slices.Equal(tt.got, tt.want) {
			t.Errorf("the English is %q, want %q", tt.got, tt.want)
		}
	}
}
