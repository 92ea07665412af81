package uciclient

import (
	"context"
	"slices"
	"strconv"
)

// Probe starts a program, asks what it is, ends it and all that it has started. It tries
// UCI first and then USI. An error says what the program did, and its last words are in
// the log, which may be nil.
func Probe(ctx context.Context, c Command, log *Log) (Info, error) {
	return probe(ctx, Config{Command: c, Log: log})
}

func probe(ctx context.Context, c Config) (Info, error) {
	s, err := open(c, UCI, true, nil)
	if err != nil {
		return Info{}, err
	}
	defer s.end()
	if err := s.greet(ctx); err != nil {
		return Info{}, err
	}
	if err := s.ready(ctx); err != nil {
		return Info{}, err
	}
	var i Info
	s.heard.see(func() {
		i = Info{Name: s.heard.name, Author: s.heard.author, Protocol: s.heard.hello}
		i.Options = offered(s.heard.options, machineOf(c.Command))
		i.Games = gamesOf(i.Protocol, s.heard.options)
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

// threads returns how many threads the process searches with, 0 if it does not say.
func (s *session) threads() int {
	o, known := find(s.heard.options, "Threads")
	if !known {
		return 0
	}
	value, said := s.said["threads"]
	if !said {
		value = o.Default
	}
	n, _ := strconv.Atoi(value)
	return n
}
