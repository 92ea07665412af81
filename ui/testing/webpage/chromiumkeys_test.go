package webpage

import (
	"strings"
	"unicode/utf8"
)

func (b *chromium) key(name string, control bool) {
	b.t.Helper()
	given := map[string]any{"type": "keyDown", "key": name, "windowsVirtualKeyCode": keyCode(name)}
	switch {
	case control:
		given["modifiers"] = 2
		if name == "v" {
			given["commands"] = []string{"paste"}
		}
	case utf8.RuneCountInString(name) == 1:
		given["text"] = name
	}
	b.do("Input.dispatchKeyEvent", given, nil)
	given["type"] = "keyUp"
	delete(given, "text")
	delete(given, "commands")
	b.do("Input.dispatchKeyEvent", given, nil)
}

// keyCode returns the number of a key in the DOM.
func keyCode(name string) int {
	switch name {
	case "Backspace":
		return 8
	case "Enter":
		return 13
	case "Escape":
		return 27
	}
	return int(strings.ToUpper(name)[0])
}

func (b *chromium) compose(text string) {
	b.t.Helper()
	end := len([]rune(text))
	b.do("Input.imeSetComposition", map[string]any{"text": text, "selectionStart": end, "selectionEnd": end}, nil)
}

func (b *chromium) write(text string) {
	b.t.Helper()
	b.do("Input.insertText", map[string]any{"text": text}, nil)
}

func (b *chromium) erase() {
	b.t.Helper()
	b.eval(`document.execCommand("delete")`)
}
