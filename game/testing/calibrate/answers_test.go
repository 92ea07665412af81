//go:build tools

// Run by hand: go test -tags tools ./game/testing/calibrate -run TestAnswersKept

package calibrate

import (
	"path/filepath"
	"testing"
)

// TestAnswersKept asks an arbiter without an engine about what is in its file.
func TestAnswersKept(t *testing.T) {
	file := filepath.Join(t.TempDir(), "answers")
	whole := question{fen: "a position", limit: "depth 22", mate: anyMate}
	early := question{fen: "another", limit: "depth 22", mate: 5}
	first := openAnswers(t, file)
	first.keep(whole, sight{Centipawns: 30, Move: "e2e4", Depth: 22})
	first.keep(early, sight{Mate: 4, Move: "h5f7", Depth: 9})
	again := arbiter{kept: openAnswers(t, file)}
	if s := again.look(whole); s.Centipawns != 30 || s.Move != "e2e4" {
		t.Errorf("the file says %+v", s)
	}
	if s := again.look(early); s.Mate != 4 {
		t.Errorf("the file says %+v", s)
	}
	if _, ok := again.kept.find(question{fen: "another", limit: "depth 22", mate: 3}); ok {
		t.Error("a search that ended at a mate in 4 answers whether there is one in 3")
	}
	if _, ok := again.kept.find(question{fen: "a position", limit: "depth 12"}); ok {
		t.Error("an answer at depth 22 is given for another depth")
	}
}
