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
