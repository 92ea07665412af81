// Package pgncheck is the command that checks game files without a window, for people and
// for other programs: it reports what they contain, what is wrong, and where. It decides
// nothing about moves; game/records/pgn and game/records/kifu interpret the games.
package pgncheck

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"runtime/debug"

	"passedpawn/game/files/plain"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
	"passedpawn/game/variants"
)

// Options say how to check files.
type Options struct {
	JSON    bool // a line of JSON for each finding, for programs
	Rewrite bool // write each game and read it back
}

// Files checks game files and reports its findings file by file. It returns the exit
// status.
func Files(paths []string, how Options, out, errs io.Writer) int {
	if len(paths) == 0 {
		fmt.Fprintln(errs, "passedpawn --check needs the name of a file")
		return 2
	}
	debug.SetGCPercent(400) // little memory is kept, but much is allocated
	status := 0
	w := bufio.NewWriter(plain.NewWriter(out))
	defer w.Flush()
	c := checker{rewrite: how.Rewrite, telling: func(path string) finding { return tellText(w, path) }}
	if how.JSON {
		c.telling = func(path string) finding { return tellJSON(json.NewEncoder(w), path) }
	}
	for _, path := range paths {
		if !c.file(path) {
			status = 1
		}
	}
	return status
}

// A checker checks files one after the other.
type checker struct {
	rewrite bool
	telling func(path string) finding // returns what prints the findings about a path
}

func (c checker) file(path string) (good bool) {
	good = true
	err := gamefile.Members(context.Background(), path, func(m gamefile.Member) error {
		good = c.text(m) && good
		return nil
	})
	if err != nil {
		c.telling(path)(Report{}, err)
	}
	return good && err == nil
}

// text checks the games of a text.
func (c checker) text(m gamefile.Member) (good bool) {
	tell := c.telling(m.Path)
	rep := Check(m.In, m.Name, variants.All(), c.rewrite, func(err error) { tell(Report{}, short(err)) })
	tell(rep, nil)
	return rep.Good()
}

// longest is the maximum length of a quotation from a file in an error, in bytes.
const longest = 200

// short returns an error with long quotations from a file shortened.
func short(err error) error {
	if at, ok := errors.AsType[*pgn.Error](err); ok {
		return &pgn.Error{Game: at.Game, Line: at.Line, Move: plain.Short(at.Move, longest), Why: plain.Short(at.Why, longest)}
	}
	return err
}
