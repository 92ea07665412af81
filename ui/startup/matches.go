package startup

import (
	"log"
	"path/filepath"
	"runtime"

	"passedpawn/game/engine"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/tournament"
	"passedpawn/settings"
	"passedpawn/ui"
	"passedpawn/ui/entrants"
	"passedpawn/ui/matches"
)

// matchesBetween returns what the page of matches needs.
func matchesBetween(games rules.Games) ui.Matches {
	return ui.Matches{
		Folder: filepath.Join(settings.Data(), "matches"), AtOnce: runtime.NumCPU(),
		Engines: func() []matches.Choice { return choices(listed()) },
		Entrant: func(e tournament.Engine) (tournament.Entrant, error) { return entrants.Among(e, listed(), games) },
	}
}

// listed reads the person's list of engines.
func listed() []settings.Engine {
	all, err := settings.LoadEngines(settings.EnginesFile())
	if err != nil {
		log.Print(err)
	}
	return all
}

// choices returns the engines to choose from.
func choices(all []settings.Engine) (list []matches.Choice) {
	levels, others := entrants.List(all)
	for i, e := range levels {
		l := engine.Level(i + 1)
		list = append(list, matches.Choice{Engine: e, Level: true, Name: phrase.Say("matches.level", i+1, phrase.Say(l.Name()), l.Elo())})
	}
	for _, e := range others {
		list = append(list, matches.Choice{Engine: e, Name: phrase.Say("%v", e.Name)})
	}
	return list
}
