package chores

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strings"

	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/play/player"
	"passedpawn/game/play/task"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
	"passedpawn/game/teaching/training"
	"passedpawn/ui/i18n"
)

// Trainer is what finds and keeps the mistakes of a person.
type Trainer struct {
	Thinker func() player.Thinker // makes what evaluates positions of chess
	// Keep keeps what was found in a game, and returns how many cards are new.
	Keep func(training.Harvest) (fresh int, err error)
}

// Train makes cards of the person's mistakes in games of chess, which then come back until the
// person remembers the better moves.
type Train struct {
	Scope
	Trainer
	Persons []string // the person's names; at least one
}

// perGame is roughly how long the engine looks at a game, in seconds.
const perGame = 7

// Propose says how long it takes.
func (c *Train) Propose(*task.Task) (Proposal, error) {
	var mine []int32
	names := map[string]bool{} // of the person, in these games
	for _, row := range c.Rows {
		players := [2]string{c.Table.Text(int(row), index.White), c.Table.Text(int(row), index.Black)}
		if side, ok := sideOf(players[rules.White], players[rules.Black], c.Persons); ok {
			mine, names[players[side]] = append(mine, row), true
		}
	}
	if c.Rows = mine; len(mine) == 0 {
		return Proposal{Nothing: i18n.F("gamelist.train-none", c.Persons[0])}, nil
	}
	minutes := max(1, len(mine)*perGame/60)
	return Proposal{Question: Question{
		Title: i18n.F("gamelist.train-title", strings.Join(slices.Sorted(maps.Keys(names)), "; ")), Yes: i18n.T("train.start"),
		Text: i18n.F("gamelist.train-about", gamesText(len(mine)), i18n.Count(minutes, "train.minutes")),
	}}, nil
}

// Do examines the games. What was found in a game is kept at once, so that it remains if the
// person stops.
func (c *Train) Do(t *task.Task) (Done, error) {
	done, read, found := 0, 0, 0
	var unread error
	ended := func(err error) (Done, error) {
		text := i18n.F("gamelist.trained", done, gamesText(len(c.Rows)), found)
		if unread != nil {
			text += " " + i18n.Sentence(unread)
		}
		return Done{Text: text}, err
	}
	for game, err := range c.Games.Records(c.Table, c.Rows) {
		t.Report(float64(read)/float64(len(c.Rows)), fixed(i18n.F("gamelist.training", read, gamesText(len(c.Rows)), found)))
		if read++; err != nil {
			unread = err // such as that a variant is not known, or that the file has changed
			continue
		}
		fresh, examined, err := c.examine(t.Context(), game)
		if err != nil {
			return ended(err)
		}
		if found += fresh; examined {
			done++
		}
	}
	return ended(nil)
}

// examine looks for the person's mistakes in a game, and returns how many are new. examined is
// false for a game of a variant.
func (c *Train) examine(ctx context.Context, game library.Read) (fresh int, examined bool, err error) {
	side, mine := sideOf(game.Record.Tag("White"), game.Record.Tag("Black"), c.Persons)
	if !mine || !rules.Orthodox(game.Rules.ID()) {
		return 0, false, nil
	}
	g, err := gameOf(game)
	if err != nil {
		return 0, false, nil // it begins at a position that is not legal
	}
	h, err := training.FromGame(ctx, g, game.Record, side, c.Thinker)
	if err != nil {
		return 0, false, err
	}
	fresh, err = c.Keep(h)
	return fresh, true, err
}

// sideOf returns the side of a person in a game. ok is false if the person has neither or both.
func sideOf(white, black string, persons []string) (side rules.Side, ok bool) {
	isWhite, isBlack := record.IsOneOf(white, persons), record.IsOneOf(black, persons)
	if isBlack {
		side = rules.Black
	}
	return side, isWhite != isBlack
}

// gameOf returns a game to be evaluated.
func gameOf(game library.Read) (g review.Game, err error) {
	start, err := startOf(game)
	if err != nil {
		return g, err
	}
	g = review.Game{Game: &player.Game{Rules: game.Rules.ID(), Start: game.Record.Start}, Rules: game.Rules}
	main := game.Record.Main()
	g.Line = played(start, main)
	for _, n := range main[:len(g.Line)-1] {
		g.Moves = append(g.Moves, n.Move())
	}
	return g, nil
}

// Names returns the names of the players of the games, those of most games first.
func (s Scope) Names() []string {
	games := map[string]int{}
	for _, row := range s.Rows {
		for _, side := range []index.Column{index.White, index.Black} {
			if name := record.Known(s.Table.Text(int(row), side)); name != "" {
				games[name]++
			}
		}
	}
	names := slices.Collect(maps.Keys(games))
	slices.SortFunc(names, func(a, b string) int { return cmp.Or(cmp.Compare(games[b], games[a]), cmp.Compare(a, b)) })
	return names
}
