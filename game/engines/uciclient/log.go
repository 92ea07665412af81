package uciclient

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"time"
)

// logSize is the most bytes that a log has. The oldest entries are dropped.
const logSize = 128 << 10

// A Log keeps the last words of engines that failed, in a file of bounded size. Its
// methods can be called on a nil Log, which keeps nothing.
type Log struct {
	mu   sync.Mutex
	path string
	now  func() time.Time
}

// NewLog returns a log in a file, which is created with the first entry. One log can be
// used for several engines.
func NewLog(path string, now func() time.Time) *Log { return &Log{path: path, now: now} }

// Path returns the path of the file, "" for a nil log.
func (l *Log) Path() string {
	if l == nil {
		return ""
	}
	return l.path
}

// add writes what an engine did wrong and its last words. It ignores errors of writing,
// since there is already one to report.
func (l *Log) add(c Config, fault error, words string) {
	if l == nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	text, _ := os.ReadFile(l.path)
	text = fmt.Appendf(text, "%s %v\n%s %q\n%s\n", l.now().Format(time.DateTime), fault, c.Command.Path, c.Command.Args, words)
	if extra := len(text) - logSize; extra > 0 {
		_, text, _ = bytes.Cut(text[extra:], []byte("\n\n"))
	}
	if os.MkdirAll(filepath.Dir(l.path), 0o755) == nil {
		_ = os.WriteFile(l.path, text, 0o600)
	}
}
