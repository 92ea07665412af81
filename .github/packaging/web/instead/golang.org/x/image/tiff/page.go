// Package tiff takes the place of golang.org/x/image/tiff in the page. Fonts could have characters in
// this format, and those of the page have none.
package tiff

import (
	"errors"
	"image"
	"io"
)

// DecodeConfig returns an error.
func DecodeConfig(io.Reader) (image.Config, error) {
	return image.Config{}, errors.New("tiff: the page has no such pictures")
}
