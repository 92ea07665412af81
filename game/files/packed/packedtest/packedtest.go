// Package packedtest compresses texts for tests.
package packedtest

import (
	"archive/zip"
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"testing"
)

// Gzip returns a text as the contents of a gzip file.
func Gzip(t testing.TB, text string) string {
	t.Helper()
	var out bytes.Buffer
	w := gzip.NewWriter(&out)
	_, err := io.WriteString(w, text)
	if err = errors.Join(err, w.Close()); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// Zip returns the contents of a zip file. Each member is given as its name and its text.
func Zip(t testing.TB, method uint16, members ...string) string {
	t.Helper()
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for i := 0; i < len(members); i += 2 {
		m, err := w.CreateHeader(&zip.FileHeader{Name: members[i], Method: method})
		if err == nil {
			_, err = io.WriteString(m, members[i+1])
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}
