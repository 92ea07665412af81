package uciclient

// A Log keeps the last words of an engine in a file of bounded size. Its methods can be
// called on a nil Log, which keeps nothing.
type Log struct{ path string }

// NewLog returns the log of one engine in a file, which is created with the first entry.
func NewLog(path string) *Log { return &Log{path} }

// Path returns the path of the file, "" for a nil log.
func (l *Log) Path() string {
	if l == nil {
		return ""
	}
	return l.path
}
