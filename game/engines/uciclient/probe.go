package uciclient

import (
	"context"
	"slices"
	"strconv"
)

// Probe starts a program, asks what it is, ends it and all that it has started. It tries
// UCI first and then USI. An error says what the program did, and its last words are in
// the log. The log and the processes that run may be nil.
func Probe(ctx context.Context, c Command, log *Log, all *Running) (Info, error) {
	return probe(ctx, Config{Command: c, Log: log, Running: all})
}

func probe(ctx context.Context, c Config) (Info, error) {
	p, err := open(c, UCI, true, nil)
	if err != nil {
		return Info{}, err
	}
	defer p.end()
	if err := p.handshake(ctx); err != nil {
		return Info{}, err
	}
	if err := p.ready(ctx); err != nil {
		return Info{}, err
	}
	var i Info
	p.mailbox.locked(func() {
		i = Info{Name: p.mailbox.name, Author: p.mailbox.author, Protocol: p.mailbox.hello}
		i.Options = settable(p.mailbox.options, machineOf(c.Command))
		i.Games = gamesOf(i.Protocol, p.mailbox.options)
	})
	return i, nil
}

// gamesOf returns the games that an engine plays, by its options.
func gamesOf(p Protocol, options []Option) []string {
	games := []string{"chess"}
	if o, ok := find(options, "UCI_Variant"); ok {
		games = o.Choices
	}
	if _, ok := find(options, "UCI_Chess960"); ok && slices.Contains(games, "chess") {
		games = append(slices.Clone(games), "chess960")
	}
	if p == USI || slices.Contains(games, shogi) {
		games = append(slices.Clone(games), shogi, shogi+"-24")
	}
	if p == USI {
		games = games[len(games)-2:]
	}
	slices.Sort(games)
	return slices.Compact(games)
}

// threads returns how many threads the process searches with, 0 if that is not known.
func (p *process) threads() int {
	o, known := find(p.mailbox.options, "Threads")
	if !known {
		return 0
	}
	value, isSent := p.sent["threads"]
	if !isSent {
		value = o.Default
	}
	n, _ := strconv.Atoi(value)
	return n
}
