package pgn

import (
	"slices"
	"strings"

	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// Scan finds the games in a text without judging a move. A game ends with its
// result, or where the tags of the next begin. Text that is all white gives
// no game.
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

// A span is a game within a text.
type span struct {
	from, moves, to int // moves is where the tags end, or from
	tags            []record.Tag
	bare            bool         // it is nothing but remarks
	prose           bool         // it is words and no moves, and tags follow
	loose           bool         // a tag is in another form
	next            int          // where a comment ends that is never closed, or before what was asked for
	ended           rules.Result // by what ends the moves, "" for nothing
	ahead           int          // bytes behind the game that it was looked into
}

// commentEnd is behind the brace that closes the comment at i. A comment that is
// never closed ends before the next game that names its event.
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
	g.ahead = nested // it depends on what follows where it ends
	if first := i + strings.IndexByte(text[i:], '}') + 1; to > g.next && first <= g.next {
		return first // braces of different games are no pair
	}
	return min(to, g.next)
}

// cut finds the first game in a text at or after i; its tags are put into room. It
// fails where the text ends before the game does, unless there is no more text: last.
func cut(text string, i int, last bool, room []record.Tag) (g span, ok bool) {
	g.tags = room[:0]
	i = skipBlank(text, i)
	g.from, g.moves = i, i
	i, alone := g.head(text)
	g.bare = i == len(text) && len(g.tags) == 0
	if alone {
		g.to = i
		return g, true
	}
	to, ended := g.movetext(text, i)
	if g.prose = len(g.tags) == 0 && g.ended == "" && to > i && (ended || last) && isProse(text[i:to]); g.prose {
		g.to = to
		return g, true
	}
	if end := g.restart(text, i, to); end > 0 {
		g.to, g.ended = end, ""
		return g, true
	}
	if ended {
		to, ended = g.epilogue(text, to)
	}
	g.to = to
	return g, last || ended && to+max(g.ahead, 2*longestResult) < len(text) // 1/2 may go on: 1/2 - 1/2
}

// escapes reports whether the sign at i begins a line that programs pass over. The
// text of a game begins a line wherever it stands.
func (g *span) escapes(text string, i int) bool {
	return text[i] == '%' && (i == g.from || lineBegins(text, i))
}

// head takes the tags, and comments among them, and tells where they end. They are all
// of a game, alone, where those of another follow.
func (g *span) head(text string) (to int, alone bool) {
	i, parted := g.from, false // by an empty line
	end := i                   // of what is not white
	for plain := true; i < len(text); {
		switch c := text[i]; {
		case c == '[':
			t, to, ok := readTag(text, i)
			if !ok {
				if t, to, ok = looseTag(text, i); !ok {
					return i, false
				}
				g.loose = true
			}
			if parted {
				if g.repeats(t.Name) {
					return end, true
				}
				parted = false
			}
			g.tags = append(g.tags, t)
			if i = to; plain {
				g.moves = to
			}
			if i+1 < len(text) && text[i] == '\n' && text[i+1] == '[' { // as most often
				i++
			}
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

// repeats reports whether a tag that every game has is one that this game has already.
func (g *span) repeats(name string) bool {
	named := func(t record.Tag) bool { return strings.EqualFold(t.Name, name) }
	return isRoster(name) && slices.ContainsFunc(g.tags, named)
}

// isRoster reports whether every game has a tag of that name.
func isRoster(name string) bool { return rosterPlace(name) >= 0 }

// rosterPlace is the place of a tag among those that every game has, -1 for another.
func rosterPlace(name string) int {
	for i, n := range record.Roster {
		if len(n) == len(name) && n[0]|0x20 == name[0]|0x20 && strings.EqualFold(n, name) {
			return i
		}
	}
	return -1
}

// linesIn is how many lines end in white space.
func linesIn(blank string) int {
	if n := strings.Count(blank, "\n"); n > 0 {
		return n
	}
	return strings.Count(blank, "\r")
}
