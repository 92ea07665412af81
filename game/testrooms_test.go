package game

import (
	"strings"
	"testing"
)

// testRules says what the tests of rooms may import besides what the rooms may and the
// rooms for tests: real games to play and to read, and what a person would use.
var testRules = []rule{
	// Any game, for what knows only the rules of any.
	{"game/... ui/...", "game/variants/... game/chess/orthodox game/shogi"},
	{"game/chess/law game/engines/engine", "game/chess/chess960"},
	{"game/shogi", "game/chess/law"},
	{"ui/pages/train", "game/chess/bitboard"},
	{"game/engines/matchcommand game/play/match game/teaching/review game/teaching/training ui/board/notation", "game/records/pgn"},
	{"ui/print/booklet ui/print/export ui/testing/packaging", "game/records/gamefile"},

	// What a session tells, for what has one.
	{"game/bundle game/play/desk", "game/teaching/training"},

	// Players, for what is given some.
	{"game/teaching/claims game/teaching/tsume", "game/play/player game/engines/shogiengine"},
	{"game/engines/matchcommand game/engines/tournament game/teaching/review game/teaching/training ui ui/pages/matches", "game/engines/engine"},
	{"ui ui/dialogs ui/pages/matches", "game/engines/levels"},
	{"game/engines/uciclient", "game/engines/uci"},
	{"game/teaching/puzzles game/teaching/training", "game/engines/uciclient game/play/player game/teaching/review"},
	{"game/testing/calibrate", "game/chess/bitboard game/engines/engine game/play/clock game/records/pgn game/teaching/..."},

	// What people see: the texts, the pieces, the lessons.
	{"game/library/index game/play/describe game/teaching/class game/teaching/lesson game/teaching/puzzles game/teaching/tsume " +
		"game/testing/pofile ui/...", "assets"},
	{"ui/i18n game/testing/pofile", "game/teaching/lesson"},
	{"ui/i18n", "game/records/record"},
	{"ui/print/booklet ui/testing/webpage", "ui/look"},
	{"ui/testing/webpage", "game/bundle game/teaching/class game/teaching/repertoire"},
	{"ui/testing/packaging", "ui/i18n"},
	{"ui", "ui/board/boardmodel ui/board/boardview ui/platform/atspi"},
	{"ui/testing/...", "ui/startup"},
	{"ui/testing/e2e", "settings game/engines/tournament game/engines/uciclient game/records/pgn game/records/record game/teaching/puzzles game/teaching/tsume"},
}

// testLibraries says the same of libraries and processes.
var testLibraries = []library{
	{"fyne.io/fyne/v2", "ui/print/booklet ui/testing/e2e"},
	{"os/exec", "assets game/engines/matchcommand game/engines/shogiengine game/library game/testing/calibrate game/testing/pofile " +
		"ui/platform/singleinstance ui/print/booklet ui/startup ui/testing/e2e ui/testing/webpage"},
	{"github.com/go-text/typesetting", "assets ui/i18n"},
	{"github.com/notnil/chess", "game/chess/opening game/testing/calibrate"},
	{"golang.org/x/image", "assets"},
	{"golang.org/x/net", "ui/testing/webpage"},
	{"golang.org/x/text", "assets game/testing/pofile ui/i18n ui/testing/e2e"},
	{"golang.org/x/tools", "ui/testing/threads"},
}

// allowedInTest reports whether a test of a room may import a path. It calls used as
// allowed does, with what says so to tests alone. Rooms for tests are for all tests, but
// those of the window only for its own.
func allowedInTest(room, imported string, used func(line, by, what string)) bool {
	if imported == "passedpawn/"+room || allowed(room, imported, func(string, string, string) {}) {
		return true
	}
	to, ours := strings.CutPrefix(imported, "passedpawn/")
	switch {
	case !ours:
		return fromLibrary(testLibraries, room, imported, used)
	case ofTests(to):
		return strings.HasPrefix(to, "game/") || strings.HasPrefix(room+"/", "ui/")
	}
	return byRule(testRules, room, to, used)
}

// TestTestRooms holds the imports of tests to the rules, and the rules to the imports.
func TestTestRooms(t *testing.T) {
	checkImports(t, testSources, allowedInTest, testRules, testLibraries)
}

// TestRefusedInTests shows what the tests of a room may not import either.
func TestRefusedInTests(t *testing.T) {
	for _, c := range []struct{ room, imported, why string }{
		{"game/rules", "passedpawn/ui/testing/uitest", "the game is tested without a window"},
		{"game/play/session", "passedpawn/ui/pages/play", "a session is tested without a page"},
		{"game/play/session", "fyne.io/fyne/v2/test", "a session is tested without a window"},
		{"game/play/session", "passedpawn/game/engines/engine", "a session is tested with players that are told what to play"},
		{"ui/board/boardmodel", "fyne.io/fyne/v2/test", "the board is tested without a window"},
		{"ui/pages/play", "passedpawn/ui", "a page is tested without the window"},
		{"ui/pages/play", "passedpawn/ui/pages/gamelist", "pages do not know each other"},
		{"ui/pages/play", "passedpawn/game/library", "a page is tested without files"},
		{"ui/dialogs", "os/exec", "few tests start processes"},
		{"ui", "passedpawn/ui/startup", "the window is tested without the program"},
		{"ui", "github.com/gofrs/new", "a new library needs a line"},
	} {
		if allowedInTest(c.room, c.imported, func(string, string, string) {}) {
			t.Errorf("a test of %s may import %s: %s", c.room, c.imported, c.why)
		}
	}
}
