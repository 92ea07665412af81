package pgn

import "testing"

// TestEventOf names chapters of studies in each way that lichess and others write them.
func TestEventOf(t *testing.T) {
	for _, tt := range []struct{ event, study, chapter, want string }{
		{"Linares", "", "", "Linares"},
		{"?", "", "", ""},
		{"Endings: Opposition", "Endings", "Opposition", "Endings: Opposition"},
		{"?", "Endings", "Opposition", "Endings: Opposition"},
		{"", "", "Opposition", "Opposition"},
		{"Endings", "", "Opposition", "Endings: Opposition"},
		{"Endings", "Pawn endings", "Opposition", "Pawn endings: Opposition"},
		{"Linares", "Endings", "?", "Linares"},
	} {
		tags := map[string]string{"Event": tt.event, "StudyName": tt.study, "ChapterName": tt.chapter}
		if got := EventOf(func(name string) string { return tags[name] }); got != tt.want {
			t.Errorf("%v is %q, want %q", tags, got, tt.want)
		}
	}
}
