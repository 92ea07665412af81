package pgn

import "strings"

// mostStrayed is the largest number of tags in a row that may have strayed among the
// moves. More are those of a game.
const mostStrayed = 16

// tagAmong reports whether the bracket at i, among the moves, begins a tag that belongs to
// no other game, because the moves go on after it, and returns the end of the tag. Such a
// tag has strayed there; the tags of another game name the game, or lead to a first move.
// next is where the text after the tags begins, which decides.
func tagAmong(text string, i int) (to, next int, ok bool) {
	if !indented(text, i) {
		return i, i, false
	}
	tags, roster := 0, false
	for next = i; next < len(text) && text[next] == '['; tags++ {
		t, end, ok := readTag(text, next)
		if !ok || beginsTags(t.Name) || tags == mostStrayed {
			return i, next, false
		}
		if tags == 0 {
			to = end
		}
		roster = roster || isRoster(t.Name)
		next = skipBlank(text, end)
	}
	return to, next, goesOn(text[:min(len(text), next+longestSought)], next, roster, tags > 1)
}

// goesOn reports whether a game goes on at i, after tags. More than one tag, or one of the
// Seven Tag Roster, need a clearer sign of that.
func goesOn(text string, i int, roster, several bool) bool {
	lex := lexer{text: text, pos: i, body: true}
	t := lex.next()
	word := text[t.from:t.to]
	switch t.kind {
	case number:
		n := numberOf(word)
		return (n > 1 || n == 1 && strings.HasSuffix(word, "..")) && !(roster && several)
	case move, symbol:
		return !roster && looksLikeMove(word)
	}
	return t.kind == result && !roster
}

// beginsTags reports whether a tag begins those of a game, or says where its moves begin.
func beginsTags(name string) bool {
	for _, n := range []string{"Event", "FEN", "SetUp", "Variant"} {
		if strings.EqualFold(name, n) {
			return true
		}
	}
	return false
}
