package journal

import (
	"encoding/binary"
	"encoding/json"
	"errors"
	"hash/crc32"
	"io/fs"
	"os"
	"slices"
)

// A record is a part of a journal. The first one names the file; each of the others is a
// change that is in the file already, one that is not, or says what file the first of these
// have made.
type record struct {
	Path   []byte  `json:"path,omitempty"`  // need not be UTF-8
	Base   string  `json:"base,omitempty"`  // the state of the file before the changes
	Name   string  `json:"name,omitempty"`  // what else this state is called
	First  string  `json:"first,omitempty"` // the state before the past changes
	Past   *Past   `json:"past,omitempty"`
	Change *Change `json:"change,omitempty"`
	Done   int     `json:"done,omitempty"`  // so many changes are in the file
	After  string  `json:"after,omitempty"` // when it has this state
}

// recordHead is the size of what comes before a record: its size and its checksum.
const recordHead = 8

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

func (r record) encode() []byte {
	text, _ := json.Marshal(r) // a record has nothing that cannot be encoded
	data := binary.LittleEndian.AppendUint32(nil, uint32(len(text)))
	data = binary.LittleEndian.AppendUint32(data, crc32.Checksum(text, castagnoli))
	return append(data, text...)
}

// decode returns the first record, and how long it is, or 0 if it is not whole.
func decode(data []byte) (r record, size int) {
	if len(data) < recordHead {
		return r, 0
	}
	n, sum := int64(binary.LittleEndian.Uint32(data)), binary.LittleEndian.Uint32(data[4:])
	if n > int64(len(data)-recordHead) {
		return r, 0
	}
	text := data[recordHead : recordHead+n]
	if crc32.Checksum(text, castagnoli) != sum || json.Unmarshal(text, &r) != nil {
		return record{}, 0
	}
	return r, recordHead + int(n)
}

// A log is a journal as it was read.
type log struct {
	record  // the first one
	past    []Past
	changes []Change
	done    int
	after   string
	end     int64 // of the last whole record
	torn    bool  // something follows that is not whole
}

// read reads a journal, nil if there is none. A record at the end that is not whole was
// never said to be safe.
func read(name string) (*log, error) {
	data, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	first, size := decode(data)
	if size == 0 || first.Base == "" {
		return nil, ErrDamaged
	}
	l := &log{record: first}
	for ; size > 0; first, size = decode(data[l.end:]) {
		l.end += int64(size)
		switch {
		case first.Past != nil:
			l.past = append(l.past, *first.Past)
		case first.Change != nil:
			l.changes = append(l.changes, *first.Change)
		case first.Done > 0 && first.Done <= len(l.changes):
			l.done, l.after = first.Done, first.After
		}
	}
	l.torn = l.end < int64(len(data))
	return l, nil
}

// since returns the changes that are not in a file of some state, and what that state is
// called. ok is false if there are changes, and the file is not the one to which they were
// made.
func (l *log) since(state string) (rest []Change, name string, ok bool) {
	switch {
	case l == nil:
		return nil, state, true
	case state == l.Base:
		return l.changes, l.Name, true
	case l.done > 0 && state == l.after:
		return l.changes[l.done:], l.changes[l.done-1].State, true
	}
	return nil, state, len(l.changes) == 0
}

// without returns the log of a file in some state that has the first changes.
func (l *log) without(n int, state string) *log {
	rest := &log{record: record{Path: l.Path, Base: state, Name: l.Name, First: l.First}, past: slices.Clone(l.past)}
	if len(l.past) == 0 {
		rest.First = l.Name
	}
	for _, c := range l.changes[:n] {
		rest.past = append(rest.past, pastOf(c))
		rest.Name = c.State
	}
	rest.changes = slices.Clone(l.changes[n:])
	return rest
}

// upTo returns how many changes lead to a state, 0 if none do.
func (l *log) upTo(state string) int {
	if l != nil {
		for i, c := range l.changes {
			if c.State == state {
				return i + 1
			}
		}
	}
	return 0
}

// add adds a record to the journal of a file.
func (l *log) add(name string, r record) error {
	out, err := os.OpenFile(name, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	defer out.Close()
	if err := out.Truncate(l.end); err != nil { // without a record that is not whole
		return err
	}
	_, err = out.WriteAt(r.encode(), l.end)
	if err == nil {
		err = out.Sync()
	}
	if err != nil {
		return errors.Join(err, out.Truncate(l.end))
	}
	return nil
}
