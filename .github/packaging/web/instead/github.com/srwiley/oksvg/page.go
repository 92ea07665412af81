// Package oksvg takes the place of github.com/srwiley/oksvg in the page. Fonts could have characters
// that are drawings, and those of the page have none. Fyne draws its symbols with another package.
package oksvg

import (
	"errors"
	"io"

	"github.com/srwiley/rasterx"
)

// An SvgIcon is a drawing. There is none in the page.
type SvgIcon struct{ ViewBox struct{ X, Y, W, H float64 } }

// ReadIconStream returns an error.
func ReadIconStream(io.Reader) (*SvgIcon, error) {
	return nil, errors.New("oksvg: the fonts of the page have no drawings")
}

// SetTarget does nothing.
func (*SvgIcon) SetTarget(_, _, _, _ float64) {}

// Draw does nothing.
func (*SvgIcon) Draw(*rasterx.Dasher, float64) {}
