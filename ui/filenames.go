package ui

import (
	"cmp"
	"strings"
	"unicode"
	"unicode/utf8"

	"passedpawn/game/records/record"
	"passedpawn/ui/i18n"
)

// nameOf returns the name of a file about a game: the players and the date, as far as they are
// known, and the kind of its contents, "" for the game itself.
func nameOf(rec *record.Record, kind string) string {
	players := record.Players(i18n.Player(rec.Tag("White")), i18n.Player(rec.Tag("Black")))
	name := strings.TrimSpace(cmp.Or(players, i18n.T("window.game")) + " " + rec.Date())
	if kind != "" {
		name += " (" + kind + ")"
	}
	return name
}

// longestName is the maximum length of a proposed file name in bytes, without its extension. All
// file systems accept 255, some of them in UTF-16.
const longestName = 150

// safeName makes a proposed file name safe on every file system: without separators and
// control characters, dots and spaces at the ends, and names of devices.
func safeName(name string) string {
	name = strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) || unicode.IsControl(r) || r == utf8.RuneError {
			return '_'
		}
		return r
	}, name)
	for len(name) > longestName {
		_, size := utf8.DecodeLastRuneInString(name)
		name = name[:len(name)-size]
	}
	name = strings.Trim(name, ". ")
	base, _, _ := strings.Cut(strings.ToUpper(name), ".")
	for _, device := range []string{"CON", "PRN", "AUX", "NUL", "COM", "LPT"} {
		if rest, found := strings.CutPrefix(base, device); found && (rest == "" || len(rest) == 1 && rest[0] >= '0' && rest[0] <= '9') {
			return "_" + name
		}
	}
	return name
}
