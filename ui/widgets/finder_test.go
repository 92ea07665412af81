package widgets

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/ui/testing/uitest"
)

// TestFinder types, walks with the keys and chooses. The keyboard stays in the field.
func TestFinder(t *testing.T) {
	uitest.NewApp(t)
	chosen := -1
	f := NewFinder(Catalogue{
		Hint: "Number", Nothing: "There is none.",
		Find: func(typed string) (found []int) {
			for i := range 100 {
				if strings.HasPrefix(fmt.Sprint(i), typed) {
					found = append(found, i)
				}
			}
			return found
		},
		Line:   func(i int) Finding { return Finding{Name: fmt.Sprint(i), Note: "Numbers", Off: i == 7} },
		Chosen: func(i int) { chosen = i },
	}, nil)
	w := test.NewTempWindow(t, f)
	w.Resize(fyne.NewSize(400, 400))
	escaped := false
	w.Canvas().SetOnTypedKey(func(k *fyne.KeyEvent) { escaped = k.Name == fyne.KeyEscape })
	for _, tt := range []struct {
		typed  string
		keys   []fyne.KeyName
		chosen int
	}{
		{"0", nil, 0},
		{"4", nil, 4},
		{"4", []fyne.KeyName{fyne.KeyDown}, 40},
		{"4", []fyne.KeyName{fyne.KeyDown, fyne.KeyDown, fyne.KeyUp}, 40},
		{"0", []fyne.KeyName{fyne.KeyUp}, 0},
		{"5", []fyne.KeyName{fyne.KeyPageDown, fyne.KeyPageDown, fyne.KeyPageDown, fyne.KeyDown}, 59},
		{"5", []fyne.KeyName{fyne.KeyPageDown, fyne.KeyPageUp, fyne.KeyDown}, 50},
		{"7", nil, -1}, // it cannot be chosen now
		{"x", nil, -1}, // nothing is found
		{"x", []fyne.KeyName{fyne.KeyDown, fyne.KeyPageUp}, -1},
	} {
		chosen = -1
		f.Find("")
		f.Find(tt.typed)
		w.Canvas().Focus(f.Field)
		uitest.Key(f.Field, tt.keys...)
		uitest.Key(f.Field, fyne.KeyReturn)
		if chosen != tt.chosen {
			t.Errorf("%q, %v: chosen is %d, want %d", tt.typed, tt.keys, chosen, tt.chosen)
		}
	}
	f.Find("x")
	if got := f.Field.AccessibilityLabel(); got != "Number: There is none." {
		t.Errorf("read aloud is %q", got)
	}
	f.Find("12")
	if got := f.Field.AccessibilityLabel(); got != "Number: 12, Numbers" {
		t.Errorf("read aloud is %q", got)
	}
	if uitest.Key(f.Field, fyne.KeyEscape); !escaped || f.Field.Text != "12" {
		t.Error("Esc does not reach the window")
	}
}
