package kifu

import (
	"strings"

	"passedpawn/game/records/pgn"
)

// divide finds the games in the lines of a file.
func (f Format) divide(text string, as pgn.Encoding) []span {
	if f == JKF {
		return divideJKF(text)
	}
	d := divider{format: f}
	eachLine(text, func(raw string, from, to int) bool {
		decoded := raw
		if as != pgn.UTF8 {
			decoded = as.Decode(raw)
		}
		d.line(trim(decoded), from, from+len(strings.TrimRight(raw, " \t\r\n\v\f\x00\x1a")))
		return true
	})
	d.finish()
	return d.spans
}

// A divider groups lines into games.
type divider struct {
	format Format
	spans  []span
	now    span
	begun  bool // now has a line
	moved  bool // now has a move, or a position after which another game begins
	solid  bool // now has more than comments
}

// line adds a line, trimmed, which is between two offsets of the file.
func (d *divider) line(text string, from, to int) {
	if text == "" {
		return
	}
	switch d.format {
	case USI:
		if text[0] == '#' && !d.begun {
			return
		}
		d.finish()
		d.moved = true
	case CSA:
		if text == "/" {
			d.finish()
			return
		}
		if d.moved && text[0] == 'V' && isCSA(text) {
			d.finish()
		}
		d.moved = d.moved || strings.ContainsRune("+-%", rune(text[0]))
	default:
		d.kif(text)
	}
	if !d.begun {
		d.now.from, d.begun = from, true
	}
	d.now.to = to
	d.solid = d.solid || text[0] != '*' && text[0] != '#' && text[0] != '\''
}

// kif divides KIF and related formats: a header after moves begins another game.
func (d *divider) kif(text string) {
	_, _, numbered := cutNumber(text)
	if numbered || ki2Words(text) != nil || strings.HasPrefix(text, "まで") {
		d.moved = true
		return
	}
	if !d.moved {
		return
	}
	if _, vary := variationNumber(text); vary {
		return
	}
	name, _, ok := cutHeader(text)
	if ok && begins(name) || strings.HasPrefix(text, "#KIF") || strings.HasPrefix(text, "# --") || strings.HasPrefix(text, "# KIF") {
		d.finish()
	}
}

// finish ends the current game. Comments alone are not a game.
func (d *divider) finish() {
	if d.begun && d.solid {
		d.spans = append(d.spans, d.now)
	}
	*d = divider{format: d.format, spans: d.spans}
}
