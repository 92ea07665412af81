package startup

import (
	"context"
	"io"
	"os/signal"

	"passedpawn/game/engines/matchcommand"
	"passedpawn/game/engines/tournament"
	"passedpawn/game/variants"
	"passedpawn/ui/players/entrants"
)

// playMatch runs the command --match. A signal that asks the program to end pauses the
// match.
func playMatch(args []string, out, errs io.Writer) int {
	ctx, stop := signal.NotifyContext(context.Background(), signals[:]...)
	defer stop()
	games := variants.All()
	return matchcommand.Run(ctx, args, matchcommand.Engines{
		Games: games, Parse: entrants.Parse,
		Entrant: func(e tournament.Engine, game string) (tournament.Entrant, error) {
			return entrants.Entrant(e, game, games, nil)
		},
		Probe: entrants.Probe,
	}, out, errs)
}
