package pgn

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// deepest is how far variations may nest; what lies deeper is lost and said so.
const deepest = 400

// Read reads a game. An illegal, ambiguous or unreadable move ends the line it
// stands in; the record then holds what came before, names what it does not
// hold in Lost, and the first error, an *Error, is returned beside it. The
// record is nil only if the game has no usable start.
func Read(item Item, r rules.Rules) (*record.Record, error) {
	rd := reader{item: item, rules: r, lex: lexer{text: item.Text, line: item.Line}}
	if err := rd.begin(); err != nil {
		return nil, err
	}
	for t := rd.lex.next(); t.kind != end; t = rd.lex.next() {
		rd.token(t)
	}
	rd.finish()
	return rd.rec, rd.err
}

// A place in the tree: the last node, and the positions around its move.
type place struct {
	node, parent *record.Node
	before       rules.Position // in which node's move was played
	after        rules.Position
	ply          int
	broken       bool // an unreadable move stopped this line
}

type reader struct {
	item    Item
	rules   rules.Rules
	lex     lexer
	rec     *record.Record
	err     error
	at      place
	stack   []place
	pending []string // comments that belong before the next move
	early   bool     // a move number or an opening bracket came last
	first   int      // ply of the first move, to number errors
	ended   rules.Result
}

func (rd *reader) fail(line int, move, why string) {
	if rd.err == nil {
		rd.err = &Error{rd.item.Number, line, move, why}
	}
}

func (rd *reader) lose(format string, args ...any) {
	rd.rec.Lost = append(rd.rec.Lost, fmt.Sprintf(format, args...))
}

// begin takes the tags and sets up the start.
func (rd *reader) begin() error {
	item := rd.item
	if v := strings.ToLower(item.Tag("Variant")); v != "" && !slices.Contains([]string{"standard", "chess", "normal", "from position"}, v) {
		return &Error{item.Number, item.Line, "", fmt.Sprintf("the variant %q is not known here", item.Tag("Variant"))}
	}
	start := rd.rules.Start()
	fen := item.Tag("FEN")
	if fen != "" {
		p, err := rd.rules.Parse(fen)
		if err != nil {
			return &Error{item.Number, item.Line, "", err.Error()}
		}
		if start, fen = p, p.String(); fen == rd.rules.Start().String() {
			fen = ""
		}
	}
	rd.rec = record.New(rd.rules.ID(), fen)
	for _, t := range item.Tags {
		if !slices.Contains([]string{"fen", "setup", "result"}, strings.ToLower(t.Name)) {
			rd.rec.SetTag(t.Name, t.Value)
		}
	}
	rd.at = place{node: rd.rec.Root, after: start}
	rd.first = firstPly(start)
	return nil
}

// firstPly counts plies from White's move 1, so that moves are numbered as the
// start says.
func firstPly(p rules.Position) int {
	ply := 0
	if f := strings.Fields(p.String()); len(f) == 6 {
		if n, err := strconv.Atoi(f[5]); err == nil {
			ply = 2 * (n - 1)
		}
	}
	return ply + int(p.Turn())
}

func (rd *reader) token(t token) {
	switch t.kind {
	case symbol:
		rd.move(t)
		rd.early = false
	case number:
		rd.early = true
	case glyph:
		if n, err := strconv.Atoi(t.text[1:]); err == nil && !rd.at.broken {
			rd.at.node.Glyphs = append(rd.at.node.Glyphs, n)
		}
	case comment:
		rd.comment(t)
	case open:
		rd.open(t)
		rd.early = true
	case shut:
		rd.flush()
		if n := len(rd.stack); n > 0 {
			rd.at, rd.stack = rd.stack[n-1], rd.stack[:n-1]
		}
		rd.early = false
	case result:
		rd.ended = asResult(t.text)
	case stranger:
		rd.lose("%q in line %d", t.text, t.line)
	}
}

func asResult(text string) rules.Result {
	switch strings.ReplaceAll(text, "–", "-") {
	case "1-0":
		return rules.WhiteWins
	case "0-1":
		return rules.BlackWins
	case "*":
		return rules.Ongoing
	}
	return rules.Drawn
}

func (rd *reader) comment(t token) {
	switch {
	case t.text == "":
	case rd.at.broken:
		rd.lose("a comment in line %d", t.line)
	case rd.early:
		rd.pending = append(rd.pending, t.text)
	default:
		rd.at.node.After = append(rd.at.node.After, t.text)
	}
}

// flush keeps comments that waited for a move which did not come.
func (rd *reader) flush() {
	if len(rd.pending) > 0 {
		rd.at.node.After = append(rd.at.node.After, rd.pending...)
		rd.pending = nil
	}
}

func (rd *reader) open(t token) {
	rd.flush()
	rd.stack = append(rd.stack, rd.at)
	if rd.at.parent == nil || rd.at.broken || len(rd.stack) > deepest {
		rd.at.broken = true
		rd.lose("a variation in line %d", t.line)
		return
	}
	rd.at = place{node: rd.at.parent, after: rd.at.before, ply: rd.at.ply - 1}
}

func (rd *reader) move(t token) {
	san := strings.TrimRight(t.text, "!?")
	if rd.at.broken || san == "" {
		if glyphs := suffix(t.text); glyphs > 0 && !rd.at.broken {
			rd.at.node.Glyphs = append(rd.at.node.Glyphs, glyphs)
		}
		return
	}
	if _, piece := map[string]bool{"e.p.": true, "ep": true}[san]; piece {
		return
	}
	m, err := rd.rules.Read(rd.at.after, san)
	if err != nil {
		ply := rd.first + rd.at.ply
		name := numbered(ply/2+1, ply%2 == 1, san)
		rd.fail(t.line, name, err.Error())
		rd.lose("everything from %s in line %d on", name, t.line)
		rd.at.broken = true
		return
	}
	next, err := rd.at.after.Play(m)
	if err != nil {
		rd.fail(t.line, san, err.Error())
		rd.at.broken = true
		return
	}
	node := &record.Node{Move: m, Before: rd.pending}
	rd.pending = nil
	if n := suffix(t.text); n > 0 {
		node.Glyphs = []int{n}
	}
	rd.at.node.Children = append(rd.at.node.Children, node)
	rd.at = place{node: node, parent: rd.at.node, before: rd.at.after, after: next, ply: rd.at.ply + 1}
}

// suffix is the glyph that !, ?, !!, ??, !? or ?! behind a move stands for.
func suffix(text string) int {
	return slices.Index([]string{"", "!", "?", "!!", "??", "!?", "?!"}, text[len(strings.TrimRight(text, "!?")):])
}

func (rd *reader) finish() {
	rd.flush()
	rd.rec.Result = rd.ended
	if tagged := rd.item.Tag("Result"); rd.ended == "" || rd.ended == rules.Ongoing && tagged != "" {
		rd.rec.Result = rules.Ongoing
		if tagged != "" && tagged != "*" && tagged != "?" {
			rd.rec.Result = asResult(tagged)
		}
	}
}

// ErrEmpty is returned for a text that holds no game.
var ErrEmpty = errors.New("there is no game in it")
