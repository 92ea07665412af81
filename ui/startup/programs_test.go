//go:build unix

package startup

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"passedpawn/game/engines/uciclient"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
	"passedpawn/game/variants"
	"passedpawn/settings"
	"passedpawn/ui/players/opponents"
)

// TestEndWithHungEngine ends the program while an engine hangs that heeds neither "quit" nor
// the end of its input, and whose answer is still waited for. The engine is gone after that.
func TestEndWithHungEngine(t *testing.T) {
	file := filepath.Join(t.TempDir(), "pid")
	p := &programs{games: variants.All(), running: new(uciclient.Running)}
	p.engines = opponents.New(p.start, 1, nil, review.Store{})
	engine := p.start(settings.Engine{Name: "Fake", Path: "/bin/sh", Args: []string{"-c", "echo $$ >" + file + "; exec sleep 10000"}}, false)
	failed := make(chan error)
	go func() {
		r, _ := p.games.Find("")
		_, err := engine.Think(context.Background(), player.Question{Game: &player.Game{}, Line: []rules.Position{r.Start()}})
		failed <- err
	}()
	pid := 0
	for ; pid == 0; time.Sleep(time.Millisecond) {
		text, _ := os.ReadFile(file)
		if strings.HasSuffix(string(text), "\n") {
			pid, _ = strconv.Atoi(strings.TrimSpace(string(text)))
		}
	}
	p.Close(time.Nanosecond)
	if err := <-failed; err == nil {
		t.Error("it answers")
	}
	for !errors.Is(syscall.Kill(pid, 0), syscall.ESRCH) {
		time.Sleep(time.Millisecond)
	}
	_ = engine.Close()
}
