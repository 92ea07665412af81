// Package longtest says how much the tests do. Without more they do as much as one
// waits for while working. PASSEDPAWN_LONG=1 asks for as much as one waits for before
// a change lands, PASSEDPAWN_NIGHTLY=1 for all of it. Only tests use it.
package longtest

import (
	"os"
	"testing"
)

// Asked reports whether the long tests are asked for.
func Asked() bool { return os.Getenv("PASSEDPAWN_LONG") != "" || nightly() }

func nightly() bool { return os.Getenv("PASSEDPAWN_NIGHTLY") != "" }

// Of is the second of two amounts where the long tests are asked for.
func Of[T any](quick, long T) T {
	if Asked() {
		return long
	}
	return quick
}

// OfNight is Of with a third amount, for nights.
func OfNight[T any](quick, long, night T) T {
	if nightly() {
		return night
	}
	return Of(quick, long)
}

// Only skips a test that has nothing to say in small.
func Only(t testing.TB) {
	t.Helper()
	if !Asked() {
		t.Skip("long: PASSEDPAWN_LONG=1 runs it")
	}
}
