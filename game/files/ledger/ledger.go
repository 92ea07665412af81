// Package ledger keeps the results of long work in a file, each under a key and safe on disk as
// soon as it is there, so that the work goes on where it was after any interruption. It knows
// nothing of the work.
package ledger

import (
	"bufio"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
)

// A Ledger is such a file: a line of JSON for each result. What a crash has left of a line is
// skipped. Only one goroutine may use a Ledger, but several programs may add to one file.
type Ledger struct {
	file *os.File
	at   map[string]span
	torn bool // the file does not end with a line
}

// A span is the place of a line in the file.
type span struct {
	offset int64
	size   int
}

// A line is a result with its key.
type line struct {
	Key  string `json:"key"`
	Text string `json:"text"`
}

// Open opens the ledger at a path, or begins one, also its folder.
func Open(path string) (*Ledger, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return nil, err
	}
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o600)
	if err != nil {
		return nil, err
	}
	l := &Ledger{file: f, at: map[string]span{}}
	if err := l.read(); err != nil {
		_ = f.Close()
		return nil, err
	}
	return l, nil
}

// read finds the results that are there.
func (l *Ledger) read() error {
	in, offset := bufio.NewReaderSize(l.file, 1<<16), int64(0)
	for {
		text, err := in.ReadBytes('\n')
		var one line
		if err == nil && json.Unmarshal(text, &one) == nil {
			l.at[one.Key] = span{offset, len(text)}
		}
		offset += int64(len(text))
		switch {
		case errors.Is(err, io.EOF):
			l.torn = len(text) > 0
			return nil
		case err != nil:
			return err
		}
	}
}

// Len returns the number of results.
func (l *Ledger) Len() int { return len(l.at) }

// Has reports whether there is a result with a key.
func (l *Ledger) Has(key string) bool {
	_, ok := l.at[key]
	return ok
}

// Get returns the result with a key, "" if there is none.
func (l *Ledger) Get(key string) (string, error) {
	at, ok := l.at[key]
	if !ok {
		return "", nil
	}
	data := make([]byte, at.size)
	if _, err := l.file.ReadAt(data, at.offset); err != nil {
		return "", err
	}
	var one line
	if err := json.Unmarshal(data, &one); err != nil || one.Key != key {
		return "", errors.Join(errDamaged, err)
	}
	return one.Text, nil
}

var errDamaged = errors.New("the results that were kept have changed")

// Add adds a result, and returns when it is safe on disk.
func (l *Ledger) Add(key, text string) error {
	data, err := json.Marshal(line{key, text})
	if err != nil {
		return err
	}
	data = append(data, '\n')
	size := len(data)
	if l.torn {
		data = append([]byte{'\n'}, data...)
	}
	if _, err := l.file.Write(data); err != nil {
		l.torn = true
		return err
	}
	l.torn = false
	if err := l.file.Sync(); err != nil {
		return err
	}
	end, err := l.file.Seek(0, io.SeekCurrent)
	if err == nil {
		l.at[key] = span{end - int64(size), size}
	}
	return err
}

// Close closes the file, which stays.
func (l *Ledger) Close() error { return l.file.Close() }

// Remove closes the ledger and removes its file.
func (l *Ledger) Remove() error { return errors.Join(l.Close(), os.Remove(l.file.Name())) }
