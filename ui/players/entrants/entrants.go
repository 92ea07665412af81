// Package entrants names the engines that can take part in matches: the levels of this
// program and any engine that is started by a command.
package entrants

import (
	"context"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"passedpawn/game/engines/tournament"
	"passedpawn/game/engines/uciclient"
	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/players/opponents"
)

// level begins the name of a level: "level:7".
const level = "level:"

// Level returns the engine that is a level of this program, from 1.
func Level(l int) tournament.Engine {
	return tournament.Engine{Name: fmt.Sprintf("Passed Pawn level %d", l), Spec: level + strconv.Itoa(l)}
}

// Parse reads how an engine for a game is named in a command: "level:7", or a command with
// arguments that starts one. The words name=NAME and option.NAME=VALUE in it are not arguments: they
// name the engine in the match and set its options.
func Parse(text, game string) (tournament.Engine, error) {
	if rest, ok := strings.CutPrefix(strings.TrimSpace(text), level); ok {
		n, err := strconv.Atoi(rest)
		if most := len(opponents.Levels(game)); err != nil || n < 1 || n > most {
			return tournament.Engine{}, phrase.Errorf("entrants.no-level", most)
		}
		return Level(n), nil
	}
	o, err := outsideOf(text)
	return tournament.Engine{Name: o.name, Spec: strings.TrimSpace(text)}, err
}

// Of returns the engine that a person has added to the list of engines.
func Of(e settings.Engine) tournament.Engine {
	words := append([]string{e.Path}, e.Args...)
	words = append(words, "name="+e.Name)
	for _, name := range slices.Sorted(maps.Keys(e.Options)) {
		words = append(words, "option."+name+"="+e.Options[name])
	}
	return tournament.Engine{Name: e.Name, Spec: settings.WriteCommand(words)}
}

// An outside engine is started by a command.
type outside struct {
	name    string
	command uciclient.Command
	options map[string]string
}

func outsideOf(text string) (o outside, err error) {
	words, err := settings.ParseCommand(text)
	if err != nil {
		return o, err
	}
	o.options = map[string]string{}
	for i, word := range words {
		name, value, set := strings.Cut(word, "=")
		option, isOption := strings.CutPrefix(name, "option.")
		switch {
		case i == 0:
			o.command.Path = word
			o.name = strings.TrimSuffix(filepath.Base(word), ".exe")
		case set && name == "name" && value != "":
			o.name = value
		case set && isOption:
			o.options[option] = value
		default:
			o.command.Args = append(o.command.Args, word)
		}
	}
	return o, nil
}

// Entrant returns the players of an engine in a game, by its Spec. Their processes are among
// those that run, which may be nil.
func Entrant(e tournament.Engine, game string, games rules.Games, all *uciclient.Running) (tournament.Entrant, error) {
	if rest, ok := strings.CutPrefix(e.Spec, level); ok {
		n, err := strconv.Atoi(rest)
		return tournament.Entrant{New: func(seed uint64) (player.Thinker, error) {
			return opponents.Bundled(game, n, seed, player.Pace{}), nil
		}}, err
	}
	o, err := outsideOf(e.Spec)
	return tournament.Entrant{Lasting: true, New: func(uint64) (player.Thinker, error) {
		return uciclient.New(uciclient.Config{
			Command: o.command, Name: e.Name, Protocol: uciclient.UCI, Options: o.options, Rules: games, Running: all,
		}), nil
	}}, err
}

// Probe starts an engine and ends it again, to show before a match that it works and
// plays the game.
func Probe(ctx context.Context, e tournament.Engine, game string) error {
	if strings.HasPrefix(e.Spec, level) {
		return nil
	}
	o, err := outsideOf(e.Spec)
	if err != nil {
		return err
	}
	info, err := uciclient.Probe(ctx, o.command, nil, nil)
	if err == nil && !slices.Contains(info.Games, game) {
		err = phrase.Errorf("engines.other-game", e.Name)
	}
	return err
}

// List returns the engines that can play a game in the window: the levels, and of a
// person's engines those that the person has allowed to start.
func List(engines []settings.Engine, game string) (levels, others []tournament.Engine) {
	for l := range opponents.Levels(game) {
		levels = append(levels, Level(l+1))
	}
	for _, e := range engines {
		if e.MayStart() && plays(e, game) {
			others = append(others, Of(e))
		}
	}
	return levels, others
}

// plays reports whether an engine plays a game. One that does not say which games it
// plays is taken for a chess engine.
func plays(e settings.Engine, game string) bool {
	return e.Plays(game) || len(e.Games) == 0 && e.Protocol == string(uciclient.UCI) && rules.Orthodox(game)
}

// Among returns the players in a game of an engine that is in a list. A match that is
// continued cannot start any other program.
func Among(e tournament.Engine, engines []settings.Engine, game string, games rules.Games, all *uciclient.Running) (tournament.Entrant, error) {
	levels, others := List(engines, game)
	known := func(o tournament.Engine) bool { return o.Spec == e.Spec }
	if !slices.ContainsFunc(levels, known) && !slices.ContainsFunc(others, known) {
		return tournament.Entrant{}, phrase.Errorf("entrants.unknown", e.Name)
	}
	return Entrant(e, game, games, all)
}
