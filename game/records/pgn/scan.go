package pgn

import (
	"slices"
	"strings"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// Scan finds the games in a text without checking a move. A game ends with its result, or
// before the tags of the next game. A text of white space contains no game.
func Scan(text string) []Item {
	if utf16Mark(text) != "" || strings.HasPrefix(text, byteOrderMark) {
		return scan(NewScanner(strings.NewReader(text)))
	}
	return scan(&Scanner{text: text, last: true, line: 1})
}

func scan(s *Scanner) (items []Item) {
	for s.Scan() {
		items = append(items, s.Item())
	}
	return items
}

// A span is the range of a game within a text.
type span struct {
	from, moves, to int // moves is the end of the tags, or from
	tags            []record.Tag
	locate          bool         // note where the tags are
	places          [][2]int     // where each tag begins and ends, if located
	onlyComments    bool         // there are no tags or moves
	prose           bool         // words without moves, followed by tags
	loose           bool         // a tag is in a non-standard form
	next            int          // where a comment that is never closed would end; out of date once the scan has passed it
	ended           rules.Result // the result at the end of the moves, "" for none
	ahead           int          // bytes after the game that decided where it ends
}

// commentEnd returns the offset after the brace that closes the comment at i. A comment
// that is never closed ends before the next game with an Event tag.
func (g *span) commentEnd(text string, i int) int {
	if g.next <= i {
		g.next = len(text)
		if n := strings.Index(text[i:], nextGame); n >= 0 {
			g.next = i + n + 1
		}
	}
	to, plain := braceEnd(text, i)
	if plain {
		return min(to, g.next)
	}
	g.ahead = nested // the end depends on what follows it
	if first := i + strings.IndexByte(text[i:], '}') + 1; to > g.next && first <= g.next {
		return first // braces of different games do not match
	}
	return min(to, g.next)
}

// cut finds the first game in a text at or after i, and stores its tags in room. ok is
// false if the text ends before the game does, unless this is the last of the text.
func cut(text string, i int, last bool, room []record.Tag) (g span, ok bool) {
	g.tags = room[:0]
	i = skipBlank(text, i)
	g.from, g.moves = i, i
	i, alone := g.head(text)
	g.onlyComments = i == len(text) && len(g.tags) == 0
	if alone {
		g.to = i
		return g, true
	}
	to, ended := g.movetext(text, i)
	if g.prose = len(g.tags) == 0 && g.ended == "" && to > i && (ended || last) && isProse(text[i:to]); g.prose {
		g.to = to
		return g, last || to+g.ahead < len(text)
	}
	if end := g.restart(text, i, to); end > 0 {
		g.to, g.ended = end, ""
		return g, true
	}
	if ended {
		to, ended = g.epilogue(text, to)
	}
	g.to = to
	return g, last || ended && to+max(g.ahead, 2*longestResult) < len(text) // 1/2 may continue: 1/2 - 1/2
}

// escapes reports whether the character at i begins an escape line, which programs skip.
// The beginning of a game counts as the beginning of a line.
func (g *span) escapes(text string, i int) bool {
	return text[i] == '%' && (i == g.from || lineBegins(text, i))
}

// head reads the tags, and the comments among them, and returns their end. alone is true
// if the tags of another game follow, so that this game has no moves.
func (g *span) head(text string) (to int, alone bool) {
	i, parted := g.from, false // parted: after an empty line
	end := i                   // end without white space
	for plain := true; i < len(text); {
		switch c := text[i]; {
		case c == '[':
			t, to, ok := g.tag(text, i)
			if !ok {
				return i, false
			}
			if parted {
				if g.repeats(t.Name) {
					return end, true
				}
				parted = false
			}
			g.tags = append(g.tags, t)
			if g.locate {
				g.places = append(g.places, [2]int{i, to})
			}
			if i = to; plain {
				g.moves = to
			}
			i += nextLineTag(text[i:])
		case classes[c] == space, c >= 0x80 && blankAt(text, i) > 0:
			end, i = i, skipBlank(text, i)
			parted = parted || linesIn(text[end:i]) > 1
		case c == '{':
			i, plain = g.commentEnd(text, i), false
		case c == ';', g.escapes(text, i):
			i, plain = lineEnd(text, i), false
		default:
			return i, false
		}
	}
	return i, false
}

// tag reads the tag at i, and notes whether it is in a non-standard form.
func (g *span) tag(text string, i int) (t record.Tag, to int, ok bool) {
	if t, to, ok = readTag(text, i); !ok {
		t, to, ok = looseTag(text, i)
		g.loose = g.loose || ok
	}
	return t, to, ok
}

// nextLineTag returns the length of a line end that a bracket follows, 0 for anything else. That
// is the most common case after a tag.
func nextLineTag(text string) int {
	switch {
	case len(text) > 1 && text[0] == '\n' && text[1] == '[':
		return 1
	case len(text) > 2 && text[0] == '\r' && text[1] == '\n' && text[2] == '[':
		return 2
	}
	return 0
}

// repeats reports whether a tag of the Seven Tag Roster is already among the tags of the
// game.
func (g *span) repeats(name string) bool {
	named := func(t record.Tag) bool { return strings.EqualFold(t.Name, name) }
	return isRoster(name) && slices.ContainsFunc(g.tags, named)
}

// isRoster reports whether a tag belongs to the Seven Tag Roster.
func isRoster(name string) bool { return rosterPlace(name) >= 0 }

// rosterPlace returns the index of a tag in the Seven Tag Roster, -1 for other tags.
func rosterPlace(name string) int {
	for i, n := range record.Roster {
		if len(n) == len(name) && n[0]|0x20 == name[0]|0x20 && strings.EqualFold(n, name) {
			return i
		}
	}
	return -1
}

// linesIn returns the number of line ends in white space.
func linesIn(blank string) int {
	if n := strings.Count(blank, "\n"); n > 0 {
		return n
	}
	return strings.Count(blank, "\r")
}
