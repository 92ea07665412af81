package tournament

import (
	"context"
	"strings"
	"testing"

	"passedpawn/game/play/clock"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/game/variants"
)

// TestShogiEndings ends games of shogi in the ways that chess does not have.
func TestShogiEndings(t *testing.T) {
	const entered = "+R+R+B+BKGGGG/PP7/9/9/9/9/9/9/4k4 b 16P 1"
	for _, tt := range []ended{
		{"resignation", Plan{}, script{moves: "7g7f"}, script{instead: resigns}, rules.WhiteWins, "normal", NoFault, "Gote resigns"},
		{
			"declaration",
			Plan{Openings: []Opening{{FEN: entered}}},
			script{instead: claims},
			script{},
			rules.WhiteWins,
			"normal", NoFault, "Sente wins by declaration.",
		},
		{"wrong declaration", Plan{}, script{moves: "7g7f"}, script{instead: claims}, rules.WhiteWins, "rules infraction", Illegal, "Gote makes a wrong claim"},
		{
			"repetition",
			Plan{},
			script{moves: "5i5h 5h5i 5i5h 5h5i 5i5h 5h5i"},
			script{moves: "5a5b 5b5a 5a5b 5b5a 5a5b 5b5a"},
			rules.Drawn,
			"normal", NoFault, "Draw by fourfold repetition",
		},
		{
			"draw by the scores",
			Plan{Draw: DrawRule{Move: 5, Count: 2, Score: 10}},
			script{moves: "7g7f 2g2f"},
			script{moves: "3c3d 8c8d"},
			rules.Drawn,
			"adjudication", NoFault, "Draw by adjudication",
		},
		{
			"win by the scores",
			Plan{Resign: ResignRule{Count: 1, Score: 500}},
			script{moves: "7g7f", score: -600},
			script{moves: "3c3d", score: 600},
			rules.BlackWins,
			"adjudication", NoFault, "Gote wins by adjudication",
		},
	} {
		tt.plan.Variant = shogi.Rules{}.Name()
		tt.check(t)
	}
}

// TestShogiText reads a game of shogi back that was played with byoyomi.
func TestShogiText(t *testing.T) {
	p := Plan{Variant: shogi.Rules{}.Name(), Control: "3600:1x10", Openings: []Opening{{Moves: []string{"7g7f", "3c3d"}}}}
	g := duel(t, p, long, &script{moves: "8h2b+", score: 25}, &script{instead: resigns})
	p.Engines = []Engine{{Name: "S"}, {Name: "G"}}
	control, _ := clock.Parse(p.Control)
	text := g.text(p, shogi.Rules{}, control)
	rec, err := pgn.Read(pgn.Scan(text)[0], variants.All())
	if err != nil || rec.Rules != "shogi" || rec.Tag("Variant") != "Shogi" || len(rec.Moves()) != 3 || rec.Result != rules.WhiteWins {
		t.Errorf("%+v, %v in\n%s", rec, err, text)
	}
}

// TestUnknownGame does not play a match in a game that this version does not have.
func TestUnknownGame(t *testing.T) {
	p := Plan{Variant: "xiangqi", Format: RoundRobin, Engines: []Engine{{Name: "a"}, {Name: "b"}}, Control: "1", Rounds: 1}
	err := begun(t, p).Run(context.Background(), Config{Games: variants.All()})
	if err == nil || !strings.Contains(err.Error(), "xiangqi") {
		t.Error(err)
	}
}
