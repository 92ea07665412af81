package notation

import (
	"strings"

	"passedpawn/game/files/plain"
	"passedpawn/game/records/record"
	"passedpawn/ui/i18n"
)

// Limits on what is shown of a game's texts: the bytes of a remark and of a word, the
// words of a row, and the NAGs of a move.
const (
	longestRemark = 3000
	longestWord   = 60
	longestRow    = 300
	mostNAGs      = 8
)

func (b *builder) unread(n record.Node) {
	for text := range n.Texts(record.Unread) {
		b.text(unread, "("+text+")")
	}
}

// remark adds a remark on a move. If it is too long, a click shows the rest.
func (b *builder) remark(text string, path record.Path) {
	if whole := b.text(remark, text); !whole {
		b.words = append(b.words, word{kind: more, text: i18n.T("notation.read"), path: path})
	}
}

func (b *builder) rest(n record.Node) {
	for text := range n.Texts(record.Rest) {
		b.text(unread, text)
	}
}

// text adds the words of a text as far as there is room, and reports whether that was all
// of them.
func (b *builder) text(kind wordKind, text string) (whole bool) {
	cut := text
	if len(cut) > longestRemark {
		cut = strings.ToValidUTF8(cut[:longestRemark], "")
	}
	for w := range strings.FieldsSeq(cut) {
		b.words = append(b.words, word{kind: kind, text: plain.Short(w, longestWord)})
	}
	if len(cut) < len(text) {
		b.words = append(b.words, word{kind: kind, text: "…"})
	}
	return len(cut) == len(text)
}
