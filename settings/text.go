package settings

import (
	"bytes"
	"errors"
	"reflect"

	"github.com/pelletier/go-toml/v2"
	"github.com/pelletier/go-toml/v2/unstable"
)

// A pair is a key, and the place of the key and its value in the text of a file.
type pair struct {
	key        string
	start, end int
}

// pairs returns the pairs before the first table, in order. tables reports whether there
// is a table.
func pairs(text []byte) (all []pair, tables bool, err error) {
	var p unstable.Parser
	p.Reset(text)
	for p.NextExpression() {
		e := p.Expression()
		if e.Kind != unstable.KeyValue {
			tables = true
			break
		}
		keys := e.Key()
		keys.Next()
		at := pair{string(keys.Node().Data), int(e.Raw.Offset), int(e.Raw.Offset + e.Raw.Length)}
		if keys.Next() {
			continue // a dotted key belongs to a table
		}
		all = append(all, at)
	}
	return all, tables, p.Error()
}

// rewritten returns the text of a file updated with a struct of values. Values that have
// not changed stay as they are written, and so do comments and unknown keys.
func rewritten(text []byte, s any) ([]byte, error) {
	fresh, err := toml.Marshal(s)
	if err != nil {
		return nil, err
	}
	var was, is map[string]any
	if err := errors.Join(toml.Unmarshal(text, &was), toml.Unmarshal(fresh, &is)); err != nil {
		return nil, err
	}
	old, tables, err := pairs(text)
	known, _, failed := pairs(fresh)
	if err := errors.Join(err, failed); err != nil {
		return nil, err
	}
	place := map[string]pair{}
	for _, p := range old {
		place[p.key] = p
	}
	changed := map[string][]byte{}
	var added []byte
	for _, p := range known {
		line := fresh[p.start:p.end]
		switch _, there := place[p.key]; {
		case !there:
			added = append(append(added, line...), '\n')
		case !reflect.DeepEqual(was[p.key], is[p.key]):
			changed[p.key] = line
		}
	}
	var out []byte
	done := 0
	for _, p := range old {
		if line, ok := changed[p.key]; ok {
			out = append(append(out, text[done:p.start]...), line...)
			done = p.end
		}
	}
	return insert(append(out, text[done:]...), added, tables)
}

// insert adds lines after the last pair before the first table.
func insert(text, lines []byte, tables bool) ([]byte, error) {
	all, _, err := pairs(text)
	if err != nil || len(lines) == 0 {
		return text, err
	}
	at := len(text)
	switch {
	case len(all) > 0:
		at = all[len(all)-1].end
		if n := bytes.IndexByte(text[at:], '\n'); n >= 0 {
			at += n + 1
		} else {
			at = len(text)
		}
	case tables:
		at = 0
	}
	if at > 0 && text[at-1] != '\n' {
		lines = append([]byte{'\n'}, lines...)
	}
	return bytes.Join([][]byte{text[:at], lines, text[at:]}, nil), nil
}
