package settings

import (
	"slices"
	"testing"
)

func TestBars(t *testing.T) {
	s := Settings{Bars: []string{"a 400", "nonsense", "b 0", "c 1001", " 5", "d 250"}}.clamp()
	if !slices.Equal(s.Bars, []string{"a 400", "d 250"}) {
		t.Errorf("kept %q", s.Bars)
	}
	before := slices.Clone(s.Bars)
	changed := s.SetBar("d", 0.3).SetBar("e", 0.6254)
	if !slices.Equal(s.Bars, before) {
		t.Error("the old settings have changed")
	}
	if changed.Bar("a") != 0.4 || changed.Bar("d") != 0.3 || changed.Bar("e") != 0.625 || changed.Bar("f") != 0 || len(changed.Bars) != 3 {
		t.Errorf("changed to %q", changed.Bars)
	}
}
