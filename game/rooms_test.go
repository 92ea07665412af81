package game

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// rooms says what each package may import besides the standard library. A
// package without a line here fails the test.
var rooms = map[string]string{
	".":                             "ui/startup",
	"assets":                        "",
	"settings":                      "game/files/atomicfile game/phrase xdg toml",
	"game":                          "",
	"game/files/atomicfile":         "game/phrase unix",
	"game/phrase":                   "assets text",
	"game/rules":                    "game/phrase",
	"game/chess/orthodox":           "game/chess/bitboard game/rules/board game/phrase game/rules game/chess/convert game/chess/san game/chess/unwinnable notnil",
	"game/variants/unread":          "game/phrase game/rules",
	"game/chess/san":                "game/phrase game/rules",
	"game/chess/chess960":           "game/chess/bitboard game/rules/board game/chess/convert game/chess/orthodox game/phrase game/rules game/chess/san game/chess/unwinnable",
	"game/chess/bitboard":           "game/phrase game/rules",
	"game/rules/board":              "game/rules",
	"game/shogi/shogiboard":         "game/phrase game/rules",
	"game/shogi":                    "game/phrase game/rules game/shogi/shogiboard",
	"game/shogi/shogimate":          "game/shogi/shogiboard",
	"game/engines/mate":             "",
	"game/engines/shogiengine":      "game/shogi/shogimate game/play/clock game/play/player game/rules game/shogi game/shogi/shogiboard game/engines/mate",
	"game/variants/altpromo":        "game/rules/board game/phrase game/rules",
	"game/engines/variantengine":    "game/rules/board game/play/clock game/play/player game/rules game/engines/mate",
	"game/play/player":              "game/play/clock game/rules",
	"game/chess/convert":            "game/chess/bitboard game/phrase game/rules",
	"game/engines/engine":           "game/chess/bitboard game/play/clock game/play/player game/rules game/chess/convert game/engines/mate",
	"game/testing/calibrate":        "game/chess/bitboard game/play/clock game/engines/engine game/chess/orthodox game/records/pgn game/rules",
	"game/records/record":           "game/phrase game/rules",
	"game/teaching/claims":          "game/shogi game/shogi/shogiboard game/shogi/shogimate game/chess/bitboard game/chess/convert game/phrase game/rules game/chess/unwinnable",
	"game/play/clock":               "game/phrase game/rules",
	"game/records/pasted":           "game/editor game/records/gamefile game/records/kifu game/records/pgn game/records/record game/rules",
	"game/records/pgn":              "game/chess/bitboard game/phrase game/records/record game/rules game/chess/convert text",
	"game/files/openfile":           "game/phrase",
	"game/library/pattern":          "game/chess/bitboard game/chess/convert game/records/pgn game/records/record game/rules",
	"game/files/plain":              "",
	"game/records/kifu":             "game/play/clock game/records/pgn game/phrase game/records/record game/rules game/shogi",
	"game/records/gamefile":         "game/records/kifu game/records/pgn game/phrase game/records/record game/rules",
	"game/records/pgncheck":         "game/records/gamefile game/records/kifu game/files/openfile game/records/pgn game/files/plain game/records/record game/rules game/variants",
	"game/testing/longtest":         "",
	"game/testing/tunetest":         "",
	"game/play/match":               "game/play/clock game/phrase game/play/player game/records/record game/rules",
	"game/chess/opening":            "game/chess/bitboard",
	"game/library/names":            "text",
	"game/teaching/review":          "game/play/clock game/phrase game/play/player game/records/record game/rules",
	"game/chess/unwinnable":         "game/chess/bitboard",
	"game/play/session":             "game/teaching/claims game/play/clock game/chess/law game/play/match game/records/pgn game/phrase game/play/player game/records/record game/teaching/review game/rules",
	"game/chess/polyglot":           "game/chess/bitboard game/files/openfile game/phrase",
	"game/library/report":           "game/chess/bitboard game/play/clock game/chess/convert game/library/index game/records/pgn game/phrase game/rules",
	"game/library/index":            "game/chess/bitboard game/chess/opening game/records/pgn game/rules game/chess/convert game/library/pattern",
	"game/chess/law":                "game/chess/bitboard game/chess/convert game/phrase game/rules game/chess/unwinnable",
	"game/teaching/lesson":          "game/chess/law game/phrase game/rules",
	"game/teaching/tsume":           "game/chess/law game/phrase game/rules game/shogi game/shogi/shogiboard game/shogi/shogimate",
	"game/library":                  "game/files/atomicfile game/records/gamefile game/library/index game/records/kifu game/library/names game/chess/opening game/files/openfile game/records/pgn game/phrase game/records/record game/rules flock text",
	"game/engines/tournament":       "game/files/atomicfile game/play/clock game/records/pgn game/phrase game/play/player game/records/record game/rules flock",
	"game/engines/matchcommand":     "game/files/openfile game/rules game/engines/tournament game/variants",
	"ui/pages/reports":              "game/files/atomicfile game/records/pgn game/phrase game/files/plain game/records/record game/library/report settings ui/i18n ui/look ui/task fyne",
	"ui/pages/matches":              "game/play/clock game/files/openfile game/phrase game/rules game/engines/tournament settings ui/board/boardview ui/form ui/look ui/task ui/i18n fyne",
	"ui/players/entrants":           "game/phrase game/play/player game/rules game/engines/tournament game/engines/uciclient settings ui/players/opponents",
	"game/editor":                   "game/rules/board game/phrase game/rules",
	"game/variants":                 "game/variants/altpromo game/chess/chess960 game/chess/orthodox game/phrase game/rules game/shogi game/variants/unread",
	"game/engines/uciclient":        "game/play/clock game/chess/convert game/phrase game/play/player game/rules os/exec unix windows",
	"game/engines/uci":              "game/engines/variantengine game/shogi game/engines/shogiengine game/shogi/shogimate game/shogi/shogiboard game/chess/bitboard game/rules/board game/play/clock game/engines/engine game/play/player game/rules game/variants game/engines/mate",
	"ui/board/boardmodel":           "game/rules",
	"ui/print/diagram":              "game/rules ui/board/boardmodel pixels svg",
	"ui/print/booklet":              "game/records/pgn game/records/record game/rules ui/print/diagram gopdf pixels",
	"ui/platform/filedialog":        "dbus zenity",
	"ui/platform/clippicture":       "game/phrase clipboard",
	"ui/print/export":               "assets game/records/pgn game/phrase game/records/record game/rules settings ui/print/booklet ui/print/diagram ui/i18n ui/look fyne game/library/report",
	"ui/i18n":                       "game/phrase game/rules fyne",
	"ui/look":                       "assets game/phrase game/rules ui/print/diagram fyne svg",
	"ui/board/boardview":            "game/phrase game/rules ui/board/boardmodel ui/look ui/i18n fyne",
	"ui/board/notation":             "game/files/plain game/records/record game/rules ui/look ui/task ui/i18n fyne",
	"ui/pages/play":                 "game/play/clock game/chess/law game/play/match game/records/pgn game/phrase game/files/plain game/play/player game/records/record game/teaching/review game/rules game/play/session settings ui/board/boardmodel ui/board/boardview ui/board/graph ui/look ui/board/notation ui/platform/sound ui/task ui/i18n fyne",
	"ui/board/graph":                "game/teaching/review ui/look ui/i18n fyne",
	"ui/pages/exercises":            "game/rules settings ui/board/boardview ui/i18n ui/look fyne",
	"ui/pages/learn":                "game/chess/law game/teaching/lesson game/phrase game/rules settings ui/board/boardmodel ui/board/boardview ui/pages/exercises ui/look ui/task ui/i18n fyne",
	"ui/pages/tsume":                "game/chess/law game/rules game/teaching/tsume settings ui/board/boardview ui/pages/exercises ui/look ui/task ui/i18n fyne",
	"ui/pages/editor":               "game/editor game/phrase game/rules settings ui/board/boardview ui/look ui/i18n fyne",
	"ui/form":                       "ui/look fyne",
	"ui/pages/engines":              "game/phrase game/engines/uciclient settings ui/form ui/i18n ui/look ui/players/opponents ui/task fyne",
	"ui/pages/preferences":          "game/phrase game/rules settings ui/board/boardview ui/form ui/look ui/look/ownlook ui/i18n fyne",
	"ui/look/ownlook":               "game/files/openfile game/phrase game/rules ui/look",
	"ui/pages/gamelist":             "settings game/files/atomicfile game/chess/convert game/records/gamefile game/library/index game/records/kifu game/chess/law game/library game/library/names game/records/pgn game/phrase game/files/plain game/chess/polyglot game/rules ui/board/boardview ui/dialogs ui/look ui/task ui/i18n fyne game/library/pattern game/records/record ui/pages/gamelist/boardsearch ui/form game/library/report",
	"ui/pages/gamelist/boardsearch": "game/library/pattern game/rules settings ui/board/boardmodel ui/board/boardview ui/form ui/i18n ui/look fyne",
	"ui/dialogs":                    "game/files/plain ui/look ui/i18n fyne",
	"ui/platform/sound":             "assets",
	"ui/platform/speaker":           "ui/platform/sound ui/task oto",
	"ui/platform/singleinstance":    "ui/task flock windows",
	"ui/platform/startuperror":      "os/exec windows",
	"ui/task":                       "",
	"ui/testing/uitest":             "fyne",
	"ui/platform/notray":            "",
	"ui/testing/e2e":                "",
	"ui/testing/packaging":          "",
	"ui/players/opponents":          "settings game/rules game/variants game/engines/variantengine game/engines/engine game/phrase game/play/player game/play/session game/shogi game/engines/shogiengine",
	"ui/startup":                    "assets settings game/engines/engine game/teaching/lesson game/library game/engines/matchcommand game/chess/opening game/chess/orthodox game/records/pgncheck game/phrase game/files/plain game/rules game/engines/tournament game/teaching/tsume game/chess/convert game/engines/uci game/engines/uciclient game/variants ui ui/players/entrants ui/platform/clippicture ui/platform/filedialog ui/platform/singleinstance ui/platform/startuperror ui/look ui/pages/matches ui/players/opponents ui/platform/speaker ui/task ui/i18n fyne fyne/app",
	"ui":                            "assets game/files/atomicfile game/play/clock game/records/gamefile game/library/index game/records/kifu game/teaching/lesson game/library game/play/match game/records/pasted game/files/openfile game/records/pgn game/phrase game/files/plain game/play/player game/records/record game/rules game/play/session game/engines/tournament game/teaching/tsume game/engines/uciclient game/variants settings ui/print/diagram ui/dialogs ui/print/export ui/platform/filedialog ui/pages/learn ui/look ui/pages/matches ui/look/ownlook ui/pages/play ui/pages/preferences ui/pages/editor ui/pages/engines ui/pages/gamelist ui/players/opponents ui/platform/sound ui/task ui/pages/tsume ui/i18n fyne text game/library/report ui/pages/reports",

	"game/records/pgn/pgntest":         "",
	"game/chess/polyglot/polyglottest": "game/chess/bitboard game/chess/polyglot",
	"game/play/clock/clocktest":        "",
	"game/play/match/matchtest":        "game/chess/orthodox game/records/pgn game/records/record game/rules game/variants",
	"game/rules/rulestest":             "game/rules/board game/rules os/exec",
}

// names shorten the libraries; the longest prefix counts.
var names = []struct{ prefix, name string }{
	{"fyne.io/fyne/v2/app", "fyne/app"},
	{"fyne.io/fyne/v2", "fyne"},
	{"github.com/notnil/chess", "notnil"},
	{"github.com/adrg/xdg", "xdg"},
	{"github.com/pelletier/go-toml/v2", "toml"},
	{"github.com/gofrs/flock", "flock"},
	{"golang.org/x/text", "text"},
	{"github.com/ebitengine/oto/v3", "oto"},
	{"golang.org/x/sys/unix", "unix"},
	{"golang.org/x/sys/windows", "windows"},
	{"github.com/fyne-io/oksvg", "svg"},
	{"github.com/srwiley/rasterx", "svg"},
	{"golang.org/x/image", "pixels"},
	{"github.com/signintech/gopdf", "gopdf"},
	{"github.com/godbus/dbus/v5", "dbus"},
	{"github.com/ncruces/zenity", "zenity"},
	{"golang.design/x/clipboard", "clipboard"},
}

func short(imported string) (name string, std bool) {
	if rest, ours := strings.CutPrefix(imported, "passedpawn/"); ours {
		return rest, false
	}
	for _, n := range names {
		if imported == n.prefix || strings.HasPrefix(imported, n.prefix+"/") {
			return n.name, false
		}
	}
	first, _, _ := strings.Cut(imported, "/")
	return imported, !strings.Contains(first, ".")
}

// sources calls do with every source file that is no test.
func sources(t *testing.T, do func(file string, parsed *ast.File)) {
	t.Helper()
	err := filepath.WalkDir("..", func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == "testdata" || strings.HasPrefix(d.Name(), ".") && d.Name() != "..") {
			return filepath.SkipDir
		}
		if !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
			return nil
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err == nil {
			do(strings.TrimPrefix(filepath.ToSlash(file), "../"), parsed)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func TestRooms(t *testing.T) {
	seen := map[string]bool{}
	sources(t, func(file string, parsed *ast.File) {
		room := path.Dir(file)
		seen[room] = true
		allowed, known := rooms[room]
		if !known {
			t.Errorf("%s has no line in rooms", room)
			return
		}
		for _, i := range parsed.Imports {
			imported, err := strconv.Unquote(i.Path.Value)
			if err != nil {
				t.Fatal(err)
			}
			name, std := short(imported)
			if std && imported != "os/exec" || slices.Contains(strings.Fields(allowed), name) {
				continue
			}
			t.Errorf("%s may not import %s", file, imported)
		}
	})
	for room := range rooms {
		if !seen[room] {
			t.Errorf("%s has a line in rooms and no code", room)
		}
	}
}

// TestOneWayOntoFynesThread keeps fyne.Do in ui/startup, once.
func TestOneWayOntoFynesThread(t *testing.T) {
	said := map[string]int{}
	sources(t, func(file string, parsed *ast.File) {
		ast.Inspect(parsed, func(n ast.Node) bool {
			if sel, ok := n.(*ast.SelectorExpr); ok && strings.HasPrefix(sel.Sel.Name, "Do") {
				if x, ok := sel.X.(*ast.Ident); ok && x.Name == "fyne" {
					said[file]++
				}
			}
			return true
		})
	})
	if len(said) != 1 || said["ui/startup/window.go"] != 1 {
		t.Errorf("fyne.Do is said in %v, want once in ui/startup/window.go", said)
	}
}

// TestTopLevel keeps main.go the only Go file at the top.
func TestTopLevel(t *testing.T) {
	found, err := filepath.Glob("../*.go")
	if err != nil || len(found) != 1 || filepath.Base(found[0]) != "main.go" {
		t.Errorf("%v: the top level holds %v, want main.go alone", err, found)
	}
}
