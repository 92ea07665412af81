package pgn

import (
	"testing"

	"passedpawn/game/records/record"
)

func TestRetag(t *testing.T) {
	opening := []record.Tag{{Name: "ECO", Value: "B90"}, {Name: "Opening", Value: "Sicilian"}}
	for _, tt := range []struct {
		name, text string
		set        []record.Tag
		want       string
	}{
		{"new", "[White \"A\"]\n[Black \"B\"]\n\n1. e4 *", opening, "[White \"A\"]\n[Black \"B\"]\n[ECO \"B90\"]\n[Opening \"Sicilian\"]\n\n1. e4 *"},
		{"line ends", "[White \"A\"]\r\n\r\n1. e4 *", opening[:1], "[White \"A\"]\r\n[ECO \"B90\"]\r\n\r\n1. e4 *"},
		{
			"another value, in another case", "[ECO \"A00\"]\n[opening \"X\"]  \n{[ECO \"no\"]}\n1. e4 *", opening,
			"[ECO \"B90\"]\n[opening \"Sicilian\"]  \n{[ECO \"no\"]}\n1. e4 *",
		},
		{"the same value", "[ECO  \"B90\" ]\n\n1. e4 *", opening[:1], "[ECO  \"B90\" ]\n\n1. e4 *"},
		{"no tags", "1. e4 *", opening[:1], "[ECO \"B90\"]\n\n1. e4 *"},
		{"the first of two counts", "[White \"A\"]\n[White \"B\"]\n\n*", []record.Tag{{Name: "White", Value: "C"}}, "[White \"C\"]\n[White \"B\"]\n\n*"},
		{"marks", "[White \"A\"]\n\n*", []record.Tag{{Name: "White", Value: "A \"B\" \\ \n C"}}, "[White \"A \\\"B\\\" \\\\ C\"]\n\n*"},
		{"without quotes", "[White A]\n\n1. e4 *", []record.Tag{{Name: "White", Value: "B"}}, "[White \"B\"]\n\n1. e4 *"},
		{
			"both, out of order", "[Black \"B\"]\n[White \"A\"]\n\n*",
			[]record.Tag{{Name: "White", Value: "X"}, {Name: "Black", Value: "Longer"}},
			"[Black \"Longer\"]\n[White \"X\"]\n\n*",
		},
	} {
		items := Scan(tt.text)
		if len(items) != 1 {
			t.Fatalf("%s: %d games", tt.name, len(items))
		}
		got := Retag(items[0], tt.set)
		if got != tt.want {
			t.Errorf("%s:\n%q, want\n%q", tt.name, got, tt.want)
		}
		again := Scan(got)
		if len(again) != 1 {
			t.Fatalf("%s: then there are %d games", tt.name, len(again))
		}
		if twice := Retag(again[0], tt.set); twice != got {
			t.Errorf("%s: done twice it is %q", tt.name, twice)
		}
	}
}
