package repertoire

import (
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// An Entry is a repertoire in the list of a store.
type Entry struct {
	Side rules.Side
	Path string   // of the file with its games
	Root string   // the position where it begins, in the first fields of a FEN, "" for all
	Off  []Choice // moves that are switched off
	Met  string   // the path of a file with games that show what is played, OwnGames, or "" for none
	rest []string // lines that another version has written
}

// OwnGames stands for the person's own games in place of a file.
const OwnGames = "*"

// Is reports whether two entries are of the same repertoire: they may differ in what is switched
// off and in the games that they are compared with.
func (e Entry) Is(other Entry) bool {
	return e.Side == other.Side && e.Path == other.Path && e.Root == other.Root
}

// Switched returns the entry with a move switched off, or on again.
func (e Entry) Switched(c Choice, off bool) Entry {
	var all []Choice
	for _, one := range e.Off {
		if one != c {
			all = append(all, one)
		}
	}
	if off {
		all = append(all, c)
	}
	e.Off = all
	return e
}

// lines returns the entry as lines of the list, such as
//
//	white /home/ada/italian.pgn
//	  from rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -
//	  off rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - Bc4
//	  met /home/ada/games.pgn
func (e Entry) lines() []string {
	all := []string{sides[e.Side] + " " + e.Path}
	if e.Root != "" {
		all = append(all, "  from "+e.Root)
	}
	for _, c := range e.Off {
		all = append(all, "  off "+c.Position+" "+c.Move)
	}
	if e.Met != "" {
		all = append(all, "  met "+e.Met)
	}
	return append(all, e.rest...)
}

var sides = [...]string{rules.White: "white", rules.Black: "black"}

// parse reads a list, and names the first line that it cannot read.
func parse(text string) (all []Entry, err error) {
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimRight(line, "\r")
		word, value, _ := strings.Cut(strings.TrimLeft(line, " "), " ")
		switch indented := strings.HasPrefix(line, " "); {
		case word == "":
		case !indented && value != "" && (word == sides[rules.White] || word == sides[rules.Black]):
			e := Entry{Path: value}
			if word == sides[rules.Black] {
				e.Side = rules.Black
			}
			all = append(all, e)
		case !indented || len(all) == 0:
			return all, phrase.Errorf("repertoire.fault", listFile, i+1)
		default:
			all[len(all)-1].detail(line, word, value)
		}
	}
	return all, nil
}

// detail reads an indented line of an entry.
func (e *Entry) detail(line, word, value string) {
	at := strings.LastIndexByte(value, ' ')
	switch {
	case word == "from":
		e.Root = value
	case word == "off" && at > 0:
		e.Off = append(e.Off, Choice{value[:at], value[at+1:]})
	case word == "met":
		e.Met = value
	default:
		e.rest = append(e.rest, line)
	}
}
