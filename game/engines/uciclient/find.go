package uciclient

import (
	"os/exec"
	"runtime"
)

// Known is an engine that was found on this computer.
type Known struct {
	Name    string // as its makers write it
	Command Command
}

// Installed returns the known engines that are installed on this computer.
func Installed() []Known { return Find(lookPath) }

// Find returns the known engines that are installed, the most used ones first. lookup
// returns the path of a program, as exec.LookPath does. Nothing is started.
func Find(lookup func(name string) (path string, err error)) (found []Known) {
	seen := map[string]bool{}
	for _, k := range known {
		path, err := lookup(k.Command.Path)
		if err != nil || seen[path] {
			continue
		}
		seen[path] = true
		found = append(found, Known{k.Name, Command{path, k.Command.Args}})
	}
	return found
}

// lookPath looks for a program on the PATH, and where Debian installs games, which is not
// on the PATH of every user.
func lookPath(name string) (path string, err error) {
	path, err = exec.LookPath(name)
	if err != nil && runtime.GOOS != "windows" {
		path, err = exec.LookPath("/usr/games/" + name)
	}
	return path, err
}

// known are the engines that are looked for, under the names that their packages give
// them. Only programs that speak UCI or USI without being asked for it, or with these
// arguments, are listed.
var known = []Known{
	{"Stockfish", Command{Path: "stockfish"}},
	{"Leela Chess Zero", Command{Path: "lc0"}},
	{"Fairy-Stockfish", Command{Path: "fairy-stockfish"}},
	{"Berserk", Command{Path: "berserk"}},
	{"Caissa", Command{Path: "caissa"}},
	{"Ethereal", Command{Path: "ethereal"}},
	{"Obsidian", Command{Path: "obsidian"}},
	{"RubiChess", Command{Path: "rubichess"}},
	{"Texel", Command{Path: "texel"}},
	{"Viridithas", Command{Path: "viridithas"}},
	{"GNU Chess", Command{"gnuchess", []string{"--uci"}}},
	{"Ethereal", Command{Path: "ethereal-chess"}},
	{"Glaurung", Command{Path: "glaurung"}},
	{"Toga II", Command{Path: "toga2"}},
	{"Fruit", Command{Path: "fruit"}},
	{"GPSShogi", Command{Path: "gpsusi"}},
	{"YaneuraOu", Command{Path: "yaneuraou"}},
}
