// Package charset takes the place of golang.org/x/net/html/charset in the page. Its only drawings are
// in UTF-8, and the tables for all other encodings are large.
package charset

import (
	"errors"
	"io"
)

// NewReaderLabel returns an error.
func NewReaderLabel(string, io.Reader) (io.Reader, error) {
	return nil, errors.New("charset: the page reads drawings in UTF-8")
}
