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
	".":                  "ui/startup",
	"assets":             "",
	"settings":           "game/atomicfile game/phrase xdg toml",
	"game":               "",
	"game/atomicfile":    "game/phrase unix",
	"game/phrase":        "assets text",
	"game/rules":         "game/phrase",
	"game/orthodox":      "game/bitboard game/board game/phrase game/rules game/convert game/san game/unwinnable notnil",
	"game/unread":        "game/phrase game/rules",
	"game/san":           "game/phrase game/rules",
	"game/chess960":      "game/bitboard game/board game/convert game/orthodox game/phrase game/rules game/san game/unwinnable",
	"game/bitboard":      "game/phrase game/rules",
	"game/board":         "game/rules",
	"game/shogiboard":    "game/phrase game/rules",
	"game/shogi":         "game/phrase game/rules game/shogiboard",
	"game/shogimate":     "game/shogiboard",
	"game/mate":          "",
	"game/shogiengine":   "game/shogimate game/clock game/player game/rules game/shogi game/shogiboard game/mate",
	"game/altpromo":      "game/board game/phrase game/rules",
	"game/variantengine": "game/board game/clock game/player game/rules game/mate",
	"game/player":        "game/clock game/rules",
	"game/convert":       "game/bitboard game/phrase game/rules",
	"game/engine":        "game/bitboard game/clock game/player game/rules game/convert game/mate",
	"game/calibrate":     "game/bitboard game/clock game/engine game/orthodox game/pgn game/rules",
	"game/record":        "game/phrase game/rules",
	"game/claims":        "game/shogi game/shogiboard game/shogimate game/bitboard game/convert game/phrase game/rules game/unwinnable",
	"game/clock":         "game/phrase game/rules",
	"game/pasted":        "game/editor game/gamefile game/kifu game/pgn game/record game/rules",
	"game/pgn":           "game/bitboard game/phrase game/record game/rules game/convert text",
	"game/openfile":      "game/phrase",
	"game/pattern":       "game/bitboard game/convert game/pgn game/record game/rules",
	"game/plain":         "",
	"game/kifu":          "game/clock game/pgn game/phrase game/record game/rules game/shogi",
	"game/gamefile":      "game/kifu game/pgn game/phrase game/record game/rules",
	"game/pgncheck":      "game/gamefile game/kifu game/openfile game/pgn game/plain game/record game/rules game/variants",
	"game/longtest":      "",
	"game/tunetest":      "",
	"game/match":         "game/clock game/phrase game/player game/record game/rules",
	"game/opening":       "game/bitboard",
	"game/names":         "text",
	"game/review":        "game/clock game/phrase game/player game/record game/rules",
	"game/unwinnable":    "game/bitboard",
	"game/session":       "game/claims game/clock game/law game/match game/pgn game/phrase game/player game/record game/review game/rules",
	"game/polyglot":      "game/bitboard game/openfile game/phrase",
	"game/report":        "game/bitboard game/clock game/convert game/index game/pgn game/phrase game/rules",
	"game/index":         "game/bitboard game/opening game/pgn game/rules game/convert game/pattern",
	"game/law":           "game/bitboard game/convert game/phrase game/rules game/unwinnable",
	"game/lesson":        "game/law game/phrase game/rules",
	"game/tsume":         "game/law game/phrase game/rules game/shogi game/shogiboard game/shogimate",
	"game/library":       "game/atomicfile game/gamefile game/index game/kifu game/names game/opening game/openfile game/pgn game/phrase game/record game/rules flock text",
	"game/tournament":    "game/atomicfile game/clock game/pgn game/phrase game/player game/record game/rules flock",
	"game/matchcommand":  "game/openfile game/rules game/tournament game/variants",
	"ui/reports":         "game/atomicfile game/pgn game/phrase game/plain game/record game/report settings ui/i18n ui/look ui/task fyne",
	"ui/matches":         "game/clock game/openfile game/phrase game/rules game/tournament settings ui/boardview ui/form ui/look ui/task ui/i18n fyne",
	"ui/entrants":        "game/phrase game/player game/rules game/tournament game/uciclient settings ui/opponents",
	"game/editor":        "game/board game/phrase game/rules",
	"game/variants":      "game/altpromo game/chess960 game/orthodox game/phrase game/rules game/shogi game/unread",
	"game/uciclient":     "game/clock game/convert game/phrase game/player game/rules os/exec unix windows",
	"game/uci":           "game/variantengine game/shogi game/shogiengine game/shogimate game/shogiboard game/bitboard game/board game/clock game/engine game/player game/rules game/variants game/mate",
	"ui/boardmodel":      "game/rules",
	"ui/diagram":         "game/rules ui/boardmodel pixels svg",
	"ui/booklet":         "game/pgn game/record game/rules ui/diagram gopdf pixels",
	"ui/filedialog":      "dbus zenity",
	"ui/clippicture":     "game/phrase clipboard",
	"ui/export":          "assets game/pgn game/phrase game/record game/rules settings ui/booklet ui/diagram ui/i18n ui/look fyne game/report",
	"ui/i18n":            "game/phrase game/rules fyne",
	"ui/look":            "assets game/phrase game/rules ui/diagram fyne svg",
	"ui/boardview":       "game/phrase game/rules ui/boardmodel ui/look ui/i18n fyne",
	"ui/notation":        "game/plain game/record game/rules ui/look ui/task ui/i18n fyne",
	"ui/play":            "game/clock game/law game/match game/pgn game/phrase game/plain game/player game/record game/review game/rules game/session settings ui/boardmodel ui/boardview ui/graph ui/look ui/notation ui/sound ui/task ui/i18n fyne",
	"ui/graph":           "game/review ui/look ui/i18n fyne",
	"ui/exercises":       "game/rules settings ui/boardview ui/i18n ui/look fyne",
	"ui/learn":           "game/law game/lesson game/phrase game/rules settings ui/boardmodel ui/boardview ui/exercises ui/look ui/task ui/i18n fyne",
	"ui/tsume":           "game/law game/rules game/tsume settings ui/boardview ui/exercises ui/look ui/task ui/i18n fyne",
	"ui/editor":          "game/editor game/phrase game/rules settings ui/boardview ui/look ui/i18n fyne",
	"ui/form":            "ui/look fyne",
	"ui/engines":         "game/phrase game/uciclient settings ui/form ui/i18n ui/look ui/opponents ui/task fyne",
	"ui/preferences":     "game/phrase game/rules settings ui/boardview ui/form ui/look ui/ownlook ui/i18n fyne",
	"ui/ownlook":         "game/openfile game/phrase game/rules ui/look",
	"ui/gamelist":        "settings game/atomicfile game/convert game/gamefile game/index game/kifu game/law game/library game/names game/pgn game/phrase game/plain game/polyglot game/rules ui/boardview ui/dialogs ui/look ui/task ui/i18n fyne game/pattern game/record ui/boardsearch ui/form game/report",
	"ui/boardsearch":     "game/pattern game/rules settings ui/boardmodel ui/boardview ui/form ui/i18n ui/look fyne",
	"ui/dialogs":         "game/plain ui/look ui/i18n fyne",
	"ui/sound":           "assets",
	"ui/speaker":         "ui/sound ui/task oto",
	"ui/singleinstance":  "ui/task flock windows",
	"ui/startuperror":    "os/exec windows",
	"ui/task":            "",
	"ui/uitest":          "fyne",
	"ui/notray":          "",
	"ui/e2e":             "",
	"ui/packaging":       "",
	"ui/opponents":       "settings game/rules game/variants game/variantengine game/engine game/phrase game/player game/session game/shogi game/shogiengine",
	"ui/startup":         "assets settings game/engine game/lesson game/library game/matchcommand game/opening game/orthodox game/pgncheck game/phrase game/plain game/rules game/tournament game/tsume game/convert game/uci game/uciclient game/variants ui ui/entrants ui/clippicture ui/filedialog ui/singleinstance ui/startuperror ui/look ui/matches ui/opponents ui/speaker ui/task ui/i18n fyne fyne/app",
	"ui":                 "assets game/atomicfile game/clock game/gamefile game/index game/kifu game/lesson game/library game/match game/pasted game/openfile game/pgn game/phrase game/plain game/player game/record game/rules game/session game/tournament game/tsume game/uciclient game/variants settings ui/diagram ui/dialogs ui/export ui/filedialog ui/learn ui/look ui/matches ui/ownlook ui/play ui/preferences ui/editor ui/engines ui/gamelist ui/opponents ui/sound ui/task ui/tsume ui/i18n fyne text game/report ui/reports",

	"game/pgn/pgntest":           "",
	"game/polyglot/polyglottest": "game/bitboard game/polyglot",
	"game/clock/clocktest":       "",
	"game/match/matchtest":       "game/orthodox game/pgn game/record game/rules game/variants",
	"game/rules/rulestest":       "game/board game/rules os/exec",
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
