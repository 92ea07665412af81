package rules

import (
	"errors"
	"io"
	"strings"
	"testing"
)

// shout stands for a language; it keeps the verbs.
func shout(text string) string {
	return strings.ReplaceAll(strings.ToUpper(text), "%V", "%v")
}

func TestPhrase(t *testing.T) {
	inner := Say("the %v on %v", Rook, Sq(0, 0))
	for _, tt := range []struct {
		phrase         Phrase
		plain, shouted string
	}{
		{Say("100 % sure"), "100 % sure", "100 % SURE"},
		{Say("by %v", inner), "by the rook on a1", "BY THE ROOK ON a1"},
		{Say("%v and %v", White, Stalemate), "White and stalemate", "WHITE AND STALEMATE"},
		{Say("%v said", "Ada"), "Ada said", "Ada SAID"},
		{Say("so: %v", Errorf("no %v", Queen)), "so: no queen", "SO: NO QUEEN"},
		{Say("so: %v", io.EOF), "so: EOF", "SO: EOF"},
		{Outcome{Result: WhiteWins, Reason: Checkmate}.Phrase(), "White wins by checkmate.", "WHITE WINS BY CHECKMATE."},
		{Say("play %v", SAN{"chess", "Nf3"}), "play Nf3", "PLAY Nf3"},
		{Phrase{}, "", ""},
	} {
		if got := tt.phrase.String(); got != tt.plain {
			t.Errorf("%q, want %q", got, tt.plain)
		}
		if got := tt.phrase.In(shout); got != tt.shouted {
			t.Errorf("%q, want %q", got, tt.shouted)
		}
	}
}

func TestErrorf(t *testing.T) {
	err := Errorf("the file: %v", io.EOF)
	if !errors.Is(err, io.EOF) || err.Error() != "the file: EOF" {
		t.Errorf("%v is not its cause", err)
	}
	// An error around it says more than it does.
	around := errors.Join(err, io.ErrShortWrite)
	if got := PhraseOf(around).String(); got != around.Error() {
		t.Errorf("%q, want %q", got, around)
	}
	if got := PhraseOf(err); got.Form != "the file: %v" {
		t.Errorf("%q is not said by its form", got.Form)
	}
}
