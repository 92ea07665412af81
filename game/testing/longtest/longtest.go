// Package longtest decides how much the tests do, and how much of that has to succeed
// where chance plays a part. By default they do as much as is reasonable during work.
// PASSEDPAWN_LONG=1 asks for as much as is reasonable before a change lands, and
// PASSEDPAWN_NIGHTLY=1 for everything. Only tests use it.
package longtest

import (
	"os"
	"testing"
)

// Asked reports whether the environment asks for the long tests.
func Asked() bool { return os.Getenv("PASSEDPAWN_LONG") != "" || nightly() }

func nightly() bool { return os.Getenv("PASSEDPAWN_NIGHTLY") != "" }

// Of returns long if the environment asks for the long tests, and otherwise quick.
func Of[T any](quick, long T) T {
	if Asked() {
		return long
	}
	return quick
}

// OfNight is like Of with a third amount, for nightly tests.
func OfNight[T any](quick, long, night T) T {
	if nightly() {
		return night
	}
	return Of(quick, long)
}

// Only skips a test that is useless in a short form, unless the long tests are asked for.
func Only(t testing.TB) {
	t.Helper()
	if !Asked() {
		t.Skip("long: PASSEDPAWN_LONG=1 runs it")
	}
}

// Alone skips a test with -short that computes for seconds on a single goroutine. The race
// detector makes it ten times as slow, and has nothing to find in it.
func Alone(t testing.TB) {
	t.Helper()
	if testing.Short() {
		t.Skip("short: it computes alone")
	}
}
