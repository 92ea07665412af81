package desk

import "testing"

// TestRemarksOfEngines opens shogi games in which an engine has said what it thinks of
// every move. The review and its graph show that, and nothing is searched.
func TestRemarksOfEngines(t *testing.T) {
	for name, text := range map[string]string{
		"game.kif": "1 ７六歩(77)\n**評価値=40\n**読み筋=△３四歩(33)\n2 ３四歩(33)\n**対局 深さ 9 評価値 -60 読み筋 ▲２六歩(27)\n",
		"game.csa": "PI\n+\n+7776FU\n'** 40 -3334FU\n-3334FU\n'*#評価値=-60\n",
		"game.jkf": `{"header":{},"moves":[{},` +
			`{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6},"color":0,"piece":"FU"},"comments":["*評価値=40","*深さ=20"]},` +
			`{"move":{"from":{"x":3,"y":3},"to":{"x":3,"y":4},"color":1,"piece":"FU"},"comments":["#評価値=-60"]}]}`,
	} {
		tb := sit(t, t.TempDir(), plain)
		tb.Opening.Open(tb.file(name, text))
		tb.idle()
		tb.session.Review.Start()
		r := tb.session.Snapshot().Review
		if !r.FromFile || len(r.Evals) != 3 || r.Evals[1].Score.Centipawns != 40 || r.Evals[2].Score.Centipawns != -60 {
			t.Errorf("%s is reviewed as %+v", name, r.Evals)
		}
		if chance := r.Evals[2].Score.Chance(); chance < 45 || chance >= 50 {
			t.Errorf("%s: the graph ends at %v %%", name, chance)
		}
	}
}
