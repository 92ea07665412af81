package gamelist

import (
	"slices"
	"strings"
	"testing"
)

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
	if !strings.HasPrefix(d.asked, "The engine looks at 3 games of yours") || d.pick != nil {
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
	if !strings.HasPrefix(d.asked, "The engine looks at 2 games of yours") {
		t.Errorf("it asks %q", d.asked)
	}
	d.answer, d.pick = nil, nil
	train()
	d.until("a question", func() bool { return d.answer != nil })
	if d.pick != nil {
		t.Error("it asks for the name again")
	}
}
