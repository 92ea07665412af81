package settings

import (
	"cmp"
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
	since    levels.Earlier
}{
	{"level", "chess_level_of_16", func(s *Settings) *int { return &s.Level }, levels.FirstTwelve},
	{"chess_level", "chess_level_of_16", func(s *Settings) *int { return &s.Level }, levels.Twelve},
	{"climb_level", "climb_level_of_16", func(s *Settings) *int { return &s.ClimbLevel }, levels.Twelve},
	{"shogi_level", "shogi_level_of_16", func(s *Settings) *int { return &s.ShogiLevel }, levels.Three},
	{"shogi_strength", "shogi_level_of_16", func(s *Settings) *int { return &s.ShogiLevel }, levels.Ten},
	{"shogi_level_of_12", "shogi_level_of_16", func(s *Settings) *int { return &s.ShogiLevel }, levels.Twelve},
}

// movedOn converts the levels and the time control in a file of an earlier version, unless
// the file also has the present ones. There was one time control, that of the last game.
func (s Settings) movedOn(text []byte) Settings {
	var file map[string]any
	if toml.Unmarshal(text, &file) != nil {
		return s
	}
	for _, l := range earlierLevels {
		if was, ok := file[l.key].(int64); ok && file[l.now] == nil {
			*l.level(&s) = cmp.Or(l.since.Now(int(was)), *l.level(&s))
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
			p.Beaten = append(p.Beaten, renumbered(b, levels.Twelve))
		}
	default:
		for _, b := range file.OfTen {
			since := levels.Twelve
			if strings.HasPrefix(b, string(rules.ShogiFamily)+" ") {
				since = levels.Ten
			}
			p.Beaten = append(p.Beaten, renumbered(b, since))
		}
	}
	return p, nil
}

// renumbered returns an entry of the levels beaten with the number that its level has now. What is
// no such entry stays as it is.
func renumbered(entry string, since levels.Earlier) string {
	var family string
	var level int
	if _, err := fmt.Sscanf(entry, "%s %d", &family, &level); err != nil || since.Now(level) == 0 {
		return entry
	}
	return fmt.Sprintf("%s %d", family, since.Now(level))
}
