package kifu

import (
	"bytes"
	"encoding/json"
	"strings"
	"time"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
)

// A jsonObject is an object that is being written: its names with their values.
type jsonObject []string

func (o *jsonObject) add(name string, value any) { o.addText(name, jsonOf(value)) }

// addText adds a value that is JSON already.
func (o *jsonObject) addText(name, value string) { *o = append(*o, jsonOf(name)+":"+value) }

func (o jsonObject) String() string { return "{" + strings.Join(o, ",") + "}" }

// jsonOf returns a value as JSON on one line.
func jsonOf(value any) string {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	_ = e.Encode(value) // only strings, numbers and lists of them
	return strings.TrimSuffix(b.String(), "\n")
}

// A jkfWriter writes a game as JKF.
type jkfWriter struct {
	*writer
	timed bool // some move has a time
}

// jkf writes a game with an entry per line, so that errors and comparisons can name it.
func (w *writer) jkf() {
	j := &jkfWriter{writer: w}
	eachNode(w.rec.Root(), func(n record.Node) {
		_, thought := w.thought[n]
		j.timed = j.timed || thought || n.Command(spentCommand) != ""
	})
	entries, sentence := j.game()
	headers := j.headers()
	if sentence != "" {
		headers.add(jkfResult, sentence)
	}
	w.line("{")
	w.line(`"header":` + headers.String() + ",")
	w.line(`"initial":` + jsonOf(jkfStart(w.rec.Start)) + ",")
	w.line(`"moves":[`)
	w.line(strings.Join(entries, ",\n"))
	w.line("]}")
}

// headers returns the headers of KIF. Further ones of a name follow on lines of its value.
func (w *jkfWriter) headers() jsonObject {
	h := &writer{rec: w.rec, format: KIF, start: w.start}
	late := h.kifTags()
	h.kifPlayers()
	var names []string
	values := map[string]string{}
	for _, text := range append(h.lines, late...) {
		if strings.HasPrefix(text, "#") { // it belongs to the file, not to the game
			continue
		}
		name, value, ok := cutHeader(text)
		if !ok {
			name, value, _ = strings.Cut(text, "：")
			name, value = trim(name), trim(value)
		}
		if had, more := values[name]; more {
			values[name] = had + "\n" + value
			continue
		}
		names, values[name] = append(names, name), value
	}
	var o jsonObject
	for _, name := range names {
		o.add(name, values[name])
	}
	return o
}

// game returns the entries of the main line, and a sentence about the result if no ending
// says it.
func (w *jkfWriter) game() (entries []string, sentence string) {
	root := w.rec.Root()
	start, ends := w.annotations(root, nil, 0)
	entries = append([]string{start.String()}, ends...)
	last, turn, plies := root, w.start.Turn(), 0
	if first, more := root.Next(); more {
		all := w.steps(first, w.start, [2]time.Duration{})
		entries = append(entries, w.stepsOf(all, [2]time.Duration{}, 0)...)
		last, plies = all[len(all)-1].node, len(all)
		turn = all[len(all)-1].before.Turn().Other()
	}
	if !last.Says(record.Rest) {
		word, _, _ := strings.Cut(last.Command(endCommand), " ")
		if implied, _, ok := w.ends(turn); word == "" && ok {
			word = implied
			entries = append(entries, w.special(word, 0, 0).String())
		}
		if e, _ := endingOf(word); resultOf(word, turn) != w.rec.Result {
			sentence = w.summary(e, w.rec.Result, turn, plies)
		}
	}
	return append(entries, unreadEntries(last, record.Rest)...), sentence
}

// resultOf returns the result that an ending says.
func resultOf(word string, turn rules.Side) rules.Result {
	e, _ := endingOf(word)
	if e.csa == "ILLEGAL_ACTION" && word != e.csa {
		return rules.Win(map[byte]rules.Side{'+': rules.Black, '-': rules.White}[word[0]])
	}
	return e.result.resultFor(turn)
}

// variation returns the entries of a variation.
func (w *jkfWriter) variation(first record.Node, pos rules.Position, spent [2]time.Duration, ply int) []string {
	all := w.steps(first, pos, spent)
	entries := w.stepsOf(all, spent, ply)
	return append(entries, unreadEntries(all[len(all)-1].node, record.Rest)...)
}

// stepsOf returns the entries of the moves of a line, with the variations on them.
func (w *jkfWriter) stepsOf(all []step, spent [2]time.Duration, ply int) (entries []string) {
	for i, s := range all {
		var o jsonObject
		if m := s.node.Move(); m.Null() {
			o.add("special", jkfPass)
		} else {
			o.add("move", jkfMoveOf(s.before, m))
		}
		if w.timed {
			o.add("time", jkfTimes{Now: jkfTimeOf(s.took), Total: jkfTimeOf(s.spent)})
		}
		turn := s.before.Turn().Other()
		said, ends := w.annotations(s.node, &s, spentBefore(all, i, spent, turn))
		o = append(o, said...)
		if forks := w.forks(all, i, spent, ply); len(forks) > 0 {
			o.addText("forks", "["+strings.Join(forks, ",")+"]")
		}
		entries = append(append(entries, o.String()), ends...)
	}
	return entries
}

// jkfMoveOf returns a move to be written.
func jkfMoveOf(pos rules.Position, m rules.Move) jkfMove {
	d, _ := diagramOf(pos.String())
	at := func(s jkfSquare) string {
		if letter := d.board[s.Y-1][9-s.X]; letter != "" {
			return csaPiece(letter)
		}
		return ""
	}
	text := shogi.Japanese(pos, m)
	to := jkfSquareOf(shogi.Square(m.To))
	j := jkfMove{Color: int(pos.Turn()), To: &to, Capture: at(to)}
	for _, way := range jkfWays {
		if strings.Contains(text, way.sign) {
			j.Relative += way.letter
		}
	}
	if m.Drop != rules.NoKind {
		j.Piece = shogi.CSA(pos, m)[len("+0055"):]
		return j
	}
	from := jkfSquareOf(shogi.Square(m.From))
	j.From, j.Piece, j.Same = &from, at(from), strings.Contains(text, "同")
	if promotes := m.Promote != rules.NoKind; promotes || strings.HasSuffix(text, "不成") {
		j.Promote = &promotes
	}
	return j
}

func jkfTimeOf(d time.Duration) *jkfTime {
	s := int(d / time.Second)
	return &jkfTime{H: s / 3600, M: s / 60 % 60, S: float64(s % 60)}
}
