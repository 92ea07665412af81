package uci

import (
	"strings"

	"passedpawn/game/engines/shogiengine"
	"passedpawn/game/rules"
	"passedpawn/game/rules/board"
	"passedpawn/game/shogi"
)

// A variant is a game other than orthodox chess and Chess960, and its line of positions.
type variant struct {
	game  rules.Rules
	line  []rules.Position
	table *shogiengine.Table // of shogi, nil until it is needed
}

// choose selects the game that UCI_Variant names, and sets up its starting position.
func (s *server) choose(name string) {
	game, ok := s.known.Find(name)
	if !ok {
		s.say("info string there is no variant %q", name)
		return
	}
	s.variant, s.fischer = nil, rules.Chess960(game.ID())
	if game.ID() != s.known[0].ID() && !s.fischer {
		s.variant = &variant{game: game}
	}
	s.position([]string{"startpos"})
}

// ids returns the ids of the games for UCI_Variant. Chess960 has an option of its own.
func (s *server) ids() string {
	var all []string
	for _, g := range s.known {
		if !rules.Chess960(g.ID()) {
			all = append(all, "var "+g.ID())
		}
	}
	return strings.Join(all, " ")
}

// set reads a position and moves. Nothing changes if any of them is wrong.
func (s *server) set(fen string, moves []string) {
	v := s.variant
	p := v.game.Start()
	if fen != "" {
		var err error
		if p, err = v.game.Parse(fen); err != nil {
			s.say("info string %v", err)
			return
		}
	}
	line := []rules.Position{p}
	for _, text := range moves {
		m, err := v.game.Read(p, text)
		if err == nil {
			p, err = p.Play(m)
		}
		if err != nil {
			s.say("info string %v", err)
			return
		}
		line = append(line, p)
	}
	v.line = line
}

func (v *variant) now() rules.Position { return v.line[len(v.line)-1] }

func (v *variant) text(m rules.Move) string { return rules.Coordinates(v.game, m) }

// count answers "go perft" in a variant.
func (v *variant) count(depth int, say func(string, ...any)) {
	now := v.now()
	if _, ok := v.game.(shogi.Rules); ok {
		b := shogi.Board(now)
		say("\nNodes searched: %d\n", b.Perft(depth))
		return
	}
	p, ok := now.(board.Searchable)
	if !ok {
		say("info string %s has no perft", v.game.ID())
		return
	}
	m, all := p.Mover(), uint64(0)
	for _, first := range m.Legal(nil) {
		text := v.text(m.RulesMove(first))
		m.Make(first)
		n := board.Perft(m, depth-1)
		m.Unmake()
		all += n
		say("%s: %d", text, n)
	}
	say("\nNodes searched: %d\n", all)
}
