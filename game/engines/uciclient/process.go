package uciclient

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
)

// A process is a running engine and what has been sent to it. Only one goroutine uses it at
// a time.
type process struct {
	child     *child
	mailbox   *mailbox
	config    Config
	waits     Waits
	language  Protocol
	closing   <-chan struct{} // closed when the engine is closed
	began     time.Time
	tryUSI    bool              // USI is to be tried if the process does not answer in UCI
	greeted   bool              // it has answered "uciok" or "usiok", and the user's options are set
	sent      map[string]string // values of options that were sent, by name in lower case
	game      *player.Game      // of the last question
	pondering *ponderQuestion   // nil if the process does not ponder
	fault     error             // why the process must be ended, nil if it need not
}

// open starts a process and sends it "uci" or "usi". tryUSI means to try USI as well if it
// does not answer in UCI.
func open(c Config, language Protocol, tryUSI bool, closing <-chan struct{}) (*process, error) {
	m := newMailbox()
	k, err := start(c.Command, m, c.Running)
	if errors.Is(err, errors.ErrUnsupported) {
		err = phrase.Errorf("uciclient.no-programs")
	}
	if err != nil {
		return nil, phrase.Errorf("uciclient.not-started", c.name(), err)
	}
	p := &process{
		child: k, mailbox: m, config: c, waits: c.Waits.usual(), language: language, closing: closing,
		began: time.Now(), tryUSI: tryUSI, sent: map[string]string{},
	}
	return p, p.send(string(language))
}

// send sends a command to the process.
func (p *process) send(words ...string) error {
	if !p.child.send(strings.Join(words, " ")) {
		return p.fail(phrase.Errorf("uciclient.deaf", p.config.name()))
	}
	return nil
}

// withdrawnError returns the error for a question that was withdrawn.
func (p *process) withdrawnError(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	return phrase.Errorf("uciclient.closed", p.config.name())
}

// fail records that the process must be ended because of an error, and returns the error.
func (p *process) fail(err error) error {
	p.fault = err
	return err
}

// handshake waits for "uciok" or "usiok", and then sets the options that the user chose. If
// the question is withdrawn, the next one continues to wait.
func (p *process) handshake(ctx context.Context) error {
	if p.greeted {
		return nil
	}
	hello := func() bool { return p.mailbox.hello != "" }
	for {
		wait := wait{ctx: ctx, done: hello, limit: p.waits.Hello - time.Since(p.began)}
		if p.tryUSI {
			wait.limit = p.waits.TryUSI - time.Since(p.began)
		}
		switch p.await(wait) {
		case done:
			p.tryUSI, p.greeted = false, true
			return p.setOptions()
		case ended:
			return p.fail(phrase.Errorf("uciclient.ended-early", p.config.name(), p.child.state()))
		case withdrawn:
			return p.withdrawnError(ctx)
		case late:
			if !p.tryUSI {
				return p.fail(phrase.Errorf("uciclient.no-hello", p.config.name()))
			}
			p.tryUSI = false
			if err := p.send(string(USI)); err != nil {
				return err
			}
		}
	}
}

// setOptions sets the options that the user chose. It reads the mailbox without the lock,
// because nothing in it about the process changes after the handshake.
func (p *process) setOptions() error {
	names := make([]string, 0, len(p.config.Options))
	for name := range p.config.Options {
		names = append(names, name)
	}
	slices.Sort(names)
	m := machineOf(p.config.Command)
	for _, name := range names {
		o, known := find(settable(p.mailbox.options, m), name)
		value, valid := o.Value(p.config.Options[name])
		if !known || !valid || o.Ponder() { // each question decides about pondering
			continue
		}
		if err := p.set(o.Name, value); err != nil {
			return err
		}
	}
	return p.set("UCI_AnalyseMode", strconv.FormatBool(p.config.Analysis))
}

// set sets an option to a value, unless the process lacks the option or has the value.
func (p *process) set(name, value string) error {
	o, known := find(p.mailbox.options, name)
	key := strings.ToLower(name)
	now, isSent := p.sent[key]
	if !isSent {
		now = o.Default
	}
	switch {
	case !known:
		return nil
	case o.Type == OptionButton:
		return p.send("setoption name", o.Name)
	case now == value:
		return nil
	}
	p.sent[key] = value
	if value == "" {
		value = empty
	}
	return p.send("setoption name", o.Name, "value", value)
}

// ready sends "isready" and waits until every one was answered. If the question is
// withdrawn, the next one continues to wait.
func (p *process) ready(ctx context.Context) error {
	p.mailbox.locked(func() { p.mailbox.asked++ })
	if err := p.send("isready"); err != nil {
		return err
	}
	answered := func() bool { return p.mailbox.ready == p.mailbox.asked }
	switch p.await(wait{ctx: ctx, done: answered, limit: p.waits.Ready}) {
	case ended:
		return p.fail(phrase.Errorf("uciclient.ended-early", p.config.name(), p.child.state()))
	case withdrawn:
		return p.withdrawnError(ctx)
	case late:
		return p.fail(phrase.Errorf("uciclient.not-ready", p.config.name()))
	}
	return nil
}

// alive reports whether the process can be asked another question.
func (p *process) alive() (alive bool) {
	p.mailbox.locked(func() { alive = !p.mailbox.ended && p.fault == nil })
	return alive
}

// end ends the process, at once if it has failed. In that case its last lines are written
// to the log, and also if something that it has started lives on.
func (p *process) end() {
	patience := p.waits.Quit
	if p.fault != nil {
		patience = 0
	}
	p.child.end(patience)
	if p.child.survived {
		p.config.Log.add(p.config, phrase.Errorf("uciclient.survived", p.config.name()), "")
	}
	if p.fault != nil {
		p.config.Log.add(p.config, p.fault, p.mailbox.words.String())
	}
}
