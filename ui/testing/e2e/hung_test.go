package e2e

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"passedpawn/settings"
)

// TestWindowLeavesNoHungEngine ends and kills the program while an engine analyses that
// heeds neither its commands nor the end of its input. The engine is gone after that.
func TestWindowLeavesNoHungEngine(t *testing.T) {
	s := newScreen(t)
	for name, end := range map[string]func(*program){
		"ended":  func(*program) { s.hand("key", "ctrl+q") },
		"killed": func(p *program) { p.kill() },
	} {
		dir := home(t, atRest+"analysis_engine = \"hung\"\n")
		file := filepath.Join(dir, "pid")
		e := settings.Engine{
			ID: "hung", Name: "Hung", Path: "/bin/sh", Protocol: "uci", Games: []string{"chess"},
			Args: []string{"-c", "echo $$ >" + file + "; exec sleep 10000"},
		}
		e.Allowed = e.Command()
		must(t, settings.SaveEngines(filepath.Join(dir, "config", "passedpawn", "engines.toml"), []settings.Engine{e}))
		p := s.run(dir)
		s.focus()
		s.board()
		s.hand("key", "ctrl+i")
		pid := 0
		s.until("the engine", func() bool {
			text, _ := os.ReadFile(file)
			pid, _ = strconv.Atoi(strings.TrimSpace(string(text)))
			return pid > 0
		})
		end(p)
		s.until("the end of the program that is "+name, p.over)
		s.until("the end of its engine", func() bool { return ended(pid) })
	}
}
