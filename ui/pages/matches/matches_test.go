package matches

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/engines/engine"
	"passedpawn/game/engines/levels"
	"passedpawn/game/engines/tournament"
	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/play/task"
	"passedpawn/game/play/task/tasktest"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/game/variants"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/pagestest"
	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

// A desk is a page in a window, with what it did.
type desk struct {
	*Page
	t      *testing.T
	window fyne.Window
	posts  tasktest.Posts
	folder string
	opened []string
	begun  atomic.Int64 // players that were hired
	most   int64        // later ones never move
}

// quick plays any moves, and is sure that White wins. A waiting one thinks for ever.
type quick struct{ wait bool }

func (q quick) Think(ctx context.Context, asked player.Question) (player.Action, error) {
	if q.wait {
		<-ctx.Done()
		return player.Action{}, ctx.Err()
	}
	score := 2000
	if asked.Position().Turn() == rules.Black {
		score = -score
	}
	asked.Tell(player.Thought{Rank: 1, Depth: 1, Score: score})
	return player.Action{Move: asked.Position().Moves()[0]}, nil
}

// choices are levels of the lowest strength, so that games are fast, and another engine.
func choices(game string) (all []Choice) {
	if game == (shogi.Rules{}).ID() {
		return []Choice{{Name: phrase.Say("%v", "Hisui"), Level: true, Engine: tournament.Engine{Name: "Hisui", Spec: "level:1"}}}
	}

	for i := range 3 {
		e := tournament.Engine{Name: fmt.Sprintf("Passed Pawn level %d", i+1), Spec: fmt.Sprint("level:", i+1)}
		all = append(all, Choice{Name: phrase.Say("matches.level", i+1, phrase.Say(levels.Name(i+1)), engine.Level(i+1).Elo()), Level: true, Engine: e})
	}
	return append(all, Choice{Name: phrase.Say("%v", "Stockfish"), Engine: tournament.Engine{Name: "Stockfish", Spec: "stockfish"}})
}

func open(t *testing.T, mode string, percent int, size fyne.Size, folder string) *desk {
	t.Helper()
	a := uitest.NewApp(t)
	look.Apply(a.Settings(), mode, percent, false)
	d := &desk{t: t, window: a.NewWindow(""), posts: make(tasktest.Posts, 1000), folder: folder, most: 1000}
	s := settings.Default()
	s.Theme, s.TextSize = mode, percent
	d.Page = New(Config{
		Shell: pagestest.Shell{
			OnFocus: func(f fyne.Focusable) { d.window.Canvas().Focus(f) }, OnPost: d.posts.Post,
			OnAfter: func(w time.Duration, do func()) func() { return task.After(d.posts.Post, w, do) },
		},
		Games: []Game{{orthodox.Rules{}, "", phrase.Say("variants.chess")}, {shogi.Rules{}, "Shogi", phrase.Say("variants.shogi")}},
		Known: variants.All(), Pieces: look.NewPieces(s.Pieces, s.ShogiPieces), Folder: folder, AtOnce: 4, Engines: choices,
		Entrant: func(e tournament.Engine, _ string) (tournament.Entrant, error) {
			if e.Spec == "stockfish" {
				return tournament.Entrant{}, phrase.Errorf("entrants.unknown", e.Name)
			}
			return tournament.Entrant{New: func(uint64) (player.Thinker, error) {
				return quick{wait: d.begun.Add(1) > d.most}, nil
			}}, nil
		},
		AskFile: func(then func(string)) { then("../../../testdata/epd/openings-3moves.epd") },
		Open:    func(path string) { d.opened = append(d.opened, filepath.Base(path)) },
		OpenGame: func(path string, number int) {
			d.opened = append(d.opened, fmt.Sprint(filepath.Base(path), " ", number))
		},
	}, s)
	d.window.SetContent(d.Content())
	d.window.Resize(size)
	d.Return()
	d.until("the engines", func() bool { return len(d.form.choices) > 0 && !d.files.Busy() })
	t.Cleanup(func() {
		d.Stop()
		d.Wait()
	})
	return d
}

func (d *desk) until(what string, so func() bool) {
	d.t.Helper()
	d.posts.Until(d.t, what, so, func() string { return strings.Join(d.texts(), " | ") })
}

// texts are what can be read on the page.
func (d *desk) texts() (all []string) {
	for _, o := range test.LaidOutObjects(d.window.Content()) {
		switch o := o.(type) {
		case *widget.Label:
			if o.Visible() {
				all = append(all, o.Text)
			}
		case *widgets.Button:
			if o.Visible() {
				all = append(all, o.Text)
			}
		}
	}
	return all
}

func (d *desk) says(text string) bool {
	return slices.ContainsFunc(d.texts(), func(t string) bool { return strings.Contains(t, text) })
}

func (d *desk) press(id string) {
	d.t.Helper()
	for _, o := range test.LaidOutObjects(d.window.Content()) {
		if b, ok := o.(*widgets.Button); ok && b.Visible() && b.Text == i18n.T(id) {
			if b.Disabled() {
				d.t.Fatalf("%s is disabled", b.Text)
			}
			test.Tap(b)
			return
		}
	}
	d.t.Fatalf("no button %s among %q", i18n.T(id), d.texts())
}

// TestPausedAndContinued plays ten games, pauses after some of them, leaves the match,
// finds it as unfinished in another window, and plays the rest.
func TestPausedAndContinued(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "matches")
	d := open(t, "light", 100, fyne.NewSize(900, 700), folder)
	d.most = 2 * 4 // the fifth game never ends
	d.form.custom.SetText("600+1")
	d.press("matches.choose-openings")
	if !d.says("openings-3moves.epd") {
		t.Errorf("the openings are not named in %q", d.texts())
	}
	d.press("matches.start")
	d.until("four games", func() bool { return d.match != nil && len(d.match.results) == 4 })
	if d.Escape() {
		t.Error("Escape leaves a match that is being played")
	}
	d.press("matches.pause")
	d.until("the pause", func() bool { return !d.match.running() })
	if !d.says(i18n.T("matches.paused")) || d.match.err != nil {
		t.Errorf("it says %q, %v", d.texts(), d.match.err)
	}
	if said := strings.Join(d.Said(), "\n"); !strings.Contains(said, i18n.T("matches.paused")) || !strings.Contains(said, "1, Passed Pawn level ") {
		t.Errorf("by ear it says %q", said)
	}
	s := d.settings
	s.ByEar = true
	d.SetSettings(s)
	for key, says := range map[string]string{"e": "White: ", "v": "Not available here.", "D": "There are no more moves this way."} {
		if got := uitest.Hears(d, d.match.live.board, key); !strings.Contains(got, says) {
			t.Errorf("%s says %q, want %q", key, got, says)
		}
	}
	d.press("matches.other")
	d.until("the form", func() bool { return d.says(i18n.T("matches.unfinished")) })

	again := open(t, "light", 100, fyne.NewSize(900, 700), folder)
	again.until("the match", func() bool { return again.says(i18n.F("matches.of", 4, 10)) })
	again.press("common.go-on")
	again.until("the end", func() bool { return again.match != nil && len(again.match.results) == 10 && !again.match.running() })
	if !again.says(i18n.T("matches.over")) || again.match.stand.Cross[0][1].Pairs[2] != 5 {
		t.Errorf("it says %q", again.texts())
	}
	test.Tap(again.match.games.buttons[0])
	again.press("matches.all-games")
	if want := []string{again.name() + " 10", again.name()}; !slices.Equal(again.opened, want) {
		t.Errorf("opened %q, want %q", again.opened, want)
	}
	rounds := map[string]bool{}
	plan, results, err := tournament.Read(filepath.Join(folder, again.name()))
	for _, r := range results {
		rounds[r.Round()] = true
	}
	if err != nil || len(rounds) != 10 || len(plan.Openings) != 5 {
		t.Errorf("%d games in the file, %d openings, %v", len(rounds), len(plan.Openings), err)
	}
	if !again.Escape() || again.match != nil {
		t.Error("Escape does not leave a match that is over")
	}
	again.until("the earlier matches", func() bool { return again.says(i18n.T("matches.earlier")) })
}

// TestShogi chooses shogi, whose engines are others, and plays it.
func TestShogi(t *testing.T) {
	d := open(t, "light", 100, fyne.NewSize(900, 700), filepath.Join(t.TempDir(), "matches"))
	d.most = 0 // the first game never ends
	d.form.variant.SetSelectedIndex(1)
	d.until("the engines", func() bool { return len(d.form.choices) == 1 })
	d.press("matches.start")
	d.until("a move", func() bool { return d.begun.Load() > 0 })
	if p := d.match.store.Plan; p.Variant != "Shogi" || p.Resign.Score != 3000 || p.Engines[0].Name != "Hisui" || p.Engines[1].Spec != "level:1" {
		t.Errorf("it plays %+v", p)
	}
	if got := d.match.live.shape; got.Files != 9 {
		t.Errorf("the board is %+v", got)
	}
	d.press("matches.pause")
	d.until("the pause", func() bool { return !d.match.running() })
	if d.match.err != nil {
		t.Error(d.match.err)
	}
}

// TestStopped stops a match after four of ten games. It is among the earlier matches then,
// opens without being played, and can still be continued to its end.
func TestStopped(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "matches")
	d := open(t, "light", 100, fyne.NewSize(900, 700), folder)
	d.most = 2 * 4 // the fifth game never ends
	d.form.custom.SetText("600+1")
	d.press("matches.start")
	d.until("four games", func() bool { return d.match != nil && len(d.match.results) == 4 })
	d.press("matches.stop")
	d.until("the end", func() bool { return !d.match.running() })
	if !d.says(i18n.T("matches.stopped")) || !d.match.stop.Disabled() || d.match.err != nil {
		t.Errorf("it says %q, %v", d.texts(), d.match.err)
	}
	d.press("matches.other")
	d.until("the earlier matches", func() bool { return d.says(i18n.T("matches.earlier")) })
	if d.says(i18n.T("matches.unfinished")) {
		t.Errorf("it says %q", d.texts())
	}

	again := open(t, "light", 100, fyne.NewSize(900, 700), folder)
	again.until("the match", func() bool { return again.says(i18n.F("matches.of", 4, 10)) })
	again.press("matches.show")
	again.until("the stopped match", func() bool { return again.match != nil && again.says(i18n.T("matches.stopped")) })
	if again.match.running() || len(again.match.results) != 4 {
		t.Errorf("it says %q", again.texts())
	}
	again.press("common.go-on")
	again.until("the last game", func() bool { return len(again.match.results) == 10 && !again.match.running() })
	if !again.says(i18n.T("matches.over")) || tournament.Stopped(again.match.store.Path()) {
		t.Errorf("it says %q", again.texts())
	}
}

// TestStoppedWhilePaused stops a match that nothing plays.
func TestStoppedWhilePaused(t *testing.T) {
	folder := t.TempDir()
	d := open(t, "light", 100, fyne.NewSize(900, 700), folder)
	d.show(written(t, folder, 2, some[:4]...))
	d.press("matches.stop")
	d.until("the end", func() bool { return !d.match.running() })
	if !d.says(i18n.T("matches.stopped")) || !tournament.Stopped(d.match.store.Path()) {
		t.Errorf("it says %q", d.texts())
	}
}

// name returns the name of the file of the match.
func (d *desk) name() string { return filepath.Base(d.match.store.Path()) }

// TestRefused checks what is said of a match that cannot begin, and of an engine that is
// no longer known.
func TestRefused(t *testing.T) {
	d := open(t, "light", 100, fyne.NewSize(900, 700), t.TempDir())
	d.form.custom.SetText("soon")
	d.press("matches.start")
	if !d.says("soon") || d.match != nil {
		t.Errorf("it says %q", d.texts())
	}
	if left, _ := os.ReadDir(d.folder); len(left) > 0 {
		t.Errorf("it leaves %v", left)
	}
	test.Tap(d.form.chips[0])
	if d.form.custom.Text != "" || d.form.request.control != controls[0] {
		t.Errorf("%+v", d.form.request)
	}
	d.form.lists[1].SetSelectedIndex(3)
	d.press("matches.start")
	d.until("the refusal", func() bool { return d.match != nil && !d.match.running() && d.match.err != nil })
	if !d.says("Stockfish is not in your list") {
		t.Errorf("it says %q", d.texts())
	}
}

// TestEngines adds and removes engines; three can be a gauntlet.
func TestEngines(t *testing.T) {
	d := open(t, "light", 100, fyne.NewSize(900, 700), t.TempDir())
	if d.form.format.Visible() {
		t.Error("two engines have a choice of who plays whom")
	}
	d.press("matches.add-engine")
	if !d.form.format.Visible() || len(d.form.lists) != 3 {
		t.Errorf("it says %q", d.texts())
	}
	d.form.request.format = tournament.Gauntlet
	p := d.form.plan(time.Unix(0, 0))
	if err := p.Check(); err != nil || p.Games() != 20 {
		t.Errorf("%d games, %v", p.Games(), err)
	}
	d.press("matches.remove-engine")
	if p := d.form.plan(time.Unix(0, 0)); p.Format != tournament.RoundRobin || len(p.Engines) != 2 {
		t.Errorf("%+v", p)
	}
}

// written writes a match with results into a folder.
func written(t *testing.T, folder string, engines int, results ...string) string {
	t.Helper()
	p := tournament.Plan{Format: tournament.RoundRobin, Control: "10+0.1", Rounds: 30, Event: "Passed Pawn level 1 - Stockfish"}
	for _, name := range []string{"Passed Pawn level 1", "Stockfish 15.1 with a long name", "Passed Pawn level 3"}[:engines] {
		p.Engines = append(p.Engines, tournament.Engine{Name: name})
	}
	path := filepath.Join(folder, "m.pgn")
	if err := tournament.Create(path, p); err != nil {
		t.Fatal(err)
	}
	text := ""
	for i, r := range results {
		g := p.Schedule()[i]
		text += fmt.Sprintf("[Event \"x\"]\n[Round %q]\n[White %q]\n[Black %q]\n[Result %q]\n[Termination %q]\n\n1. e4 %s\n\n", g.Round(), p.Engines[g.White].Name,
			p.Engines[g.Black].Name, r, map[bool]string{true: "time forfeit", false: "normal"}[i == 2], r)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// show shows a match that is not being played.
func (d *desk) show(path string) {
	d.t.Helper()
	s, err := tournament.Open(path)
	if err != nil {
		d.t.Fatal(err)
	}
	d.t.Cleanup(func() { _ = s.Close() })
	d.open(s, 1)
}

var some = []string{"1-0", "0-1", "1/2-1/2", "0-1", "1-0", "1-0", "1/2-1/2", "1-0", "0-1", "1-0"}

func TestLooks(t *testing.T) {
	for name, tt := range map[string]struct {
		mode    string
		percent int
		size    fyne.Size
		scale   float32
		engines int // of a match, 0 for the form
	}{
		"form-light": {"light", 100, fyne.NewSize(1120, 760), 1, 0}, "form-dark-narrow": {"dark", 100, fyne.NewSize(480, 700), 1, 0},
		"form-large": {"light", 200, fyne.NewSize(480, 700), 1, 0}, "match-light-narrow": {"light", 100, fyne.NewSize(480, 700), 1, 2},
		"match-dark": {"dark", 100, fyne.NewSize(1120, 760), 1, 3}, "match-double": {"light", 100, fyne.NewSize(640, 450), 2, 2},
		"match-large": {"dark", 200, fyne.NewSize(480, 700), 1, 3},
	} {
		folder := t.TempDir()
		path := written(t, folder, max(tt.engines, 2), slices.Repeat(some, 5)...)
		d := open(t, tt.mode, tt.percent, tt.size, folder)
		if tt.engines > 0 {
			d.show(path)
		}
		d.window.Canvas().Unfocus()
		d.window.Canvas().(interface{ SetScale(float32) }).SetScale(tt.scale)
		test.AssertRendersToImage(t, name+".png", d.window.Canvas())
	}
}
