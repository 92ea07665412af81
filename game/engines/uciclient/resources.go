package uciclient

import (
	"cmp"
	"runtime"
	"slices"
	"strconv"
	"strings"
)

// Resources are what engines can use of a computer. 0 means that it is not known.
type Resources struct {
	Threads int
	Memory  int // in megabytes
}

// Machine returns what this computer has.
func Machine() Resources { return Resources{runtime.NumCPU(), int(memory() >> 20)} }

// machineOf returns what the computer has on which a command runs its engine.
func machineOf(c Command) Resources {
	if c.remote() {
		return Resources{}
	}
	return Machine()
}

// mostOffered is the largest hash table to offer, in megabytes. An engine clears its table
// before each game, and nobody is to wait for that.
const mostOffered = 512

// Share returns what one engine is offered of a computer: half of the threads, so that the
// window and other programs have some, and an eighth of the memory, as several engines may
// run at once. The size of a hash table is usually a power of two.
func (r Resources) Share() Resources {
	if r.Threads > 0 {
		r.Threads = max(1, r.Threads/2)
	}
	r.Memory = powerOfTwo(min(r.Memory/8, mostOffered))
	return r
}

// powerOfTwo returns the largest power of two that is not larger than a number, 0 for none.
func powerOfTwo(n int) int {
	power := 0
	for next := 1; next <= n; next *= 2 {
		power = next
	}
	return power
}

// Or returns the resources, and those of another where one is 0.
func (r Resources) Or(other Resources) Resources {
	return Resources{cmp.Or(r.Threads, other.Threads), cmp.Or(r.Memory, other.Memory)}
}

// Shared returns the values of an engine's options that give it its share of this computer, by
// the names of the options. There are none if the engine runs elsewhere.
func Shared(c Command, options []Option, share Resources) map[string]string {
	values := map[string]string{}
	if c.remote() {
		return values
	}
	for _, o := range options {
		if n := share.of(o); n > 0 {
			values[o.Name], _ = o.Value(strconv.Itoa(n))
		}
	}
	return values
}

// Threads reports whether the option is how many threads the engine searches with.
func (o Option) Threads() bool {
	return o.Type == OptionSpin && slices.Contains([]string{"threads", "cores", "usi_threads"}, strings.ToLower(o.Name))
}

// Memory reports whether the option is the size of the hash table in megabytes.
func (o Option) Memory() bool {
	return o.Type == OptionSpin && slices.Contains([]string{"hash", "usi_hash"}, strings.ToLower(o.Name))
}

// of returns how much an option can give of the resources, 0 if it is about none of them.
func (r Resources) of(o Option) int {
	switch {
	case o.Threads():
		return r.Threads
	case o.Memory():
		return r.Memory
	}
	return 0
}
