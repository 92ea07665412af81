package entrants

import (
	"context"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/engines/tournament"
	"passedpawn/game/engines/uciclient"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/game/variants"
	"passedpawn/settings"
)

func TestParse(t *testing.T) {
	for text, want := range map[string]tournament.Engine{
		"level:1":             {Name: "Passed Pawn level 1", Spec: "level:1"},
		" level:16 ":          {Name: "Passed Pawn level 16", Spec: "level:16"},
		"/usr/games/gnuchess": {Name: "gnuchess", Spec: "/usr/games/gnuchess"},
		`"C:/My engines/a.exe" -x name="Engine A" option.Hash=64`: {Name: "Engine A", Spec: `"C:/My engines/a.exe" -x name="Engine A" option.Hash=64`},
	} {
		if got, err := Parse(text, "chess"); err != nil || got != want {
			t.Errorf("%s: %+v, %v", text, got, err)
		}
	}
	for _, text := range []string{"", "level:0", "level:17", "level:x", `"open`} {
		if got, err := Parse(text, "chess"); err == nil {
			t.Errorf("%q is read as %+v", text, got)
		}
	}
}

// TestOutside checks what a command gives to the engine.
func TestOutside(t *testing.T) {
	want := outside{
		name: "My SF", command: uciclient.Command{Path: "/opt/my engine", Args: []string{"--uci", "a=b"}},
		options: map[string]string{"Skill Level": "3", "Book": "a=b c"},
	}
	e := Of(settings.Engine{Name: "My SF", Path: "/opt/my engine", Args: want.command.Args, Options: want.options})
	if e.Name != "My SF" {
		t.Errorf("called %q", e.Name)
	}
	if got, err := outsideOf(e.Spec); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%s: %+v, %v", e.Spec, got, err)
	}
}

// TestLevelMoves asks a level for a move.
func TestLevelMoves(t *testing.T) {
	e, err := Entrant(Level(3), "chess", orthodox.Rules{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	th, err := e.New(1)
	if err != nil {
		t.Fatal(err)
	}
	p := orthodox.Rules{}.Start()
	a, err := th.Think(context.Background(), player.Question{Game: &player.Game{}, Line: []rules.Position{p}, Limits: player.Limits{Nodes: 100}})
	if err != nil || !rules.Legal(p, a.Move) {
		t.Errorf("%+v, %v", a, err)
	}
	if err := Probe(context.Background(), Level(3), "chess"); err != nil {
		t.Error(err)
	}
}

// TestLevelsOfShogi names the levels of shogi, as many as in chess, and asks one.
func TestLevelsOfShogi(t *testing.T) {
	r := shogi.Rules{}
	if _, err := Parse("level:17", r.ID()); err == nil || !strings.Contains(err.Error(), "level:16") {
		t.Errorf("level:17 says %v", err)
	}
	e, err := Parse("level:2", r.ID())
	if err != nil {
		t.Fatal(err)
	}
	entrant, err := Entrant(e, r.ID(), variants.All(), nil)
	if err != nil {
		t.Fatal(err)
	}
	th, err := entrant.New(1)
	if err != nil {
		t.Fatal(err)
	}
	q := player.Question{Game: &player.Game{Rules: r.ID()}, Line: []rules.Position{r.Start()}}
	if a, err := th.Think(context.Background(), q); err != nil || !rules.Legal(r.Start(), a.Move) {
		t.Errorf("%+v, %v", a, err)
	}
}

// TestList offers for each game the engines that play it.
func TestList(t *testing.T) {
	allowed := func(e settings.Engine) settings.Engine {
		e.Path = e.Name
		e.Allowed = e.Command()
		return e
	}
	all := []settings.Engine{
		allowed(settings.Engine{Name: "gps", Protocol: "usi", Games: []string{"shogi"}}),
		allowed(settings.Engine{Name: "fish", Protocol: "uci", Games: []string{"chess", "shogi"}}),
		allowed(settings.Engine{Name: "old", Protocol: "uci"}),
		{Name: "refused", Path: "refused", Protocol: "uci", Games: []string{"chess", "shogi"}},
	}
	for game, want := range map[string]string{"chess": "16 fish old", "shogi": "16 gps fish", "chess960": "16"} {
		levels, others := List(all, game)
		got := strconv.Itoa(len(levels))
		for _, e := range others {
			got += " " + e.Name
		}
		if got != want {
			t.Errorf("%s: %s, want %s", game, got, want)
		}
	}
}
