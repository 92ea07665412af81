package settings

import (
	"reflect"
	"testing"
)

// FuzzParse reads any text: it is refused, or gives valid settings that are the same
// after writing and reading.
func FuzzParse(f *testing.F) {
	text, err := rewritten(nil, Default().Opened("/home/ada/games \"1\".pgn").Learned("rook"))
	if err != nil {
		f.Fatal(err)
	}
	for _, seed := range []string{
		"", string(text), "chess_level_of_16 = 99\nwidth = nan\nheight = inf\n", "width = -1\n", "recent = [1]",
		"theme = \"\"\n[window]\nx = 1\ny = [1979-05-27T07:32:00Z, 07:32:00]\n",
		"chess_level_of_16 = 5\nchess_level_of_16 = 6\n", "level = 5\n", "unknown = { a = [ { b = 1e400 } ] }", "name = \"\"\"\nAda\"\"\"", "Level = 7",
		"chess_level_of_16 = 0x7fffffffffffffff", "\xff\x00", "recent = [\"a\", \"b\", \"c\", \"d\", \"e\", \"f\", \"g\", \"h\", \"i\"]",
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		s, _, err := parse(data, Default())
		if err != nil {
			return
		}
		if s.Level < 1 || s.Level > 16 || !(s.Width >= 200 && s.Width <= 20000) || !(s.Height >= 200 && s.Height <= 20000) || len(s.Recent) > mostRecent ||
			s.Theme == "" || s.TextSize < 80 || s.TextSize > 160 || s.Volume < 10 || s.Volume > 100 || s.Glide() < 0 || s.Opponent == "" {
			t.Errorf("%q gives %+v", data, s)
		}
		text, err := rewritten(data, s)
		if err != nil { // Load would rename such a file
			text, err = rewritten(nil, s)
		}
		if err != nil {
			t.Fatalf("what %q gives cannot be written: %v", data, err)
		}
		again, _, err := parse(text, Default())
		if err != nil {
			t.Fatalf("%q is written as\n%s\nwhich cannot be read: %v", data, text, err)
		}
		if len(s.Recent)+len(again.Recent) == 0 {
			s.Recent, again.Recent = nil, nil
		}
		if !reflect.DeepEqual(s, again) {
			t.Errorf("%q\ngives %+v\nthen  %+v\nas\n%s", data, s, again, text)
		}
	})
}
