package kifu

import (
	"encoding/json"
	"strings"
)

// A jkfGame is a game in JKF, a JSON object. Its first entry stands for the start.
type jkfGame struct {
	header  []jkfHeader
	initial *jkfInitial
	moves   []jkfEntry
	lost    []string // names without a meaning in JKF
}

// A jkfHeader is a name and a value in the order of the file.
type jkfHeader struct {
	name, value string
	line        int
}

// A jkfInitial is a start position: the name of a handicap, or OTHER and a diagram.
type jkfInitial struct {
	Preset string       `json:"preset"`
	Data   *jkfPosition `json:"data,omitempty"`
	line   int
}

// A jkfPosition is a diagram. The board is a list of files from the right, or an empty
// object. Number is ours: that of the next move, if it is not 1.
type jkfPosition struct {
	Color  int              `json:"color"`
	Board  json.RawMessage  `json:"board"`
	Hands  []map[string]int `json:"hands"`
	Number int              `json:"number,omitempty"`
}

// A jkfPiece is a square of a diagram, without values if it is empty.
type jkfPiece struct {
	Color *int   `json:"color,omitempty"`
	Kind  string `json:"kind,omitempty"`
}

// A jkfEntry is a move with its annotations, an ending, or comments alone.
type jkfEntry struct {
	comments []string
	move     *jkfMove
	special  string // an ending, as the CSA word
	time     *jkfTimes
	forks    [][]jkfEntry // variations on the move
	raw      string
	line     int
	wrong    bool     // it cannot be read
	lost     []string // names without a meaning in JKF
}

// A jkfMove is a move. From is missing for a drop. Pieces have their CSA names; Piece is
// the one before a promotion. Promote is nil if the piece cannot promote.
type jkfMove struct {
	Color    any        `json:"color"`
	From     *jkfSquare `json:"from,omitempty"`
	To       *jkfSquare `json:"to,omitempty"`
	Piece    string     `json:"piece"`
	Same     bool       `json:"same,omitempty"`
	Promote  *bool      `json:"promote,omitempty"`
	Capture  string     `json:"capture,omitempty"`
	Relative string     `json:"relative,omitempty"`
}

// A jkfSquare is a square by its file and rank, from 1.
type jkfSquare struct {
	X int `json:"x"`
	Y int `json:"y"`
}

// jkfTimes are the time of a move, and the total time of its side.
type jkfTimes struct {
	Now   *jkfTime `json:"now,omitempty"`
	Total *jkfTime `json:"total,omitempty"`
}

type jkfTime struct {
	H int     `json:"h,omitempty"`
	M int     `json:"m"`
	S float64 `json:"s"` // whole in JKF; fractions are read
}

// jkfPresets are the names of handicaps, in the order of shogi.Handicaps.
var jkfPresets = [...]string{"KY", "KY_R", "KA", "HI", "HIKY", "2", "3", "4", "5", "5_L", "6", "7_L", "7_R", "8", "10"}

// The names of other start positions.
const (
	jkfEven  = "HIRATE"
	jkfOther = "OTHER"
)

// jkfWays maps the letters that tell moves apart to those of KI2.
var jkfWays = [...]struct{ letter, sign string }{
	{"L", "左"}, {"C", "直"}, {"R", "右"}, {"U", "上"}, {"M", "寄"}, {"D", "引"}, {"H", "打"},
}

// jkfPass is how a null move is written. JKF has none.
const jkfPass = "PASS"

// jkfBefore begins a comment that comes before its move. In JKF, all others come after it.
const jkfBefore = "[%before] "

// jkfResult is the header for a result that no ending says.
const jkfResult = "結果"

// isJKF reports whether the beginning of a file is a JSON object with a list of moves.
func isJKF(head string) bool {
	head = trim(head)
	if !strings.HasPrefix(head, "{") {
		return false
	}
	d := json.NewDecoder(strings.NewReader(head))
	_, _ = d.Token()
	for d.More() {
		name, err := d.Token()
		if err != nil {
			return false
		}
		if name == "moves" {
			list, _ := d.Token()
			first, _ := d.Token()
			return list == json.Delim('[') && (first == json.Delim('{') || first == json.Delim(']'))
		}
		if err := d.Decode(new(json.RawMessage)); err != nil {
			return false
		}
	}
	return false
}

// divideJKF finds the objects in a file: a game each. One that does not end goes to the
// end of the file.
func divideJKF(text string) (all []span) {
	depth, from, quoted := 0, 0, false
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case quoted && c == '\\':
			i++
		case c == '"':
			quoted = depth > 0 && !quoted
		case quoted:
		case c == '{':
			if depth == 0 {
				from = i
			}
			depth++
		case c == '}' && depth > 0:
			if depth--; depth == 0 {
				all = append(all, span{from, i + 1})
			}
		}
	}
	if depth > 0 {
		all = append(all, span{from, from + len(strings.TrimRight(text[from:], " \t\r\n"))})
	}
	return all
}
