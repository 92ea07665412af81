//go:build !windows

package startuperror

import "os/exec"

// boxes are programs that can show a text. Most desktops have one of them.
var boxes = [][]string{
	{"zenity", "--error", "--no-markup", "--title=Passed Pawn", "--text"},
	{"kdialog", "--title", "Passed Pawn", "--error"},
	{"osascript", "-e", "on run argv", "-e", `display alert "Passed Pawn" message (item 1 of argv)`, "-e", "end run"},
	{"xmessage", "-center"},
}

// MessageBox shows a text in a message box of the desktop, if there is one, and waits
// until the person closes it.
func MessageBox(text string) {
	for _, box := range boxes {
		if _, err := exec.LookPath(box[0]); err != nil {
			continue
		}
		if exec.Command(box[0], append(box[1:len(box):len(box)], text)...).Run() == nil {
			return
		}
	}
}
