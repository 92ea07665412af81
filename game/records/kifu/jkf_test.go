package kifu

import (
	"fmt"
	"strings"
	"testing"

	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
)

// TestDamagedJKF reads texts that are not games: the error names the line.
func TestDamagedJKF(t *testing.T) {
	deep := strings.Repeat(`{"forks":[[`, 100_000)
	for text, line := range map[string]int{
		"{\"header\":{},\n\"moves\":[{}":       6,
		"{\"header\":{},\n\"moves\":[{},,]}":   6,
		"{\"header\":[],\n\"moves\":[{}]}":     5,
		"{\"header\":{},\n\"moves\":[5]}":      6,
		"{\"header\":{},\n\"moves\":{}}":       6,
		"{\"a\":1,\n\"moved\":[]}":             6,
		"{}":                                   5,
		"{\"moves\":[" + deep:                  5,
		"{\"moves\":[{\"comments\":[[[[[[[\n]": 5,
	} {
		rec, errs := JKF.Read(pgn.Item{Number: 1, Line: 5, Text: text}, games{})
		want := fmt.Sprintf("game 1, line %d: the JSON is damaged here, or it is not JKF", line)
		if rec != nil || len(errs) != 1 || errs[0].Error() != want {
			t.Errorf("%.60q: %v, want %q", text, errs, want)
		}
	}
}

// TestUnknownJKF names what is in a game and not in JKF. Such a game never overwrites its
// file.
func TestUnknownJKF(t *testing.T) {
	text := `{"version":2,"header":{"先手":5},"moves":[{},{"special":"TORYO","mood":"x"},{"mood":"y"}]}`
	rec, errs := JKF.Read(pgn.Item{Number: 1, Line: 1, Text: text}, games{})
	if len(errs) > 0 || fmt.Sprint(rec.Lost) != "[version mood]" || rec.Tag("White") != "5" {
		t.Errorf("%v, %v, %v", errs, rec.Lost, rec.Tags)
	}
}

// TestNumberedStart keeps the number of the first move of a position, and headers of the
// same name.
func TestNumberedStart(t *testing.T) {
	rec := record.New("shogi", "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 25")
	rec.Tags = []record.Tag{{Name: "Remark", Value: "一"}, {Name: "Header", Value: "備考：二"}, {Name: "Header", Value: "天気：晴れ"}, {Name: "Variant", Value: variant}}
	text := JKF.Write(rec, pgn.UTF8)
	back, errs := JKF.Read(pgn.Item{Number: 1, Line: 1, Text: text}, games{})
	if len(errs) > 0 || !back.Equal(rec) {
		t.Errorf("%v: %s\n%v", errs, text, back.Tags)
	}
}
