package pgn

import (
	"strings"

	"passedpawn/game/phrase"
)

// What a file may hold, in bytes. Games that people and programs write stay far
// below: the limits keep a file that is something else from taking the memory and
// the time of the machine.
const (
	longestWord    = 64 << 10 // a move, a number or a tag
	longestComment = 16 << 20
	longestGame    = 32 << 20 // with the white space before it
	MostBytes      = 16 << 30 // a file
)

// tooLong is why the text that Scan has read, and in which no game ends, is no
// game; nil if it may be one.
func (s *Scanner) tooLong() error {
	rest := s.text[s.pos:]
	switch {
	case s.offset > MostBytes:
		return phrase.Errorf("pgn.file-larger-than-gb", MostBytes>>30)
	case len(rest) < longestWord:
		return nil
	}
	fill := len(rest) - len(strings.TrimLeft(rest, " \t\r\n\v\f")) // before a run of zeros
	if n := skipWhite(rest, fill) - fill; n > longestWord {
		return tooLongWord(s.line + strings.Count(rest[:fill], "\n"))
	}
	lex := lexer{text: rest}
	for t := lex.next(); t.kind != end; t = lex.next() {
		size := t.to - t.from
		if size <= longestWord {
			continue
		}
		line := s.line + strings.Count(rest[:t.from], "\n")
		switch first := rest[t.from]; {
		case t.kind != comment && first != '%':
			return tooLongWord(line)
		case size > longestComment:
			return phrase.Errorf("pgn.line-comment-longer-than", line, longestComment>>20)
		}
	}
	if len(rest) > longestGame {
		line := s.line + strings.Count(rest[:skipWhite(rest, 0)], "\n")
		return phrase.Errorf("pgn.line-game-longer-than", line, longestGame>>20)
	}
	return nil
}

func tooLongWord(line int) error {
	return phrase.Errorf("pgn.line-word-longer-than", line, longestWord>>10)
}
