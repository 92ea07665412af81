package pgn

import (
	"math/bits"
	"slices"
	"strings"
	"unicode/utf8"

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

// notable marks the bytes of movetext that may matter to where a game ends. The last
// are of dashes and of ½, in UTF-8 and in Windows-1252.
var notable = func() (set [256]uint8) {
	for _, c := range []byte("{;%[()*-/:\x90\x91\x92\x93\x94\x95\x96\x97½") {
		set[c] = 1
	}
	return set
}()

// nextNotable is where the first such byte stands from i on. Four at a time take half
// the time of one by one.
func nextNotable(text string, i int) int {
	for ; i+4 <= len(text); i += 4 {
		four := text[i : i+4]
		if set := notable[four[0]] | notable[four[1]]<<1 | notable[four[2]]<<2 | notable[four[3]]<<3; set != 0 {
			return i + bits.TrailingZeros8(set)
		}
	}
	for i < len(text) && notable[text[i]] == 0 {
		i++
	}
	return i
}

// movetext passes over the moves from i and tells where it ends, and whether
// that end is sure: behind a result outside variations, or before a tag. Where
// variations are not closed, a result is the end if nothing follows it.
func (g *span) movetext(text string, i int) (to int, ended bool) {
	depth, inner := 0, -1
	for begin := i; ; i++ {
		if i = nextNotable(text, i); i >= len(text) {
			break
		}
		switch text[i] {
		case '{':
			i = g.commentEnd(text, i) - 1
		case ';':
			i = lineEnd(text, i) - 1
		case '%':
			if g.escapes(text, i) {
				i = lineEnd(text, i) - 1
			}
		case '[':
			ended = i > begin && beginsGame(text, i)
		case '(':
			depth++
		case ')':
			if depth > 0 && !ofNumber(text[g.from:], i-g.from) {
				depth--
			}
		default:
			if text[i] == '-' && i > begin && classes[text[i-1]]&letter != 0 { // it castles, most often
				continue
			}
			if end, r := resultAt(text[g.from:], i-g.from); r != "" { // not of the game before
				if inner, g.ended = g.from+end, r; depth == 0 {
					return inner, true
				}
				i = inner - 1
			}
		}
		if ended {
			break
		}
	}
	if inner < 0 || skipBlank(text[:i], inner) < i {
		g.ended = ""
	}
	return i, ended
}

// beginsGame reports whether the bracket at i, among moves, opens the tags of another
// game.
func beginsGame(text string, i int) bool {
	if !indented(text, i) {
		return false
	}
	if _, _, ok := readTag(text, i); ok {
		return true
	}
	t, _, ok := looseTag(text, i)
	return ok && isRoster(t.Name)
}

// resultAt tells whether the sign at i is part of a result, and where it ends: it asks the
// lexer for the tokens of its word, and of the word before where a dash stands alone.
func resultAt(text string, i int) (to int, r rules.Result) {
	if text[i] == '*' {
		return i + 1, rules.Ongoing
	}
	from, seen := wordStart(text, i)
	if classes[text[from]]&letter != 0 && seen&wide == 0 { // as does no result
		return i, ""
	}
	if before := blanksBegin(text, from); from+utf8.UTFMax > i && before < from && before > 0 {
		from, _ = wordStart(text, before-1)
	}
	lex := lexer{text: text[:min(len(text), i+longestSought)], pos: from, body: true}
	for lex.pos <= i {
		t := lex.next()
		if t.to > i && t.kind == result {
			return t.to, resultIn(text[t.from:t.to])
		}
	}
	return i, ""
}

// longestSought is how far around a sign is looked for a result, in bytes.
const longestSought = 4 * longestResult

// wordStart is where the word around i starts, with the sign of a NAG before it, and what
// it is made of up to i.
func wordStart(text string, i int) (from int, seen uint8) {
	for from = i; from > max(0, i-longestSought) && classes[text[from-1]]&(space|sign) == 0; {
		from--
		seen |= classes[text[from]]
	}
	if from > 0 && text[from-1] == '$' {
		from--
	}
	return from, seen
}

// restart is where a game without tags and result ends: before an empty line behind which
// moves are counted from 1 again. It is 0 if there is no such line.
func (g *span) restart(text string, i, to int) (end int) {
	if len(g.tags) > 0 {
		return 0
	}
	moves := text[i:to]
	if n := strings.IndexAny(moves, "{(;%"); n >= 0 {
		moves = moves[:n]
	}
	for at := 0; ; {
		n := strings.Index(moves[at:], "\n1.")
		if n < 0 {
			return 0
		}
		end = len(strings.TrimRight(moves[:at+n], " \t\r"))
		at += n + len("\n1.")
		next := skipBlanks(moves, at)
		if end > 0 && moves[end-1] == '\n' && next < len(moves) && classes[moves[next]]&letter != 0 && strings.ContainsAny(moves[:end], "abcdefgh") {
			return i + len(trim(moves[:end]))
		}
	}
}

// begins reports whether a word may begin at i.
func begins(text string, i int) bool {
	if i == 0 || classes[text[i-1]]&(space|sign) != 0 {
		return true
	}
	_, n := utf8.DecodeLastRuneInString(text[:i])
	return text[i-1] >= 0x80 && blankAt(text, i-n) > 0
}

// epilogue adds words that follow the result on its line, and comments on that or the
// next.
func (g *span) epilogue(text string, i int) (to int, ended bool) {
	from, to := proseBehind(text, i)
	if g.ahead = max(g.ahead, from-to); from < len(text) && classes[text[from]]&(letter|wide) != 0 {
		g.ahead = max(g.ahead, from+longestProse-to)
	}
	for i = to; ; {
		at, lines := i, 0
		for ; at < len(text) && classes[text[at]] == space; at++ {
			if text[at] == '\n' || text[at] == '\r' && (at+1 == len(text) || text[at+1] != '\n') {
				if lines++; lines > 1 {
					return i, true
				}
			}
		}
		switch {
		case at == len(text):
			return i, false
		case text[at] == '{':
			i = g.commentEnd(text, at)
		case text[at] == ';':
			i = lineEnd(text, at)
		default:
			return i, true
		}
	}
}

// proseBehind is where words stand that say how the game ended, on the line of the
// result that ends at i. to is i if there are none: a move may be among them, or
// anything but words.
func proseBehind(text string, i int) (from, to int) {
	from = skipBlanks(text, i)
	if from == len(text) || classes[text[from]]&letter == 0 {
		return from, i
	}
	to = lineEnd(text[:min(len(text), from+longestProse)], from)
	words := strings.FieldsFunc(text[from:to], isBlank)
	isProse := func(w string) bool { return strings.Trim(w, plainWord) == "" && !looksLikeMove(w) }
	if len(words) < 2 || to == from+longestProse || slices.ContainsFunc(words, func(w string) bool { return !isProse(w) }) {
		return from, i
	}
	return from, from + len(strings.TrimRight(text[from:to], blanks))
}

// longestProse is how long such a line may be, in bytes.
const longestProse = 200

// plainWord are the signs of words that say how a game ended.
const plainWord = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz,."
