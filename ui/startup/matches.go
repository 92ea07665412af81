package startup

import (
	"log"
	"path/filepath"
	"runtime"

	"passedpawn/game/engines/tournament"
	"passedpawn/game/engines/uciclient"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui"
	"passedpawn/ui/pages/matches"
	"passedpawn/ui/players/entrants"
	"passedpawn/ui/players/opponents"
)

// matchesBetween returns what the page of matches needs. The processes of its engines are
// among those that run.
func matchesBetween(games rules.Games, all *uciclient.Running) ui.Matches {
	return ui.Matches{
		Folder: filepath.Join(settings.Data(), "matches"), AtOnce: runtime.NumCPU(),
		Engines: func(game string) []matches.Choice { return choices(listed(), game) },
		Entrant: func(e tournament.Engine, game string) (tournament.Entrant, error) {
			return entrants.Among(e, listed(), game, games, all)
		},
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

// choices returns the engines to choose from for a game. The levels of chess show the
// measured figures.
func choices(all []settings.Engine, game string) (list []matches.Choice) {
	levels, others := entrants.List(all, game)
	for i, l := range opponents.Levels(game) {
		name := phrase.Say("matches.level-plain", i+1, phrase.Say(l.Name))
		if l.Elo != 0 {
			name = phrase.Say("matches.level", i+1, phrase.Say(l.Name), l.Elo)
		}
		list = append(list, matches.Choice{Engine: levels[i], Level: true, Name: name})
	}
	for _, e := range others {
		list = append(list, matches.Choice{Engine: e, Name: phrase.Say("%v", e.Name)})
	}
	return list
}
