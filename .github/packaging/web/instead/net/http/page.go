// Package http takes the place of net/http in the page, which opens no addresses: the browser does.
// The real one brings a tenth of the program with it, such as TLS.
package http

import (
	"bytes"
	"errors"
	"io"
)

// The codes that Fyne compares answers with.
const (
	StatusOK       = 200
	StatusIMUsed   = 226
	StatusNotFound = 404
)

// A Header has the fields of an answer.
type Header map[string][]string

// Get returns the first value of a field, "" if there is none.
func (h Header) Get(name string) string {
	if values := h[name]; len(values) > 0 {
		return values[0]
	}
	return ""
}

// A Response is an answer. There is none in the page.
type Response struct {
	StatusCode int
	Status     string
	Header     Header
	Body       io.ReadCloser
}

var errAddress = errors.New("http: the page opens no addresses")

// Get returns an error.
func Get(string) (*Response, error) { return nil, errAddress }

// Head returns an error.
func Head(string) (*Response, error) { return nil, errAddress }

// DetectContentType tells PNG, which icons are, from everything else.
func DetectContentType(data []byte) string {
	if bytes.HasPrefix(data, []byte("\x89PNG\r\n\x1a\n")) {
		return "image/png"
	}
	return "application/octet-stream"
}
