package startuperror

import "golang.org/x/sys/windows"

// MessageBox shows a text in a message box and waits until the person closes it.
func MessageBox(text string) {
	said, err := windows.UTF16PtrFromString(text)
	title, failed := windows.UTF16PtrFromString("Passed Pawn")
	if err == nil && failed == nil {
		_, _ = windows.MessageBox(0, said, title, windows.MB_OK|windows.MB_ICONERROR)
	}
}
