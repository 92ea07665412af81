package training

import (
	"errors"
	"strconv"
	"strings"
)

// A Source is a moment of a game that a card comes from.
type Source struct {
	Opponent string // "" if unknown
	Date     string // as in PGN, such as 2026.05.03
	Ply      int    // plies before the move
	Played   string // the move, in English SAN
	Loss     int    // percentage points of winning chances that it lost
	Game     string // its players and event
}

// String returns the source, which is plain, as the text of a comment in an EPD line.
func (s Source) String() string {
	return strings.Join([]string{s.Opponent, s.Date, strconv.Itoa(s.Ply), s.Played, strconv.Itoa(s.Loss), s.Game}, " | ")
}

// plain returns the source as a comment in an EPD line can hold it.
func (s Source) plain() Source {
	for _, f := range []*string{&s.Opponent, &s.Date, &s.Played, &s.Game} {
		*f = plainField(*f)
	}
	return s
}

// plainField returns a text without the signs that end a field or a comment.
func plainField(text string) string {
	text = strings.NewReplacer(`"`, "'", "|", "/").Replace(text)
	return strings.Join(strings.Fields(text), " ")
}

var errNoSource = errors.New("not a source")

// parseSource reads what String has written.
func parseSource(text string) (s Source, err error) {
	fields := strings.Split(text, "|")
	if len(fields) != 6 {
		return s, errNoSource
	}
	s = Source{Opponent: fields[0], Date: fields[1], Played: fields[3], Game: fields[5]}.plain()
	var bad [2]error
	s.Ply, bad[0] = strconv.Atoi(strings.TrimSpace(fields[2]))
	s.Loss, bad[1] = strconv.Atoi(strings.TrimSpace(fields[4]))
	return s, errors.Join(bad[:]...)
}
