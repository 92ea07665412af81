package gamefile

import (
	"io"
	"regexp"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/records/pgn"
)

// errBinary means that a file holds a program, a picture or other data.
var errBinary = phrase.Errorf("gamefile.not-text")

// sample is how many bytes decide whether a file is text.
const sample = 4096

// isBinary reports whether the beginning of a file is not text. Old programs pad text with
// control bytes, so a few of them do not matter. In a file with tags or moves, none of
// them do.
func isBinary(head string) bool {
	for _, m := range magic {
		if strings.HasPrefix(head, m) {
			return true
		}
	}
	head = strings.TrimLeft(head, "\x00\x1a \t\r\n")
	controls := 0
	for i := range len(head) {
		if head[i] < ' ' && !strings.ContainsRune("\t\n\v\f\r\x1a\x1b", rune(head[i])) {
			controls++
		}
	}
	return controls > 2 && controls > len(head)/40 && !anyGame.MatchString(head)
}

// magic lists how some files begin that are not text and may have few control bytes:
// programs, pictures, documents and compressed files.
var magic = []string{"\x7fELF", "\x89PNG\r\n", "GIF87a", "GIF89a", "\xff\xd8\xff", "%PDF-", "PK\x03\x04", "SQLite format 3\x00"}

// anyGame matches a tag or a first move.
var anyGame = regexp.MustCompile(`(^|[\r\n])\s*\[[A-Za-z]\w* *"|\b1\. ?([a-h][1-8x]|[KQRBN][a-hx1-8][1-8a-h]|O-O)`)

// notText is the Scanner of a file that holds no text.
type notText struct{}

func (notText) Scan() bool                         { return false }
func (notText) Item() pgn.Item                     { return pgn.Item{} }
func (notText) Between() string                    { return "" }
func (notText) Offset() int64                      { return 0 }
func (notText) Err() error                         { return errBinary }
func (notText) Encoder(w io.Writer) io.WriteCloser { return pgn.Marked(w, "") }
