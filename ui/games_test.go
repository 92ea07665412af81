package ui

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/game/play/match"
	"passedpawn/game/play/session"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/ui/board/boardmodel"
)

// TestTheLevelFollowsTheResults checks what the end of a game does to the level.
func TestTheLevelFollowsTheResults(t *testing.T) {
	d := open(t, t.TempDir())
	d.newGames.setups.levels = func(string) []session.Level { return make([]session.Level, 5) } // results lead to the fourth
	s := d.settings
	s.Level, s.Adapt = 3, true
	d.change(s)
	black := [2]bool{rules.Black: true}
	both := [2]bool{true, true}
	for _, tt := range []struct {
		human  [2]bool
		result rules.Result
		want   int
	}{
		{black, rules.BlackWins, 4},
		{black, rules.BlackWins, 4}, // there is no higher level
		{black, rules.Drawn, 4},
		{both, rules.WhiteWins, 4},
		{black, rules.WhiteWins, 3},
		{black, rules.WhiteWins, 2},
		{black, rules.WhiteWins, 1},
		{black, rules.WhiteWins, 1},
	} {
		d.newGames.adapt(match.Snapshot{Record: &record.Record{}, Human: tt.human, Outcome: rules.Outcome{Result: tt.result}})
		if d.settings.Level != tt.want {
			t.Errorf("after %s for %v the level is %d, want %d", tt.result, tt.human, d.settings.Level, tt.want)
		}
	}
	if d.says("The level follows your results: your next game is at level 1."); d.settings.ClimbLevel != 2 {
		t.Errorf("games of chess have moved another level to %d", d.settings.ClimbLevel)
	}
	climbs := &record.Record{Rules: "apc-timur"}
	if d.newGames.adapt(match.Snapshot{Record: climbs, Human: black, Outcome: rules.Outcome{Result: rules.BlackWins}}); d.settings.Level != 1 ||
		d.settings.ClimbLevel != 3 {
		t.Errorf("after a win in another game the levels are %d and %d", d.settings.Level, d.settings.ClimbLevel)
	}
	shogi := &record.Record{Rules: "shogi-24"}
	if d.newGames.adapt(match.Snapshot{Record: shogi, Human: black, Outcome: rules.Outcome{Result: rules.BlackWins}}); d.settings.ClimbLevel != 3 ||
		d.settings.ShogiLevel != 3 {
		t.Errorf("after a win in shogi the levels are %d and %d", d.settings.ClimbLevel, d.settings.ShogiLevel)
	}
	s = d.settings
	s.Adapt = false
	d.change(s)
	if d.newGames.adapt(match.Snapshot{Record: &record.Record{}, Human: black, Outcome: rules.Outcome{Result: rules.BlackWins}}); d.settings.Level != 1 {
		t.Error("a fixed level moved")
	}
}

// TestTheGamePlayedLastIsOfferedFirst checks what the new-game dialog starts with.
func TestTheGamePlayedLastIsOfferedFirst(t *testing.T) {
	d := open(t, t.TempDir())
	if d.newGames.setups.last() != 0 || d.setup().Variant != "" {
		t.Errorf("game %d, %q without a choice", d.newGames.setups.last(), d.setup().Variant)
	}
	for i, name := range map[int]string{3: d.config.Play.Games[3].Name, 0: "no such game"} {
		s := d.settings
		s.Variant = name
		d.change(s)
		if got := d.setup().Variant; d.newGames.setups.last() != i || got != d.newGames.setups.variant(i) {
			t.Errorf("after %s: game %d, %q", name, d.newGames.setups.last(), got)
		}
	}
}

// TestMateProblems opens the problems from the menu, solves one, and finds it marked.
func TestMateProblems(t *testing.T) {
	d := open(t, t.TempDir())
	menuItem(t, d, "Learn", "Shogi mate problems").Action()
	if d.board() != nil {
		t.Error("the list of problems takes a board's keys")
	}
	d.tsume.Open(0)
	if d.board() != fyne.Focusable(boardOf(d.tsume)) {
		t.Error("the problem's board gets no keys")
	}
	gold := rules.InHand(rules.Piece{Side: rules.White, Kind: "gold"})
	for _, at := range []rules.Spot{gold, rules.On(rules.Sq(4, 7))} {
		boardOf(d.tsume).Do(boardmodel.Press{At: at})
		boardOf(d.tsume).Do(boardmodel.Release{At: at})
	}
	if got := (<-d.saved).Solved; !slices.Equal(got, []string{d.config.Teaching.Problems[0].ID()}) {
		t.Errorf("solved %v", got)
	}
	d.escape()
	if d.escape(); !d.onBoard() {
		t.Error("there is no way back")
	}
}

// TestLearning opens the lessons from the menu, completes one, and finds it marked.
func TestLearning(t *testing.T) {
	d := open(t, t.TempDir())
	menuItem(t, d, "Learn", "Learn the rules").Action()
	if d.board() != nil {
		t.Error("the list of lessons takes a board's keys")
	}
	d.learn.Open(0)
	if d.board() != fyne.Focusable(boardOf(d.learn)) {
		t.Error("the lesson's board gets no keys")
	}
	for _, at := range []rules.Spot{rules.On(rules.Sq(0, 1)), rules.On(rules.Sq(0, 3))} {
		boardOf(d.learn).Do(boardmodel.Press{At: at})
		boardOf(d.learn).Do(boardmodel.Release{At: at})
	}
	if got := (<-d.saved).Learnt; !slices.Equal(got, []string{"steps"}) {
		t.Errorf("learnt %v", got)
	}
	d.toBoard()
	if !d.onBoard() {
		t.Error("there is no way back")
	}
}

// menuItem finds an item by its menu and its label, without the ellipsis. It may be in a
// submenu.
func menuItem(t testing.TB, d *rig, menu, label string) *fyne.MenuItem {
	t.Helper()
	for _, m := range d.menus.main.Items {
		if i, ok := labelled(m.Items, label); ok && m.Label == menu {
			return i
		}
	}
	t.Fatalf("no %s, %s", menu, label)
	return nil
}
