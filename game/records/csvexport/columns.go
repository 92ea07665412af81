package csvexport

import (
	"cmp"
	"strconv"
	"strings"
	"time"

	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// A column is a column of a table: its name, its type as SQL calls it, and what is in it. A
// field is empty where that is not known.
type column struct{ name, kind, about string }

// A gameColumn is a column of the table of games, with the field in it of a game.
type gameColumn struct {
	column
	of func(*game) string
}

// gameColumns returns the columns of the table of games.
func gameColumns() []gameColumn {
	tag := func(name string) func(*game) string { return func(g *game) string { return known(g.item.Tag(name)) } }
	return []gameColumn{
		{column{"game", "INTEGER", "number of the game in this export, from 1"}, func(g *game) string { return strconv.Itoa(g.number) }},
		{column{"file", "VARCHAR", "path of the file; below a zip, the name in it"}, func(g *game) string { return g.path }},
		{column{"number", "INTEGER", "number of the game in its file, from 1"}, func(g *game) string { return strconv.Itoa(g.item.Number) }},
		{column{"event", "VARCHAR", "tag Event; for a chapter of a study, study and chapter"}, func(g *game) string { return pgn.EventOf(g.item.Tag) }},
		{column{"site", "VARCHAR", "tag Site"}, tag("Site")},
		{column{"date", "DATE", "day of the game, if year, month and day are known"}, (*game).date},
		{column{"year", "INTEGER", "year of the game"}, (*game).year},
		{column{"round", "VARCHAR", "tag Round"}, tag("Round")},
		{column{"white", "VARCHAR", "the player who moves first; in shogi Sente"}, tag("White")},
		{column{"black", "VARCHAR", "the other player"}, tag("Black")},
		{column{"white_elo", "INTEGER", "rating of white"}, func(g *game) string { return whole(g.item.Tag("WhiteElo")) }},
		{column{"black_elo", "INTEGER", "rating of black"}, func(g *game) string { return whole(g.item.Tag("BlackElo")) }},
		{column{"result", "VARCHAR", "1-0, 0-1, 1/2-1/2, or * for none"}, func(g *game) string { return string(cmp.Or(g.item.Result(), rules.Ongoing)) }},
		{column{"white_score", "DOUBLE", "1, 0.5 or 0, by the result"}, (*game).score},
		{column{"eco", "VARCHAR", "ECO code of the opening, by its positions or else tag ECO"}, (*game).eco},
		{column{"opening", "VARCHAR", "English name of the opening, by its positions"}, func(g *game) string { return g.opening.Title }},
		{column{"variant", "VARCHAR", "chess, chess960, shogi and so on"}, func(g *game) string { return g.variant }},
		{column{"start", "VARCHAR", "first position as FEN or SFEN, if it is not the usual one"}, func(g *game) string { return g.start }},
		{column{"time_control", "VARCHAR", "tag TimeControl"}, tag("TimeControl")},
		{column{"termination", "VARCHAR", "tag Termination"}, tag("Termination")},
		{column{"annotator", "VARCHAR", "tag Annotator"}, tag("Annotator")},
		{column{"plies", "INTEGER", "number of moves by both players that could be read"}, func(g *game) string { return strconv.Itoa(g.plies) }},
		{column{"complete", "BOOLEAN", "false if the game has moves that could not be read"}, func(g *game) string { return strconv.FormatBool(g.whole) }},
	}
}

// positionColumns returns the columns of the table of positions, which are those of the main
// lines.
func positionColumns() []column {
	return []column{
		{"game", "INTEGER", "number of the game in the table of games"},
		{"position", "VARCHAR", "FEN or SFEN without counters, and with a square for en passant only if a pawn attacks it: equal for equal positions"},
		{"ply", "INTEGER", "number of moves played before, from 0"},
		{"move", "VARCHAR", "the move played, as in UCI or USI (e2e4, e7e8q, G*5h); empty at the end"},
	}
}

// known returns the text of a tag, "" for one that says that nothing is known.
func known(text string) string {
	if strings.TrimLeft(text, "?-. ") == "" {
		return ""
	}
	return text
}

// whole returns the text of a number that is at least 1, "" for other texts.
func whole(text string) string {
	n, err := strconv.ParseUint(strings.TrimSpace(text), 10, 31)
	if err != nil || n == 0 {
		return ""
	}
	return strings.TrimLeft(strings.TrimSpace(text), "0")
}

// date returns the day of the game by ISO 8601.
func (g *game) date() string { return day(strings.ReplaceAll(g.item.Tag("Date"), "/", ".")) }

// day returns a day such as 2006.01.02 by ISO 8601, "" for other texts and days that do not exist.
func day(text string) string {
	if len(text) != len("2006.01.02") || text[4] != '.' || text[7] != '.' {
		return ""
	}
	year, month, day := digits(text[:4]), digits(text[5:7]), digits(text[8:])
	if year < 0 || month < 1 || month > 12 || day < 1 {
		return ""
	}
	if day > 28 && time.Date(year, time.Month(month), day, 0, 0, 0, 0, time.UTC).Day() != day {
		return ""
	}
	return text[:4] + "-" + text[5:7] + "-" + text[8:]
}

// digits returns the number that is written in a few digits, -1 for anything else.
func digits(text string) (n int) {
	for _, c := range []byte(text) {
		if c < '0' || c > '9' {
			return -1
		}
		n = 10*n + int(c-'0')
	}
	return n
}

func (g *game) eco() string { return cmp.Or(g.opening.ECO, known(g.item.Tag("ECO"))) }

func (g *game) year() string {
	text := g.item.Tag("Date")
	return whole(text[:min(4, len(text))])
}

func (g *game) score() string {
	switch g.item.Result() {
	case rules.WhiteWins:
		return "1"
	case rules.BlackWins:
		return "0"
	case rules.Drawn:
		return "0.5"
	}
	return ""
}
