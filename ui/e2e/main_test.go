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
		os.Exit(m.Run())
	case "off thread":
		touchOffThread()
	default:
		if path := os.Getenv("PASSEDPAWN_STOPS"); path != "" {
			go watchStops(path)
		}
		os.Exit(startup.Run("0.1.0", os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
	}
}
