// Package pgncheck is the command that checks files of games without a window, for
// people and for other programs: what they hold, and what is wrong where. It decides
// nothing about a move; what a game means is the business of game/pgn and game/kifu.
package pgncheck

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"runtime/debug"

	"passedpawn/game/openfile"
	"passedpawn/game/pgn"
	"passedpawn/game/plain"
	"passedpawn/game/variants"
)

// Options say how files are checked.
type Options struct {
	JSON    bool // a line of JSON for each finding, for programs
	Rewrite bool // write each game and read it again
}

// Files checks files of games and tells what it found, file by file. It
// returns the exit status.
func Files(paths []string, how Options, out, errs io.Writer) int {
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
		if how.JSON {
			tell = tellJSON(json.NewEncoder(w), path)
		}
		if !checkFile(path, how.Rewrite, tell) {
			status = 1
		}
	}
	return status
}

func checkFile(path string, rewrite bool, tell finding) (good bool) {
	f, err := openfile.Open(path)
	if err != nil {
		tell(Report{}, err)
		return false
	}
	defer f.Close()
	rep := Check(f, path, variants.All(), rewrite, func(err error) { tell(Report{}, short(err)) })
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
