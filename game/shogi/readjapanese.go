package shogi

import (
	"strings"
	"unicode/utf8"

	"passedpawn/game/shogi/shogiboard"
)

// readJapanese reads "▲７六歩", "同 銀成", "58金右", "５五角打", and the form of KIF, "７六歩(77)".
func readJapanese(p *position, text string) (wanted, bool) {
	w := anything()
	text = strings.TrimLeft(text, [...]string{"▲☗", "△▽☖"}[p.Turn()])
	text = strings.NewReplacer(" ", "", "　", "", "（", "(", "）", ")").Replace(text)
	rest, ok := w.readTarget(p, text)
	if !ok {
		return w, false
	}
	if rest, ok = w.readKind(rest); !ok {
		return w, false
	}
	if before, origin, told := strings.Cut(rest, "("); told {
		at, square := digits(strings.TrimSuffix(origin, ")"))
		if !square {
			return w, false
		}
		rest, w.from, w.drop, w.promotes = before, at, no, no
	}
	return w, w.readManner(rest)
}

// readTarget reads the target square, or that it is the square of the last move.
func (w *wanted) readTarget(p *position, text string) (rest string, ok bool) {
	if rest, same := strings.CutPrefix(text, "同"); same {
		w.to = p.last
		return rest, w.to != shogiboard.None
	}
	file, n := numeral(text)
	rank, m := numeral(text[n:])
	if file == 0 || rank == 0 {
		return text, false
	}
	w.to = shogiboard.At(file, rank)
	rest, _ = strings.CutPrefix(text[n+m:], "同") // some write both
	return rest, true
}

// numeral reads a digit of any kind, and returns its value and its length.
func numeral(text string) (value, length int) {
	r, n := utf8.DecodeRuneInString(text)
	for _, digits := range []string{"123456789", fullDigits, shogiboard.KanjiRanks} {
		if i := strings.IndexRune(digits, r); i >= 0 && r != utf8.RuneError {
			return utf8.RuneCountInString(digits[:i]) + 1, n
		}
	}
	return 0, n
}

// japaneseNames lists other names of kinds, longer ones first.
var japaneseNames = []struct {
	name string
	kind shogiboard.PieceType
}{
	{"成銀", shogiboard.PromotedSilver},
	{"成桂", shogiboard.PromotedKnight},
	{"成香", shogiboard.PromotedLance},
	{"成歩", shogiboard.PromotedPawn},
	{"成角", shogiboard.Horse},
	{"成飛", shogiboard.Dragon},
	{"全", shogiboard.PromotedSilver},
	{"圭", shogiboard.PromotedKnight},
	{"杏", shogiboard.PromotedLance},
	{"個", shogiboard.PromotedPawn},
	{"龍", shogiboard.Dragon},
	{"王", shogiboard.King},
}

func (w *wanted) readKind(text string) (rest string, ok bool) {
	for _, n := range japaneseNames {
		if rest, ok := strings.CutPrefix(text, n.name); ok {
			w.kind = n.kind
			return rest, true
		}
	}
	for k, name := range japaneseKinds {
		if rest, ok := strings.CutPrefix(text, name); ok && name != "" {
			w.kind = shogiboard.PieceType(k)
			return rest, true
		}
	}
	return text, false
}

// readManner reads the text after the kind.
func (w *wanted) readManner(text string) bool {
	for _, end := range []struct {
		sign string
		says answer
	}{{"不成", no}, {"生", no}, {"成", yes}} {
		if rest, ok := strings.CutSuffix(text, end.sign); ok {
			text, w.promotes, w.drop = rest, end.says, no
			break
		}
	}
	if rest, ok := strings.CutSuffix(text, "打"); ok {
		text = rest
		if w.drop == no {
			return false
		}
		w.drop = yes
	}
	text = strings.NewReplacer("行", "上", "入", "上", "下", "引").Replace(text)
	for _, s := range waySigns {
		if strings.Contains(text, s.sign) {
			w.way |= s.way
			text = strings.Replace(text, s.sign, "", 1)
		}
	}
	if w.way != 0 && w.drop == open {
		w.drop = no
	}
	return text == "" && (w.way == 0 || w.drop != yes)
}
