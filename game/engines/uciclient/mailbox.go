package uciclient

import (
	"bytes"
	"strings"
	"sync"
)

// A mailbox holds what a process has sent. Its memory is bounded, whatever the process
// sends, and the goroutine that reads the process never blocks on it.
type mailbox struct {
	wake chan struct{} // receives after each change that await waits for

	mu        sync.Mutex
	lines     uint64 // received so far
	hello     Protocol
	name      string
	author    string
	options   []Option
	asked     int // how often "isready" was sent
	ready     int // how often it was answered
	searching bool
	moved     bool
	best      string        // what followed "bestmove"
	found     [ranks][]byte // by rank, the last info line of the search that was not collected
	ended     bool
	words     tail
}

const (
	// ranks is the number of lines of a search (multi-PV) that are stored.
	ranks = 16
	// mostOptions and longestName bound what an engine says of itself.
	mostOptions = 1000
	longestName = 100
)

func newMailbox() *mailbox { return &mailbox{wake: make(chan struct{}, 1)} }

// notify wakes await.
func (m *mailbox) notify() {
	select {
	case m.wake <- struct{}{}:
	default:
	}
}

// locked calls do with the mailbox locked.
func (m *mailbox) locked(do func()) {
	m.mu.Lock()
	defer m.mu.Unlock()
	do()
}

// receive stores a line from the process.
func (m *mailbox) receive(line []byte) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.lines++
	word, rest, _ := bytes.Cut(line, []byte(" "))
	switch string(word) {
	case "info":
		if m.keepInfo(rest) {
			return
		}
	case "bestmove":
		if m.searching {
			m.searching, m.moved, m.best = false, true, string(rest[:min(len(rest), longestName)])
			m.notify()
		}
	case "readyok":
		if m.ready < m.asked {
			m.ready++
			m.notify()
		}
	case "uciok", "usiok":
		if m.hello == "" {
			m.hello = Protocol(word[:3])
			m.notify()
		}
	case "id", "option":
		m.identify(string(line))
		return
	}
	m.words.add("", line)
}

// keepInfo stores an info line until it is collected. It reports whether the line is about
// a search, and not a text. Lines without moves or with a bound instead of a score are not
// stored, since they would replace better ones.
func (m *mailbox) keepInfo(line []byte) bool {
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

// identify stores an "id" or "option" line, which come before "uciok".
func (m *mailbox) identify(line string) {
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

// begin removes what is left of the search before.
func (m *mailbox) begin() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.searching, m.moved, m.best = true, false, ""
	for rank, line := range m.found {
		m.found[rank] = line[:0]
	}
}

// collect returns and removes the stored info lines, the best first.
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
