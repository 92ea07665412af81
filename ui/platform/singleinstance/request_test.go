package singleinstance

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"
)

// FuzzReceive reads any line: it is refused, or contains paths that are unchanged when
// they are sent again.
func FuzzReceive(f *testing.F) {
	for _, paths := range [][]string{nil, {"/home/ada/one.pgn"}, {"/tmp/\xff\xfe.pgn", "", "/a\nb\x00c"}} {
		var line bytes.Buffer
		if err := send(&line, paths); err != nil {
			f.Fatal(err)
		}
		f.Add(line.Bytes())
	}
	for _, seed := range []string{
		"", "\n", "{}\n", "null\n", "[]\n", `{"files":[null,"","!"]}` + "\n", `{"files":{}}` + "\n", `{"files":[["a"]]}` + "\n",
		`{"files":["YQ=="],"files":["Yg=="]}` + "\nmore", strings.Repeat("[", 20000) + "\n",
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		paths, err := receive(bytes.NewReader(data))
		if err != nil {
			return
		}
		var line bytes.Buffer
		if err := send(&line, paths); err != nil {
			t.Fatalf("%q: %v", paths, err)
		}
		if again, err := receive(&line); err != nil || !slices.Equal(again, paths) {
			t.Errorf("%q arrives as %q, %v", paths, again, err)
		}
	})
}

// TestReceiveHasABound checks that no more than the limit is read, whatever another
// program sends.
func TestReceiveHasABound(t *testing.T) {
	endless := &endless{}
	if _, err := receive(endless); err == nil || endless.read > 2*longest {
		t.Errorf("%d bytes were read: %v", endless.read, err)
	}
	if err := send(&bytes.Buffer{}, []string{strings.Repeat("a", longest)}); !errors.Is(err, errTooLong) {
		t.Errorf("too much to be sent: %v", err)
	}
}

// endless is a line without an end.
type endless struct{ read int }

func (e *endless) Read(b []byte) (int, error) {
	e.read += len(b)
	return len(b), nil
}
