//go:build !windows && !darwin && !js

package atspi

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/godbus/dbus/v5"

	"passedpawn/ui/platform/access"
)

// The interfaces of AT-SPI.
const (
	spi            = "org.a11y.atspi."
	accessibleName = spi + "Accessible"
	appName        = spi + "Application"
	componentName  = spi + "Component"
	actionName     = spi + "Action"
	valueName      = spi + "Value"
	textName       = spi + "Text"
	cacheName      = spi + "Cache"
	propertiesName = "org.freedesktop.DBus.Properties"
)

// cachePath is where readers ask for all objects at once.
const cachePath = "/org/a11y/atspi/cache"

// root is where the objects are on the bus, of which the first is the application.
const (
	objects = "/org/a11y/atspi/accessible"
	root    = objects + "/root"
	null    = "/org/a11y/atspi/null"
)

// path returns the address of the item with a number.
func path(number int) string {
	if number == 0 {
		return root
	}
	return fmt.Sprintf("%s/%d", objects, number)
}

// A reference is an object on the bus.
type reference struct {
	Bus  string
	Path dbus.ObjectPath
}

// nowhere is the reference to no object.
var nowhere = reference{"", null}

// A view is an item of a tree as it is seen on the bus.
type view struct {
	*access.Item
	tree *access.Tree
	live *live
}

// errGone is the answer to questions about what is not in the window any more.
var errGone = dbus.NewError("org.freedesktop.DBus.Error.UnknownObject", []any{"it is not in the window"})

// find returns the item that a message is about, in a tree that is up to date.
func (l *live) find(m dbus.Message) (view, *dbus.Error) {
	address, _ := m.Headers[dbus.FieldPath].Value().(dbus.ObjectPath)
	number, t := 0, l.bridge.reading.Fresh(l.ended, l.replace)
	if address != root {
		n, err := strconv.Atoi(strings.TrimPrefix(string(address), objects+"/"))
		if err != nil || n == 0 {
			return view{}, errGone
		}
		number = n
	}
	if t == nil {
		return view{}, errGone
	}
	i, there := t.At[number]
	if !there {
		return view{}, errGone
	}
	return view{&t.Items[i], t, l}, nil
}

// other returns the view of another item.
func (v view) other(i int) view { return view{&v.tree.Items[i], v.tree, v.live} }

// reference returns the reference to an item.
func (v view) reference() reference {
	return reference{v.live.name, dbus.ObjectPath(path(v.Number))}
}

// interfaces returns the interfaces of an item.
func (v view) interfaces() []string {
	all := []string{accessibleName}
	if v.Parent < 0 {
		return append(all, appName)
	}
	all = append(all, componentName)
	if v.Press != nil {
		all = append(all, actionName)
	}
	if v.Range != nil {
		all = append(all, valueName)
	}
	if v.Text != nil {
		all = append(all, textName)
	}
	return all
}

// export offers the objects on the bus.
func (l *live) export() error {
	for name, methods := range map[string]map[string]any{
		accessibleName: l.accessible(), appName: l.application(), componentName: l.component(), actionName: l.action(),
		textName: l.text(), propertiesName: l.properties(),
	} {
		if err := l.conn.ExportSubtreeMethodTable(methods, objects, name); err != nil {
			return err
		}
	}
	return l.conn.ExportMethodTable(map[string]any{"GetItems": noItems}, cachePath, cacheName)
}

// A cached is what readers would keep of an object.
type cached struct {
	Object, Application, Parent reference
	Place, Children             int32
	Interfaces                  []string
	Name                        string
	Role                        uint32
	Description                 string
	States                      []uint32
}

// noItems gives readers nothing to keep: they ask for what they need.
func noItems() ([]cached, *dbus.Error) { return []cached{}, nil }

// on returns a method without arguments, from what it answers about an item.
func on[T any](l *live, answer func(view) T) func(dbus.Message) (T, *dbus.Error) {
	return func(m dbus.Message) (T, *dbus.Error) {
		v, err := l.find(m)
		if err != nil {
			var none T
			return none, err
		}
		return answer(v), nil
	}
}

// with returns a method with an argument.
func with[A, T any](l *live, answer func(view, A) T) func(dbus.Message, A) (T, *dbus.Error) {
	return func(m dbus.Message, a A) (T, *dbus.Error) {
		return on(l, func(v view) T { return answer(v, a) })(m)
	}
}
