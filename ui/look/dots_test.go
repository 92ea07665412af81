package look

import (
	"image"
	"reflect"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
)

// TestDots draws the Cyrillic letters with a dot in each style: they look like those of the
// Latin alphabet.
func TestDots(t *testing.T) {
	th := NewTheme("light")
	test.NewTempApp(t).Settings().SetTheme(th)
	for _, style := range []fyne.TextStyle{{}, {Bold: true}, {Italic: true}, {Bold: true, Italic: true}} {
		drawn := func(text string) image.Image {
			word := canvas.NewText(text, rgb(0))
			word.TextSize, word.TextStyle = 40, style
			return software.Render(word, th)
		}
		for cyrillic, latin := range map[string]string{"і": "i", "ј": "j", "оіо": "oio"} {
			if !reflect.DeepEqual(drawn(cyrillic), drawn(latin)) {
				t.Errorf("%+v: %s differs from the Latin %s", style, cyrillic, latin)
			}
		}
		if reflect.DeepEqual(drawn("і"), drawn("ı")) {
			t.Errorf("%+v: the і has no dot", style)
		}
	}
}
