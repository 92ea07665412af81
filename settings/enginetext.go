package settings

import (
	"bytes"
	"errors"
	"reflect"
	"slices"

	"github.com/pelletier/go-toml/v2"
	"github.com/pelletier/go-toml/v2/unstable"
)

// table is the header of an engine in the file.
const table = "[[engine]]\n"

// blocks divides the text of a file into the text of each engine, with the comments right
// above it, and what is before and after the engines.
func blocks(text []byte) (head []byte, engines [][]byte, tail []byte, err error) {
	var p unstable.Parser
	p.Reset(text)
	put := func(s []byte) { head = append(head, s...) }
	start := 0
	for p.NextExpression() {
		e := p.Expression()
		if e.Kind != unstable.ArrayTable && e.Kind != unstable.Table {
			continue
		}
		keys := e.Key()
		keys.Next()
		name, at := string(keys.Node().Data), above(text, int(keys.Node().Raw.Offset))
		switch {
		case name != "engine":
			put(text[start:at])
			put = func(s []byte) { tail = append(tail, s...) }
		case e.Kind == unstable.ArrayTable && !keys.Next():
			put(text[start:at])
			put = func(s []byte) { engines = append(engines, s) }
		default: // a table of the engine
			continue
		}
		start = at
	}
	put(text[start:])
	return head, engines, tail, p.Error()
}

// above returns the beginning of the line at an offset, or of the comments right above
// that line.
func above(text []byte, at int) int {
	at = bytes.LastIndexByte(text[:at], '\n') + 1
	for at > 0 {
		line := bytes.LastIndexByte(text[:at-1], '\n') + 1
		if !bytes.HasPrefix(bytes.TrimSpace(text[line:at]), []byte("#")) {
			break
		}
		at = line
	}
	return at
}

// listed returns the text of a file updated with a list of engines. The text of an engine
// that has not changed stays as it is.
func listed(text []byte, engines []Engine) ([]byte, error) {
	was, err := parseEngines(text)
	if err != nil {
		return nil, err
	}
	head, old, tail, err := blocks(text)
	if err == nil && len(old) != len(was) {
		err = errMixed
	}
	if err != nil {
		return nil, err
	}
	out := bytes.Clone(head)
	for _, e := range engines {
		block := []byte(table)
		i := slices.IndexFunc(was, func(w Engine) bool { return w.ID == e.ID })
		if i >= 0 {
			block = old[i]
		}
		if i < 0 || !reflect.DeepEqual(was[i], e) {
			if block, err = changedBlock(block, e); err != nil {
				return nil, err
			}
		}
		out = append(spaced(out), block...)
	}
	if len(tail) > 0 {
		out = append(spaced(out), tail...)
	}
	return out, nil
}

// errMixed is the error for engines that are not written as tables of their own.
var errMixed = errors.New("the engines have to be tables named [[engine]]")

// spaced returns a text with an empty line at its end, unless it is empty.
func spaced(text []byte) []byte {
	for len(text) > 0 && !bytes.HasSuffix(text, []byte("\n\n")) {
		text = append(text, '\n')
	}
	return text
}

// changedBlock returns the text of an engine updated with its new values.
func changedBlock(block []byte, e Engine) ([]byte, error) {
	at := bytes.Index(block, []byte("[["))
	body := at + bytes.IndexByte(append(block[at:], '\n'), '\n') + 1
	if _, tables, err := pairs(block[min(body, len(block)):]); err != nil || tables {
		// Options in a table of their own are written in one line instead.
		fresh, err := toml.Marshal(e)
		return append(append(bytes.Clone(block[:at]), table...), fresh...), err
	}
	text, err := rewritten(block[min(body, len(block)):], e)
	return append(append(bytes.Clone(block[:at]), table...), text...), err
}
