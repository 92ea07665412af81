package variants

import (
	"testing"

	"passedpawn/game/rules/rulestest"
)

// TestConform checks every game that can be chosen.
func TestConform(t *testing.T) {
	for _, g := range All() {
		t.Run(g.ID(), func(t *testing.T) { rulestest.Conform(t, g.Rules) })
	}
}
