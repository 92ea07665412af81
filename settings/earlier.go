package settings

import (
	"github.com/pelletier/go-toml/v2"

	"passedpawn/game/rules"
)

// earlierLevels are the keys under which earlier versions stored levels, which were fewer. Each
// level becomes the one that is now equally strong. Where a file has several of the keys of
// a game, the last one counts, and the present key before all of them.
var earlierLevels = []struct {
	key, now string
	level    func(*Settings) *int
	since    []int // by the earlier level
}{
	{"level", "chess_level", func(s *Settings) *int { return &s.Level }, []int{1: 4, 2: 5, 3: 6, 4: 6, 5: 7, 6: 8, 7: 8, 8: 9, 9: 10, 10: 10, 11: 11, 12: 12}},
	{"shogi_level", "shogi_level_of_12", func(s *Settings) *int { return &s.ShogiLevel }, []int{1: 5, 2: 8, 3: 10}},
	{"shogi_strength", "shogi_level_of_12", func(s *Settings) *int { return &s.ShogiLevel }, tenInShogi},
}

// tenInShogi maps the ten levels that shogi once had to those of now, by the earlier level.
var tenInShogi = []int{1: 3, 2: 4, 3: 5, 4: 6, 5: 7, 6: 8, 7: 9, 8: 10, 9: 11, 10: 12}

// movedOn converts the levels and the time control in a file of an earlier version, unless
// the file also has the present ones. There was one time control, that of the last game.
func (s Settings) movedOn(text []byte) Settings {
	var file map[string]any
	if toml.Unmarshal(text, &file) != nil {
		return s
	}
	for _, l := range earlierLevels {
		if was, ok := file[l.key].(int64); ok && file[l.now] == nil && was >= 1 && was < int64(len(l.since)) {
			*l.level(&s) = l.since[was]
		}
	}
	if was, ok := file["time"].(string); ok && file["chess_time"] == nil && file["climb_time"] == nil && file["shogi_time"] == nil {
		s = s.WithTime(nameID(s.Variant), was)
	}
	return s
}

// readProgress reads the progress from the text of a file. Earlier versions stored the levels
// beaten under another key, with the ten levels that shogi had.
func readProgress(text []byte) (p Progress, err error) {
	var file struct {
		Progress
		Earlier []string `toml:"beaten"`
	}
	if err := toml.Unmarshal(text, &file); err != nil {
		return p, err
	}
	if p = file.Progress; p.Beaten != nil {
		return p, nil
	}
	shogi := map[string]string{}
	for was, level := range tenInShogi {
		shogi[beaten(string(rules.ShogiFamily), was)] = beaten(string(rules.ShogiFamily), level)
	}
	for _, b := range file.Earlier {
		if now, ok := shogi[b]; ok {
			b = now
		}
		p.Beaten = append(p.Beaten, b)
	}
	return p, nil
}
