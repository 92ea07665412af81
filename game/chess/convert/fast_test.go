package convert_test

import (
	"strings"
	"testing"

	"passedpawn/game/chess/convert"
	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
)

// A foreign is a position of another game, which cannot be read as chess.
type foreign struct{ rules.Position }

func (foreign) String() string { return "9/9/9/9/9/9/9/9/9 b - 1" }

func TestFast(t *testing.T) {
	p, err := orthodox.Rules{}.Parse("4k3/P7/8/8/8/8/8/4K3 w - - 3 17")
	if err != nil {
		t.Fatal(err)
	}
	if fast, err := convert.Fast(p); err != nil || fast.String() != p.String() {
		t.Errorf("%s became %s, %v", p, fast.String(), err)
	}
	if _, err := convert.Fast(foreign{}); err == nil || !strings.Contains(err.Error(), "is not a position of standard chess") {
		t.Errorf("a position of another game: %v", err)
	}
}
