package startup

import (
	"flag"
	"fmt"
	"io"
	"log"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"

	"passedpawn/game/engines/uci"
	"passedpawn/game/files/plain"
	"passedpawn/game/records/csvexport"
	"passedpawn/game/records/pgncheck"
	"passedpawn/ui/platform/startuperror"
)

const usage = `Usage: passedpawn [--new-window] [file...]
       passedpawn --check [--rewrite] [--json] file...
       passedpawn --export folder file...
       passedpawn --match [options] --pgn file.pgn engine engine...

Opens the window, and any game files you name: PGN, or KIF, KI2, CSA, BOD, USI
or JKF for shogi. If a window is already open, the files open there.

  --new-window
              open another window
  --check     check game files: what they contain and what is wrong with them; the exit
              status is 1 if anything is wrong
  --rewrite   with --check: also write and read every game to show that nothing is lost
  --json      with --check: print JSON, one object per line
  --export    write the games and their positions into a folder as CSV, compressed by zstd;
              columns.csv in the folder describes the columns
  --uci       serve the engine to another chess program on stdin and stdout
  --match     play a match between engines; --match --help lists the options
  --bench     search fixed positions, and print the nodes and the nodes a second
  --version   print the version and exit
  --help      print this and exit
`

// Run runs the program with command-line arguments and returns its exit status. The
// version is that of the build.
func Run(version string, args []string, in io.Reader, out, errs io.Writer) int {
	errs = plain.NewWriter(errs) // a file name may contain anything
	if len(args) > 0 && strings.TrimLeft(args[0], "-") == "match" && strings.HasPrefix(args[0], "-") {
		return playMatch(args[1:], out, errs)
	}
	if commands, are := forEngine(args); are {
		return serveEngine(strings.NewReader(commands), version, out, errs)
	}
	flags := flag.NewFlagSet("passedpawn", flag.ContinueOnError)
	flags.SetOutput(errs)
	flags.Usage = func() { fmt.Fprint(errs, usage) }
	tell := flags.Bool("version", false, "")
	help := flags.Bool("help", false, "")
	bench := flags.Bool("bench", false, "")
	serve := flags.Bool("uci", false, "")
	check := flags.Bool("check", false, "")
	rewrite := flags.Bool("rewrite", false, "")
	asJSON := flags.Bool("json", false, "")
	export := flags.String("export", "", "")
	apart := flags.Bool("new-window", false, "")
	switch err := flags.Parse(args); {
	case err != nil:
		return 2
	case *help:
		fmt.Fprint(out, usage)
		return 0
	case *tell:
		fmt.Fprintln(out, "passedpawn "+fullVersion(version))
		return 0
	case *bench:
		uci.Bench(out)
		return 0
	case *check:
		return pgncheck.Files(flags.Args(), pgncheck.Options{JSON: *asJSON, Rewrite: *rewrite}, out, errs)
	case *export != "":
		return csvexport.Files(flags.Args(), *export, out, errs)
	case *serve:
		return serveEngine(in, version, out, errs)
	}
	log.SetOutput(startuperror.Watch(errs, func(sentence string) {
		fmt.Fprintln(errs, sentence)
		startuperror.MessageBox(sentence)
		os.Exit(1)
	}))
	start(fullVersion(version), absolute(flags.Args()), *apart)
	return 0
}

// absolute returns paths that another copy of the program understands too.
func absolute(paths []string) []string {
	var all []string
	for _, path := range paths {
		if abs, err := filepath.Abs(path); err == nil {
			path = abs
		}
		all = append(all, path)
	}
	return all
}

// fullVersion adds the commit from which the binary was built, if it is known.
func fullVersion(version string) string {
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" && len(s.Value) >= 12 {
				return version + " (" + s.Value[:12] + ")"
			}
		}
	}
	return version
}

// forEngine returns the arguments as commands for the engine. OpenBench starts an engine with
// such commands, and not with flags. A file of that name is opened.
func forEngine(args []string) (commands string, are bool) {
	if len(args) == 0 || args[0] != "bench" && !strings.HasPrefix(args[0], "genfens ") {
		return "", false
	}
	if _, err := os.Stat(args[0]); err == nil {
		return "", false
	}
	return strings.Join(args, "\n") + "\n", true
}

// serveEngine serves the engine over UCI.
func serveEngine(in io.Reader, version string, out, errs io.Writer) int {
	if err := uci.Serve(in, out, fullVersion(version)); err != nil {
		fmt.Fprintln(errs, err)
		return 1
	}
	return 0
}
