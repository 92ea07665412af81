//go:build (linux || freebsd || openbsd || netbsd) && !android

package dragsource

import (
	"image"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// beside is where the badge is, from the tip of the pointer, in pixels.
var beside = point{16, 18}

// A badge is a window with a picture that follows the pointer. The pointer goes through it. A
// nil badge shows nothing.
type badge struct {
	x      *xgb.Conn
	window xproto.Window
	taken  [2]xproto.Pixmap // the pictures for refused and taken
	shown  xproto.Pixmap
}

// newBadge makes the badge of a drag, nil if there are no pictures, or if the server cannot
// show it.
func newBadge(d *drag) *badge {
	lsb := xproto.Setup(d.x).ImageByteOrder == xproto.ImageOrderLSBFirst
	if d.cargo.Taken == nil || d.cargo.Refused == nil || d.screen.RootDepth != 24 || !lsb {
		return nil
	}
	b := &badge{x: d.x}
	var err error
	for i, picture := range []image.Image{d.cargo.Refused, d.cargo.Taken} {
		if b.taken[i], err = pixmap(d, picture); err != nil {
			return nil
		}
	}
	if b.window, err = xproto.NewWindowId(d.x); err != nil {
		return nil
	}
	size := d.cargo.Taken.Bounds().Size()
	xproto.CreateWindow(d.x, xproto.WindowClassCopyFromParent, b.window, d.screen.Root, 0, 0, uint16(size.X), uint16(size.Y), 0,
		xproto.WindowClassInputOutput, 0, xproto.CwBackPixmap|xproto.CwOverrideRedirect, []uint32{uint32(b.taken[0]), 1})
	b.shown = b.taken[0]
	d.put(b.window, d.atoms["_NET_WM_WINDOW_TYPE"], xproto.AtomAtom, uint32(d.atoms["_NET_WM_WINDOW_TYPE_DND"]))
	if !b.hollow() {
		return nil // it would be what is under the pointer
	}
	return b
}

// hollow lets the pointer through: by the extension SHAPE, the window receives its input in no
// rectangles (ShapeRectangles in the X Nonrectangular Window Shape Extension Protocol). The
// package for that is not used because it writes into tables that other connections read.
func (b *badge) hollow() bool {
	const name, rectangles, input = "SHAPE", 1, 2
	e, err := xproto.QueryExtension(b.x, uint16(len(name)), name).Reply()
	if err != nil || !e.Present {
		return false
	}
	request := make([]byte, 16) // the other numbers are 0: set, unsorted, at the corner
	request[0], request[1], request[5] = e.MajorOpcode, rectangles, input
	xgb.Put16(request[2:], uint16(len(request)/4))
	xgb.Put32(request[8:], uint32(b.window))
	cookie := b.x.NewCookie(true, false)
	b.x.NewRequest(request, cookie)
	return cookie.Check() == nil
}

// pixmap sends a picture to the server.
func pixmap(d *drag, picture image.Image) (xproto.Pixmap, error) {
	size := picture.Bounds().Size()
	p, err := xproto.NewPixmapId(d.x)
	if err != nil {
		return 0, err
	}
	gc, err := xproto.NewGcontextId(d.x)
	if err != nil {
		return 0, err
	}
	xproto.CreatePixmap(d.x, d.screen.RootDepth, p, xproto.Drawable(d.screen.Root), uint16(size.X), uint16(size.Y))
	xproto.CreateGC(d.x, gc, xproto.Drawable(p), 0, nil)
	for y := range size.Y {
		row := make([]byte, 0, 4*size.X)
		for x := range size.X {
			r, g, b, _ := picture.At(picture.Bounds().Min.X+x, picture.Bounds().Min.Y+y).RGBA()
			row = append(row, byte(b>>8), byte(g>>8), byte(r>>8), 0)
		}
		xproto.PutImage(d.x, xproto.ImageFormatZPixmap, xproto.Drawable(p), gc, uint16(size.X), 1, 0, int16(y), 0, d.screen.RootDepth, row)
	}
	return p, xproto.FreeGCChecked(d.x, gc).Check()
}

// move shows the badge beside the pointer, above all windows.
func (b *badge) move(to point) {
	if b == nil {
		return
	}
	xproto.ConfigureWindow(b.x, b.window, xproto.ConfigWindowX|xproto.ConfigWindowY|xproto.ConfigWindowStackMode,
		[]uint32{uint32(int32(to.x + beside.x)), uint32(int32(to.y + beside.y)), xproto.StackModeAbove})
	xproto.MapWindow(b.x, b.window)
}

// show shows whether a drop would be taken.
func (b *badge) show(taken bool) {
	if b == nil {
		return
	}
	picture := b.taken[0]
	if taken {
		picture = b.taken[1]
	}
	if picture != b.shown {
		b.shown = picture
		xproto.ChangeWindowAttributes(b.x, b.window, xproto.CwBackPixmap, []uint32{uint32(picture)})
		xproto.ClearArea(b.x, false, b.window, 0, 0, 0, 0)
	}
}

// hide hides the badge.
func (b *badge) hide() {
	if b != nil {
		xproto.UnmapWindow(b.x, b.window)
	}
}
