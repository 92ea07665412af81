package startup

import (
	"cmp"
	"os/user"
	"path/filepath"

	"passedpawn/assets"
	"passedpawn/game/chess/convert"
	"passedpawn/game/chess/opening"
	"passedpawn/game/chess/orthodox"
	"passedpawn/game/library"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/lesson"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
)

// lessons returns the lessons about all games.
func lessons() (all []lesson.Lesson, err error) {
	names, texts := assets.Lessons()
	for i, text := range texts {
		l, err := lesson.Parse(names[i], text)
		if err != nil {
			return all, err
		}
		all = append(all, l)
	}
	return all, nil
}

func openFolder(games rules.Games) (*library.Folder, *library.Slot, error) {
	folder, err := library.Open(settings.Data(), games)
	if err != nil {
		return nil, nil, err
	}
	slot, err := folder.Adopt()
	if err != nil {
		return nil, nil, err
	}
	slot.Clear(filepath.Dir(settings.File()), settings.Cache(), endgames(), reviews())
	return folder, slot, nil
}

// endgames and reviews return the folders of the tables of endgames, and of complete reviews.
func endgames() string { return filepath.Join(settings.Cache(), "endgames") }

func reviews() string { return filepath.Join(settings.Cache(), "reviews") }

// played reports whether there are games in a folder. A folder that cannot be read may
// contain some.
func played(folder *library.Folder) bool {
	if folder == nil {
		return true
	}
	games, err := folder.List()
	return err != nil || len(games) > 0
}

// personName returns the person's name on this system, or "You".
func personName() string {
	if u, err := user.Current(); err == nil && u.Name != "" && u.Name != u.Username {
		return u.Name
	}
	return i18n.T("common.you")
}

// nameOpening returns a function that names the openings of games: in orthodox chess by the
// last position that has a name.
func nameOpening() func(rules.Rules, []rules.Position) string {
	names := opening.Load()
	return func(r rules.Rules, line []rules.Position) (name string) {
		if !rules.Orthodox(r.ID()) {
			return opening.Title(rules.Opening(r, line)).In(i18n.Spoken())
		}
		for _, p := range line[:min(len(line), opening.Depth+1)] {
			pos, err := convert.Fast(p)
			if err != nil {
				return name
			}
			name = cmp.Or(names.Of(&pos).In(i18n.Spoken()), name)
		}
		return name
	}
}

// oddsStart returns the starting position of a game at odds.
func oddsStart(odds int, giver rules.Side) string { return orthodox.Odds(odds).Start(giver) }
