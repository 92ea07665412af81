package index

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"strings"
)

// version of the cache's form and of how games are read; another one is not used.
const version = "passedpawn index 3\n"

// errOther is returned for a cache that was made of something else.
var errOther = errors.New("the cache is of another file, or of another time")

// Write writes a table behind a stamp, which names what it was made of.
func (t *Table) Write(out io.Writer, stamp string) error {
	w := bufio.NewWriterSize(out, 1<<20)
	fmt.Fprintf(w, "%s%s\n", version, stamp)
	texts := []byte(strings.Join(t.texts, "\n"))
	parts := []any{uint64(t.Len()), uint64(len(t.texts)), uint64(len(texts)), texts, t.offset, t.size}
	for c := range t.column {
		column := t.column[c]
		if column == nil {
			column = make([]uint32, t.Len())
		}
		parts = append(parts, column)
	}
	for _, part := range append(parts, t.date, t.result, t.plies, t.hash) {
		if err := binary.Write(w, binary.LittleEndian, part); err != nil {
			return err
		}
	}
	return w.Flush()
}

// most is a bound on what a cache may claim to hold.
const most = 1 << 28

// Read reads what Write wrote under the same stamp.
func Read(in io.Reader, stamp string) (*Table, error) {
	r := bufio.NewReaderSize(in, 1<<20)
	head := make([]byte, len(version)+len(stamp)+1)
	if _, err := io.ReadFull(r, head); err != nil || string(head) != version+stamp+"\n" {
		return nil, errOther
	}
	var n [3]uint64
	if err := binary.Read(r, binary.LittleEndian, &n); err != nil || n[0] > most || n[1] > most || n[2] > 64*most {
		return nil, errOther
	}
	texts := make([]byte, n[2])
	t := &Table{offset: make([]int64, n[0]), size: make([]uint32, n[0]), date: make([]uint32, n[0])}
	t.result, t.plies, t.hash = make([]uint8, n[0]), make([]uint16, n[0]), make([]uint64, n[0])
	parts := []any{texts, t.offset, t.size}
	for c := range t.column {
		t.column[c] = make([]uint32, n[0])
		parts = append(parts, t.column[c])
	}
	for _, part := range append(parts, t.date, t.result, t.plies, t.hash) {
		if err := binary.Read(r, binary.LittleEndian, part); err != nil {
			return nil, err
		}
	}
	t.texts = strings.Split(string(texts), "\n")
	if len(t.texts) != int(n[1]) || !t.whole() {
		return nil, errOther
	}
	for _, text := range t.texts {
		t.fold = append(t.fold, strings.ToLower(text))
	}
	return t, nil
}

// whole reports whether every number of a table means something.
func (t *Table) whole() bool {
	for _, c := range t.column {
		for _, id := range c {
			if int(id) >= len(t.texts) {
				return false
			}
		}
	}
	for _, r := range t.result {
		if int(r) >= len(results) {
			return false
		}
	}
	return true
}
