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

// stat reads the state of a process or thread and its parent from its stat file (proc(5)).
// The state is "S" if it sleeps, "Z" if it has ended but was not waited for, and "" if there
// is no such file.
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

// working reports whether a thread is running, or waits for a processor or a disk. A thread
// that waits for anything else sleeps.
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

// turns returns how often the first thread of a process, which is Fyne's, has been scheduled.
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

// used returns the processor time of all threads of a process, 0 if the system does not
// provide it.
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
