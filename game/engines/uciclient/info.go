package uciclient

import (
	"strconv"
	"strings"
	"time"
)

// An info is what a line beginning with "info" says of a search.
type info struct {
	depth, selDepth, rank, nodes, speed int
	hashFull                            int // in thousandths
	time                                time.Duration
	score                               int // centipawns, if there is no mate
	mate                                int // moves to mate in UCI, plies in USI; negative for being mated
	scored, bound                       bool
	line                                []string // moves
}

// most is the largest number that is accepted.
const most = 1 << 52

// parseInfo reads the words after "info". What is not understood is skipped.
func parseInfo(text string) (i info) {
	i.rank = 1
	words := strings.Fields(text)
	for n := 0; n < len(words); n++ {
		word, next := words[n], ""
		if n+1 < len(words) {
			next = words[n+1]
		}
		number, err := strconv.Atoi(next)
		known := err == nil && number >= -most && number <= most
		switch word {
		case "pv":
			i.line = words[n+1:]
			return i
		case "string":
			return i
		case "lowerbound", "upperbound":
			i.bound = true
		case "cp":
			i.score, i.scored = number, known
		case "mate":
			i.mate, i.scored = mateIn(next, number), true
		default:
			if known {
				i.number(word, number)
			}
		}
	}
	return i
}

// mateIn reads the number after "mate". USI has a bare sign for a mate of unknown length.
func mateIn(text string, number int) int {
	switch {
	case strings.HasPrefix(text, "-"):
		return min(max(number, -maxMate), -1)
	case number == 0 && text == "0": // mated now
		return -1
	}
	return max(min(number, maxMate), 1)
}

// number sets the value of a word that is followed by a number.
func (i *info) number(word string, n int) {
	switch n = max(n, 0); word {
	case "depth":
		i.depth = n
	case "seldepth":
		i.selDepth = n
	case "multipv":
		i.rank = n
	case "nodes":
		i.nodes = n
	case "nps":
		i.speed = n
	case "hashfull":
		i.hashFull = min(n, 1000)
	case "time":
		i.time = time.Duration(min(n, int(24*365*time.Hour/time.Millisecond))) * time.Millisecond
	}
}
