// Package pagestest is a window for tests of pages.
package pagestest

import (
	"time"

	"fyne.io/fyne/v2"

	"passedpawn/settings"
	"passedpawn/ui/dialogs"
)

// A Shell is a pages.Shell of functions. A method whose function is nil does nothing: a
// question is not answered, and a delay does not end.
type Shell struct {
	OnAsk       func(title, text, yes, no string, then func(bool))
	OnChoose    func(title, text string, answers ...dialogs.Deed) *dialogs.Question
	OnPick      func(title, find string, lines []string, then func(i int))
	OnChecklist func(c dialogs.Checklist, then func())
	OnWrite     func(title, text, yes string, then func(string))
	OnTell      func(title, text string)
	OnRead      func(title, text string)
	OnHeard     func(title, text string)
	OnMenu      func(m *fyne.Menu, at fyne.Position)
	OnCopy      func(text string)
	OnBack      func()
	OnKey       func(fyne.KeyName)
	OnFocus     func(fyne.Focusable)
	OnChange    func(change func(*settings.Settings))
	OnChanged   func()
	OnPost      func(func())
	OnAfter     func(d time.Duration, do func()) (stop func())
	OnNow       func() time.Time
}

// Ask implements pages.Shell.
func (s Shell) Ask(title, text, yes, no string, then func(bool)) {
	if s.OnAsk != nil {
		s.OnAsk(title, text, yes, no, then)
	}
}

// Choose implements pages.Shell.
func (s Shell) Choose(title, text string, answers ...dialogs.Deed) *dialogs.Question {
	if s.OnChoose == nil {
		return nil
	}
	return s.OnChoose(title, text, answers...)
}

// Pick implements pages.Shell.
func (s Shell) Pick(title, find string, lines []string, then func(i int)) {
	if s.OnPick != nil {
		s.OnPick(title, find, lines, then)
	}
}

// Checklist implements pages.Shell.
func (s Shell) Checklist(c dialogs.Checklist, then func()) {
	if s.OnChecklist != nil {
		s.OnChecklist(c, then)
	}
}

// Write implements pages.Shell.
func (s Shell) Write(title, text, yes string, then func(string)) {
	if s.OnWrite != nil {
		s.OnWrite(title, text, yes, then)
	}
}

// Tell implements pages.Shell.
func (s Shell) Tell(title, text string) {
	if s.OnTell != nil {
		s.OnTell(title, text)
	}
}

// Read implements pages.Shell.
func (s Shell) Read(title, text string) {
	if s.OnRead != nil {
		s.OnRead(title, text)
	}
}

// Heard implements pages.Shell.
func (s Shell) Heard(title, text string) {
	if s.OnHeard != nil {
		s.OnHeard(title, text)
	}
}

// Menu implements pages.Shell.
func (s Shell) Menu(m *fyne.Menu, at fyne.Position) {
	if s.OnMenu != nil {
		s.OnMenu(m, at)
	}
}

// Copy implements pages.Shell.
func (s Shell) Copy(text string) {
	if s.OnCopy != nil {
		s.OnCopy(text)
	}
}

// Back implements pages.Shell.
func (s Shell) Back() {
	if s.OnBack != nil {
		s.OnBack()
	}
}

// Key implements pages.Shell.
func (s Shell) Key(name fyne.KeyName) {
	if s.OnKey != nil {
		s.OnKey(name)
	}
}

// Focus implements pages.Shell.
func (s Shell) Focus(f fyne.Focusable) {
	if s.OnFocus != nil {
		s.OnFocus(f)
	}
}

// Change implements pages.Shell.
func (s Shell) Change(change func(*settings.Settings)) {
	if s.OnChange != nil {
		s.OnChange(change)
	}
}

// Changed implements pages.Shell.
func (s Shell) Changed() {
	if s.OnChanged != nil {
		s.OnChanged()
	}
}

// Post implements pages.Shell. Work off Fyne's thread needs its function.
func (s Shell) Post(do func()) { s.OnPost(do) }

// After implements pages.Shell.
func (s Shell) After(d time.Duration, do func()) (stop func()) {
	if s.OnAfter == nil {
		return func() {}
	}
	return s.OnAfter(d, do)
}

// Now implements pages.Shell. Without a function it is always the same time.
func (s Shell) Now() time.Time {
	if s.OnNow == nil {
		return time.Time{}
	}
	return s.OnNow()
}
