package uciclient

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/engines/uci"
)

// TestMain runs the tests, or an engine for them: the test binary starts itself with the
// arguments "engine", the way it misbehaves, the address of the test, and a file. With
// "record" it writes down what is said to a real engine, with "own" it serves the bundled
// engine, and with "host" it is a program that plays with the fake engine.
func TestMain(m *testing.M) {
	if len(os.Args) == 5 && os.Args[1] == "engine" {
		runFake(os.Args[2], os.Args[3], os.Args[4])
		return
	}
	if len(os.Args) == 5 && os.Args[1] == "host" {
		host(os.Args[2], os.Args[3], os.Args[4])
		return
	}
	if len(os.Args) > 3 && os.Args[1] == "record" {
		record(os.Args[3], os.Args[4:], os.Args[2])
		return
	}
	if len(os.Args) == 2 && os.Args[1] == "own" {
		if uci.Serve(os.Stdin, os.Stdout, "test") != nil {
			os.Exit(1)
		}
		return
	}
	// With the race detector, each process would sleep for a second when it ends.
	_ = os.Setenv("GORACE", os.Getenv("GORACE")+" atexit_sleep_ms=0")
	os.Exit(m.Run())
}

// A fake is an engine that misbehaves in one way, until the file is there. It is connected to the test as long as it runs.
type fake struct {
	way  string
	test net.Conn
	in   *bufio.Scanner
	out  *bufio.Writer
	at   int // the number of moves in the position, and one more if there are any
}

func runFake(way, address, file string) {
	conn, err := net.Dial("tcp", address)
	if err != nil {
		os.Exit(9)
	}
	if way == "daemon" { // runs until the test says goodbye
		fmt.Println("connected")
		_, _ = conn.Read(make([]byte, 1))
		return
	}
	if way == "child" {
		fmt.Println("connected")
		forever()
	}
	f := &fake{way, conn, bufio.NewScanner(os.Stdin), bufio.NewWriter(os.Stdout), 0}
	if _, err := os.Stat(file); err == nil {
		f.way = "good"
	}
	if do := atStart[f.way]; do != nil {
		do(f)
	}
	for f.in.Scan() {
		command, rest, _ := strings.Cut(f.in.Text(), " ")
		if command == "go" && strings.HasPrefix(rest, "ponder") {
			command = "ponder"
		}
		if do := misdeeds[f.way+" "+command]; do != nil {
			do(f)
		} else {
			f.answer(command, rest)
		}
	}
}

// forever never returns.
func forever() { select {} }

// say writes a line.
func (f *fake) say(line string) {
	if f.way == "half lines" {
		for i := range len(line) {
			_, _ = os.Stdout.WriteString(line[i : i+1])
		}
		_, _ = os.Stdout.WriteString("\r\n")
		return
	}
	_, _ = f.out.WriteString(line + "\n")
	_ = f.out.Flush()
}

// answer does what a good engine does.
func (f *fake) answer(command, rest string) {
	switch command {
	case "uci":
		f.say("id name Fake 1.0")
		f.say("option name Hash type spin default 16 min 1 max 1024")
		f.say("option name MultiPV type spin default 1 min 1 max 8")
		f.say("option name Ponder type check default true")
		f.say("uciok")
	case "isready":
		f.say("readyok")
	case "position":
		f.at = strings.Count(rest, " ") // "startpos moves e2e4" has two
	case "go":
		if strings.Contains(rest, "infinite") {
			return
		}
		f.say("info depth 1 score cp 20 nodes 30 time 1 pv " + f.move() + " a7a6")
		f.say("bestmove " + f.move() + " ponder " + f.reply())
	case "stop", "ponderhit":
		f.say("bestmove " + f.move() + " ponder " + f.reply())
	case "quit":
		os.Exit(0)
	}
}

// opening is the moves that the engine plays and expects.
var opening = strings.Fields("e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7")

// move is the move of the opening.
func (f *fake) move() string { return opening[max(f.at-1, 0)] }

// reply is the move after that.
func (f *fake) reply() string { return opening[max(f.at-1, 0)+1] }

// tellTime says as its score how much time it was told to have.
func (f *fake) tellTime() {
	told := strings.Fields(f.in.Text() + " wtime 0")
	f.say("info depth 1 score cp " + told[slices.Index(told, "wtime")+1] + " pv " + f.move())
	f.say("bestmove " + f.move())
}

func die(code int) func(*fake) {
	return func(*fake) {
		fmt.Fprintln(os.Stderr, "out of", "luck")
		os.Exit(code)
	}
}

func says(lines ...string) func(*fake) {
	return func(f *fake) {
		for _, line := range lines {
			f.say(strings.NewReplacer("MOVE", f.move(), "REPLY", f.reply()).Replace(line))
		}
	}
}

// mute does nothing with a command.
func mute(*fake) {}

// stops is closed when the process is told to stop or to quit.
func (f *fake) stops() chan struct{} {
	c := make(chan struct{})
	go func() {
		for f.in.Scan() {
			if f.in.Text() == "stop" {
				close(c)
				return
			}
		}
		os.Exit(0)
	}()
	return c
}

// flood writes lines as fast as it can until it is told to stop.
func (f *fake) flood(line string) {
	stop, block := f.stops(), strings.Repeat(line+"\n", 1000)
	for {
		select {
		case <-stop:
			f.say("\nbestmove e2e4")
			return
		default:
			_, _ = io.WriteString(os.Stdout, block)
		}
	}
}

// leave starts a child and leaves it behind.
func (f *fake) leave() {
	child := exec.Command(os.Args[0], "engine", "child", f.test.RemoteAddr().String(), "-")
	out, err := child.StdoutPipe()
	if err == nil {
		err = child.Start()
	}
	if err == nil {
		_, err = bufio.NewReader(out).ReadString('\n') // it is connected to the test
	}
	if err != nil {
		os.Exit(9)
	}
}

const (
	megabyte = 1 << 20
	goodInfo = "info depth 9 seldepth 12 multipv 1 score cp 31 nodes 123456 nps 1000000 hashfull 12 tbhits 0 time 123 pv e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6"
)

// atStart are misdeeds before the first command.
var atStart = map[string]func(*fake){
	"dies at start":      die(3),
	"hangs at start":     func(*fake) { forever() },
	"waits at start":     func(f *fake) { _, _ = f.test.Read(make([]byte, 1)) },
	"closes its output":  func(*fake) { _ = os.Stdout.Close() },
	"moves too early":    says("readyok", "bestmove a2a4", "uciok again"),
	"leaves a child":     (*fake).leave,
	"dies with children": func(f *fake) { f.leave(); os.Exit(6) },
	"very long line":     func(f *fake) { f.say(strings.Repeat("x", 10*megabyte)) },
	"complains and dies": func(*fake) { fmt.Fprint(os.Stderr, strings.Repeat("trouble\n", 5000)+"out of luck\n"); os.Exit(3) },
	"rubbish": says("\x00\xff\xfe", "option", "option name", "option name X type", "option name X type spin default a min 9 max 1", "id", "id name", "info",
		"info depth", "info multipv -3 pv e2e4", "info multipv 99999999999999999999 pv", "readyok readyok", "bestmove", "\r\r\r", "option name Y type miracle"),
}

// misdeeds are what it does at a command.
var misdeeds = map[string]func(*fake){
	"is never ready isready":       mute,
	"does not read isready":        func(*fake) { forever() },
	"waits at start go":            (*fake).tellTime,
	"dies in the search go":        die(4),
	"dies within a line go":        func(f *fake) { _, _ = os.Stdout.WriteString("bestmo"); os.Exit(4) },
	"hangs in the search go":       func(f *fake) { f.say(goodInfo); forever() },
	"ignores stop go":              mute,
	"ignores stop stop":            mute,
	"dies on stop go":              mute,
	"dies on stop stop":            die(5),
	"dies on quit quit":            die(7),
	"ignores quit quit":            func(*fake) { forever() },
	"illegal move go":              says("bestmove e2e5"),
	"move of rubbish go":           says("bestmove \xff\xfe\x00 %s%d"),
	"null move go":                 says("bestmove 0000"),
	"no move go":                   says("bestmove (none)"),
	"empty move go":                says("bestmove"),
	"wrong position go":            says("info depth 1 score cp 1 pv e7e5", "bestmove e7e5"),
	"moves twice go":               says("bestmove MOVE", "bestmove a2a4"),
	"floods go":                    func(f *fake) { f.flood(goodInfo) },
	"floods with rubbish go":       func(f *fake) { f.flood(strings.Repeat("rubbish ", 20)) },
	"floods without a line end go": func(f *fake) { f.flood(strings.Repeat("bestmove", 1000)) },
	"very long line go": func(f *fake) {
		f.say("info depth 1 score cp 3 pv " + strings.Repeat(f.move()+" ", 2*megabyte))
		f.say("bestmove " + f.move())
	},
	"rubbish go": says("info score pv e2e4", "info depth x score cp y pv e2e4", "info score mate 0 pv e2e4",
		"info depth 1 score cp 5 multipv 17 pv e2e4", goodInfo, "\xff bestmove a2a3", "bestmove MOVE ponder \x00"),
	"dies after its move go":          func(f *fake) { f.say("bestmove " + f.move()); os.Exit(0) },
	"echoes every command uci":        says("uci"),
	"is no engine uci":                says("Unknown command: uci"),
	"is no engine usi":                says("Unknown command: usi"),
	"speaks USI uci":                  mute,
	"speaks USI usi":                  says("id name Fake Shogi", "option name USI_Hash type spin default 16 min 1 max 99999999", "usiok"),
	"resigns usi":                     says("usiok"),
	"resigns go":                      says("bestmove resign"),
	"declares usi":                    says("usiok"),
	"declares go":                     says("bestmove win"),
	"dies while pondering ponder":     die(8),
	"moves while pondering ponder":    says("bestmove MOVE ponder REPLY"),
	"nonsense while pondering ponder": says("bestmove (none)"),
	"does not stop pondering ponder":  mute,
	"does not stop pondering stop":    mute,
	"hangs while pondering ponder":    func(*fake) { forever() },
	"ponders uninvited go":            says("bestmove MOVE ponder REPLY", goodInfo, "bestmove a2a3 ponder a7a6", goodInfo),
	"expects nonsense go":             says("bestmove MOVE ponder a1a1"),
	"reports more than is asked go":   says(strings.Replace(goodInfo, "multipv 1", "multipv 2", 1), goodInfo, "bestmove MOVE"),
}
