package uciclient

import (
	"bytes"
	"strings"
	"sync"
)

// A mailbox is what the reader of a process has heard. It takes bounded memory, whatever
// the process says, and the reader never waits for anybody.
type mailbox struct {
	wake chan struct{} // has something in it after each change that is waited for

	mu        sync.Mutex
	lines     uint64 // heard so far
	hello     Protocol
	name      string
	author    string
	options   []Option
	asked     int // how often "isready" was said
	ready     int // how often it was answered
	searching bool
	moved     bool
	best      string        // what followed "bestmove"
	found     [ranks][]byte // the last line on each rank that was not collected, of a search
	ended     bool
	words     tail
}

const (
	// ranks is the number of lines of a search that are followed.
	ranks = 16
	// mostOptions and longestName bound what an engine says of itself.
	mostOptions = 1000
	longestName = 100
)

func newMailbox() *mailbox { return &mailbox{wake: make(chan struct{}, 1)} }

// changed wakes whoever waits for the mailbox.
func (m *mailbox) changed() {
	select {
	case m.wake <- struct{}{}:
	default:
	}
}

// see calls do while nothing else happens in the mailbox.
func (m *mailbox) see(do func()) {
	m.mu.Lock()
	defer m.mu.Unlock()
	do()
}

// hear takes a line from the process.
func (m *mailbox) hear(line []byte) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.lines++
	word, rest, _ := bytes.Cut(line, []byte(" "))
	switch string(word) {
	case "info":
		if m.heed(rest) {
			return
		}
	case "bestmove":
		if m.searching {
			m.searching, m.moved, m.best = false, true, string(rest[:min(len(rest), longestName)])
			m.changed()
		}
	case "readyok":
		if m.ready < m.asked {
			m.ready++
			m.changed()
		}
	case "uciok", "usiok":
		if m.hello == "" {
			m.hello = Protocol(word[:3])
			m.changed()
		}
	case "id", "option":
		m.introduce(string(line))
		return
	}
	m.words.add("", line)
}

// heed keeps a line on a search until it is collected, and reports whether it was one.
// Lines without moves and bounds of a score are not kept, since they would replace better
// ones.
func (m *mailbox) heed(line []byte) bool {
	if bytes.HasPrefix(line, []byte("string")) {
		return false
	}
	head, _, moves := bytes.Cut(line, []byte(" pv "))
	if !moves || bytes.Contains(head, []byte("bound")) {
		return true
	}
	if rank := rankOf(head); m.searching && rank < ranks {
		m.found[rank] = append(m.found[rank][:0], line...)
	}
	return true
}

// rankOf returns the rank of a line, from 0.
func rankOf(line []byte) int {
	_, after, ranked := bytes.Cut(line, []byte("multipv "))
	if !ranked {
		return 0
	}
	n := 0
	for _, c := range after {
		if c < '0' || c > '9' || n > ranks {
			break
		}
		n = 10*n + int(c-'0')
	}
	if n == 0 {
		return ranks
	}
	return n - 1
}

// introduce takes what an engine says of itself before it has said hello.
func (m *mailbox) introduce(line string) {
	if m.hello != "" {
		return
	}
	if o, ok := ParseOption(line); ok && len(m.options) < mostOptions {
		m.options = append(m.options, o)
		return
	}
	key, value, _ := strings.Cut(strings.TrimPrefix(line, "id "), " ")
	value = strings.ToValidUTF8(strings.TrimSpace(value[:min(len(value), longestName)]), "")
	switch key {
	case "name":
		m.name = value
	case "author":
		m.author = value
	}
}

// begin forgets the search before.
func (m *mailbox) begin() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.searching, m.moved, m.best = true, false, ""
	for rank, line := range m.found {
		m.found[rank] = line[:0]
	}
}

// collect returns the lines on a search since the last time, the best first.
func (m *mailbox) collect() (all []string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for rank, line := range m.found {
		if len(line) > 0 {
			all = append(all, string(line))
			m.found[rank] = line[:0]
		}
	}
	return all
}
