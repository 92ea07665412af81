package look

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/assets"
)

// TestJapanese loads the font for names when there is one, only once, and keeps it when
// the theme changes.
func TestJapanese(t *testing.T) {
	for text, want := range map[string]bool{"羽生善治": true, "たけし": true, "Carlsen": false, "Полугаевский": false, "▲７六歩": false, "": false, "Müller – “é”": false} {
		if Japanese(text) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
	s := test.NewTempApp(t).Settings()
	Apply(s, "light", 100, false)
	name := func() string { return s.Theme().Font(fyne.TextStyle{}).Name() }
	if name() == japanese {
		t.Error("it is there without a name")
	}
	font, loaded := assets.JapaneseFont()
	if !loaded || ShowsJapanese(s) {
		t.Errorf("the font is loaded: %v, and shown: %v", loaded, ShowsJapanese(s))
	}
	ShowJapanese(s, font)
	now := s.Theme()
	if ShowJapanese(s, font); !ShowsJapanese(s) || name() != japanese || s.Theme() != now {
		t.Errorf("the font is %s", name())
	}
	if Apply(s, "dark", 120, false); name() != japanese {
		t.Error("another theme has lost it")
	}
}
