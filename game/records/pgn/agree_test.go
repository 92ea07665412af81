package pgn

import (
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/records/record"
)

// TestAgreeingTags edits games: the tags that say what the moves say follow the moves, and
// all others stay.
func TestAgreeingTags(t *testing.T) {
	const tags = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n"
	for _, tt := range []struct{ name, tags, cut, set, want string }{
		{
			"shorter", "[PlyCount \"7\"]\n[ECO \"C65\"]\n[Opening \"Spanish\"]\n", "Bb5", "",
			"[PlyCount \"4\"]\n[ECO \"C44\"]\n[Opening \"King's Knight Opening\"]\n",
		},
		{"same opening", "[PlyCount \"99\"]\n[ECO \"C65\"]\n[Opening \"Spanish\"]\n", "Ba4", "", "[PlyCount \"6\"]\n[ECO \"C65\"]\n[Opening \"Spanish\"]\n"},
		{"no tags", "[Annotator \"me\"]\n", "Bb5", "", "[Annotator \"me\"]\n"},
		{"only a comment", "[PlyCount \"99\"]\n[ECO \"A00\"]\n", "", "", "[PlyCount \"99\"]\n[ECO \"A00\"]\n"},
		{"no opening left", "[ECO \"C65\"]\n[Opening \"Spanish\"]\n[Variation \"Berlin\"]\n", "e4", "", "[ECO \"?\"]\n[Opening \"?\"]\n[Variation \"?\"]\n"},
		{"edited by hand", "[ECO \"C65\"]\n[PlyCount \"7\"]\n", "e4", "A01", "[ECO \"A01\"]\n[PlyCount \"0\"]\n"},
	} {
		item := Scan(tags + tt.tags + "\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 *\n")[0]
		rec, err := Read(item, orthodox.Rules{})
		if err != nil {
			t.Fatal(err)
		}
		rec.Source(item.Text)
		edited := rec.Clone()
		if tt.cut == "" {
			edited.Root().Say("new")
		} else {
			first := strings.Fields(tt.cut)[0]
			at := record.Path{}
			for n := edited.Root(); ; at = at.Down(0) {
				next, more := n.Next()
				if !more {
					t.Fatalf("%s: no %s", tt.name, first)
				}
				if n = next; n.SAN() == first {
					break
				}
			}
			edited.Delete(at.Down(0))
		}
		if tt.set != "" {
			edited.SetTag("ECO", tt.set)
		}
		got := Text(edited, orthodox.Rules{})
		if head, _, _ := strings.Cut(got, "\n\n"); head+"\n" != tags+tt.want {
			t.Errorf("%s:\n%s", tt.name, got)
		}
		again, err := Read(Scan(got)[0], orthodox.Rules{})
		if err != nil || len(again.Moves()) != len(edited.Moves()) {
			t.Errorf("%s: %v", tt.name, err)
		}
	}
}
