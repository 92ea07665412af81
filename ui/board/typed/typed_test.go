package typed

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/testing/uitest"
)

// TestField types a move and submits it, leaves the field with Esc, and passes on what means
// nothing to it.
func TestField(t *testing.T) {
	uitest.NewApp(t)
	var events []string
	f := NewField(func(text string) { events = append(events, "play "+text) }, func(empty bool) {
		events = append(events, map[bool]string{true: "leave", false: "clear"}[empty])
	}, func(yes bool) { events = append(events, map[bool]string{true: "type", false: "rest"}[yes]) })
	w := test.NewTempWindow(t, f)
	w.Canvas().SetOnTypedKey(func(k *fyne.KeyEvent) { events = append(events, string(k.Name)) })
	w.Canvas().SetOnTypedRune(func(r rune) { events = append(events, string(r)) })
	f.Begin("N", w.Canvas().Focus)
	f.TypedRune('f')
	f.TypedRune('3')
	uitest.Key(f, fyne.KeyReturn, fyne.KeyF1, fyne.KeyEscape, fyne.KeyEscape)
	if f.TypedRune('/'); f.Text != "" {
		t.Errorf("a slash gives %q", f.Text)
	}
	w.Canvas().Unfocus()
	if got, want := strings.Join(events, ", "), "type, type, play Nf3, F1, clear, leave, /, rest"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestIdle leaves a shortcut to the field if it has something to undo, or if a move is pasted.
func TestIdle(t *testing.T) {
	app := uitest.NewApp(t)
	f := NewField(func(string) {}, func(bool) {}, func(bool) {})
	paste := &fyne.ShortcutPaste{Clipboard: app.Clipboard()}
	for _, tt := range []struct {
		text, copied string
		want         bool
	}{{"", "1. e4 e5", true}, {"", " Nf3\n", false}, {"N", "1. e4 e5", false}} {
		app.Clipboard().SetContent(tt.copied)
		f.SetText(tt.text)
		if got := f.Idle(paste); got != tt.want {
			t.Errorf("with %q in the field and %q copied: %v", tt.text, tt.copied, got)
		}
	}
}

// TestEnglish reads moves in the person's letters, in English ones, and in lower case.
func TestEnglish(t *testing.T) {
	var chess orthodox.Rules
	p, err := chess.Parse("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2")
	if err != nil {
		t.Fatal(err)
	}
	legal := func(text string) bool {
		_, _, err := rules.ReadOpen(chess, p, text)
		return err == nil
	}
	for _, tt := range []struct{ language, typed, want string }{
		{"en", "Nf3", "Nf3"},
		{"en", "nf3", "Nf3"},
		{"en", "bb5", "bb5"},
		{"de", "Sf3", "Nf3"},
		{"de", "sf3", "Nf3"},
		{"de", "Nf3", "Nf3"},
		{"de", "Dh5", "Qh5"},
		{"de", "Lc4", "Bc4"},
		{"fr", "Fc4", "Bc4"},
		{"fr", "Cf3", "Nf3"},
		{"es", "", ""},
		{"es", "Ac4", "Bc4"},
	} {
		uitest.Speak(t, tt.language)
		if got := English(tt.typed, true, legal); got != tt.want {
			t.Errorf("%s: %q means %q, want %q", tt.language, tt.typed, got, tt.want)
		}
	}
	if got := English("Sf3", false, legal); got != "Sf3" {
		t.Errorf("in another game, Sf3 means %q", got)
	}
}

// TestLongLetters reads moves in Russian letters, the king's two among them, and in lower case.
func TestLongLetters(t *testing.T) {
	if err := i18n.Load(map[string][]byte{"window.ru.json": []byte(`{"KQRBN": "Кр Ф Л С К П"}`)}, "ru"); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = i18n.Load(nil, "") })
	for typed, want := range map[string]string{"Крe2": "Ke2", "крe2": "Ke2", "кf3": "Nf3", "Кf3": "Nf3", "сc4": "Bc4", "e4": "e4", "к": "N"} {
		if got := English(typed, true, func(string) bool { return true }); got != want {
			t.Errorf("%q means %q, want %q", typed, got, want)
		}
	}
	for _, r := range "КкФсNe" {
		if !Begins(r) {
			t.Errorf("%c begins no move", r)
		}
	}
	if Begins('р') || Begins('ж') {
		t.Error("a letter that is no piece begins a move")
	}
}

// TestBegins begins a move with a file, a piece of the person's language, or castling.
func TestBegins(t *testing.T) {
	for language, want := range map[string]string{"en": "0BKNOQRabcdefghknoqr", "de": "0BDKLNOQRSTabcdefghklnoqrstd", "fr": "0"} {
		uitest.Speak(t, language)
		for _, r := range want {
			if !Begins(r) {
				t.Errorf("%s: %c begins no move", language, r)
			}
		}
		for _, r := range "/19!=+z" {
			if Begins(r) {
				t.Errorf("%s: %c begins a move", language, r)
			}
		}
	}
}

// TestKeysLeadOn types arrows into the field: while it is empty they lead through the game, and
// with a text they move in it.
func TestKeysLeadOn(t *testing.T) {
	uitest.NewApp(t)
	e := NewField(func(string) {}, func(bool) {}, func(bool) {})
	w := test.NewTempWindow(t, e)
	var keys []fyne.KeyName
	w.Canvas().SetOnTypedKey(func(k *fyne.KeyEvent) { keys = append(keys, k.Name) })
	w.Canvas().Focus(e)
	steps := []fyne.KeyName{fyne.KeyLeft, fyne.KeyRight, fyne.KeyHome, fyne.KeyEnd}
	if uitest.Key(e, steps...); !slices.Equal(keys, steps) {
		t.Errorf("%v lead on", keys)
	}
	keys = nil
	e.SetText("e4")
	if uitest.Key(e, steps...); len(keys) > 0 || e.CursorColumn != 2 {
		t.Errorf("%v lead on beside a text, and the cursor is at %d", keys, e.CursorColumn)
	}
}
