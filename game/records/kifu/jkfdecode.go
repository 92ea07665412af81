package kifu

import (
	"encoding/json"
	"strings"

	"passedpawn/game/phrase"
)

// A jkfDecoder reads JSON in one pass, and knows in which line it is.
type jkfDecoder struct {
	*json.Decoder
	text     string
	at, line int // the line of an offset
	depth    int // of variations
}

// mostForks is how deep variations may be in variations.
const mostForks = 5000

// decodeJKF reads the text of a game that begins in a line. If there is an error, the
// line returned is that of the error.
func decodeJKF(text string, line int) (*jkfGame, int, error) {
	d := &jkfDecoder{Decoder: json.NewDecoder(strings.NewReader(text)), text: text, line: line}
	g, err := d.game()
	if err != nil {
		return nil, d.here(), phrase.Errorf("kifu.damaged-json")
	}
	return g, 0, nil
}

// here returns the line that has been reached.
func (d *jkfDecoder) here() int {
	to := min(int(d.InputOffset()), len(d.text))
	d.line += strings.Count(d.text[d.at:to], "\n")
	d.at = to
	return d.line
}

func (d *jkfDecoder) game() (*jkfGame, error) {
	g := new(jkfGame)
	begins, err := d.opens('{')
	if !begins {
		return nil, damaged(err)
	}
	known := false
	err = d.members(func(name string) error {
		switch name {
		case "header":
			known = true
			return d.header(g)
		case "initial":
			known = true
			return d.initial(g)
		case "moves":
			known = true
			g.moves, err = d.entries()
			return err
		}
		g.lost = append(g.lost, name)
		return d.Decode(new(json.RawMessage))
	})
	if !known {
		err = damaged(err)
	}
	return g, err
}

// damaged returns an error, or one of its own if there is none.
func damaged(err error) error {
	if err == nil {
		err = phrase.Errorf("kifu.damaged-json")
	}
	return err
}

// opens reads the beginning of an object or a list; false for null.
func (d *jkfDecoder) opens(with json.Delim) (bool, error) {
	t, err := d.Token()
	if t == with || err != nil || t == nil {
		return t == with, err
	}
	return false, damaged(nil)
}

// members calls do with each name in an object that has begun. do reads the value.
func (d *jkfDecoder) members(do func(name string) error) error {
	for d.More() {
		t, err := d.Token()
		if err != nil {
			return err
		}
		name, _ := t.(string)
		if err := do(name); err != nil {
			return err
		}
	}
	_, err := d.Token()
	return err
}

// header reads the names and values. Values that are not texts are kept as they are.
func (d *jkfDecoder) header(g *jkfGame) error {
	begins, err := d.opens('{')
	if !begins {
		return err
	}
	return d.members(func(name string) error {
		h := jkfHeader{name: name, line: d.here()}
		var raw json.RawMessage
		if err := d.Decode(&raw); err != nil {
			return err
		}
		if json.Unmarshal(raw, &h.value) != nil {
			h.value = string(raw)
		}
		g.header = append(g.header, h)
		return nil
	})
}

// initial reads the start position. One of another shape has no name.
func (d *jkfDecoder) initial(g *jkfGame) error {
	line := d.here()
	var raw json.RawMessage
	if err := d.Decode(&raw); err != nil || string(raw) == "null" {
		return err
	}
	g.initial = new(jkfInitial)
	if json.Unmarshal(raw, g.initial) != nil {
		g.initial = &jkfInitial{Preset: string(raw)}
	}
	g.initial.line = line
	return nil
}

// entries reads a list of moves.
func (d *jkfDecoder) entries() (all []jkfEntry, err error) {
	begins, err := d.opens('[')
	if !begins {
		return nil, err
	}
	for d.More() {
		e, err := d.entry()
		if err != nil {
			return nil, err
		}
		all = append(all, e)
	}
	_, err = d.Token()
	return all, err
}

// entry reads an entry. A value of the wrong kind makes it wrong.
func (d *jkfDecoder) entry() (e jkfEntry, err error) {
	begins, err := d.opens('{')
	if !begins {
		return e, err
	}
	from := int(d.InputOffset()) - 1
	e.line = d.here()
	err = d.members(func(name string) error {
		switch name {
		case "comments":
			return d.value(&e, &e.comments)
		case "move":
			return d.value(&e, &e.move)
		case "special":
			return d.value(&e, &e.special)
		case "time":
			return d.value(&e, &e.time)
		case "forks":
			return d.forks(&e)
		}
		e.lost = append(e.lost, name)
		return d.Decode(new(json.RawMessage))
	})
	e.raw = d.text[from:min(int(d.InputOffset()), len(d.text))]
	return e, err
}

// value reads a part of an entry.
func (d *jkfDecoder) value(e *jkfEntry, to any) error {
	var raw json.RawMessage
	if err := d.Decode(&raw); err != nil {
		return err
	}
	e.wrong = e.wrong || json.Unmarshal(raw, to) != nil
	return nil
}

func (d *jkfDecoder) forks(e *jkfEntry) error {
	begins, err := d.opens('[')
	if !begins {
		return err
	}
	if d.depth++; d.depth > mostForks {
		return damaged(nil)
	}
	for d.More() {
		fork, err := d.entries()
		if err != nil {
			return err
		}
		e.forks = append(e.forks, fork)
	}
	d.depth--
	_, err = d.Token()
	return err
}
