package pgn

import "strings"

// isProse reports whether a text is words without moves or move numbers, such as the page
// or the letter that games were copied from.
func isProse(text string) bool {
	words := 0
	lex := lexer{text: text, body: true}
	for t := lex.next(); t.kind != end; t = lex.next() {
		word := text[t.from:t.to]
		switch t.kind {
		case number:
			if strings.HasSuffix(word, ".") {
				return false
			}
		case result, open, nag:
			return false
		case move, symbol:
			words++
			if san := strings.TrimRight(word, "!?"); looksLikeMove(san) && strings.Trim(san, plainMove) == "" {
				return false
			}
		}
	}
	return words > 0
}

// plainMove lists the characters of moves.
const plainMove = "KQRBNabcdefgh0123456789x-=+#Oo"
