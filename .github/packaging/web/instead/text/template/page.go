// Package template takes the place of text/template in the page. What the page is made of gives it
// only texts without actions, and the real one calls methods by names that are not known before, so
// that the linker would have to keep all methods.
package template

import (
	"errors"
	"io"
	"strings"
)

// A FuncMap has functions for actions.
type FuncMap map[string]any

// A Template is a text without actions.
type Template struct{ text string }

// New returns an empty template.
func New(string) *Template { return &Template{} }

// Delims changes nothing: there are no actions to delimit.
func (t *Template) Delims(_, _ string) *Template { return t }

// Option changes nothing: options are about actions.
func (t *Template) Option(...string) *Template { return t }

// Funcs changes nothing: only actions call functions.
func (t *Template) Funcs(FuncMap) *Template { return t }

// Parse sets the text. It returns an error if there are actions in it.
func (t *Template) Parse(text string) (*Template, error) {
	if strings.Contains(text, "{{") {
		return nil, errors.New("template: actions are not part of the page")
	}
	t.text = text
	return t, nil
}

// Execute writes the text.
func (t *Template) Execute(w io.Writer, _ any) error {
	_, err := io.WriteString(w, t.text)
	return err
}
