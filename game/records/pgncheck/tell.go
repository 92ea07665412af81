package pgncheck

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"passedpawn/game/records/pgn"
)

// A finding function reports an error or something unusual in a file or, if err is nil,
// the contents of the file.
type finding func(rep Report, err error)

func tellText(w io.Writer, path string) finding {
	return func(rep Report, err error) {
		if err != nil {
			fmt.Fprintf(w, "%s: %v\n", path, err)
			return
		}
		fmt.Fprintf(w, "%s: %s, %s, %s in variations, %s, %s, %s, %s",
			path, count(rep.Games, "game"), count(rep.Plies, "ply"), count(rep.VariationPlies, "ply"), count(rep.Variations, "variation"),
			count(rep.Comments, "comment"), count(rep.NAGs, "glyph"), count(rep.Errors, "error"))
		if rep.Rewritten != nil {
			fmt.Fprintf(w, ", %s, %s",
				either(rep.SameBytes, "unchanged when rewritten", "changed when rewritten"),
				either(rep.ReadsBack, "its export has the same games", "its export has different games"))
		}
		fmt.Fprintln(w)
	}
}

// count returns a number and a noun, such as "1 ply" or "2 plies".
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
		Report
	}
	return func(rep Report, err error) {
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
