package uciclient

import (
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// move returns the move that the process has chosen. If it is illegal, the process has
// failed.
func (p *process) move(r rules.Rules, pos rules.Position) (player.Action, error) {
	a, err := p.chosen(r, pos)
	if err != nil {
		return a, p.fail(err)
	}
	return a, nil
}

// chosen reads the "bestmove" of the process. USI engines can also resign, and declare a win
// by the entering-king rule.
func (p *process) chosen(r rules.Rules, pos rules.Position) (player.Action, error) {
	best, _ := p.best()
	switch best = strings.ToValidUTF8(best, "?"); strings.ToLower(best) {
	case "", "(none)", "none", "0000", "null":
		return player.Action{}, phrase.Errorf("uciclient.no-move", p.config.name())
	case "resign":
		return player.Action{Resign: true}, nil
	case "win":
		return player.Action{Claim: true}, nil
	}
	line := follow(r, pos, []string{best})
	if len(line) == 0 {
		return player.Action{}, &player.IllegalMove{Err: phrase.Errorf("uciclient.illegal", p.config.name(), best), Move: best}
	}
	return player.Action{Move: line[0]}, nil
}

// best returns the move of "bestmove" and the answer that the process expects, "" if it names
// none.
func (p *process) best() (move, answer string) {
	text := ""
	p.mailbox.locked(func() { text = p.mailbox.best })
	move, rest, _ := strings.Cut(strings.TrimSpace(text), " ")
	if w := strings.Fields(rest); len(w) > 1 && w[0] == "ponder" {
		answer = w[1]
	}
	return move, answer
}
