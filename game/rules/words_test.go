package rules

import (
	"io"
	"testing"

	"passedpawn/game/phrase"
)

// shouted returns a language in which some texts are in capitals.
func shouted(t *testing.T) *phrase.Language {
	t.Helper()
	l, err := phrase.NewLanguage(map[string][]byte{"a.xx.json": []byte(`{
		"100 % sure": "100 % SURE", "by %v": "BY %v", "on.rook": "THE ROOK ON %v",
		"%v and %v": "%v AND %v", "White": "WHITE", "reason.stalemate": "STALEMATE", "%v said": "%v SAID",
		"so: %v": "SO: %v", "no %v": "NO %v", "queen": "QUEEN", "rules.white-wins-by": "WHITE WINS BY %v.",
		"reason.checkmate": "CHECKMATE", "play %v": "PLAY %v"
	}`)}, "xx")
	if err != nil {
		t.Fatal(err)
	}
	l.Native = true
	return l
}

func TestPhrase(t *testing.T) {
	loud := shouted(t)
	inner := PieceOn(Rook, Sq(0, 0))
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
		if got := tt.phrase.In(loud); got != tt.shouted {
			t.Errorf("%q, want %q", got, tt.shouted)
		}
	}
}
