package ui

import (
	"strconv"

	"passedpawn/game/engines/uciclient"
	"passedpawn/game/play/session"
	"passedpawn/settings"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/players/opponents"
)

// rivals returns the other engines that play a game.
func (g *gameSetups) rivals(game string) (all []dialogs.Engine) {
	for _, e := range g.engines() {
		if e.Plays(game) {
			all = append(all, dialogs.Engine{ID: e.ID, Name: e.Name, Strengths: strengths(e)})
		}
	}
	return all
}

// strengths returns the ways to limit an engine: those of its own options, and limits for
// each move.
func strengths(e settings.Engine) []dialogs.Strength {
	all := []dialogs.Strength{{Name: i18n.T("dialogs.full-strength")}}
	options := map[string]uciclient.Option{}
	for _, o := range uciclient.ParseOptions(e.Declared) {
		options[o.Name] = o
	}
	if o, ok := options["UCI_Elo"]; ok && o.Type == uciclient.OptionSpin {
		all = append(all, dialogs.Strength{
			By: string(session.ByElo), Name: i18n.T("dialogs.by-elo"), Values: steps(o.Min, o.Max, 50),
			At: max(o.Min, 1500), Say: strconv.Itoa,
		})
	}
	if o, ok := options["Skill Level"]; ok && o.Type == uciclient.OptionSpin {
		all = append(all, dialogs.Strength{
			By: string(session.BySkill), Name: i18n.T("dialogs.by-skill"), Values: steps(o.Min, o.Max, 1),
			At: (o.Min + o.Max) / 2, Say: strconv.Itoa,
		})
	}
	return append(all,
		dialogs.Strength{
			By: string(session.ByTime), Name: i18n.T("dialogs.by-time"), Values: moveTimes[:], At: 1000,
			Say: func(ms int) string { return i18n.F("dialogs.seconds", opponents.Seconds(ms)) },
		},
		dialogs.Strength{By: string(session.ByDepth), Name: i18n.T("dialogs.by-depth"), Values: steps(1, 24, 1), At: 4, Say: strconv.Itoa})
}

// moveTimes are the times for each move to choose from, in milliseconds.
var moveTimes = [...]int{50, 100, 200, 500, 1000, 2000, 3000, 5000, 10_000, 20_000, 30_000, 60_000}

// most is the largest number of values to choose from with a slider.
const most = 200

// steps returns the multiples of a step between two numbers, and these two. The step is
// larger if there would be too many.
func steps(least, last, by int) []int {
	all := []int{least}
	by = max(by, (last-least)/most)
	for n := (least/by + 1) * by; n < last; n += by {
		all = append(all, n)
	}
	return append(all, last)
}
