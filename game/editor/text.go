package editor

import "strings"

// FENIn returns a text as a FEN or an SFEN, "" if it does not look like one: ranks of
// pieces and numbers of empty squares, separated by slashes.
func FENIn(text string) string {
	text = strings.Trim(strings.TrimPrefix(strings.TrimSpace(text), "FEN:"), " \t\r\n\"'`")
	fields := strings.Fields(text)
	if len(fields) > 1 && strings.EqualFold(strings.TrimSuffix(fields[0], ":"), "sfen") {
		fields = fields[1:]
	}
	if len(fields) == 0 || len(fields) > 40 {
		return ""
	}
	ranks, known := strings.Split(fields[0], "/"), 0
	for _, c := range fields[0] {
		if strings.ContainsRune("pnbrqklsgPNBRQKLSG+123456789", c) {
			known++
		}
	}
	if len(ranks) < 5 || len(ranks) > 12 || 2*known < len(fields[0])-len(ranks) || strings.Contains(fields[0], "//") {
		return ""
	}
	return strings.Join(fields, " ")
}

// Counted reports whether a FEN has a number where the count of half-moves is, and not what an
// EPD adds.
func Counted(fen string) bool {
	fields := strings.Fields(fen)
	return len(fields) > 4 && strings.Trim(fields[4], "+-0123456789") == ""
}

// Forms returns the ways to read a FEN: unchanged, and without what an EPD adds after the
// four fields that both have.
func Forms(fen string) []string {
	switch fields := strings.Fields(fen); {
	case fen == "":
		return nil
	case len(fields) > 4:
		return []string{fen, strings.Join(fields[:4], " ")}
	}
	return []string{fen}
}
