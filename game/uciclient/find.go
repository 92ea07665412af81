package uciclient

// A Known is an engine that was found on the PATH.
type Known struct {
	Name    string // as its makers write it
	Command Command
}

// Find returns the known engines that are installed, in the order of a list. lookup
// returns the path of a program, as exec.LookPath does.
func Find(lookup func(name string) (path string, err error)) (found []Known) {
	for _, k := range known {
		path, err := lookup(k.Command.Path)
		if err != nil {
			continue
		}
		found = append(found, Known{k.Name, Command{path, k.Command.Args}})
	}
	return found
}

// known are the engines that are looked for, the most used ones first.
var known = []Known{
	{"Stockfish", Command{Path: "stockfish"}},
	{"Leela Chess Zero", Command{Path: "lc0"}},
	{"Fairy-Stockfish", Command{Path: "fairy-stockfish"}},
	{"GNU Chess", Command{"gnuchess", []string{"--uci"}}},
}
