package uciclient

import (
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// move returns what the process has chosen. If that is no move, the process has failed.
func (s *session) move(r rules.Rules, p rules.Position) (player.Action, error) {
	a, err := s.chosen(r, p)
	if err != nil {
		return a, s.fail(err)
	}
	return a, nil
}

// chosen reads what the process has chosen. Engines of USI can also resign, and declare a
// win by the rule of entering kings.
func (s *session) chosen(r rules.Rules, p rules.Position) (player.Action, error) {
	best, _ := s.best()
	switch best = strings.ToValidUTF8(best, "?"); strings.ToLower(best) {
	case "", "(none)", "none", "0000", "null":
		return player.Action{}, phrase.Errorf("uciclient.no-move", s.config.name())
	case "resign":
		return player.Action{Resign: true}, nil
	case "win":
		return player.Action{Claim: true}, nil
	}
	line := follow(r, p, []string{best})
	if len(line) == 0 {
		return player.Action{}, phrase.Errorf("uciclient.illegal", s.config.name(), best)
	}
	return player.Action{Move: line[0]}, nil
}

// best returns the move that the process has chosen, and the answer that it expects, "" if
// it expects none.
func (s *session) best() (move, answer string) {
	text := ""
	s.heard.see(func() { text = s.heard.best })
	move, rest, _ := strings.Cut(strings.TrimSpace(text), " ")
	if w := strings.Fields(rest); len(w) > 1 && w[0] == "ponder" {
		answer = w[1]
	}
	return move, answer
}
