package uciclient

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
)

// A session is a running process and what has been said to it. Only one goroutine talks
// to it at a time.
type session struct {
	child    *child
	heard    *mailbox
	config   Config
	waits    Waits
	language Protocol
	closing  <-chan struct{} // the engine is closed
	began    time.Time
	guess    bool              // it was asked in UCI first, and USI is to be tried as well
	greeted  bool              // it has said hello, and the person's options are set
	said     map[string]string // values of options by their names in lower case
	game     *player.Game      // of the last question
	guessed  *guess            // that the process ponders on, nil if it does not ponder
	fault    error             // why the process has to be ended, nil if it need not
}

// open starts a process and says hello to it. guess means to try USI as well if it does
// not answer in UCI.
func open(c Config, language Protocol, guess bool, closing <-chan struct{}) (*session, error) {
	m := newMailbox()
	k, err := start(c.Command, m)
	if err != nil {
		return nil, phrase.Errorf("uciclient.not-started", c.name(), err)
	}
	s := &session{
		child: k, heard: m, config: c, waits: c.Waits.usual(), language: language, closing: closing,
		began: time.Now(), guess: guess, said: map[string]string{},
	}
	return s, s.send(string(language))
}

// send gives the process a command.
func (s *session) send(words ...string) error {
	if !s.child.send(strings.Join(words, " ")) {
		return s.fail(phrase.Errorf("uciclient.deaf", s.config.name()))
	}
	return nil
}

// left is the error for a question that is withdrawn.
func (s *session) left(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	return phrase.Errorf("uciclient.closed", s.config.name())
}

// fail notes that the process has to be ended because of an error, and returns the error.
func (s *session) fail(err error) error {
	s.fault = err
	return err
}

// greet waits until the process has said what it is. If the question is withdrawn, the
// next one goes on waiting. Then it sets the options that the person chose.
func (s *session) greet(ctx context.Context) error {
	if s.greeted {
		return nil
	}
	hello := func() bool { return s.heard.hello != "" }
	for {
		wait := waiting{ctx: ctx, done: hello, limit: s.waits.Hello - time.Since(s.began)}
		if s.guess {
			wait.limit = s.waits.Guess - time.Since(s.began)
		}
		switch s.await(wait) {
		case done:
			s.guess, s.greeted = false, true
			return s.prepare()
		case ended:
			return s.fail(phrase.Errorf("uciclient.ended-early", s.config.name(), s.child.state()))
		case withdrawn:
			return s.left(ctx)
		case late:
			if !s.guess {
				return s.fail(phrase.Errorf("uciclient.no-hello", s.config.name()))
			}
			s.guess = false
			if err := s.send(string(USI)); err != nil {
				return err
			}
		}
	}
}

// prepare sets the options that the person chose. It reads what the process has said of
// itself, which does not change any more.
func (s *session) prepare() error {
	names := make([]string, 0, len(s.config.Options))
	for name := range s.config.Options {
		names = append(names, name)
	}
	slices.Sort(names)
	m := machineOf(s.config.Command)
	for _, name := range names {
		o, known := find(offered(s.heard.options, m), name)
		value, valid := o.Value(s.config.Options[name])
		if !known || !valid || o.Ponder() { // a question says whether that is wanted
			continue
		}
		if err := s.set(o.Name, value); err != nil {
			return err
		}
	}
	return s.set("UCI_AnalyseMode", strconv.FormatBool(s.config.Analysis))
}

// set sets an option, if the process has it with another value.
func (s *session) set(name, value string) error {
	o, known := find(s.heard.options, name)
	key := strings.ToLower(name)
	now, said := s.said[key]
	if !said {
		now = o.Default
	}
	switch {
	case !known:
		return nil
	case o.Type == OptionButton:
		return s.send("setoption name", o.Name)
	case now == value:
		return nil
	}
	s.said[key] = value
	if value == "" {
		value = empty
	}
	return s.send("setoption name", o.Name, "value", value)
}

// ready waits until the process has done all that it was told to do. If the question is
// withdrawn, the next one goes on waiting.
func (s *session) ready(ctx context.Context) error {
	s.heard.see(func() { s.heard.asked++ })
	if err := s.send("isready"); err != nil {
		return err
	}
	all := func() bool { return s.heard.ready == s.heard.asked }
	switch s.await(waiting{ctx: ctx, done: all, limit: s.waits.Ready}) {
	case ended:
		return s.fail(phrase.Errorf("uciclient.ended-early", s.config.name(), s.child.state()))
	case withdrawn:
		return s.left(ctx)
	case late:
		return s.fail(phrase.Errorf("uciclient.not-ready", s.config.name()))
	}
	return nil
}

// alive reports whether the process can be asked more.
func (s *session) alive() (alive bool) {
	s.heard.see(func() { alive = !s.heard.ended && s.fault == nil })
	return alive
}

// end ends the process, at once if it has failed. Then its last words are written to the
// log.
func (s *session) end() {
	patience := s.waits.Quit
	if s.fault != nil {
		patience = 0
	}
	s.child.end(patience)
	if s.fault != nil {
		s.config.Log.add(s.config, s.fault, s.heard.words.String())
	}
}
