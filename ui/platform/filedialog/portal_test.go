//go:build !windows && !darwin && !js

package filedialog

import (
	"context"
	"errors"
	"fmt"
	"math"
	"reflect"
	"strings"
	"testing"

	"github.com/godbus/dbus/v5"

	"passedpawn/ui/testing/bus"
)

// A desktop is a portal that a test answers for.
type desktop struct {
	conn   *dbus.Conn
	asked  chan asked
	closed chan dbus.ObjectPath
}

// asked is a call that has opened a dialog.
type asked struct {
	method, parent, title string
	options               map[string]dbus.Variant
	handle                dbus.ObjectPath
}

type chooser struct{ *desktop }

func (c chooser) open(method string, sender dbus.Sender, parent, title string, o map[string]dbus.Variant) (dbus.ObjectPath, *dbus.Error) {
	var token string
	if o["handle_token"].Store(&token) != nil {
		return "", dbus.NewError("org.freedesktop.portal.Error.InvalidArgument", nil)
	}
	handle := dbus.ObjectPath(portalPath + "/request/" + strings.ReplaceAll(strings.TrimPrefix(string(sender), ":"), ".", "_") + "/" + token)
	if err := c.conn.Export(request{c.desktop, handle}, handle, requestName); err != nil {
		return "", dbus.MakeFailedError(err)
	}
	c.asked <- asked{method, parent, title, o, handle}
	return handle, nil
}

func (c chooser) OpenFile(sender dbus.Sender, parent, title string, o map[string]dbus.Variant) (dbus.ObjectPath, *dbus.Error) {
	return c.open("OpenFile", sender, parent, title, o)
}

func (c chooser) SaveFile(sender dbus.Sender, parent, title string, o map[string]dbus.Variant) (dbus.ObjectPath, *dbus.Error) {
	return c.open("SaveFile", sender, parent, title, o)
}

type request struct {
	*desktop
	handle dbus.ObjectPath
}

func (r request) Close() *dbus.Error {
	r.closed <- r.handle
	return nil
}

func newDesktop(t *testing.T, address string) *desktop {
	t.Helper()
	conn, err := dbus.Connect(address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = conn.Close() })
	d := &desktop{conn, make(chan asked, 4), make(chan dbus.ObjectPath, 4)}
	if err := conn.Export(chooser{d}, portalPath, chooserName); err != nil {
		t.Fatal(err)
	}
	if got, err := conn.RequestName(portalName, dbus.NameFlagDoNotQueue); err != nil || got != dbus.RequestNameReplyPrimaryOwner {
		t.Fatalf("the name of the portal: %v %v", got, err)
	}
	return d
}

func (d *desktop) answer(t *testing.T, a asked, response uint32, results map[string]dbus.Variant) {
	t.Helper()
	if err := d.conn.Emit(a.handle, requestName+".Response", response, results); err != nil {
		t.Fatal(err)
	}
}

type outcome struct {
	answer Answer
	err    error
}

// choose asks in the background, and gives a desktop all the time it wants.
func choose(ctx context.Context, address string, r Request) chan outcome {
	done := make(chan outcome, 1)
	go func() {
		a, err := portal{address, math.MaxInt64}.Choose(ctx, r)
		done <- outcome{a, err}
	}()
	return done
}

// dialog returns what a Chooser that has not answered yet asks.
func (d *desktop) dialog(t *testing.T, done chan outcome) asked {
	t.Helper()
	select {
	case a := <-d.asked:
		return a
	case got := <-done:
		t.Fatalf("it ended with %v before it asked", got)
		panic("unreachable")
	}
}

var types = []Type{{"Games", []string{".pgn", ".kif"}}, {"All files", nil}}

// TestFolder asks the portal for a folder.
func TestFolder(t *testing.T) {
	address := bus.Start(t)
	d := newDesktop(t, address)
	done := choose(t.Context(), address, Request{Inside: true, Title: "Tables"})
	a := d.dialog(t, done)
	var folder bool
	if v, there := a.options["directory"]; a.method != "OpenFile" || !there || v.Store(&folder) != nil || !folder {
		t.Errorf("asked %+v", a)
	}
	d.answer(t, a, 0, map[string]dbus.Variant{"uris": dbus.MakeVariant([]string{"file:///home/tables"})})
	if got := <-done; got.err != nil || !reflect.DeepEqual(got.answer.Paths, []string{"/home/tables"}) {
		t.Errorf("got %+v", got)
	}
}

// TestOpen asks the portal as it wants to be asked, and gives what was chosen.
func TestOpen(t *testing.T) {
	address := bus.Start(t)
	d := newDesktop(t, address)
	done := choose(t.Context(), address, Request{Many: true, Title: "Open", Folder: "/home/a b", Types: types, Parent: Window{X11: 0x2a}})
	a := d.dialog(t, done)
	if a.method != "OpenFile" || a.parent != "x11:2a" || a.title != "Open" {
		t.Errorf("asked %+v", a)
	}
	games := filter{"Games", []rule{{0, "*.pgn"}, {0, "*.PGN"}, {0, "*.kif"}, {0, "*.KIF"}}}
	for name, want := range map[string]any{
		"multiple": true, "modal": true, "current_folder": append([]byte("/home/a b"), 0),
		"filters": []filter{games, {"All files", []rule{{0, "*"}}}}, "current_filter": games,
	} {
		got := reflect.New(reflect.TypeOf(want))
		if v, there := a.options[name]; !there || v.Store(got.Interface()) != nil || !reflect.DeepEqual(got.Elem().Interface(), want) {
			t.Errorf("%s is %v, not %v", name, a.options[name], want)
		}
	}
	d.answer(t, a, 0, map[string]dbus.Variant{"uris": dbus.MakeVariant([]string{"file:///home/a%20b/%C3%A9.pgn", "sftp://far/x.pgn", "file:///x.kif"})})
	got := <-done
	if want := []string{"/home/a b/é.pgn", "/x.kif"}; got.err != nil || !reflect.DeepEqual(got.answer.Paths, want) {
		t.Errorf("%v, not %v", got, want)
	}
}

// TestSave gives a name its ending, and tells whether the system has asked about that file.
func TestSave(t *testing.T) {
	address := bus.Start(t)
	d := newDesktop(t, address)
	formats := []Type{{"PNG", []string{".png"}}, {"SVG", []string{".svg"}}}
	for _, tt := range []struct {
		chosen, filter, want string
		agreed               bool
	}{
		{"/a/game.png", "PNG", "/a/game.png", true},
		{"/a/GAME.PNG", "PNG", "/a/GAME.PNG", true},
		{"/a/game", "SVG", "/a/game.svg", false},
		{"/a/game", "", "/a/game.png", false},
		{"/a/game.svg", "PNG", "/a/game.svg", true},
		{"/a/.png", "PNG", "/a/.png.png", false},
	} {
		done := choose(t.Context(), address, Request{Save: true, Title: "Save", Name: "game.png", Types: formats})
		a := d.dialog(t, done)
		if name := a.options["current_name"]; a.method != "SaveFile" || name.Value() != "game.png" || a.parent != "" {
			t.Errorf("asked %+v", a)
		}
		results := map[string]dbus.Variant{"uris": dbus.MakeVariant([]string{"file://" + tt.chosen})}
		if tt.filter != "" {
			results["current_filter"] = dbus.MakeVariant(filter{Name: tt.filter})
		}
		d.answer(t, a, 0, results)
		got := <-done
		if got.err != nil || fmt.Sprint(got.answer) != fmt.Sprint(Answer{[]string{tt.want}, tt.agreed}) {
			t.Errorf("%s as %s is %v", tt.chosen, tt.filter, got)
		}
	}
}

// TestCancel has no file when a person closes the dialog.
func TestCancel(t *testing.T) {
	address := bus.Start(t)
	d := newDesktop(t, address)
	for _, response := range []uint32{1, 2} {
		done := choose(t.Context(), address, Request{})
		d.answer(t, d.dialog(t, done), response, nil)
		if got := <-done; !errors.Is(got.err, ErrCancelled) {
			t.Errorf("response %d is %v", response, got)
		}
	}
}

// TestWithdrawn takes the dialog away when nobody waits for it any more.
func TestWithdrawn(t *testing.T) {
	address := bus.Start(t)
	d := newDesktop(t, address)
	ctx, stop := context.WithCancel(t.Context())
	done := choose(ctx, address, Request{})
	a := d.dialog(t, done)
	stop()
	if got := <-done; !errors.Is(got.err, context.Canceled) {
		t.Errorf("it ended with %v", got)
	}
	if closed := <-d.closed; closed != a.handle {
		t.Errorf("%v was closed, not %v", closed, a.handle)
	}
}

// TestNoDialog lets the caller show its own where there is no portal, or none any more.
func TestNoDialog(t *testing.T) {
	address := bus.Start(t)
	for _, no := range []string{"", "disabled:", "unix:path=/nowhere/bus", address} {
		if got := <-choose(t.Context(), no, Request{}); !errors.Is(got.err, ErrNone) {
			t.Errorf("%q is %v", no, got)
		}
	}
	d := newDesktop(t, address)
	done := choose(t.Context(), address, Request{})
	d.dialog(t, done)
	_ = d.conn.Close()
	if got := <-done; !errors.Is(got.err, ErrNone) {
		t.Errorf("a portal that ends is %v", got)
	}
}
