package game

import (
	"go/ast"
	"path"
	"strconv"
	"strings"
	"testing"
)

// A rule lets some rooms import others: "game/chess" is one room, "game/chess/..." that
// room and all below it.
type rule struct{ rooms, may string }

// rules says what the rooms may import of each other; all that matches a room counts.
// Nothing imports the rooms of tests but tests.
var rules = []rule{
	{".", "ui/startup"},
	{"settings game/... ui/...", "game/phrase game/rules"},
	{"game/phrase game/chess/opening game/endgames/wdl ui/look ui/platform/sound ui/print/export", "assets"},
	{"game/files/openfile game/endgames/wdl", "game/play/task"},
	{"game/files/packed", "game/files/openfile"},
	{"game/endgames/wdl ui/startup", "game/files/retry"},
	{"settings game/chess/polyglot game/endgames/tables game/records/gamefile game/records/pgncheck game/records/csvexport game/library " +
		"game/library/journal game/engines/uci game/engines/tournament " +
		"game/engines/matchcommand game/play/desk game/teaching/repertoire game/teaching/review game/bundle " +
		"ui/dialogs ui/look/ownlook ui/board/notation ui/pages/...", "game/files/..."},

	// Games: what has no line here knows no game, only the rules of any.
	{"game/rules/... game/variants/altpromo game/editor game/chess/... game/engines/variantengine game/engines/uci", "game/rules/board"},
	{
		"game/chess/... game/endgames/... game/records/pgn game/records/csvexport game/library/... " +
			"game/engines/engine game/engines/uci game/engines/uciclient game/play/describe " +
			"game/teaching/claims game/teaching/endings game/teaching/repertoire game/teaching/vision",
		"game/chess/bitboard game/chess/convert",
	},
	{"game/chess/... game/teaching/claims", "game/chess/san game/chess/unwinnable"},
	{"game/shogi/shogimate game/teaching/claims", "game/dfpn"},
	{"game/shogi/... game/variants game/records/kifu game/engines/shogiengine game/engines/uci game/teaching/claims game/teaching/tsume", "game/shogi/..."},
	{"game/chess/chess960 game/variants game/play/match/matchtest", "game/chess/orthodox"},
	{"game/variants", "game/chess/chess960 game/variants/..."},
	{
		"game/records/pgncheck game/records/csvexport game/engines/uci game/engines/bundled/worker game/engines/matchcommand game/play/match/matchtest " +
			"ui/players/opponents",
		"game/variants",
	},
	{
		"game/teaching/lesson game/teaching/tsume game/play/session ui/pages/learn ui/pages/exercises ui/pages/play ui/pages/gamelist ui/pages/train ui/pages/books",
		"game/chess/law",
	},
	{"game/records/pasted game/records/pgn game/teaching/lesson game/teaching/vision ui ui/pages/editor", "game/editor"},

	// Records and lists of them: engines play without either.
	{"game/teaching/review game/teaching/repertoire game/teaching/training game/play/match ui/board/notation", "game/records/record"},
	{"game/teaching/repertoire", "game/records/gamefile game/records/pgn"},
	{"game/records/... game/library/... game/engines/tournament game/play/desk game/play/session game/play/match/matchtest ui/print/booklet ui/print/export " +
		"ui/pages/play ui/pages/gamelist/... ui/pages/reports", "game/records/record game/records/pgn"},
	{"game/records/... game/library game/play/desk ui/pages/gamelist/...", "game/records/kifu game/records/gamefile"},
	{"game/records/csvexport ui/print/export ui/pages/gamelist/...", "game/chess/opening"},
	{"game/records/pgn game/library/...", "game/chess/opening"},
	{"game/library/...", "game/library/index game/library/names game/library/pattern"},
	{"game/library", "game/library/journal"},
	{"ui/print/export ui/pages/reports", "game/library/report"},
	{"ui ui/print/export ui/pages/gamelist", "game/teaching/class"},
	{"ui/pages/class", "ui/board/typed game/chess/law game/play/clock game/teaching/class game/teaching/puzzles game/teaching/why ui/dialogs ui/print/export"},

	// Play: a session is given its players and knows no engine.
	{
		"game/records/kifu game/library/report game/engines/... game/play/... game/teaching/review game/teaching/training ui/players/... ui/pages/matches",
		"game/play/clock game/play/player game/play/task",
	},
	{"game/engines/...", "game/engines/mate game/engines/search"},
	{"settings game/play/session game/engines/... ui/players/opponents", "game/engines/levels"},
	{"game/endgames/...", "game/endgames/..."},
	{"game/engines/tablebase", "game/chess/bitboard game/chess/convert"},
	{"game/testing/tunetest", "game/chess/bitboard"},
	{"game/engines/tablebase ui/players/opponents", "game/endgames/tables"},
	{"game/engines/tablebase game/teaching/claims game/teaching/endings ui/pages/train", "game/endgames/wdl"},
	{"game/teaching/endings", "game/endgames/ending game/endgames/tables"},
	{"game/engines/tablebase ui ui/players/opponents", "game/endgames/syzygy"},
	{"ui/players/opponents", "game/engines/tablebase"},
	{"game/engines/uci game/engines/bundled ui/players/opponents", "game/engines/engine game/engines/shogiengine game/engines/variantengine"},
	{"game/engines/bundled/worker ui/players/opponents", "game/engines/bundled"},
	{"game/engines/matchcommand ui/players/entrants ui/pages/matches", "game/engines/tournament"},
	{"ui/players/entrants ui/pages/engines", "game/engines/uciclient ui/players/opponents"},
	{"game/play/session", "game/play/match game/teaching/training"},
	{"game/play/session game/teaching/training", "game/teaching/review game/teaching/why"},
	{"game/teaching/puzzles game/teaching/repertoire game/teaching/endings game/teaching/tsume", "game/teaching/training"},
	{"game/teaching/class", "game/files/atomicfile game/records/pgn game/records/record game/teaching/puzzles"},
	{"game/play/session game/teaching/why", "game/teaching/claims"},
	{"game/play/desk ui/players/opponents", "game/play/session"},
	{"game/play/desk", "game/library game/play/match"},

	// The window: its pages do not know each other.
	{"ui/startup", "assets settings game/... ui/..."},
	{"game/bundle", "game/teaching/repertoire"},
	{"ui", "assets settings game/bundle game/files/... game/variants game/records/... game/library/... game/engines/tournament game/engines/uciclient " +
		"game/play/... " +
		"game/teaching/lesson game/teaching/puzzles game/teaching/repertoire game/teaching/training game/teaching/tsume game/teaching/endings " +
		"ui/i18n ui/look/... ui/lookup ui/widgets ui/dialogs ui/pages/... ui/print/... " +
		"ui/players/opponents ui/platform/dragsource ui/platform/filedialog ui/platform/sound"},
	{"ui/look/ownlook ui/widgets ui/dialogs ui/board/boardview ui/board/notation ui/board/graph ui/board/typed ui/print/export ui/pages/...", "ui/i18n ui/look"},
	{"ui/print/diagram ui/board/boardview ui/pages/...", "ui/board/boardmodel"},
	{"ui/look ui/print/...", "ui/print/diagram ui/print/booklet"},
	{"ui/print/export ui/players/... ui/pages/...", "settings"},
	{"ui/platform/... ui/board/notation ui/pages/...", "game/play/task ui/platform/sound"},
	{"ui/platform/filedialog", "ui/platform/sessionbus"},
	{"ui ui/accessible ui/widgets ui/dialogs ui/board/boardview ui/board/notation ui/board/typed ui/pages/...", "ui/platform/access"},
	{"ui/platform/atspi ui/platform/msaa", "ui/platform/access"},
	{"ui ui/widgets ui/board/boardview ui/board/notation ui/board/typed ui/pages/...", "ui/accessible"},
	{"ui/dialogs ui/board/notation ui/board/graph ui/board/typed ui/pages/...", "ui/widgets"},
	{"ui/dialogs", "ui/lookup"},
	{"ui/pages/...", "ui/pages ui/look/ownlook ui/board/boardview"},
	{"ui/pages ui/pages/pagestest ui/pages/play", "ui/dialogs"},
	{"ui/board/graph ui/pages/play ui/players/opponents", "game/teaching/review"},
	{"ui/pages/play", "game/play/... game/teaching/training ui/board/..."},
	{"ui/pages/...", "game/play/describe"},
	{"ui/board/byear", "game/play/describe ui/board/boardmodel ui/i18n"},
	{"ui ui/pages/...", "ui/board/byear"},
	{"ui/pages/train", "ui/dialogs game/teaching/endings game/teaching/puzzles game/teaching/repertoire game/teaching/training game/teaching/why ui/board/typed"},
	{"ui/pages/class ui/pages/learn ui/pages/train ui/pages/tsume ui/pages/vision", "ui/pages/exercises"},
	{"ui/pages/vision", "game/teaching/vision"},
	{"ui/pages/books", "game/chess/convert game/chess/polyglot ui/dialogs"},
	{"ui/pages/learn ui/pages/tsume", "game/teaching/lesson game/teaching/tsume"},
	{"ui/pages/train", "game/teaching/tsume"},
	{"ui/testing/uitest", "assets ui/i18n"},
	{"ui/pages/gamelist/...", "game/chess/convert game/chess/polyglot game/library/... game/play/player " +
		"game/teaching/repertoire game/teaching/review game/teaching/training " +
		"ui/dialogs ui/pages/gamelist/..."},
}

// A library is imported by its path, or one below it, in some rooms.
type library struct{ prefix, rooms string }

// libraries says which rooms may import what others have written, or start processes; the
// first prefix that fits counts.
var libraries = []library{
	{"fyne.io/fyne/v2/app", "ui/startup"},
	{"fyne.io/fyne/v2", "ui ui/startup ui/accessible ui/i18n ui/look ui/widgets ui/dialogs ui/board/boardview ui/board/notation ui/board/graph ui/board/typed " +
		"ui/print/export !ui/pages/gamelist/chores !ui/pages/gamelist/search ui/pages/... ui/testing/uitest"},
	{"os/exec", "game/engines/uciclient game/rules/rulestest ui/platform/speech ui/platform/startuperror ui/testing/bus ui/testing/xserver"},
	{"github.com/notnil/chess", "game/chess/orthodox"},
	{"github.com/adrg/xdg", "settings"},
	{"github.com/pelletier/go-toml/v2", "settings"},
	{"github.com/klauspost/compress", "game/files/packed game/files/zstdframe game/records/csvexport game/library"},
	{"github.com/cespare/xxhash/v2", "game/files/zstdframe"},
	{"github.com/gofrs/flock", "game/files/filelock ui/platform/singleinstance ui/testing/xserver"},
	{"golang.org/x/text", "game/phrase game/records/pgn game/library/names ui ui/lookup"},
	{"github.com/ebitengine/oto/v3", "ui/platform/speaker"},
	{"golang.org/x/sys/unix", "game/files/atomicfile game/engines/uciclient"},
	{"golang.org/x/sys/windows", "game/engines/uciclient ui/platform/msaa ui/platform/singleinstance ui/platform/startuperror"},
	{"github.com/fyne-io/oksvg", "ui/print/diagram"},
	{"github.com/srwiley/rasterx", "ui/look ui/print/diagram"},
	{"golang.org/x/image", "ui/look ui/print/diagram ui/print/booklet"},
	{"github.com/signintech/gopdf", "ui/print/booklet"},
	{"rsc.io/qr", "ui/pages/class"},
	{"github.com/open-spaced-repetition/go-fsrs/v4", "game/teaching/training"},
	{"github.com/godbus/dbus/v5", "ui/platform/atspi/... ui/platform/filedialog"},
	{"github.com/ncruces/zenity", "ui/platform/filedialog"},
	{"golang.design/x/clipboard", "ui/platform/clippicture"},
	{"github.com/jezek/xgb", "ui/platform/dragsource/..."},
}

// matches returns the pattern of a list that a room matches, or "". "!game/chess" in a list
// is an exception from the patterns after it.
func matches(list, room string) string {
	for pattern := range strings.FieldsSeq(list) {
		if pattern == "!"+room {
			return ""
		}
		below, all := strings.CutSuffix(pattern, "/...")
		if room == pattern || all && (room == below || strings.HasPrefix(room, below+"/")) {
			return pattern
		}
	}
	return ""
}

// ofTests reports whether a room is there for tests alone.
func ofTests(room string) bool {
	return strings.HasSuffix(room, "test") || strings.Contains(room, "/testing/")
}

// allowed reports whether a room may import a path. It calls used with what says so: a
// line, the pattern of the room in it, and the pattern of what is imported. A room of tests
// may import the room that it lies in.
func allowed(room, imported string, used func(line, by, what string)) bool {
	to, ours := strings.CutPrefix(imported, "passedpawn/")
	if !ours {
		return fromLibrary(libraries, room, imported, used)
	}
	own := ofTests(room) && to == path.Dir(room)
	return !ofTests(to) && byRule(rules, room, to, used) || own
}

// fromLibrary reports whether a list lets a room import a path that is not ours. What is in
// no list is in Go itself.
func fromLibrary(all []library, room, imported string, used func(line, by, what string)) bool {
	for _, l := range all {
		if imported == l.prefix || strings.HasPrefix(imported, l.prefix+"/") {
			by := matches(l.rooms, room)
			used(l.prefix, by, l.prefix)
			return by != ""
		}
	}
	first, _, _ := strings.Cut(imported, "/")
	return !strings.Contains(first, ".")
}

// byRule reports whether a list lets a room import another.
func byRule(all []rule, room, to string, used func(line, by, what string)) (ok bool) {
	for _, r := range all {
		if by, what := matches(r.rooms, room), matches(r.may, to); by != "" && what != "" {
			used(r.rooms+": "+r.may, by, what)
			ok = true
		}
	}
	return ok
}

// uses are the parts of rules that let a room import something, and the rooms.
type uses map[string]bool

func (u uses) note(line, by, what string) { u[line+" by "+by], u[line+" of "+what] = true, true }

// check names the parts of rules that let nobody import anything: they are wrong.
func (u uses) check(t *testing.T, rules []rule, libraries []library) {
	t.Helper()
	unused := func(line, rooms, may string) {
		for by := range strings.FieldsSeq(rooms) {
			switch except, not := strings.CutPrefix(by, "!"); {
			case not && !u["a file of "+except]:
				t.Errorf("there is no %s to except", except)
			case !not && !u[line+" by "+by]:
				t.Errorf("%s may import %s and does not", by, may)
			}
		}
		for what := range strings.FieldsSeq(may) {
			if !u[line+" of "+what] {
				t.Errorf("no room of %s imports %s", rooms, what)
			}
		}
	}
	for _, r := range rules {
		unused(r.rooms+": "+r.may, r.rooms, r.may)
	}
	for _, l := range libraries {
		unused(l.prefix, l.rooms, l.prefix)
	}
}

// TestRooms holds the imports to the rules, and the rules to the imports.
func TestRooms(t *testing.T) {
	checkImports(t, sources, allowed, rules, libraries)
}

// checkImports reports each import of some files that is not allowed, and each part of the
// rules and libraries that allows nothing.
func checkImports(t *testing.T, files func(*testing.T, func(string, *ast.File)),
	allowed func(room, imported string, used func(line, by, what string)) bool, rules []rule, libraries []library,
) {
	t.Helper()
	used := uses{}
	files(t, func(file string, parsed *ast.File) {
		room := path.Dir(file)
		used["a file of "+room] = true
		for _, i := range parsed.Imports {
			imported, err := strconv.Unquote(i.Path.Value)
			if err != nil {
				t.Fatal(err)
			}
			if !allowed(room, imported, used.note) {
				t.Errorf("%s may not import %s", file, imported)
			}
		}
	})
	used.check(t, rules, libraries)
}

// TestRefused shows what the rules keep apart, with the reason.
func TestRefused(t *testing.T) {
	for _, c := range []struct{ room, imported, why string }{
		{"game/play/session", "passedpawn/game/engines/engine", "a session is given its players"},
		{"game/play/session", "passedpawn/game/variants", "a session is given its rules"},
		{"game/play/session", "passedpawn/settings", "what is below the window is told what is set"},
		{"game/play/session", "passedpawn/game/play/desk", "a session knows no files"},
		{"game/play/desk", "passedpawn/settings", "what is below the window is told what is set"},
		{"game/play/match", "passedpawn/game/records/pgn", "a match is played without files"},
		{"game/library", "passedpawn/game/play/session", "files are kept without a game in progress"},
		{"game/records/record", "passedpawn/game/chess/bitboard", "a record is of any game"},
		{"game/records/pgn", "passedpawn/game/chess/orthodox", "files are read over the fast board"},
		{"game/chess/bitboard", "passedpawn/game/chess/orthodox", "the fast board is tested against it"},
		{"game/shogi", "passedpawn/game/chess/bitboard", "shogi knows no chess"},
		{"game/teaching/review", "passedpawn/game/chess/bitboard", "any game can be reviewed"},
		{"game/teaching/lesson", "passedpawn/game/shogi", "a lesson can be on any game"},
		{"game/engines/variantengine", "passedpawn/game/chess/bitboard", "it plays any game"},
		{"game/engines/engine", "passedpawn/game/records/record", "an engine is asked for a move and knows no files"},
		{"game/engines/engine", "passedpawn/game/engines/uciclient", "the bundled engines start no process"},
		{"game/new", "passedpawn/game/play/match", "a new room knows only phrases and rules"},
		{"game/rules", "passedpawn/ui/i18n", "the game knows no window"},
		{"game/rules", "fyne.io/fyne/v2", "the game knows no window"},
		{"game/rules", "os/exec", "few rooms start processes"},
		{"game/chess/chess960", "github.com/notnil/chess", "one importer"},
		{"ui/board/boardmodel", "fyne.io/fyne/v2", "the board is tested without a window"},
		{"ui/platform/access", "fyne.io/fyne/v2", "what is in a window is described without widgets"},
		{"ui/platform/atspi", "fyne.io/fyne/v2", "screen readers are told without widgets"},
		{"ui/platform/msaa", "passedpawn/ui/platform/atspi", "bridges do not know each other"},
		{"ui/accessible", "passedpawn/ui/widgets", "any program with Fyne can be read"},
		{"ui/board/boardmodel", "passedpawn/ui/look", "the board is tested without a window"},
		{"ui/pages/gamelist/chores", "fyne.io/fyne/v2", "changes to many games are tested without a window"},
		{"ui/pages/gamelist/search", "fyne.io/fyne/v2", "searches are tested without a window"},
		{"ui/print/diagram", "fyne.io/fyne/v2/canvas", "pictures are drawn without a window"},
		{"ui/board/boardview", "passedpawn/game/play/session", "a board shows any position"},
		{"ui/pages/play", "passedpawn/ui/pages/gamelist", "pages do not know each other"},
		{"ui/pages/play", "passedpawn/game/engines/engine", "a page is given what thinks"},
		{"ui/pages/play", "passedpawn/game/library", "the window keeps the files"},
		{"ui/pages/matches", "passedpawn/game/engines/uciclient", "a page is given the engines"},
		{"ui/pages/new", "passedpawn/game/play/session", "a new page knows no game in progress"},
		{"ui", "passedpawn/game/engines/engine", "the window is given what thinks"},
		{"ui", "passedpawn/ui/board/boardview", "pages show boards"},
		{"ui", "fyne.io/fyne/v2/app", "one importer"},
		{"ui", "github.com/gofrs/new", "a new library needs a line"},
		{"ui/startup", "passedpawn/game/rules/rulestest", "what is for tests is not shipped"},
		{"ui/startup", "passedpawn/ui/testing/uitest", "what is for tests is not shipped"},
	} {
		if allowed(c.room, c.imported, func(string, string, string) {}) {
			t.Errorf("%s may import %s: %s", c.room, c.imported, c.why)
		}
	}
}
