package settings

import (
	"slices"
	"testing"
)

func TestColumns(t *testing.T) {
	s := Settings{Columns: []string{"Site shown 0", "nonsense", "White auto -7", "Black auto 9999", "Event lost 3", " hidden 0", "Date hidden 80"}}.clamp()
	if !slices.Equal(s.Columns, []string{"Site shown 0", "Date hidden 80"}) {
		t.Errorf("kept %q", s.Columns)
	}
	if got := s.Column("Date"); got != (Column{Hidden: true, Width: 80}) {
		t.Errorf("the date: %+v", got)
	}
	before := slices.Clone(s.Columns)
	changed := s.SetColumn("White", Column{Width: 200}).SetColumn("Date", Column{Shown: true}).SetColumn("Site", Column{})
	if !slices.Equal(s.Columns, before) {
		t.Error("the old settings have changed")
	}
	if changed.Column("White").Width != 200 || !changed.Column("Date").Shown || changed.Column("Site") != (Column{}) || len(changed.Columns) != 2 {
		t.Errorf("changed to %q", changed.Columns)
	}
	if none := changed.SetColumn("White", Column{}).SetColumn("Date", Column{}); none.Columns != nil {
		t.Errorf("nothing chosen: %q", none.Columns)
	}
}
