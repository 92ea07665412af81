package journal

import (
	"bytes"
	"io"
	"os"
	"slices"
	"sort"
)

// A span is a piece of a file with changes: new text, or a piece of the file on disk.
type span struct {
	at, size int64
	from     int64  // in the file on disk
	text     []byte // nil for the file on disk
}

// spans follow each other without a gap.
type spans []span

// whole returns a file without changes.
func whole(size int64) spans {
	if size == 0 {
		return nil
	}
	return spans{{size: size}}
}

func (s spans) size() int64 {
	if len(s) == 0 {
		return 0
	}
	last := s[len(s)-1]
	return last.at + last.size
}

// change returns the file with a change.
func (s spans) change(c Change) (spans, error) {
	for _, cut := range c.Cuts {
		size := int64(len(cut.Old))
		if cut.At < 0 || cut.At > s.size()-size {
			return nil, ErrDamaged
		}
		s = s.replace(cut.At, cut.At+size, cut.New)
	}
	return s, nil
}

// replace returns the file with a text in place of the bytes between two offsets.
func (s spans) replace(from, to int64, text []byte) spans {
	var all spans
	at := int64(0)
	put := func(p span) {
		if p.size > 0 {
			p.at = at
			at += p.size
			all = append(all, p)
		}
	}
	for _, p := range s {
		put(p.part(0, from-p.at))
	}
	if len(text) > 0 {
		put(span{size: int64(len(text)), text: text})
	}
	for _, p := range s {
		put(p.part(to-p.at, p.size))
	}
	return all
}

// part returns the part of a span between two offsets in it, which may be outside.
func (p span) part(from, to int64) span {
	from, to = min(max(from, 0), p.size), min(max(to, 0), p.size)
	part := span{size: max(to-from, 0), from: p.from + from}
	if p.text != nil {
		part.text = p.text[from:max(from, to)]
	}
	return part
}

// A reader reads a file with changes.
type reader struct {
	base  *os.File
	spans spans
}

// ReadAt implements io.ReaderAt.
func (r reader) ReadAt(b []byte, at int64) (n int, err error) {
	i := sort.Search(len(r.spans), func(i int) bool { return r.spans[i].at+r.spans[i].size > at })
	for _, p := range r.spans[i:] {
		if n == len(b) {
			return n, nil
		}
		skip := at + int64(n) - p.at
		part := b[n:min(len(b), n+int(min(p.size-skip, int64(len(b)))))]
		if p.text != nil {
			n += copy(part, p.text[skip:])
			continue
		}
		got, err := r.base.ReadAt(part, p.from+skip)
		if n += got; got < len(part) {
			return n, err
		}
	}
	if n < len(b) {
		return n, io.EOF
	}
	return n, nil
}

// has reports whether a file with changes has a text at an offset.
func (r reader) has(at int64, text []byte) bool {
	there := make([]byte, len(text))
	n, _ := r.ReadAt(there, at)
	return n == len(text) && bytes.Equal(there, text)
}

// copyTo writes the file with its changes. The system copies what has not changed.
func (r reader) copyTo(w io.Writer) error {
	for _, p := range r.spans {
		if p.text != nil {
			if _, err := w.Write(p.text); err != nil {
				return err
			}
			continue
		}
		if _, err := r.base.Seek(p.from, io.SeekStart); err != nil {
			return err
		}
		if _, err := io.CopyN(w, r.base, p.size); err != nil {
			return err
		}
	}
	return nil
}

// holds reports whether changes replace what they say they do.
func (r reader) holds(changes []Change) bool {
	return !slices.ContainsFunc(changes, func(c Change) bool {
		for _, cut := range c.Cuts {
			if !r.has(cut.At, cut.Old) {
				return true
			}
			r.spans = r.spans.replace(cut.At, cut.At+int64(len(cut.Old)), cut.New)
		}
		return false
	})
}
