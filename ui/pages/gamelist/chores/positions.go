package chores

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"passedpawn/game/library"
	"passedpawn/game/play/task"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// The extensions of files of positions: as EPD, with the game as the id of the position, or
// as FEN.
const (
	EPDExtension = ".epd"
	FENExtension = ".fen"
)

// Positions writes one position of each game, a line for each. It is the position that a
// search has found. Otherwise it is the start of a game that was set up, as an exercise is,
// and the end of another, as of an opening.
type Positions struct {
	Export
	// Found returns where in a game the search has found it, and false if nothing was searched
	// for in it. line is the positions of its main line; games has its rules.
	Found func(rec *record.Record, line []rules.Position, games rules.Games) (record.Path, bool)
}

// Propose asks nothing.
func (p *Positions) Propose(*task.Task) (Proposal, error) { return Proposal{}, nil }

// Do writes the positions.
func (p *Positions) Do(t *task.Task) (Done, error) {
	what := fixed(i18n.F("gamelist.writing", gamesText(len(p.Rows))))
	line := fenLine
	if strings.EqualFold(filepath.Ext(p.Path), EPDExtension) {
		line = epdLine
	}
	return p.write(func(w io.Writer) error {
		done := 0
		for game, err := range p.Games.Records(p.Table, p.Rows) {
			if err := errors.Join(err, t.Context().Err()); err != nil {
				return err
			}
			at, err := p.position(game)
			if err != nil {
				return err
			}
			if _, err := fmt.Fprintln(w, line(game.Record, at)); err != nil {
				return err
			}
			done++
			t.Report(float64(done)/float64(len(p.Rows)), what)
		}
		return nil
	})
}

// position returns the position of a game that is written.
func (p *Positions) position(game library.Read) (rules.Position, error) {
	start, err := startOf(game)
	if err != nil {
		return nil, err
	}
	line := played(start, game.Record.Main())
	if path, ok := p.Found(game.Record, line, Only(game.Rules)); ok {
		line = played(start, game.Record.Along(path))
	} else if game.Record.Start != "" {
		return start, nil
	}
	return line[len(line)-1], nil
}

// startOf returns the position at the start of a game.
func startOf(game library.Read) (rules.Position, error) {
	if game.Record.Start == "" {
		return game.Rules.Start(), nil
	}
	return game.Rules.Parse(game.Record.Start)
}

// Line returns the positions of the main line of a game, none if its start cannot be read.
func Line(game library.Read) []rules.Position {
	start, err := startOf(game)
	if err != nil {
		return nil
	}
	return played(start, game.Record.Main())
}

// Only returns games of which one is known.
func Only(r rules.Rules) rules.Games { return only{r} }

// only knows the rules of one game.
type only struct{ rules rules.Rules }

// Find implements rules.Games.
func (o only) Find(string) (rules.Rules, bool) { return o.rules, true }

// played returns the positions of moves from a start, itself included, up to a move that
// cannot be played.
func played(start rules.Position, moves []record.Node) []rules.Position {
	line := []rules.Position{start}
	for _, n := range moves {
		next, err := line[len(line)-1].Play(n.Move())
		if err != nil {
			break
		}
		line = append(line, next)
	}
	return line
}

func fenLine(_ *record.Record, at rules.Position) string { return at.String() }

// epdLine writes a position as the PGN standard (1994, 16.2) says: four fields of the FEN, and
// then operations, of which each ends with a semicolon.
func epdLine(rec *record.Record, at rules.Position) string {
	id := record.Players(rec.Tag("White"), rec.Tag("Black"))
	if event := record.Known(rec.Tag("Event")); event != "" {
		id = strings.TrimPrefix(id+", "+event, ", ")
	}
	text := rules.Placement(at)
	if id != "" {
		text += ` id "` + strings.ReplaceAll(id, `"`, "'") + `";`
	}
	return text
}
