package record

import (
	"slices"
	"strings"
)

// texts is a text that grows at its end. Copies share what it has so far, because a game
// that exceeds the bounds is mostly text.
type texts struct {
	parts []string // shared with the texts it was copied from
	size  int      // of the parts, in bytes
	own   strings.Builder
}

// mostTextParts is how many parts a copy has before they are joined.
const mostTextParts = 16

func (t *texts) copy() texts {
	c := texts{parts: slices.Clone(t.parts), size: t.len()}
	if t.own.Len() > 0 {
		c.parts = append(c.parts, t.own.String())
	}
	if len(c.parts) > mostTextParts {
		c.parts = []string{strings.Join(c.parts, "")}
	}
	return c
}

func (t *texts) len() int { return t.size + t.own.Len() }

// add adds a text and returns its position.
func (t *texts) add(text string) (at int) {
	at = t.len()
	t.own.WriteString(text)
	return at
}

// said is the text at a position. It was added in one piece, so it lies within one part.
func (t *texts) said(at, length int) string {
	for _, part := range t.parts {
		if at < len(part) {
			return part[at:][:length]
		}
		at -= len(part)
	}
	return t.own.String()[at:][:length]
}
