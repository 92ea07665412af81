package kifu

import (
	"slices"
	"strings"

	"passedpawn/game/records/record"
)

// A header gives the names of a PGN tag in KIF and CSA.
type header struct {
	tag   string
	kif   []string // the first is used for writing
	csa   string   // "" for none
	begin bool     // it marks the beginning of a game
}

// headers lists the known headers. Those of the players are in players.
var headers = []header{
	{"Title", []string{"表題"}, "", true},
	{"Event", []string{"棋戦"}, "EVENT", true},
	{"Site", []string{"場所"}, "SITE", false},
	{"StartTime", []string{"開始日時", "対局日", "開始時刻"}, "START_TIME", true},
	{"EndTime", []string{"終了日時", "終了時刻"}, "END_TIME", false},
	{"TimeLimit", []string{"持ち時間", "持時間"}, "TIME_LIMIT", true},
	{"Byoyomi", []string{"秒読み"}, "", false},
	{"TimeUsed", []string{"消費時間"}, "", false},
	{"Opening", []string{"戦型", "戦形"}, "OPENING", false},
	{"Remark", []string{"備考"}, "NOTE", false},
	{"MaxMoves", []string{"最大手数"}, "MAX_MOVES", false},
	{"Declaration", nil, "JISHOGI", false},
}

// players are the headers of the players, in the order of the sides in the rules: sente,
// or shitate in a handicap game, comes first.
var players = [...]struct {
	tag  string
	kif  [2]string // in even games and in handicap games
	csa  string
	hand [2]string // the pieces in hand
	turn [2]string // a line that says it is this player's turn
}{
	{"White", [2]string{"先手", "下手"}, "N+", [2]string{"先手の持駒", "下手の持駒"}, [2]string{"先手番", "下手番"}},
	{"Black", [2]string{"後手", "上手"}, "N-", [2]string{"後手の持駒", "上手の持駒"}, [2]string{"後手番", "上手番"}},
}

// handicapName is the header for the handicap.
const handicapName = "手合割"

// otherHeader is the tag for a line that does not fit into any PGN tag. Its value is the
// line.
const otherHeader = "Header"

// startTag is the tag for the start time of a game, if more than its Date is known.
const startTag = "StartTime"

// cutHeader splits a line into a name and a value at the first colon. There is no space
// in the name.
func cutHeader(text string) (name, value string, ok bool) {
	i := strings.IndexAny(text, "：:")
	if i <= 0 {
		return "", "", false
	}
	name, value = text[:i], text[i+1:]
	if strings.HasPrefix(text[i:], "：") {
		value = text[i+len("："):]
	}
	if strings.ContainsAny(name, blanks+"▲△*#&'+-/()") || len(name) > 60 {
		return "", "", false
	}
	return name, trim(value), true
}

// tagOf returns the tag for a KIF header, "" if it is not known.
func tagOf(name string) string {
	for _, p := range players {
		if slices.Contains(p.kif[:], name) {
			return p.tag
		}
	}
	for _, h := range headers {
		if slices.Contains(h.kif, name) {
			return h.tag
		}
	}
	return ""
}

// begins reports whether a header belongs at the beginning of a game.
func begins(name string) bool {
	if name == handicapName {
		return true
	}
	for _, p := range players {
		if slices.Contains(p.kif[:], name) || slices.Contains(p.hand[:], name) {
			return true
		}
	}
	return slices.ContainsFunc(headers, func(h header) bool { return h.begin && slices.Contains(h.kif, name) })
}

// known reports whether a header belongs to KIF.
func known(name string) bool { return begins(name) || tagOf(name) != "" }

// plainName reports whether a name is valid as the name of a tag.
func plainName(name string) bool {
	for i, c := range []byte(name) {
		letter := c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z'
		if !letter && (i == 0 || c != '_' && (c < '0' || c > '9')) {
			return false
		}
	}
	return name != ""
}

// reserved lists the tags that a record stores elsewhere. A header with such a name is
// kept as a line.
var reserved = []string{"FEN", "SetUp", "Result", "Variant", "SFEN", otherHeader}

// mostHeaders is the maximum number of headers to interpret. A real game has fewer;
// further ones are kept as lines.
const mostHeaders = 1000

// setHeader adds a KIF or CSA header to a list of tags. line is the original line.
func setHeader(tags []record.Tag, tag, name, value, line string) []record.Tag {
	if len(tags) > mostHeaders {
		return append(tags, record.Tag{Name: otherHeader, Value: line})
	}
	had := func(tag string) bool {
		return slices.ContainsFunc(tags, func(t record.Tag) bool { return strings.EqualFold(t.Name, tag) })
	}
	if tag == "" && plainName(name) && !slices.ContainsFunc(reserved, func(r string) bool { return strings.EqualFold(r, name) }) {
		tag = name
	}
	if tag == "" || had(tag) || value == "" {
		if value == "" && tag != "" {
			return tags
		}
		return append(tags, record.Tag{Name: otherHeader, Value: line})
	}
	if tag == startTag && !had("Date") {
		date, whole := dateOf(value)
		if date != "" {
			tags = append(tags, record.Tag{Name: "Date", Value: date})
		}
		if whole {
			return tags
		}
	}
	return append(tags, record.Tag{Name: tag, Value: value})
}

// dateOf returns the date at the start of a time in PGN form, "" for none. whole is true
// if there is nothing but the date.
func dateOf(value string) (date string, whole bool) {
	text := halfWidth(value)
	n := 0
	var parts []string
	for _, size := range []int{4, 2, 2} {
		from := n
		for n < len(text) && n-from < size && text[n] >= '0' && text[n] <= '9' {
			n++
		}
		if n == from || size == 4 && n-from < 4 {
			return "", false
		}
		part := text[from:n]
		if len(part) == 1 {
			part = "0" + part
		}
		parts = append(parts, part)
		if len(parts) < 3 {
			if n == len(text) || !strings.ContainsRune("/-.", rune(text[n])) {
				return "", false
			}
			n++
		}
	}
	date = strings.Join(parts, ".")
	return date, value == strings.ReplaceAll(date, ".", "/")
}

// startOf returns the start time of a game as KIF and CSA write it, "" for none.
func startOf(tag func(string) string) string {
	start, date := tag(startTag), tag("Date")
	if was, _ := dateOf(start); start != "" && (was == date || date == "") {
		return start
	}
	if strings.Trim(date, "?.") == "" {
		return start
	}
	return strings.ReplaceAll(date, ".", "/")
}
