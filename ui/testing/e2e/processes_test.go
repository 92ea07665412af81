package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

// stat returns the state of a process or thread by its stat file, and the process that
// started it. The state is "S" for one that sleeps, "Z" for one that has ended and was not
// waited for, and "" for none (proc(5)).
func stat(path string) (state string, parent int) {
	text, err := os.ReadFile(path)
	if err != nil {
		return "", 0
	}
	_, _ = fmt.Sscan(string(text[strings.LastIndex(string(text), ")")+1:]), &state, &parent)
	return state, parent
}

// childrenOf returns the processes that a process has started.
func childrenOf(pid int) (all []int) {
	stats, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, path := range stats {
		if _, parent := stat(path); parent == pid {
			child, _ := strconv.Atoi(filepath.Base(filepath.Dir(path)))
			all = append(all, child)
		}
	}
	return all
}

// working reports whether a thread has work, and has a processor or waits for that or for a
// disk. One that waits for something else sleeps.
func working(path string) bool {
	s, _ := stat(path)
	return s == "R" || s == "D"
}

// asleep reports whether all threads of a process sleep.
func asleep(pid int) bool {
	stats, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/stat", pid))
	return !slices.ContainsFunc(stats, working)
}

// ended reports whether a process has ended.
func ended(pid int) bool {
	s, _ := stat(fmt.Sprintf("/proc/%d/stat", pid))
	return s == "" || s == "Z" || s == "X"
}

// turns is how often the first thread of a process, which is Fyne's, has got a processor.
func turns(pid int) (sum int) {
	text, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	for line := range strings.Lines(string(text)) {
		if name, number, _ := strings.Cut(line, ":"); strings.HasSuffix(name, "ctxt_switches") {
			n, _ := strconv.Atoi(strings.TrimSpace(number))
			sum += n
		}
	}
	return sum
}

// used is the time of a processor that the threads of a process have taken, 0 where the
// system does not tell.
func used(pid int) (sum time.Duration) {
	all, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/schedstat", pid))
	for _, path := range all {
		text, _ := os.ReadFile(path)
		var ns int64
		_, _ = fmt.Sscan(string(text), &ns)
		sum += time.Duration(ns)
	}
	return sum
}
