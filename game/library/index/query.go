package index

import (
	"slices"
	"strings"
	"unicode"

	"passedpawn/game/library/pattern"
)

// A Query is what games are searched for, as a person writes it: terms that must all be
// true.
//
//	carlsen "world cup"   words and phrases anywhere
//	white:carlsen         in one field
//	elo:>2600             numbers and ranges: 2000-2200, >=2600, <1800
//	year:2015-2020
//	material:krpvkr       what was on the board, as package pattern reads it
//	structure:isolani
//	position:wnf5,-e4
//	-blitz, NOT blitz     not this
//	anand OR kramnik      either of the two
//	anand vs kramnik      games between the two, with either colour
//	"year:2015"           these letters, not a field
//	(...)                 terms that belong together
type Query struct {
	Terms []Term
}

// A Term is a condition in a Query, and where it was written.
type Term struct {
	Not        bool
	Any        []Term // if there are any, one of them must be true; with a Value if they are one condition for a person
	All        []Term // if there are any, each of them must be true
	Field      string // the name of the field that is searched otherwise, "" for all
	Value      string // in lower case
	Start, End int    // the term in the text, in bytes
	// Wrong is set if there is no such field, or if it has no such value, as in elo:high.
	// No game matches.
	Wrong bool
	// Pattern is what positions of a game are searched for, nil for none.
	Pattern *pattern.Pattern

	columns []Column
	ends    func(t *Table, row int32) (least, most uint32) // nil if a text is searched for
	span    span
}

// condition reads a word of a query, and returns false if nothing is said yet, as in
// "white:" or "elo:>".
func condition(word string) (Term, bool) {
	text := strings.ToLower(strings.ReplaceAll(word, "\"", ""))
	t := Term{Value: text}
	if name, rest, ok := strings.Cut(text, ":"); ok && word[0] != '"' {
		switch f, known := fieldOf(name); {
		case known:
			t = f.term(rest)
		case rest != "" && isName(name) && !strings.HasPrefix(rest, "//"): // https://... is a text
			t = Term{Field: name, Value: rest, Wrong: true}
		}
	}
	return t, strings.Trim(t.Value, "<>=-.") != ""
}

// isName reports whether a text could name a field.
func isName(text string) bool {
	return text != "" && strings.IndexFunc(text, func(r rune) bool { return !unicode.IsLetter(r) }) < 0
}

// term is the condition that the field has a value.
func (f field) term(value string) Term {
	t := Term{Field: f.name, Value: value, columns: f.columns}
	if f.positions != nil {
		p, ok := f.positions(value)
		t.Pattern, t.Wrong = &p, !ok
	}
	if f.read != nil {
		if s, ok := spanOf(value, f.read); ok {
			t.span, t.ends = s, f.ends
			return t
		}
		t.Wrong = f.columns == nil
	}
	return t
}

// deepest limits brackets in brackets.
const deepest = 20

// ParseQuery reads a query. Every text is a valid query: words without another meaning are
// searched for.
func ParseQuery(text string) Query {
	p := parser{tokens: tokens(text)}
	return Query{p.terms(0)}
}

// A token is a word of a query. Brackets and the words OR, NOT and vs are marked by their
// kind.
type token struct {
	kind       byte // 'w' for a word, 'v' for vs, or one of ( ) | -
	text       string
	start, end int
}

// tokens splits a text at its spaces. Quotation marks keep words together.
func tokens(text string) (all []token) {
	for i := 0; i < len(text); {
		switch c := text[i]; {
		case strings.IndexByte(" \t\r\n", c) >= 0:
			i++
		case c == '(' || c == ')' || c == '|':
			all = append(all, token{c, text[i : i+1], i, i + 1})
			i++
		case c == '-' && i+1 < len(text) && strings.IndexByte(" \t|)", text[i+1]) < 0:
			all = append(all, token{'-', "-", i, i + 1})
			i++
		default:
			end := wordEnd(text, i)
			all = append(all, word(text[i:end], i, end))
			i = end
		}
	}
	return all
}

// wordEnd returns where the word that starts at i ends.
func wordEnd(text string, i int) int {
	quoted := false
	for ; i < len(text); i++ {
		switch c := text[i]; {
		case c == '"':
			quoted = !quoted
		case !quoted && strings.IndexByte(" \t\r\n()|", c) >= 0:
			return i
		}
	}
	return i
}

func word(text string, start, end int) token {
	t := token{'w', text, start, end}
	switch text {
	case "OR":
		t.kind = '|'
	case "NOT":
		t.kind = '-'
	case "vs", "vs.", "Vs", "Vs.", "VS", "versus":
		t.kind = 'v'
	}
	return t
}

// A parser makes terms of tokens.
type parser struct {
	tokens []token
	at     int
}

func (p *parser) next() byte {
	if p.at < len(p.tokens) {
		return p.tokens[p.at].kind
	}
	return 0
}

// terms reads terms up to a closing bracket or the end. At depth 0 a closing bracket
// means nothing.
func (p *parser) terms(depth int) (all []Term) {
	for {
		switch p.next() {
		case 0:
			return all
		case ')':
			if depth > 0 {
				return all
			}
			p.at++
		default:
			if t, ok := p.either(depth); ok {
				all = append(all, t)
			}
		}
	}
}

// either reads terms with OR between them.
func (p *parser) either(depth int) (Term, bool) {
	first, ok := p.term(depth)
	all := []Term{first}
	for ok && p.next() == '|' {
		p.at++
		if next, there := p.term(depth); there {
			all = append(all, next)
		}
	}
	if len(all) == 1 {
		return first, ok
	}
	return Term{Any: all, Start: first.Start, End: all[len(all)-1].End}, true
}

// term reads a word or a bracket. It always moves on, unless a closing bracket or the end
// comes next.
func (p *parser) term(depth int) (t Term, ok bool) {
	not, start := false, -1
	for p.next() == '-' || p.next() == '|' {
		if start < 0 {
			start = p.tokens[p.at].start
		}
		not = not != (p.next() == '-')
		p.at++
	}
	switch p.next() {
	case 'w', 'v':
		if t, ok = p.word(); ok && p.next() == 'v' {
			t = p.against(t)
		}
	case '(':
		t, ok = p.bracket(depth)
	}
	if start >= 0 {
		t.Start = start
	}
	t.Not = not
	return t, ok
}

// word reads a word.
func (p *parser) word() (t Term, ok bool) {
	w := p.tokens[p.at]
	p.at++
	t, ok = condition(w.text)
	t.Start, t.End = w.start, w.end
	return t, ok
}

// against reads the other of two players between whom is vs. Elsewhere vs is a word like
// any other, and the first term is returned as it is.
func (p *parser) against(one Term) Term {
	at := p.at
	if p.at++; p.next() == 'w' {
		if other, ok := p.word(); ok && one.Field == "" && other.Field == "" {
			return Term{Any: []Term{between(one, other), between(other, one)}, Value: one.Value + " vs " + other.Value, Start: one.Start, End: other.End}
		}
	}
	p.at = at
	return one
}

// between is the condition that two players have the colours in this order.
func between(white, black Term) Term {
	all := []Term{{Field: "white", Value: white.Value, columns: []Column{White}}, {Field: "black", Value: black.Value, columns: []Column{Black}}}
	return Term{All: all, Start: min(white.Start, black.Start), End: max(white.End, black.End)}
}

func (p *parser) bracket(depth int) (t Term, ok bool) {
	t.Start, t.End = p.tokens[p.at].start, p.tokens[p.at].end
	p.at++
	if depth >= deepest {
		return t, false
	}
	t.All = p.terms(depth + 1)
	if p.next() == ')' {
		p.at++
	}
	t.End = p.tokens[p.at-1].end
	return t, len(t.All) > 0
}

// Patterns returns what positions a query asks for, without those that games must not
// have.
func (q Query) Patterns() []pattern.Pattern { return patterns(q.Terms) }

func patterns(terms []Term) (all []pattern.Pattern) {
	for _, t := range terms {
		switch {
		case t.Not || t.Wrong:
		case t.Pattern != nil:
			all = append(all, *t.Pattern)
		default:
			all = slices.Concat(all, patterns(t.Any), patterns(t.All))
		}
	}
	return all
}
