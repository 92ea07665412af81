package i18n

import (
	"bytes"
	"encoding/json"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"github.com/go-text/typesetting/font"

	"passedpawn/assets"
	"passedpawn/game/record"
)

// TestTheFontHasEverySign looks for each letter and sign that the window says, in every
// language, in the fonts that come with the program: where a system lacks one, its
// replacement would be seen. The marks of moves are among them.
func TestTheFontHasEverySign(t *testing.T) {
	said := texts(t)
	for nag := range 256 {
		said[record.NAGText(nag)] = true
	}
	for _, content := range assets.Translations() {
		known := map[string]string{}
		if err := json.Unmarshal(content, &known); err != nil {
			t.Fatal(err)
		}
		for _, text := range known {
			said[text] = true
		}
	}
	for _, from := range []fyne.Resource{theme.DefaultTextFont(), theme.DefaultTextBoldFont()} {
		face, err := font.ParseTTF(bytes.NewReader(from.Content()))
		if err != nil {
			t.Fatal(err)
		}
		for text := range said {
			for _, r := range text {
				if _, ok := face.NominalGlyph(r); !ok && r != '\n' && r != '●' { // in a title only
					t.Errorf("%s has no %c (%U), which is in %q", from.Name(), r, r, text)
				}
			}
		}
	}
}
