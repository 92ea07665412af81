package diagram

import (
	"testing"

	"golang.org/x/image/font/gofont/gobold"

	"passedpawn/assets"
)

// TestFurtherFont asks for the further font once, when the first sign comes that the other one
// lacks. Signs that both lack, or a further font that cannot be read, are left out.
func TestFurtherFont(t *testing.T) {
	asked := 0
	read := func(further []byte) *Font {
		asked = 0
		f, err := NewFont(gobold.TTF, func() []byte {
			asked++
			return further
		})
		if err != nil {
			t.Fatal(err)
		}
		return f
	}
	f := read(assets.MoveFont())
	if _, width := f.line("Ada, 1-0", 12); width == 0 || asked != 0 {
		t.Errorf("the text is %v wide, and the further font was asked for %d times", width, asked)
	}
	for range 2 {
		if p, width := f.line("歩", 12); width == 0 || len(p) == 0 || asked != 1 {
			t.Errorf("the sign is %v wide, and the further font was asked for %d times", width, asked)
		}
	}
	if _, width := f.line("\U0010ffff", 12); width != 0 {
		t.Errorf("a sign that no font has is %v wide", width)
	}
	f = read([]byte("no font"))
	for range 2 {
		if _, width := f.line("歩", 12); width != 0 || asked != 1 {
			t.Errorf("without the font, the sign is %v wide, and it was asked for %d times", width, asked)
		}
	}
	if _, err := NewFont([]byte("no font"), nil); err == nil {
		t.Error("what is no font is read")
	}
}
