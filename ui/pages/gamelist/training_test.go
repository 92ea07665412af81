package gamelist

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/play/player"
)

// absent is an engine that cannot be started.
type absent struct{}

func (absent) Think(context.Context, player.Question) (player.Action, error) {
	return player.Action{}, errors.New("there is no engine")
}

// TestTrain looks for the mistakes of the person. If no player has the person's name, it asks
// which name it is, and those with most games come first.
func TestTrain(t *testing.T) {
	d := sit(t).shown()
	d.persons = []string{"Ada"}
	train := func() {
		for _, deed := range d.Database() {
			if deed.Text == "Train my mistakes" {
				deed.Do()
			}
		}
	}
	train()
	d.until("a question", func() bool { return d.answer != nil })
	if !strings.HasPrefix(d.asked, "The engine will look through 3 games") || d.pick != nil {
		t.Errorf("it asks %q", d.asked)
	}
	d.answer = nil
	d.persons = []string{"Nobody"}
	train()
	d.until("the names", func() bool { return d.pick != nil })
	if want := []string{"Ada", "Berg", "Carl", "Zoe"}; !slices.Equal(d.offered, want) || d.answer != nil {
		t.Errorf("it offers %q", d.offered)
	}
	d.pick(1)
	d.until("a question", func() bool { return d.answer != nil })
	if !strings.HasPrefix(d.asked, "The engine will look through 2 games") {
		t.Errorf("it asks %q", d.asked)
	}
	d.answer(false)
	if len(d.persons) != 1 {
		t.Errorf("%q are remembered of one who changed her mind", d.persons)
	}
	d.answer, d.pick = nil, nil
	train()
	d.until("the names again", func() bool { return d.pick != nil })
	d.pick(1)
	d.until("a question", func() bool { return d.answer != nil })
	d.answer(true)
	d.answer, d.pick = nil, nil
	train()
	d.until("a question", func() bool { return d.answer != nil })
	if d.pick != nil {
		t.Error("it asks for the name again")
	}
}
