package pgn

import (
	"slices"
	"strings"
	"unicode/utf8"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// letters are the names of the pieces in a language: king, queen, rook, bishop, knight
// and pawn.
type letters [6]string

// alphabets lists the letters of the languages in which people write chess, those with
// more players first. If a game can be read in two of them without an error, the first is
// used.
var alphabets = []letters{
	{"K", "D", "T", "L", "S", "B"},  // German, Danish, Norwegian, Swedish
	{"R", "D", "T", "A", "C", "P"},  // Spanish, Italian, Catalan
	{"R", "D", "T", "F", "C", "P"},  // French
	{"Кр", "Ф", "Л", "С", "К", "п"}, // Russian
	{"Kr", "F", "L", "S", "K", "p"}, // Russian in Latin letters
	{"R", "D", "T", "B", "C", "P"},  // Portuguese
	{"K", "D", "T", "L", "P", "p"},  // Dutch
	{"K", "H", "W", "G", "S", "P"},  // Polish
	{"K", "D", "V", "S", "J", "P"},  // Czech, Slovak
	{"K", "V", "B", "F", "H", "G"},  // Hungarian
	{"R", "D", "T", "N", "C", "P"},  // Romanian
	{"K", "D", "T", "L", "S", "P"},  // Croatian, Slovenian
	{"К", "Д", "Т", "Л", "С", "П"},  // Serbian, Macedonian
	{"Кр", "Ф", "Т", "С", "К", "п"}, // Ukrainian
	{"Ц", "Д", "Т", "О", "К", "П"},  // Bulgarian
	{"Ρ", "Β", "Π", "Α", "Ι", "Σ"},  // Greek
	{"K", "D", "T", "L", "R", "S"},  // Finnish
	{"Ş", "V", "K", "F", "A", "P"},  // Turkish
	{"K", "L", "V", "O", "R", "E"},  // Estonian
	{"K", "D", "T", "L", "Z", "B"},  // Latvian
	{"K", "V", "B", "R", "Ž", "P"},  // Lithuanian
	{"K", "D", "H", "B", "R", "P"},  // Icelandic
	{"R", "D", "T", "K", "Ĉ", "P"},  // Esperanto
	{"R", "M", "B", "G", "K", "P"},  // Indonesian
}

// english returns a move with the letters of PGN.
func (l *letters) english(move string) string {
	name := pieceAt(move)
	i := l.index(name)
	if i < 0 {
		name = ""
	} else {
		name, move = "KQRBN "[i:i+1], move[len(name):]
	}
	if at := strings.LastIndexAny(move, "18") + 1; at > 0 {
		tail := strings.TrimRight(move[at:], "+#)")
		if i := l.index(strings.TrimLeft(tail, "=(/")); i > 0 && i < 5 {
			move = move[:at] + "=" + "KQRBN"[i:i+1]
		}
	}
	return strings.TrimSpace(name) + move
}

// index returns the index of a piece in the letters of the language, -1 for none.
func (l *letters) index(name string) int {
	if name == "" {
		return -1
	}
	return slices.Index(l[:], name)
}

// pieceAt returns the name of the piece at the start of a move, "" for a pawn move, which
// may be written E4.
func pieceAt(move string) string {
	if len(move) > 1 && move[0] >= 'A' && move[0] <= 'H' && classes[move[1]]&digit != 0 && !strings.ContainsAny(move[2:], "abcdefgh") {
		return ""
	}
	for i, r := range move {
		switch {
		case i > 0 && strings.ContainsRune("abcdefgh12345678x:-", r):
			return move[:i]
		case i == 0 && (r < 'A' || r >= 'a' && r < 0x80) || i > utf8.UTFMax:
			return ""
		}
	}
	return ""
}

// piecesIn returns the names of the pieces in the moves of a game, ignoring comments.
func piecesIn(item Item) (names []string) {
	lex := item.movetext()
	for t := lex.next(); t.kind != end; t = lex.next() {
		if t.kind != move && t.kind != symbol {
			continue
		}
		if word := plainly(item.Text[t.from:t.to]); looksLikeMove(word) && strings.Trim(word, "0Oo-+#!?") != "" {
			name := pieceAt(word)
			if _, promoted, ok := strings.Cut(word, "="); ok && name == "" {
				name = strings.TrimRight(promoted, "+#!?")
			}
			if name != "" && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// inOtherLetters reads a game again that has errors with English letters, with the
// letters of each language that has all the piece names in it, until there are no errors.
// If no language fits, the game is read as English and keeps its errors: a game half in
// one language and half in another would be neither.
func (rd *reader) inOtherLetters(games rules.Games) (*record.Record, []error) {
	item, names := rd.item, piecesIn(rd.item)
	if !slices.ContainsFunc(names, func(name string) bool { return !strings.Contains("KQRBNP", name) }) {
		return rd.rec, rd.errs
	}
	for i := range alphabets {
		l := &alphabets[i]
		if slices.ContainsFunc(names, func(name string) bool { return l.index(name) < 0 }) {
			continue
		}
		if rec, errs := rd.inLetters(item, l, games); len(errs) == 0 {
			return rec, errs
		}
	}
	return rd.inLetters(item, nil, games)
}

func (rd *reader) inLetters(item Item, l *letters, games rules.Games) (*record.Record, []error) {
	rd.reset(item)
	rd.letters = l
	return rd.once(games)
}
