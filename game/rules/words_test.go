package rules

import (
	"io"
	"strings"
	"testing"

	"passedpawn/game/phrase"
)

// shout stands for a language; it keeps the verbs.
func shout(text string) string {
	return strings.ReplaceAll(strings.ToUpper(text), "%V", "%v")
}

func TestPhrase(t *testing.T) {
	inner := phrase.Say("the %v on %v", Rook, Sq(0, 0))
	for _, tt := range []struct {
		phrase         phrase.Phrase
		plain, shouted string
	}{
		{phrase.Say("100 % sure"), "100 % sure", "100 % SURE"},
		{phrase.Say("by %v", inner), "by the rook on a1", "BY THE ROOK ON a1"},
		{phrase.Say("%v and %v", White, Stalemate), "White and stalemate", "WHITE AND STALEMATE"},
		{phrase.Say("%v said", "Ada"), "Ada said", "Ada SAID"},
		{phrase.Say("so: %v", phrase.Errorf("no %v", Queen)), "so: no queen", "SO: NO QUEEN"},
		{phrase.Say("so: %v", io.EOF), "so: EOF", "SO: EOF"},
		{Outcome{Result: WhiteWins, Reason: Checkmate}.Phrase(), "White wins by checkmate.", "WHITE WINS BY CHECKMATE."},
		{phrase.Say("play %v", SAN{Game: "chess", Text: "Nf3"}), "play Nf3", "PLAY Nf3"},
		{phrase.Say("play %v", SAN{Game: "shogi", Text: "P-7f", Native: "▲７六歩"}.Numbered("1.")), "play 1.P-7f", "PLAY 1.▲７六歩"},
		{phrase.Say("play %v", SAN{Game: "drops", Text: "P-7f"}.Numbered("1.")), "play 1.P-7f", "PLAY 1.P-7f"},
		{phrase.Phrase{}, "", ""},
	} {
		if got := tt.phrase.String(); got != tt.plain {
			t.Errorf("%q, want %q", got, tt.plain)
		}
		if got := tt.phrase.In(shout); got != tt.shouted {
			t.Errorf("%q, want %q", got, tt.shouted)
		}
	}
}
