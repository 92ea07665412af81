package notation

import (
	"fmt"
	"testing"
	"unsafe"

	"fyne.io/fyne/v2/canvas"

	"passedpawn/ui/widgets"
)

// TestWordsAreCopied measures and draws a word of a long text. What is remembered of it for
// longer than the game is shown is not a part of the text.
func TestWordsAreCopied(t *testing.T) {
	source := []byte("Nf3 and the rest of a game")
	word := unsafe.String(&source[0], 3)
	var r ruler
	r.width(word)
	p := pen{drawing: new(widgets.Drawing)}
	p.write(word)
	said := []string{}
	for w := range r.widths {
		said = append(said, w)
	}
	for _, o := range p.drawing.Objects() {
		said = append(said, o.(*canvas.Text).Text)
	}
	for _, s := range said {
		if s != word || unsafe.StringData(s) == &source[0] {
			t.Errorf("%q is a part of the text", s)
		}
	}
	if len(said) != 2 {
		t.Errorf("remembered is %q", said)
	}
}

// TestWidthsAreForgotten measures more words than are remembered.
func TestWidthsAreForgotten(t *testing.T) {
	var r ruler
	for i := range mostWidths + 2 {
		r.width(fmt.Sprint(i))
	}
	if n := len(r.widths); n != 2 {
		t.Errorf("%d widths are remembered", n)
	}
}
