package tournament

import (
	"bufio"
	"io"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// An Opening is how games begin: a position, "" for the usual start, and moves from it as
// UCI writes them.
type Opening struct {
	FEN   string   `json:"fen,omitempty"`
	Moves []string `json:"moves,omitempty"`
}

// ReadOpenings reads at most most openings. A file with tags or moves is PGN: each game
// is an opening, with its first plies moves, or with all for 0. Any other file is EPD or
// FEN, a position in each line.
func ReadOpenings(in io.Reader, r rules.Rules, plies, most int) ([]Opening, error) {
	text := bufio.NewReader(in)
	if head, _ := text.Peek(4096); isPGN(string(head)) {
		return gamesOf(text, r, plies, most)
	}
	return positionsOf(text, r, most)
}

// isPGN reports whether a file that begins with head is PGN: its first line is a tag, or
// has too few ranks for a position.
func isPGN(head string) bool {
	line, _, _ := strings.Cut(strings.TrimSpace(strings.TrimPrefix(head, "\ufeff")), "\n")
	return strings.HasPrefix(line, "[") || strings.Count(line, "/") < 7
}

func positionsOf(in io.Reader, r rules.Rules, most int) (all []Opening, err error) {
	lines := bufio.NewScanner(in)
	for n := 1; lines.Scan() && len(all) < most; n++ {
		line := strings.TrimSpace(strings.TrimPrefix(lines.Text(), "\ufeff"))
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		fen, err := fenOf(line, r)
		if err != nil {
			return nil, phrase.Errorf("tournament.bad-opening", n, err)
		}
		all = append(all, Opening{FEN: fen})
	}
	if err := lines.Err(); err != nil {
		return nil, err
	}
	return all, some(all)
}

// fenOf returns the position of a line as FEN. EPD has four fields and then operations,
// where FEN has two counters.
func fenOf(line string, r rules.Rules) (string, error) {
	fields := strings.Fields(line)
	if len(fields) > 6 {
		fields = fields[:6]
	}
	p, err := r.Parse(strings.Join(fields, " "))
	if err != nil && len(fields) > 4 {
		p, err = r.Parse(strings.Join(fields[:4], " "))
	}
	if err != nil {
		return "", err
	}
	if r.Outcome([]rules.Position{p}).Over() {
		return "", phrase.Errorf("tournament.opening-over")
	}
	return p.String(), nil
}

func gamesOf(in io.Reader, r rules.Rules, plies, most int) (all []Opening, err error) {
	games := pgn.NewScanner(in)
	for games.Scan() && len(all) < most {
		rec, err := pgn.Read(games.Item(), only{r})
		if err != nil {
			return nil, err
		}
		line, moves := []rules.Position{start(r, rec.Start)}, rec.Moves()
		if plies > 0 && len(moves) > plies {
			moves = moves[:plies]
		}
		o := Opening{FEN: rec.Start}
		for _, m := range moves {
			next, err := line[len(line)-1].Play(m)
			if err != nil {
				return nil, err
			}
			if line = append(line, next); r.Outcome(line).Over() {
				break // a game from it would have no move
			}
			o.Moves = append(o.Moves, rules.Coordinates(r, m))
		}
		all = append(all, o)
	}
	if err := games.Err(); err != nil {
		return nil, err
	}
	return all, some(all)
}

// some returns an error if a file has no openings.
func some(all []Opening) error {
	if len(all) == 0 {
		return phrase.Errorf("tournament.no-openings")
	}
	return nil
}

// start returns a starting position that is known to be sound.
func start(r rules.Rules, fen string) rules.Position {
	if p, err := r.Parse(fen); fen != "" && err == nil {
		return p
	}
	return r.Start()
}

// line returns the positions and moves of an opening.
func (o Opening) line(r rules.Rules) (line []rules.Position, moves []rules.Move, err error) {
	p := r.Start()
	if o.FEN != "" {
		if p, err = r.Parse(o.FEN); err != nil {
			return nil, nil, err
		}
	}
	line = append(line, p)
	for _, text := range o.Moves {
		m, err := r.Read(p, text)
		if err == nil {
			p, err = p.Play(m)
		}
		if err != nil {
			return nil, nil, err
		}
		line, moves = append(line, p), append(moves, m)
	}
	return line, moves, nil
}

// only is a set of one rule set.
type only struct{ rules.Rules }

// Find implements rules.Games.
func (o only) Find(name string) (rules.Rules, bool) {
	if rules.Orthodox(name) == rules.Orthodox(o.ID()) && (rules.Orthodox(name) || strings.EqualFold(name, o.ID())) {
		return o.Rules, true
	}
	return nil, false
}
