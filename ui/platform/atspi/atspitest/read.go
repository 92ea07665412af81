//go:build !windows && !darwin && !js

package atspitest

import (
	"fmt"
	"slices"
	"strings"

	"github.com/godbus/dbus/v5"
)

// cutEvent returns the name of an event without that of its interface. of is false for another
// signal.
func cutEvent(signal string) (name string, of bool) { return strings.CutPrefix(signal, spi+"Event.") }

// A Seen is an object as the reader sees it, with all below it.
type Seen struct {
	Reference
	Role, Name, Description string
	States                  uint64
	Interfaces              []string
	Children                []Seen
}

// Has reports whether an object has a state, by its number.
func (s Seen) Has(state int) bool { return s.States&(1<<state) != 0 }

// All returns an object and all below it, each before what is below it.
func (s Seen) All() []Seen {
	all := []Seen{s}
	for _, child := range s.Children {
		all = append(all, child.All()...)
	}
	return all
}

// Find returns the first object with a role and a name, and false if there is none.
func (s Seen) Find(role, name string) (Seen, bool) {
	all := s.All()
	i := slices.IndexFunc(all, func(o Seen) bool { return o.Role == role && o.Name == name })
	if i < 0 {
		return Seen{}, false
	}
	return all[i], true
}

// String draws the tree, a line for each object.
func (s Seen) String() string {
	text := fmt.Sprintf("%s %q", s.Role, s.Name)
	if s.Has(12) {
		text += " focused"
	}
	for _, child := range s.Children {
		text += "\n" + child.String()
	}
	return strings.ReplaceAll(text, "\n", "\n  ")
}

// Call calls a method of an object. The interface has no "org.a11y.atspi." before its name.
func (r *Reader) Call(of Reference, method string, args []any, results ...any) error {
	return r.conn.Object(of.Bus, of.Path).Call(spi+method, 0, args...).Store(results...)
}

// Set sets a property of an object, such as "Application.Id".
func (r *Reader) Set(of Reference, name string, value any) error {
	i := strings.LastIndex(name, ".")
	return r.conn.Object(of.Bus, of.Path).Call(properties+".Set", 0, spi+name[:i], name[i+1:], dbus.MakeVariant(value)).Err
}

// Property returns a property of an object, for example "Accessible.Name".
func (r *Reader) Property(of Reference, name string) (any, error) {
	dot := strings.LastIndex(name, ".")
	var v dbus.Variant
	err := r.conn.Object(of.Bus, of.Path).Call(properties+".Get", 0, spi+name[:dot], name[dot+1:]).Store(&v)
	return v.Value(), err
}

// Read reads an object and all below it. What is gone in between is an error.
func (r *Reader) Read(of Reference) (s Seen, err error) {
	s.Reference = of
	var states []uint32
	for method, result := range map[string]any{"GetRoleName": &s.Role, "GetState": &states, "GetInterfaces": &s.Interfaces} {
		if err := r.Call(of, "Accessible."+method, nil, result); err != nil {
			return s, err
		}
	}
	for i, part := range states {
		s.States |= uint64(part) << (32 * i)
	}
	var all map[string]dbus.Variant
	if err := r.conn.Object(of.Bus, of.Path).Call(properties+".GetAll", 0, spi+"Accessible").Store(&all); err != nil {
		return s, err
	}
	s.Name, _ = all["Name"].Value().(string)
	s.Description, _ = all["Description"].Value().(string)
	var children []Reference
	if err := r.Call(of, "Accessible.GetChildren", nil, &children); err != nil {
		return s, err
	}
	for _, child := range children {
		below, err := r.Read(child)
		if err != nil {
			return s, err
		}
		s.Children = append(s.Children, below)
	}
	return s, nil
}

// Ask returns what an object answers to a method, or the value of a property, as a text: the
// name of an object, "nothing" for none, or "error".
func (r *Reader) Ask(of Reference, what string, args []any) string {
	if value, err := r.Property(of, what); err == nil {
		return fmt.Sprint(value)
	}
	call := r.conn.Object(of.Bus, of.Path).Call(spi+what, 0, args...)
	var other Reference
	switch {
	case call.Err != nil:
		return "error"
	case call.Store(&other) != nil:
		if list, ok := call.Body[0].([]any); ok {
			return fmt.Sprint(list)
		}
		return fmt.Sprint(call.Body)
	case other.Bus == "":
		return "nothing"
	}
	name, err := r.Property(other, "Accessible.Name")
	if err != nil {
		return "error"
	}
	return fmt.Sprint(name)
}
