// Package uciclient plays with other engines: programs that speak UCI or USI. An Engine is
// one process of such a program as a player.Thinker. The program is started directly and
// never by a shell. Every wait for it has a deadline, and what it does wrong becomes an
// error that names it.
package uciclient

import (
	"context"

	"passedpawn/game/player"
	"passedpawn/game/rules"
)

// A Command is how a program is started.
type Command struct {
	Path string   // of the program, or its name on the PATH
	Args []string // given one by one, never to a shell
}

// A Protocol is the language of an engine.
type Protocol string

// The protocols. UCI is for chess and its variants, USI for shogi.
const (
	UCI Protocol = "uci"
	USI Protocol = "usi"
)

// A Type is what values an option has.
type Type string

// The types of options.
const (
	OptionCheck  Type = "check"  // "true" or "false"
	OptionSpin   Type = "spin"   // a whole number from Min to Max
	OptionCombo  Type = "combo"  // one of Choices
	OptionButton Type = "button" // no value: the engine does something
	OptionString Type = "string" // any text, also the path of a file; "" for none
)

// An Option is something that can be set in an engine. Values are text of the protocol.
type Option struct {
	Name     string
	Type     Type
	Default  string   // "" for a button
	Min, Max int      // of a spin, bounded by what this machine has
	Choices  []string // of a combo
}

// Info is what an engine says of itself.
type Info struct {
	Name, Author string // "" if it does not say
	Protocol     Protocol
	Options      []Option // in the engine's order, without those that the client itself sets
	Games        []string // IDs of the rule sets that it plays
}

// A Config is how an engine is started and set up.
type Config struct {
	Command  Command
	Name     string            // in errors; the file name of the program if it is ""
	Protocol Protocol          // that the engine was probed with
	Options  map[string]string // values by the engine's names of its options; unknown or invalid ones are not sent
	Rules    rules.Games       // finds the rule set of a question
	Log      *Log              // takes what the engine says; nil for none
	Waits    Waits             // how long it may take; zero values for the usual
	Analysis bool              // think until the question is withdrawn, as an analyst does
}

// Probe starts a program, asks what it is and ends it. It tries UCI first and then USI. An
// error says what the program did.
func Probe(ctx context.Context, c Command, log *Log) (Info, error) {
	return Info{}, errSoon
}

// An Engine is a process of an engine as a player.Thinker. The process is started with the
// first question, and again with the next one after it has failed.
type Engine struct{ config Config }

// New returns an engine. Nothing is started yet.
func New(c Config) *Engine { return &Engine{config: c} }

// Think implements player.Thinker. Questions that come at the same time are answered one
// after the other.
func (e *Engine) Think(ctx context.Context, q player.Question) (player.Action, error) {
	return player.Action{}, errSoon
}

// Close ends the process and everything it has started. It returns when they are gone. A
// closed engine answers no further questions.
func (e *Engine) Close() {}
