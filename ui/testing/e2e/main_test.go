package e2e

import (
	"os"
	"testing"

	"passedpawn/ui/startup"
)

// TestMain lets the tests' binary be the program, so that what is tested is
// what was built.
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

// runTests lets all programs that the tests start share the shaders that the first of them
// compiles, which takes half of the time of a start.
func runTests(m *testing.M) (code int) {
	dir, err := os.MkdirTemp("", "shaders")
	if err == nil {
		defer func() { _ = os.RemoveAll(dir) }()
		err = os.Setenv("MESA_SHADER_CACHE_DIR", dir)
	}
	if err != nil {
		panic(err)
	}
	return m.Run()
}
