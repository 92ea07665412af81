package ui

import (
	"testing"

	"passedpawn/game/records/record"
)

func TestNameOf(t *testing.T) {
	for _, tt := range []struct{ white, black, date, kind, want string }{
		{"Ada", "Berg", "", "", "Ada - Berg"},
		{"?", "Berg", "????.??.??", "", "Berg"},
		{"Ada", "", "1851.??.??", "booklet", "Ada 1851 (booklet)"},
		{"?", "?", "2024.02.03", "", "Game 2024-02-03"},
		{"Anderssen, Adolf", "Kieseritzky, Lionel", "1851.06.21", "position", "Anderssen, Adolf - Kieseritzky, Lionel 1851-06-21 (position)"},
	} {
		rec := record.New("chess", "")
		rec.Tags = []record.Tag{{Name: "White", Value: tt.white}, {Name: "Black", Value: tt.black}, {Name: "Date", Value: tt.date}}
		if got := nameOf(rec, tt.kind); got != tt.want {
			t.Errorf("%+v is called %q", tt, got)
		}
	}
}
