package pgn

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"passedpawn/game/records/record"
)

// unusualMove reads a word that is not a move in PGN's spelling: a move in other characters
// or an old spelling, a move with a sign after it, or something that is not a move.
func (rd *reader) unusualMove(t token, err error) {
	word := rd.item.Text[t.from:t.to]
	plain := plainly(word)
	move, nags, junk := cutSigns(plain)
	if _, n := promotionBehind(rd.item.Text[t.to:min(t.to+longestTail, len(rd.item.Text))]); n > 0 && promises(plain) {
		move, nags, junk = plain, nil, ""
	}
	switch {
	case isCheckWord(move):
		if rd.signs(t, nags, junk); move != "" || len(nags) == 0 && junk == "" {
			rd.unusual(oddSpelling, t.from)
		}
		return
	case numbersMove(move):
		rd.early, rd.number = true, t.from
		return
	case plain == unclear && rd.skippable(t):
		rd.unusual(oddSpelling, t.from)
		rd.nag(signs["∞"])
		return
	}
	switch n, to := rd.spelled(t, move); {
	case move != "" && n != rd.at.node:
		if to < t.to { // the signs belong to the next move
			nags, junk = nil, ""
		}
		rd.playSpelled(t, n, to, nags)
		rd.signs(t, nil, junk)
	case rd.skippable(t):
		if rd.at.words++; rd.fresh < 0 { // in a variation without a move, the next move has not begun yet
			rd.flush()
		}
		rd.keep(t)
	default:
		rd.broken(t, word, err.Error())
	}
}

// numbersMove reports whether a word is the number of a move with other punctuation than a
// full stop.
func numbersMove(word string) bool {
	return isNumber(strings.TrimRight(word, ",:-)")+".") && numberOf(word) > 0
}

// promises reports whether a word is a move with the sign for a promotion at its end.
func promises(word string) bool { return strings.HasSuffix(word, "=") && looksLikeMove(word) }

// playSpelled continues after a move in an unusual spelling, which ends at an offset.
func (rd *reader) playSpelled(t token, n record.Node, to int, nags []int) {
	if rd.letters == nil {
		rd.unusual(oddSpelling, t.from)
	} else {
		rd.unusual(oddLetters, t.from)
	}
	rd.lex.pos = to
	rd.waiting.moveTo(n, record.Before)
	rd.played(n)
	for _, m := range nags {
		n.AddNAG(m)
	}
}

// signs adds signs to the last move, or to the next one if that has begun. It keeps unknown
// ones as stray text.
func (rd *reader) signs(t token, nags []int, junk string) {
	for _, m := range nags {
		rd.nag(m)
	}
	if junk != "" {
		rd.unusual(stray, t.from)
		rd.keepStray(junk)
	}
}

// spelled plays the move that a word means in one of its spellings, and returns the new
// node and the end of the text it used. If there is no such move, it returns the current
// node.
func (rd *reader) spelled(t token, word string) (n record.Node, to int) {
	rest := rd.item.Text[t.to:min(t.to+longestTail, len(rd.item.Text))]
	for _, try := range spellings(word, rest) {
		text, to := try.text, t.to+try.more
		if try.back > 0 {
			to = t.from + len(word) - try.back
			if !strings.HasPrefix(rd.item.Text[t.from:], word) {
				continue
			}
		}
		if rd.letters != nil {
			text = rd.letters.english(text)
		}
		if n, err := rd.at.board.read(text, -1, rd.at.node); err == nil {
			return n, to
		}
	}
	return rd.at.node, t.to
}

// A spelling is a possible reading of a word as a move. It uses more bytes of the text
// after the word, or leaves back bytes at the end of the word.
type spelling struct {
	text       string
	more, back int
}

// longestTail is how far after a word to search for the rest of its move, in bytes.
const longestTail = 24

// spellings returns the possible readings of a word, given the text after it, the most
// likely first.
func spellings(word, rest string) []spelling {
	all := []spelling{{text: word}}
	add := func(text string, more int) { all = append(all, spelling{text: text, more: more}) }
	bare := cutCheck(word)
	if bare != word {
		add(bare, 0)
	}
	bare = cutNumber(bare)
	add(bare, 0)
	all = append(all, joined(word, bare)...)
	if len(bare) >= len("Pe4xd5")-1 && bare[0] == 'P' && looksLikeMove(bare[:3]) {
		add(bare[1:], 0)
	}
	if piece, n := promotionBehind(rest); n > 0 {
		all = append(all, promotions(strings.TrimRight(bare, "="), "="+piece, n)...)
	}
	if square, n := squareBehind(rest); n > 0 {
		add(bare+square, n)
	}
	if files := strings.Trim(bare, "x:"); len(bare) >= 2 && len(bare) <= 4 && strings.Trim(files, "abcdefghx:") == "" {
		for rank := '1'; rank <= '8'; rank++ { // exf, without the rank
			add(files+string(rank), 0)
		}
	}
	switch bare {
	case "e1h1", "e8h8", "Ke1xh1", "Ke8xh8", "e1xh1", "e8xh8":
		add("O-O", 0)
	case unclear: // where a move is missing
		add("O-O", 0)
	case "e1a1", "e8a8", "e1xa1", "e8xa8":
		add("O-O-O", 0)
	}
	return all
}

// promotions returns the readings of a move to the last rank, which need not be named: gf(Q).
func promotions(word, piece string, more int) []spelling {
	all := []spelling{{text: word + piece, more: more}}
	if strings.Trim(word, "abcdefghx:") == "" {
		all = append(all, spelling{text: word + "8" + piece, more: more}, spelling{text: word + "1" + piece, more: more})
	}
	return all
}

// cutNumber cuts a move number before a word, and punctuation on both sides.
func cutNumber(word string) string {
	for len(word) > 1 && (classes[word[0]]&digit != 0 || strings.IndexByte("-:,.", word[0]) >= 0) && word[0] != '0' {
		word = word[1:]
	}
	return strings.TrimRight(word, ",;:.")
}

// joined returns the first of two moves that bare, a part of a word, consists of.
func joined(word, bare string) (all []spelling) {
	behind := func(at int) int { return len(word) - strings.Index(word, bare) - at }
	if at := strings.IndexAny(bare, ",;/"); at > 1 && looksLikeMove(bare[at:]) { // Nf3,Nc6
		all = append(all, spelling{bare[:at], 0, behind(at) - 1})
	}
	if strings.Trim(bare, "KQRBNabcdefghx12345678+#") == "" { // Nf3Nc6
		if at := strings.LastIndexAny(bare, "KQRBN"); at > 1 && looksLikeMove(bare[:at]) && looksLikeMove(bare[at:]) {
			all = append(all, spelling{bare[:at], 0, behind(at)})
		}
	}
	return all
}

// promotionBehind returns the promotion piece written after a move, in brackets or alone,
// and the number of bytes it takes.
func promotionBehind(rest string) (piece string, n int) {
	inner := strings.TrimLeft(rest, " \t")
	blank := len(rest) - len(inner)
	name := strings.TrimLeft(inner, "([=/ ")
	piece, width := pieceNamed(name)
	if width == 0 || len(inner) == len(name) && blank == 0 {
		return "", 0
	}
	name = name[width:]
	end := len(rest) - len(name)
	if closing := strings.IndexByte("([", (inner + " ")[0]); closing >= 0 {
		if !strings.HasPrefix(name, ")]"[closing:closing+1]) {
			return "", 0
		}
		end++
		name = name[1:]
		word, _, _ := strings.Cut(name, " ")
		if word = strings.TrimRight(word, "!?"); word != "" && strings.Trim(word, "+#") != "" && isCheckWord(word) {
			end += len(word)
			name = name[len(word):]
		}
	}
	checks := len(name) - len(strings.TrimLeft(name, "+#"))
	if name = name[checks:]; name != "" && classes[name[0]]&(space|sign) == 0 && name[0] != '!' && name[0] != '?' {
		return "", 0
	}
	return piece, end + checks
}

// pieceNamed returns the piece that a text begins with, and the number of bytes it takes: a
// letter, a figurine, or an English name before a closing bracket.
func pieceNamed(text string) (piece string, n int) {
	if name, _, closed := strings.Cut(text[:min(len(text), len("Bishop)"))], ")"); closed {
		for _, p := range [][2]string{{"Queen", "Q"}, {"Rook", "R"}, {"Bishop", "B"}, {"Knight", "N"}} {
			if strings.EqualFold(name, p[0]) {
				return p[1], len(name)
			}
		}
	}
	r, n := utf8.DecodeRuneInString(text)
	if !unicode.IsLetter(r) && (r < '♔' || r > '♟') {
		return "", 0
	}
	return text[:n], n
}

// squareBehind returns the destination of a move written after a separate dash, and the
// number of bytes it takes.
func squareBehind(rest string) (square string, n int) {
	inner := strings.TrimLeft(rest, " \t")
	for _, dash := range []string{"-", "–", "—", "−", "x", "×", ":"} {
		at, ok := strings.CutPrefix(inner, dash)
		if !ok {
			continue
		}
		at = strings.TrimLeft(at, " \t")
		to := 0
		for to < len(at) && classes[at[to]]&(space|sign) == 0 {
			to++
		}
		if move := strings.TrimRight(at[:to], "!?"); looksLikeMove(move) {
			return move, len(rest) - len(at) + len(move)
		}
	}
	return "", 0
}

// checkWords lists words that describe a move, such as that it gives check.
var checkWords = []string{
	"discoveredcheck", "doublecheck", "checkmate", "dblch", "disch", "dis.ch", "dbl.ch", "check", "mates", "mate", "matt", "mat",
	"chk", "ch", "dbl", "dis", "disc", "double", "discovered", "e.p", "ep", "++", "+", "#", "x", "-",
}

// isCheckWord reports whether a word only describes a move in this way.
func isCheckWord(word string) bool {
	word = strings.Trim(strings.ToLower(word), ".,()")
	return word == "" || slices.Contains(checkWords, word)
}

// cutCheck removes such words from the end of a move.
func cutCheck(move string) string {
	for cut := true; cut; {
		cut = false
		small := strings.TrimRight(strings.ToLower(move), ".")
		for _, w := range checkWords {
			if rest, ok := strings.CutSuffix(small, w); ok && w != "x" && looksLikeMove(rest) {
				move, cut = move[:len(rest)], true
				break
			}
		}
	}
	return move
}

// plainly returns a word with plain signs. Almost all words have no others.
func plainly(word string) string {
	if ASCII(word) {
		return word
	}
	return plainSigns.Replace(word)
}

// plainSigns replaces typographic characters by those of PGN, and removes characters
// without width.
var plainSigns = strings.NewReplacer(
	"×", "x", "✕", "x", "✗", "x", "‐", "-", "‑", "-", "‒", "-", "–", "-", "—", "-", "―", "-", "…", "...",
	"†", "+", "‡", "+", "≠", "#", "＝", "=", "＋", "+", "＃", "#", "\u00ad", "", "\u200b", "", "\u200c", "", "\u200d", "", "\u2060", "", "\ufeff", "",
	"\ufe0e", "", "\ufe0f", "", "О", "O", "о", "o", "х", "x", "а", "a", "с", "c", "е", "e",
)
