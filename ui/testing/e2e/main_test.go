package e2e

import (
	"flag"
	"os"
	"runtime"
	"strconv"
	"testing"

	"passedpawn/ui/startup"
)

// TestMain makes the tests' binary the program if it is started as such, so that the tests
// use the code they were built with.
func TestMain(m *testing.M) {
	switch os.Getenv("PASSEDPAWN_RUN") {
	case "":
		os.Exit(runTests(m))
	case "off thread":
		touchOffThread()
	default:
		if path := os.Getenv("PASSEDPAWN_STOPS"); path != "" {
			go watchStops(path)
		}
		os.Exit(startup.Run("0.1.0", os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
	}
}

// runTests runs the tests with a common cache of shaders. Compiling them takes half of the
// time of a start, and only the first program has to do it. One test more than usual runs at
// once, because a fifth of the time each waits for the frames of its program.
func runTests(m *testing.M) (code int) {
	dir, err := os.MkdirTemp("", "shaders")
	if err == nil {
		defer func() { _ = os.RemoveAll(dir) }()
		err = os.Setenv("MESA_SHADER_CACHE_DIR", dir)
	}
	if err != nil {
		panic(err)
	}
	flag.Parse()
	if tests := flag.Lookup("test.parallel"); tests.Value.String() == tests.DefValue {
		if err := tests.Value.Set(strconv.Itoa(runtime.GOMAXPROCS(0) + 1)); err != nil {
			panic(err)
		}
	}
	return m.Run()
}
