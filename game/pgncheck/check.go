// Package pgncheck is the command that checks files of games without a window, for
// people and for other programs.
package pgncheck

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"runtime/debug"
	"strings"

	"passedpawn/game/gamefile"
	"passedpawn/game/openfile"
	"passedpawn/game/pgn"
	"passedpawn/game/plain"
	"passedpawn/game/variants"
)

// Files checks files of games and tells what it found, file by file. It
// returns the exit status.
func Files(paths []string, asJSON bool, out, errs io.Writer) int {
	if len(paths) == 0 {
		fmt.Fprintln(errs, "passedpawn --check needs the name of a file")
		return 2
	}
	debug.SetGCPercent(400) // what is held is little, what passes through is much
	status := 0
	w := bufio.NewWriter(plain.NewWriter(out))
	defer w.Flush()
	for _, path := range paths {
		tell := tellText(w, path)
		if asJSON {
			tell = tellJSON(json.NewEncoder(w), path)
		}
		if !checkFile(path, tell) {
			status = 1
		}
	}
	return status
}

// A finding is an error of a file, or what is unusual in it, or without one what the
// file holds.
type finding func(rep pgn.Report, err error)

func checkFile(path string, tell finding) (good bool) {
	f, err := openfile.Open(path)
	if err != nil {
		tell(pgn.Report{}, err)
		return false
	}
	defer f.Close()
	rep := gamefile.Check(f, path, variants.All(), func(err error) { tell(pgn.Report{}, short(err)) })
	tell(rep, nil)
	return rep.Good()
}

// longest is how much of what a file holds is told in an error, in bytes.
const longest = 200

// short is an error that does not quote much of a file.
func short(err error) error {
	if at, ok := errors.AsType[*pgn.Error](err); ok {
		return &pgn.Error{Game: at.Game, Line: at.Line, Move: plain.Short(at.Move, longest), Why: plain.Short(at.Why, longest)}
	}
	return err
}

func tellText(w io.Writer, path string) finding {
	return func(rep pgn.Report, err error) {
		if err != nil {
			fmt.Fprintf(w, "%s: %v\n", path, err)
			return
		}
		fmt.Fprintf(w, "%s: %s, %s, %s in variations, %s, %s, %s, %s, %s, %s\n",
			path, count(rep.Games, "game"), count(rep.Plies, "ply"), count(rep.VariationPlies, "ply"), count(rep.Variations, "variation"),
			count(rep.Comments, "comment"), count(rep.NAGs, "glyph"), count(rep.Errors, "error"),
			either(rep.SameBytes, "same bytes when written back", "other bytes when written back"),
			either(rep.ReadsBack, "export form reads back equal", "export form reads back otherwise"))
	}
}

// count is "1 ply", "2 plies".
func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	if stem, isPly := strings.CutSuffix(what, "y"); isPly {
		what = stem + "ie"
	}
	return fmt.Sprintf("%d %ss", n, what)
}

func either(is bool, yes, no string) string {
	if is {
		return yes
	}
	return no
}

func tellJSON(w *json.Encoder, path string) finding {
	type place struct {
		File    string `json:"file"`
		Game    int    `json:"game,omitempty"`
		Line    int    `json:"line,omitempty"`
		Move    string `json:"move,omitempty"`
		Error   string `json:"error,omitempty"`
		Unusual string `json:"unusual,omitempty"`
	}
	type whole struct {
		File string `json:"file"`
		pgn.Report
	}
	return func(rep pgn.Report, err error) {
		var at *pgn.Error
		var odd *pgn.Notice
		switch {
		case errors.As(err, &odd):
			_ = w.Encode(place{File: path, Game: odd.Game, Line: odd.Line, Unusual: odd.What.String()})
		case errors.As(err, &at):
			_ = w.Encode(place{File: path, Game: at.Game, Line: at.Line, Move: at.Move, Error: at.Why})
		case err != nil:
			_ = w.Encode(place{File: path, Error: err.Error()})
		default:
			_ = w.Encode(whole{path, rep})
		}
	}
}
