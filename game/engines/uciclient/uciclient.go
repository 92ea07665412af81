// Package uciclient plays with other engines: programs that speak UCI or USI. An Engine is
// one process of such a program as a player.Thinker. The program is started directly and
// never by a shell. Every wait for it has a deadline, and what it does wrong becomes an
// error that names it.
//
// The protocols are described in "Description of the universal chess interface (UCI)" by
// Stefan Meyer-Kahlen, 2006, and "The Universal Shogi Interface" by Tord Romstad, 2007.
package uciclient

import (
	"path/filepath"
	"strings"
	"time"

	"passedpawn/game/rules"
)

// A Command is how a program is started.
type Command struct {
	Path string   // of the program, or its name on the PATH
	Args []string // given one by one, never to a shell
}

// program returns the file name of the program, without the ending of Windows.
func (c Command) program() string {
	return strings.TrimSuffix(filepath.Base(c.Path), ".exe")
}

// remote reports whether the command runs an engine on another computer, whose memory and
// processors are not known here.
func (c Command) remote() bool {
	switch c.program() {
	case "ssh", "plink", "autossh", "dbclient":
		return true
	}
	return false
}

// A Protocol is the language of an engine.
type Protocol string

// The protocols. UCI is for chess and its variants, USI for shogi.
const (
	UCI Protocol = "uci"
	USI Protocol = "usi"
)

// Info is what an engine says of itself.
type Info struct {
	Name, Author string // "" if it does not say
	Protocol     Protocol
	Options      []Option // in the engine's order, without those that the client itself sets
	Games        []string // IDs of the rule sets that it plays, and names of variants that this program may not have
}

// A Config is how an engine is started and set up.
type Config struct {
	Command  Command
	Name     string            // in errors; the file name of the program if it is ""
	Protocol Protocol          // that the engine was probed with; an engine of UCI is asked in USI for shogi
	Games    []string          // that it plays, from Info; nil if that is not known
	Options  map[string]string // values by the engine's names of its options; unknown or invalid ones are not sent
	Rules    rules.Games       // finds the rule set of a question
	Log      *Log              // takes the engine's last words when it fails; nil for none
	Waits    Waits             // how long the engine may take; zero values for the usual
	Running  *Running          // to which its processes belong; nil for none
	Analysis bool              // think until the question is withdrawn, as an analyst does
	Time     time.Duration     // for a move without a clock and limits; 0 for a second
}

// name returns what errors call the engine.
func (c Config) name() string {
	if c.Name != "" {
		return c.Name
	}
	return c.Command.program()
}

// Waits are how long an engine may take. A zero field means the usual.
type Waits struct {
	Hello  time.Duration // to answer "uci": 30 s, as it may be at the end of an ssh connection
	TryUSI time.Duration // to answer "uci" before "usi" is tried as well: 3 s
	Ready  time.Duration // to get ready for a game: 60 s, as it may load large files
	Late   time.Duration // beyond the time for its move, before it is told to stop: 1 s
	Stop   time.Duration // to move after it was told to stop: 5 s
	Silent time.Duration // without a word, when it thinks without a limit of time: 10 min
	Quit   time.Duration // to end after it was told to: 2 s
	Ponder time.Duration // to think in the opponent's time, in a game without clocks: 10 min
}

// usual fills in the zero fields.
func (w Waits) usual() Waits {
	set := func(d *time.Duration, usual time.Duration) {
		if *d == 0 {
			*d = usual
		}
	}
	set(&w.Hello, 30*time.Second)
	set(&w.TryUSI, 3*time.Second)
	set(&w.Ready, time.Minute)
	set(&w.Late, time.Second)
	set(&w.Stop, 5*time.Second)
	set(&w.Silent, 10*time.Minute)
	set(&w.Quit, 2*time.Second)
	set(&w.Ponder, 10*time.Minute)
	return w
}
