// Package notation shows the moves of a game: the main line in two columns, and between
// its rows, indented, remarks and variations. A click on a move reports the path to it;
// the package changes nothing.
package notation

import (
	"slices"
	"strings"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// A Game is the game to show.
type Game struct {
	Of     any // identifies the game
	Record *record.Record
	First  int         // plies before the first, 0 if White begins with move 1
	Rules  rules.Rules // the rules that number its moves
	Plies  int         // plies of the main line that were played; the rest was taken back
	// Ruled are the moves that a rule explains. They have a § that opens the rule.
	Ruled map[record.Node]bool
	// Marks are the NAGs of a review, which are drawn in colour and are not part of the
	// game. A move that has a sign of its own keeps that.
	Marks map[record.Node]int
	// Figures replace the letters of moves, nil for none.
	Figures Figures
	// Result is the result of the game, "" while it is being played, and End is the
	// result in words. They are the last line.
	Result, End string
	// Native shows the moves in the notation of the country that the game comes from, if
	// Rules can write it.
	Native bool
}

// The kinds of words.
type wordKind uint8

const (
	move    wordKind = iota
	number           // the number of a move
	remark           // a word of a comment
	unread           // text that could not be read
	section          // the sign that a rule explains a move
	more             // opens a remark that is too long for the list
	result           // the result of the game
	ending           // a word that explains the result
)

// A word is a piece of a row that is never broken.
type word struct {
	kind    wordKind
	text    string
	figure  rules.Kind  // drawn before the text, none for letters
	becomes rules.Kind  // drawn after it, none for letters
	tail    string      // text after that
	mark    int         // the NAG of a review, drawn at the end; 0 for none
	path    record.Path // to the move
	rule    bool        // a rule explains it
}

// A row of the list is two moves of the main line, or words that flow.
type row struct {
	number string
	pair   [2]word // of the main line, if number is not ""
	single bool    // the first move has the row to itself
	words  []word
	depth  int         // the depth of a variation, from 1; 0 for a remark on the main line
	fold   record.Path // path to the first move of the variation that begins here, or nil
	folded bool
}

// ends reports whether a row says how the game ended.
func (r row) ends() bool {
	return len(r.words) > 0 && (r.words[0].kind == result || r.words[0].kind == ending)
}

// builder builds the rows of a game.
type builder struct {
	Game
	folds  folds
	rows   []row
	words  []word      // of the current row
	fold   record.Path // path to the variation that begins in it
	fresh  bool        // the next move shows its number even for Black
	native *positions  // for native notation, nil for none
}

// build returns the rows of a game; folds says which variations are collapsed.
func build(g Game, folds folds) []row {
	b := builder{Game: g, folds: folds, native: natives(g)}
	b.remark(g.Record.Root().Text(), record.Path{})
	b.flush(0)
	b.main()
	return b.rows
}

// main adds the main line.
func (b *builder) main() {
	line := record.Mainline(b.Plies) // the paths share it
	node, path := b.Record.Root(), line[:0:0]
	next, more := node.Next()
	for ply := 0; more && ply < b.Plies; ply++ {
		down := slices.Clip(line[:ply+1])
		if text := next.Intro(); text != "" {
			b.remark(text, down)
			b.flush(0)
		}
		b.pair(next, down, ply)
		b.remark(next.Text(), down)
		b.flush(0)
		b.beside(node, path, ply, 1)
		node, path = next, down
		next, more = node.Next()
	}
	for i, v := range node.Children() { // moves left by a takeback
		b.variation(v, path.Down(i), len(path), 1)
	}
	b.rest(node)
	b.flush(0)
	b.result()
}

// result adds the last line of a finished game.
func (b *builder) result() {
	if b.Result != "" {
		b.words = append(b.words, word{kind: result, text: b.Result})
	}
	for w := range strings.FieldsSeq(b.End) {
		b.words = append(b.words, word{kind: ending, text: w})
	}
	b.flush(0)
}

// pair puts a move of the main line into its column.
func (b *builder) pair(n record.Node, path record.Path, ply int) {
	at := b.First + ply
	w := b.move(n, path)
	if b.native != nil { // two long moves do not fit side by side
		b.rows = append(b.rows, row{number: rules.MoveNumber(b.Rules, at, "…"), pair: [2]word{w}, single: true})
		return
	}
	last := len(b.rows) - 1
	if at%2 == 1 && last >= 0 && b.rows[last].number != "" && b.rows[last].pair[1].text == "" {
		b.rows[last].pair[1] = w
		return
	}
	if at%2 == 1 && rules.CountsPlies(b.Rules) { // the number itself shows whose move it is
		b.rows = append(b.rows, row{number: rules.MoveNumber(b.Rules, at, ""), pair: [2]word{w}})
		return
	}
	r := row{number: rules.MoveNumber(b.Rules, at-at%2, "")}
	r.pair[at%2] = w
	if at%2 == 1 {
		r.pair[0] = word{kind: number, text: "…"}
	}
	b.rows = append(b.rows, r)
}

func (b *builder) move(n record.Node, path record.Path) word {
	w := word{kind: move, text: n.SAN(), path: path, rule: b.Ruled[n], mark: b.Marks[n]}
	w = b.Figures.drawn(w)
	end := &w.text
	if w.becomes != rules.NoKind {
		end = &w.tail
	}
	w.text = i18n.SAN(rules.SAN{Game: b.Record.Rules, Text: w.text, Native: b.written(n, path)})
	text, judged := signs(n)
	if *end += text; judged {
		w.mark = 0
	}
	return w
}

// signs returns the NAGs of a move as they are written after it, and reports whether one of them
// judges it.
func signs(n record.Node) (text string, judged bool) {
	nags := 0
	for g := range n.NAGs() {
		if nags++; nags > mostNAGs {
			return text + "…", judged
		}
		if g <= 6 {
			text, judged = text+record.NAGText(g), true
		} else {
			text += " " + i18n.T(record.NAGText(g))
		}
	}
	return text, judged
}

// flush ends the current row.
func (b *builder) flush(depth int) {
	if len(b.words) > 0 {
		b.rows = append(b.rows, row{words: b.words, depth: depth, fold: b.fold})
		b.words, b.fold = nil, nil
	}
}
