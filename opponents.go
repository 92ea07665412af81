package main

import (
	"fmt"
	"math/rand/v2"
	"time"

	"passedpawn/game/anygame"
	"passedpawn/game/engine"
	"passedpawn/game/orthodox"
	"passedpawn/game/player"
	"passedpawn/game/rules"
	"passedpawn/ui/play"
)

// opponents are the engine at its levels.
type opponents struct{}

// pause is the least time a move takes, so that a person sees what happens.
const pause = 450 * time.Millisecond

// Opponent implements play.Opponents.
func (opponents) Opponent(r play.Rival) player.Player {
	l := engine.Level(r.Level)
	if r.Game != "chess" {
		return player.Background(anygame.Opponent{Level: anygame.LevelOf(int(l), int(engine.Levels)), Seed: rand.Uint64(), Pause: pause, Watch: r.Watch})
	}
	return player.Background(engine.Opponent{
		Level: l, Seed: rand.Uint64(), Pause: pause, Slow: r.Slow, Table: engine.NewTable(l.Hash()), Watch: r.Watch,
	})
}

// LevelName implements play.Opponents.
func (opponents) LevelName(level int) string { return engine.Level(level).String() }

// Adviser implements play.Opponents.
func (opponents) Adviser(game string) player.Player {
	if game != "chess" {
		return player.Background(anygame.Opponent{Level: anygame.Levels})
	}
	return player.Background(engine.Opponent{Level: engine.Levels})
}

// lines is how many of the best moves an analysis shows.
const lines = 3

// Analyst implements play.Opponents.
func (opponents) Analyst(game string, watch func(player.Thought)) player.Player {
	if game != "chess" {
		return player.Background(anygame.Opponent{Level: anygame.Levels, Watch: watch})
	}
	return player.Background(engine.Analyst{Lines: lines, Table: engine.NewTable(engine.DefaultHash), Watch: watch})
}

func oddsStart(odds int, giver rules.Side) string { return orthodox.Odds(odds).Start(giver) }

func levels() []string {
	var names []string
	for l := engine.Level(1); l <= engine.Levels; l++ {
		names = append(names, fmt.Sprintf("%s · %d Elo", l, l.Elo()))
	}
	return names
}
