package uciclient

import "strings"

// How many of an engine's last lines are kept, and how many bytes of each.
const (
	tailLines = 60
	tailWidth = 200
)

// A tail keeps the last lines of an engine, in bounded memory.
type tail struct {
	lines [tailLines][]byte
	next  int // where the next line goes
}

// add keeps a line.
func (t *tail) add(source string, line []byte) {
	kept := append(t.lines[t.next][:0], source...)
	kept = append(kept, line[:min(len(line), tailWidth)]...)
	if len(line) > tailWidth {
		kept = append(kept, " ..."...)
	}
	t.lines[t.next] = kept
	t.next = (t.next + 1) % tailLines
}

// String returns the lines, the last one at the end.
func (t *tail) String() string {
	var b strings.Builder
	for i := range tailLines {
		if line := t.lines[(t.next+i)%tailLines]; len(line) > 0 {
			b.Write(line)
			b.WriteByte('\n')
		}
	}
	return strings.ToValidUTF8(b.String(), "?")
}
