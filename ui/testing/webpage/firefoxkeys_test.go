package webpage

import "fmt"

// key has the names of WebDriver for keys that write nothing: https://www.w3.org/TR/webdriver2/#keyboard-actions
func (b *firefox) key(name string, control bool) {
	b.t.Helper()
	if named, ok := map[string]string{"Backspace": "\ue003", "Enter": "\ue007", "Escape": "\ue00c"}[name]; ok {
		name = named
	}
	actions := []map[string]any{{"type": "keyDown", "value": name}, {"type": "keyUp", "value": name}}
	if control {
		const controlKey = "\ue009"
		actions = append([]map[string]any{{"type": "keyDown", "value": controlKey}}, append(actions, map[string]any{"type": "keyUp", "value": controlKey})...)
	}
	b.do("input.performActions", map[string]any{"context": b.page, "actions": []any{map[string]any{
		"type": "key", "id": "keyboard", "actions": actions,
	}}}, nil)
}

// compose sends the events of an input method: WebDriver has none.
func (b *firefox) compose(text string) {
	b.t.Helper()
	b.eval(fmt.Sprintf(`(() => {
		const entry = document.activeElement;
		if (entry.composed === undefined) {
			entry.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
			entry.composed = entry.value;
		}
		entry.value = entry.composed + %q;
		entry.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertCompositionText", isComposing: true }));
	})()`, text))
}

func (b *firefox) write(text string) {
	b.t.Helper()
	b.eval(fmt.Sprintf(`(() => {
		const entry = document.activeElement;
		if (entry.composed === undefined) {
			document.execCommand("insertText", false, %q);
			return;
		}
		entry.value = entry.composed + %[1]q;
		delete entry.composed;
		entry.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
		entry.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertCompositionText" }));
	})()`, text))
}

func (b *firefox) erase() {
	b.t.Helper()
	b.eval(`document.execCommand("delete")`)
}
