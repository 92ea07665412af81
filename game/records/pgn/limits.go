package pgn

import (
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
)

// The maximum sizes in a file, in bytes; record.Bounds counts what a game contains. Games
// that people and programs write stay far below them. The limits prevent a file of
// something else from using up the memory and the time of the computer.
const (
	longestWord    = 64 << 10 // a move or a number
	longestTag     = 4 << 20
	longestComment = 16 << 20
	longestGame    = 32 << 20 // including the white space before it
	MostBytes      = 16 << 30 // a file
)

// within counts a token, and says which bound the game exceeds with it, "" if none. ply is
// the number of plies before the token. notes counts the annotations of the last move, a
// variation as one.
func within(b *record.Bounds, kind tokenKind, text string, ply int, notes *record.Noted) string {
	switch kind {
	case move:
		return b.Move(ply + 1)
	case symbol:
		if san, _ := parts(text); san != "" {
			return b.Move(ply + 1)
		}
		return b.Note(notes, "")
	case comment:
		return b.Note(notes, text)
	case nag, stranger:
		return b.Note(notes, "")
	case open:
		return b.Variation(notes, ply)
	}
	return ""
}

// tooLong returns an error if the text that Scan has read without finding the end of a
// game cannot be a game, and nil if it may be one.
func (s *Scanner) tooLong() error {
	rest := s.text[s.pos:]
	switch {
	case s.offset > MostBytes:
		return phrase.Errorf("pgn.file-larger-than-gb", MostBytes>>30)
	case len(rest) < longestWord:
		return nil
	}
	fill := len(rest) - len(strings.TrimLeft(rest, " \t\r\n\v\f")) // white space before a run of zero bytes
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
		case t.kind == tag && size > longestTag:
			return phrase.Errorf("pgn.line-tag-longer-than", line, longestTag>>20)
		case t.kind == tag:
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
