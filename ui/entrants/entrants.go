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

	"passedpawn/game/engine"
	"passedpawn/game/phrase"
	"passedpawn/game/player"
	"passedpawn/game/rules"
	"passedpawn/game/tournament"
	"passedpawn/game/uciclient"
	"passedpawn/settings"
)

// level begins the name of a level: "level:7".
const level = "level:"

// Level returns the engine that is a level of this program.
func Level(l engine.Level) tournament.Engine {
	return tournament.Engine{Name: fmt.Sprintf("Passed Pawn level %d", l), Spec: level + strconv.Itoa(int(l))}
}

// Parse reads how an engine is named in a command: "level:7", or a command with arguments
// that starts one. The words name=NAME and option.NAME=VALUE in it are not arguments: they
// name the engine in the match and set its options.
func Parse(text string) (tournament.Engine, error) {
	if rest, ok := strings.CutPrefix(strings.TrimSpace(text), level); ok {
		n, err := strconv.Atoi(rest)
		if err != nil || n < 1 || n > int(engine.Levels) {
			return tournament.Engine{}, phrase.Errorf("entrants.no-level", int(engine.Levels))
		}
		return Level(engine.Level(n)), nil
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

// Entrant returns the players of an engine, by its Spec.
func Entrant(e tournament.Engine, games rules.Games) (tournament.Entrant, error) {
	if rest, ok := strings.CutPrefix(e.Spec, level); ok {
		n, err := strconv.Atoi(rest)
		return tournament.Entrant{Hire: func(seed uint64) (player.Thinker, error) {
			l := engine.Level(n)
			return engine.Opponent{Level: l, Seed: seed, Table: engine.NewTable(l.Hash())}, nil
		}}, err
	}
	o, err := outsideOf(e.Spec)
	return tournament.Entrant{Lasting: true, Hire: func(uint64) (player.Thinker, error) {
		return uciclient.New(uciclient.Config{Command: o.command, Name: e.Name, Protocol: uciclient.UCI, Options: o.options, Rules: games}), nil
	}}, err
}

// Probe starts an engine and ends it again, to show before a match that it works.
func Probe(ctx context.Context, e tournament.Engine) error {
	if strings.HasPrefix(e.Spec, level) {
		return nil
	}
	o, err := outsideOf(e.Spec)
	if err == nil {
		_, err = uciclient.Probe(ctx, o.command, nil)
	}
	return err
}

// List returns the engines that can play chess in the window: the levels, and of a
// person's engines those that the person has allowed to start.
func List(engines []settings.Engine) (levels, others []tournament.Engine) {
	for l := engine.Level(1); l <= engine.Levels; l++ {
		levels = append(levels, Level(l))
	}
	for _, e := range engines {
		if e.MayStart() && e.Protocol == string(uciclient.UCI) && (len(e.Games) == 0 || slices.Contains(e.Games, "chess")) {
			others = append(others, Of(e))
		}
	}
	return levels, others
}

// Among returns the players of an engine that is in a list. A match that is continued
// cannot start any other program.
func Among(e tournament.Engine, engines []settings.Engine, games rules.Games) (tournament.Entrant, error) {
	levels, others := List(engines)
	known := func(o tournament.Engine) bool { return o.Spec == e.Spec }
	if !slices.ContainsFunc(levels, known) && !slices.ContainsFunc(others, known) {
		return tournament.Entrant{}, phrase.Errorf("entrants.unknown", e.Name)
	}
	return Entrant(e, games)
}
