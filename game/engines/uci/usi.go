package uci

import (
	"passedpawn/game/rules"
)

// helloUSI answers "usi": from then on the game is shogi. Source: The Universal Shogi
// Interface, Tord Romstad, 2007.
func (s *server) helloUSI([]string) {
	s.stop()
	s.usi = true
	s.choose("shogi")
	s.introduce()
	s.say("usiok")
}

// shogiClocks turns times as USI tells them into those of the rules: sente is black there,
// and byoyomi comes on top of both clocks.
func (o *goCommand) shogiClocks() {
	o.clocks[rules.White], o.clocks[rules.Black] = o.clocks[rules.Black], o.clocks[rules.White]
	for i := range o.clocks {
		o.clocks[i].Left += o.byoyomi
		o.clocks[i].Free = o.byoyomi
	}
}

// answerUSI returns what to answer instead of a move: a win if it can be declared, and that
// the engine resigns if there is no move.
func (v *variant) answerUSI(best string) string {
	switch {
	case v.game.Outcome(v.line).Claim == rules.Declaration:
		return "win"
	case best == "0000":
		return "resign"
	}
	return best
}

// plies returns how many plies a mate in some moves takes, negative for being mated.
func plies(moves int) int {
	if moves < 0 {
		return 2 * moves
	}
	return 2*moves - 1
}
