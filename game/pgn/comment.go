package pgn

import "strings"

// commentEnd is behind the brace that closes the comment at i. A comment that
// is never closed ends before the next game that names its event.
func commentEnd(text string, i int) int {
	to := len(text)
	if n := strings.IndexByte(text[i:], '}'); n >= 0 {
		to = i + n + 1
	}
	if line := strings.IndexByte(text[i:to], '\n'); line >= 0 {
		if n := strings.Index(text[i+line:to], "\n[Event \""); n >= 0 {
			return i + line + n + 1
		}
	}
	return to
}

// said is what a comment says: without its signs, the line breaks of a wrapped
// comment being the spaces they stand for.
func said(text string) string {
	if text[0] == ';' {
		text = trim(strings.Trim(text, ";\r\n"))
	} else {
		text = trim(strings.TrimSuffix(text[1:], "}"))
	}
	if strings.IndexByte(text, '\n') >= 0 || strings.IndexByte(text, '\r') >= 0 {
		return unwrap(text)
	}
	return text
}

func unwrap(text string) string {
	var b strings.Builder
	b.Grow(len(text))
	for i := 0; i < len(text); {
		var c byte
		c, i = shown(text, i)
		b.WriteByte(c)
	}
	return b.String()
}

// shown is the byte at i, or the space that a line break there stands for, and
// where the next one is.
func shown(text string, i int) (c byte, next int) {
	switch c = text[i]; {
	case c == '\r' && i+1 < len(text) && text[i+1] == '\n':
		return ' ', i + 2
	case c == '\r' || c == '\n':
		return ' ', i + 1
	}
	return c, i + 1
}

// sameComment passes over a comment that begins in both.
func sameComment(s, t *walk) bool {
	if oneLine(s, t) {
		return true
	}
	a, b := s.text, t.text
	i, j := s.at+1, t.at+1
	for first := true; ; first = false {
		x, y := i, j
		i, j = skipWhite(a, i), skipWhite(b, j)
		if i == len(a) || j == len(b) || a[i] != b[j] {
			return false
		}
		if a[i] == '}' {
			s.at, t.at = i+1, j+1
			return true
		}
		if !first && !sameBlanks(a[x:i], b[y:j]) || strings.HasPrefix(a[i:], "[Event ") {
			return false
		}
		for i < len(a) && j < len(b) && a[i] == b[j] && a[i] != '}' && classes[a[i]] != space {
			i, j = i+1, j+1
		}
	}
}

// oneLine is sameComment for one that t has on one line, and s in the same words.
func oneLine(s, t *walk) bool {
	words, _, closed := strings.Cut(t.text[t.at+1:], "}")
	from := skipWhite(s.text, s.at+1)
	inner := trim(words)
	if !closed || !strings.HasPrefix(s.text[from:], inner) || strings.IndexByte(inner, '\n') >= 0 || strings.HasPrefix(inner, "[Event ") {
		return false
	}
	to := skipWhite(s.text, from+len(inner))
	if to == len(s.text) || s.text[to] != '}' {
		return false
	}
	s.at, t.at = to+1, t.at+len("{")+len(words)+len("}")
	return true
}

// sameBlanks reports whether white space within two comments says the same.
func sameBlanks(a, b string) bool {
	if a == b {
		return true
	}
	i, j := 0, 0
	for i < len(a) && j < len(b) {
		var c, d byte
		c, i = shown(a, i)
		if d, j = shown(b, j); c != d {
			return false
		}
	}
	return i == len(a) && j == len(b)
}
