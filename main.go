// Passed Pawn is a chess program for the desktop: a board, an opponent, and
// every game kept.
package main

import (
	"os"

	"passedpawn/ui/startup"
)

// version is set by the release build; a build from source says so.
var version = "0.1.0"

func main() { os.Exit(startup.Run(version, os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }
