package pgn

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// Write returns a record in PGN export form: the seven tags first, then the others in
// their order, the moves wrapped at 80 columns, and an empty line at the end. Text from a
// file that could not be understood is in the same place as in the file.
func Write(rec *record.Record) string {
	w := writer{text: make([]byte, 0, 1024), fresh: true}
	w.game(rec)
	return string(w.text)
}

func (w *writer) game(rec *record.Record) {
	w.tags(rec)
	fen := rec.FEN()
	if fen == "" && rules.Chess960(rec.Rules) { // other programs expect one
		fen = usualStart
	}
	if fen != "" {
		w.tag("SetUp", "1")
		w.tag("FEN", fen)
		w.first = FirstPly(rec.Start)
	}
	w.text = append(w.text, '\n')
	w.begin = len(w.text)
	w.said(rec.Root())
	w.line(rec.Root(), 0)
	w.word(string(rec.Result))
	w.text = append(w.text, "\n\n"...)
}

// usualStart is the starting position of orthodox chess, which is also one of Chess960.
const usualStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

// A writer wraps words into lines of at most 80 columns.
type writer struct {
	text  []byte
	begin int  // of the current line
	wide  int  // bytes of the current line that take no column
	glued bool // the next word follows without a space
	fresh bool // the next move shows its number even for Black
	moved bool // a move has been written
	first int
}

func (w *writer) tags(rec *record.Record) {
	var places [len(record.Roster)]int // of the first tag of each name, from 1
	for i, t := range rec.Tags {
		if r := rosterPlace(t.Name); r >= 0 && places[r] == 0 {
			places[r] = i + 1
		}
	}
	for r, name := range record.Roster {
		value := ""
		if places[r] > 0 {
			value = rec.Tags[places[r]-1].Value
		}
		switch {
		case name == "Result":
			value = rec.ResultTag()
		case value != "":
		case name == "Date":
			value = "????.??.??"
		default:
			value = "?"
		}
		w.tag(name, value)
	}
	for i, t := range rec.Tags {
		if !slices.Contains(places[:], i+1) {
			w.tag(t.Name, t.Value)
		}
	}
}

func (w *writer) tag(name, value string) {
	for i := range len(value) {
		if special[value[i]] {
			value = escape.Replace(value)
			break
		}
	}
	w.text = append(w.text, '[')
	w.text = append(w.text, name...)
	w.text = append(w.text, " \""...)
	w.text = append(w.text, value...)
	w.text = append(w.text, "\"]\n"...)
}

func (w *writer) comments(n record.Node, role record.Role) {
	for c := range n.Texts(role) {
		w.fresh = true
		wide, fits := measure(c)
		if !fits || strings.IndexByte(c, '{') >= 0 || c[len(c)-1] == '\\' { // in braces, the comment could end elsewhere
			if len(w.text) > w.begin {
				w.newLine()
			}
			for line := range strings.SplitSeq(c, "\n") { // each becomes a comment
				w.text = append(append(w.text, "; "...), line...)
				w.newLine()
			}
			w.glued = false
			continue
		}
		w.braced(c, wide)
	}
}

// line writes the moves after a node: the main move, the variations on it, and the rest
// of the line. ply is the distance of the node from the start.
func (w *writer) line(node record.Node, ply int) {
	for main, more := node.Next(); more; main, more = node.Next() {
		w.move(main, ply)
		if !main.Alone() {
			for v := range node.Variations() {
				w.open()
				w.move(v, ply)
				w.unread(v)
				w.line(v, ply+1)
				w.shut()
			}
		}
		if !main.Silent() {
			w.unread(main)
		}
		node, ply = main, ply+1
	}
	for text := range node.Texts(record.Rest) {
		w.raw(text)
	}
}

// put writes a text unchanged.
func (w *writer) put(text string) {
	w.text = append(w.text, text...)
	w.wide += len(text) - utf8.RuneCountInString(text)
}

func (w *writer) open() {
	w.word("(")
	w.glued, w.fresh = true, true
}

func (w *writer) shut() {
	w.glued = len(w.text) > w.begin
	w.word(")")
	w.fresh = true
}

func (w *writer) move(n record.Node, ply int) {
	before := n.Says(record.Before)
	if at := w.first + ply; at&1 == 0 || w.fresh || before {
		w.number(at>>1+1, "..."[:1+2*(at&1)])
	}
	if before {
		w.comments(n, record.Before)
	}
	san := n.SAN()
	if n.Move().Drop != rules.NoKind { // a star would end the game
		san = strings.ReplaceAll(san, "*", "@")
	}
	w.word(san)
	w.fresh, w.moved = false, true
	if !n.Silent() {
		w.said(n)
	}
}

// said writes the annotations of a move.
func (w *writer) said(n record.Node) {
	for g := range n.NAGs() {
		text := strconv.Itoa(g)
		w.room(len("$") + len(text))
		w.text = append(append(w.text, '$'), text...)
	}
	w.comments(n, record.After)
	if n.Says(record.Stray) {
		w.strays(n)
	}
}

// number writes a move number and its dots.
func (w *writer) number(n int, dots string) {
	text := strconv.Itoa(n)
	w.room(len(text) + len(dots))
	w.text = append(append(w.text, text...), dots...)
}
