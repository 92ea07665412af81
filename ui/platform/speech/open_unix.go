//go:build !darwin && !windows && !js

package speech

import (
	"cmp"
	"os"
	"os/exec"
	"path/filepath"
)

// open connects to speech-dispatcher, which is started if it is not running.
func open(language string) (speaker, error) {
	folder := cmp.Or(os.Getenv("XDG_RUNTIME_DIR"), filepath.Join(os.Getenv("HOME"), ".cache"))
	address := cmp.Or(os.Getenv("SPEECHD_ADDRESS"), "unix_socket:"+filepath.Join(folder, "speech-dispatcher", "speechd.sock"))
	if d, err := dial(address, language); err == nil {
		return d, nil
	}
	if server, err := exec.LookPath("speech-dispatcher"); err == nil && exec.Command(server, "--spawn").Run() == nil {
		if d, err := dial(address, language); err == nil {
			return d, nil
		}
	}
	// The program knows other places of the server. It says nothing if there is none.
	say, err := find("spd-say", "--wait", "--language", language)
	if err != nil || exec.Command("spd-say", "--list-output-modules").Run() != nil {
		return nil, ErrNone
	}
	return say, nil
}
