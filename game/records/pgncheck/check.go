// Package pgncheck is the command that checks game files without a window, for people and
// for other programs: it reports what they contain, what is wrong, and where. It decides
// nothing about moves; game/records/pgn and game/records/kifu interpret the games.
package pgncheck

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"runtime/debug"

	"passedpawn/game/files/openfile"
	"passedpawn/game/files/plain"
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

// longest is the maximum length of a quotation from a file in an error, in bytes.
const longest = 200

// short returns an error with long quotations from a file shortened.
func short(err error) error {
	if at, ok := errors.AsType[*pgn.Error](err); ok {
		return &pgn.Error{Game: at.Game, Line: at.Line, Move: plain.Short(at.Move, longest), Why: plain.Short(at.Why, longest)}
	}
	return err
}
