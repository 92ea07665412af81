package match

import (
	"os"
	"strings"
	"testing"

	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// TestLostOnTime judges the games of a file that ended on time again, and compares the
// results with those of the server on which they were played.
func TestLostOnTime(t *testing.T) {
	text, err := os.ReadFile("../../../testdata/pgn/lichess-clocks.pgn")
	if err != nil {
		t.Fatal(err)
	}
	judged := map[rules.Result]int{}
	for _, item := range pgn.Scan(string(text)) {
		rec, err := pgn.Read(item, chess)
		if err != nil || !strings.EqualFold(rec.Tag("Termination"), "time forfeit") {
			continue
		}
		said := rec.Result
		rec.Result = rules.Ongoing
		m, err := New(Config{
			Rules: chess, Record: rec, Post: func(func()) {}, Observe: func(Snapshot) {},
			Seats: [2]Seat{{phrase.Say("Ada"), player.Human{}}, {phrase.Say("Bob"), player.Human{}}},
		})
		if err != nil {
			t.Fatal(err)
		}
		if m.outcome().Over() { // before the flag fell
			continue
		}
		loser := m.line.position().Turn()
		if err := m.end(m.line.lost(loser, rules.TimeForfeit)); err != nil {
			t.Fatal(err)
		}
		if m.ending.unsettled {
			can, certain := rules.CanMate(chess, m.line.position(), loser.Other(), true)
			if !certain {
				t.Errorf("%s is not decided", m.line.position())
			}
			m.Settle(can)
		}
		o := m.outcome().Result
		if judged[o]++; o != said {
			t.Errorf("%s: the file says %s, and here it is %s", m.line.position(), said, o)
		}
	}
	if won := judged[rules.WhiteWins] + judged[rules.BlackWins]; won != 136 || judged[rules.Drawn] != 2 {
		t.Errorf("judged are %v", judged)
	}
}
