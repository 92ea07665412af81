//go:build !darwin && !windows && !js

package speech

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

// A real server is speech-dispatcher itself. What it would speak goes through a pipe instead, with the
// language before it.
type real struct {
	address string
	heard   *bufio.Scanner
}

// dispatches starts the server until the test ends. It skips the test where there is none.
func dispatches(t *testing.T) real {
	t.Helper()
	program, err := exec.LookPath("speech-dispatcher")
	if err != nil {
		t.Skip("speech-dispatcher is not installed; .github/setup.sh test installs it")
	}
	dir := t.TempDir()
	pipe, socket := filepath.Join(dir, "heard"), filepath.Join(dir, "s")
	for name, text := range map[string]string{
		"speechd.conf":       "LogLevel 0\nAudioOutputMethod \"libao,pulse,alsa\"\nAddModule \"pipe\" \"sd_generic\" \"pipe.conf\"\nDefaultModule pipe\n",
		"modules/pipe.conf":  fmt.Sprintf("GenericExecuteSynth \"echo '$LANGUAGE: $DATA' >>%s\"\nGenericDelimiters \"|\"\n", pipe) + speaks("en") + speaks("uk"),
		".libao":             "default_driver=null\n",
		"log/to-make-a-room": "",
	} {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	heard, err := os.OpenFile(pipe, os.O_RDWR, 0) // writers come and go, and it has no end
	if err != nil {
		t.Fatal(err)
	}
	c := exec.Command(program, "--run-single", "-C", dir, "-L", filepath.Join(dir, "log"), "-S", socket, "-P", filepath.Join(dir, "pid"), "-t", "0")
	c.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + dir, "XDG_RUNTIME_DIR=" + dir, "LANG=C.UTF-8"}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	over := make(chan error, 1)
	go func() {
		over <- c.Wait()
		_ = heard.Close() // nobody waits for it in vain
	}()
	t.Cleanup(func() {
		_ = c.Process.Signal(syscall.SIGTERM)
		<-over
	})
	for address := "unix_socket:" + socket; ; {
		if d, err := dial(address, "en"); err == nil {
			_ = d.close()
			return real{address, bufio.NewScanner(heard)}
		}
		select {
		case err := <-over:
			over <- err
			t.Fatalf("the server ends: %v", err)
		case <-time.After(10 * time.Millisecond):
		}
	}
}

// speaks is what the server is told of a language.
func speaks(language string) string {
	return fmt.Sprintf("GenericLanguage %[1]q %[1]q \"utf-8\"\nAddVoice %[1]q \"MALE1\" \"any\"\n", language)
}

// TestRealDispatcher speaks through the system's own server, in two languages: what it is to speak is
// what was said.
func TestRealDispatcher(t *testing.T) {
	server := dispatches(t)
	for _, c := range []struct{ language, text, want string }{
		{"en", "1. White: knight to f3, check", "en: 1. White: knight to f3, check"},
		{"en", ".. it's a move", "en: .. it's a move"},
		{"uk", "Хід: кінь на f3", "uk: Хід: кінь на f3"},
	} {
		d, err := dial(server.address, c.language)
		if err != nil {
			t.Fatal(err)
		}
		v := start(d, nobody)
		v.Say(c.text, true)
		if !server.heard.Scan() || server.heard.Text() != c.want {
			t.Errorf("it speaks %q, want %q", server.heard.Text(), c.want)
		}
		if err := v.Close(); err != nil {
			t.Error(err)
		}
	}
}
