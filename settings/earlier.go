package settings

import (
	"fmt"
	"strings"

	"github.com/pelletier/go-toml/v2"

	"passedpawn/game/engines/levels"
	"passedpawn/game/rules"
)

// earlierLevels are the keys under which earlier versions stored levels, which were fewer. Each
// level becomes the one that is now equally strong. Where a file has several of the keys of
// a game, the last one counts, and the present key before all of them.
var earlierLevels = []struct {
	key, now string
	level    func(*Settings) *int
	since    func(level int) int // 0 if there was no such level
}{
	{"level", "chess_level_of_16", func(s *Settings) *int { return &s.Level }, ofFirstTwelve},
	{"chess_level", "chess_level_of_16", func(s *Settings) *int { return &s.Level }, levels.OfTwelve},
	{"climb_level", "climb_level_of_16", func(s *Settings) *int { return &s.ClimbLevel }, levels.OfTwelve},
	{"shogi_level", "shogi_level_of_16", func(s *Settings) *int { return &s.ShogiLevel }, ofThreeInShogi},
	{"shogi_strength", "shogi_level_of_16", func(s *Settings) *int { return &s.ShogiLevel }, levels.OfTen},
	{"shogi_level_of_12", "shogi_level_of_16", func(s *Settings) *int { return &s.ShogiLevel }, levels.OfTwelve},
}

// ofFirstTwelve returns the level for one of the first twelve of chess, the lowest of which was
// stronger than that of the later twelve.
func ofFirstTwelve(level int) int {
	later := []int{1: 4, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11, 12}
	if level < 1 || level >= len(later) {
		return 0
	}
	return levels.OfTwelve(later[level])
}

// ofThreeInShogi returns the level for one of the three that shogi had before it had ten.
func ofThreeInShogi(level int) int {
	later := []int{1: 3, 6, 8}
	if level < 1 || level >= len(later) {
		return 0
	}
	return levels.OfTen(later[level])
}

// movedOn converts the levels and the time control in a file of an earlier version, unless
// the file also has the present ones. There was one time control, that of the last game.
func (s Settings) movedOn(text []byte) Settings {
	var file map[string]any
	if toml.Unmarshal(text, &file) != nil {
		return s
	}
	for _, l := range earlierLevels {
		if was, ok := file[l.key].(int64); ok && file[l.now] == nil && l.since(int(was)) > 0 {
			*l.level(&s) = l.since(int(was))
		}
	}
	if was, ok := file["time"].(string); ok && file["chess_time"] == nil && file["climb_time"] == nil && file["shogi_time"] == nil {
		s = s.WithTime(nameID(s.Variant), was)
	}
	return s
}

// readProgress reads the progress from the text of a file. Earlier versions stored the levels
// beaten under other keys: of twelve levels, and before that of the ten that shogi had.
func readProgress(text []byte) (p Progress, err error) {
	var file struct {
		Progress
		OfTwelve []string `toml:"beaten_levels"`
		OfTen    []string `toml:"beaten"`
	}
	if err := toml.Unmarshal(text, &file); err != nil {
		return p, err
	}
	switch p = file.Progress; {
	case p.Beaten != nil:
	case file.OfTwelve != nil:
		for _, b := range file.OfTwelve {
			p.Beaten = append(p.Beaten, renumbered(b, levels.OfTwelve))
		}
	default:
		for _, b := range file.OfTen {
			since := levels.OfTwelve
			if strings.HasPrefix(b, string(rules.ShogiFamily)+" ") {
				since = levels.OfTen
			}
			p.Beaten = append(p.Beaten, renumbered(b, since))
		}
	}
	return p, nil
}

// renumbered returns an entry of the levels beaten with the number that its level has now. What is
// no such entry stays as it is.
func renumbered(entry string, since func(int) int) string {
	var family string
	var level int
	if _, err := fmt.Sscanf(entry, "%s %d", &family, &level); err != nil || since(level) == 0 {
		return entry
	}
	return fmt.Sprintf("%s %d", family, since(level))
}
