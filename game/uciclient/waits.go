package uciclient

import (
	"errors"
	"time"
)

// Waits are how long an engine may take. A zero field means the usual.
type Waits struct {
	Hello time.Duration // to answer "uci" or "usi": 30 s, as the engine may be at the end of an ssh connection
	Ready time.Duration // to answer "isready": 60 s, as it may load tablebases
	Stop  time.Duration // to move after "stop": 5 s
	Quit  time.Duration // to end after "quit": 2 s
}

var errSoon = errors.New("engines cannot be started yet")
