package shogi

import (
	"testing"

	"passedpawn/game/rules/rulestest"
)

func TestConform(t *testing.T) {
	for _, r := range []Rules{{}, {Points24: true}} {
		rulestest.Conform(t, r)
	}
}
