package speech

import (
	"context"
	"io"
	"os/exec"
	"syscall"
)

// script says the lines that it reads: those with a plus; an exclamation mark stops what is
// being said.
const script = `[Console]::InputEncoding = [Text.Encoding]::UTF8
Add-Type -AssemblyName System.Speech
$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer
try { $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, [Globalization.CultureInfo]$args[0]) } catch {}
while ($null -ne ($line = [Console]::In.ReadLine())) {
  if ($line.StartsWith('!')) { $voice.SpeakAsyncCancelAll() }
  elseif ($line.StartsWith('+')) { $null = $voice.SpeakAsync($line.Substring(1)) }
}`

// A synthesizer is a process that speaks through SAPI as long as it is fed with lines.
type synthesizer struct {
	process *exec.Cmd
	lines   io.WriteCloser
}

// open starts the process, without a window.
func open(language string) (speaker, error) {
	process := exec.Command("powershell", "-NoProfile", "-NonInteractive", "-Command", "& {"+script+"} "+language)
	process.SysProcAttr = &syscall.SysProcAttr{HideWindow: true}
	lines, err := process.StdinPipe()
	if err != nil {
		return nil, err
	}
	if process.Start() != nil {
		return nil, ErrNone
	}
	return &synthesizer{process, lines}, nil
}

// say implements speaker.
func (s *synthesizer) say(_ context.Context, text string) error { return s.write("+" + text) }

// stop implements speaker.
func (s *synthesizer) stop() error { return s.write("!") }

func (s *synthesizer) write(line string) error {
	_, err := io.WriteString(s.lines, line+"\r\n")
	return err
}

// close implements speaker.
func (s *synthesizer) close() error {
	_ = s.lines.Close()
	return s.process.Wait()
}
