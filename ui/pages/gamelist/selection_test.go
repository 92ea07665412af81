package gamelist

import (
	"slices"
	"testing"
)

// TestSelection clicks games of a list that is in another order than its table.
func TestSelection(t *testing.T) {
	list := []int32{7, 3, 9, 1, 5}
	var s selection
	for _, tt := range []struct {
		name          string
		at            int
		more, through bool
		want          []int32
		one           int32
	}{
		{"one", 1, false, false, []int32{3}, 3},
		{"another one", 2, false, false, []int32{9}, 9},
		{"one more", 4, true, false, []int32{9, 5}, 5},
		{"one less", 4, true, false, []int32{9}, 9},
		{"one again", 2, false, false, []int32{9}, 9},
		{"down to the end", 4, false, true, []int32{9, 1, 5}, 5},
		{"up from the same place", 0, false, true, []int32{7, 3, 9}, 7},
		{"a range more", 4, true, true, []int32{7, 3, 9, 1, 5}, 5},
	} {
		s.click(list, tt.at, tt.more, tt.through)
		if got := s.in(list); !slices.Equal(got, tt.want) || s.count != len(tt.want) || s.cursor != tt.at {
			t.Errorf("%s: %v of %d, the cursor at %d; want %v", tt.name, got, s.count, s.cursor, tt.want)
		}
		if one, ok := s.one(list); !ok || one != tt.one {
			t.Errorf("%s: the one is %d, %v", tt.name, one, ok)
		}
	}
	s.keep([]int32{1, 9})
	if got := s.in(list); !slices.Equal(got, []int32{9, 1}) || s.cursor != 1 {
		t.Errorf("kept %v, the cursor at %d", got, s.cursor)
	}
	s.keep(nil)
	if _, ok := s.one(nil); ok || s.count != 0 || s.cursor != 0 {
		t.Errorf("in an empty list %d are selected, the cursor is at %d", s.count, s.cursor)
	}
}

// TestRangeBeyondTheList begins a range where a shorter list no longer has a game.
func TestRangeBeyondTheList(t *testing.T) {
	var s selection
	s.click([]int32{0, 1, 2, 3}, 3, false, false)
	s.click([]int32{0, 1}, 0, false, true)
	if s.count != 2 {
		t.Errorf("%d are selected", s.count)
	}
}
