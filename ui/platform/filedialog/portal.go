//go:build !windows && !darwin && !js

package filedialog

import (
	"context"
	"crypto/rand"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/godbus/dbus/v5"

	"passedpawn/ui/platform/sessionbus"
)

// The portal of a desktop: https://flatpak.github.io/xdg-desktop-portal/docs, interfaces
// FileChooser and Request.
const (
	portalName  = "org.freedesktop.portal.Desktop"
	portalPath  = "/org/freedesktop/portal/desktop"
	chooserName = "org.freedesktop.portal.FileChooser"
	requestName = "org.freedesktop.portal.Request"
)

// portal is a Chooser that uses the session bus at an address, "" for none.
type portal struct {
	bus      string
	patience time.Duration // the longest wait for a desktop to start its portal
}

// System returns the Chooser of the system.
func System() Chooser { return portal{sessionbus.Address(), 5 * time.Second} }

// Choose implements Chooser.
func (p portal) Choose(ctx context.Context, r Request) (Answer, error) {
	if p.bus == "" {
		return Answer{}, ErrNone
	}
	conn, err := dbus.Connect(p.bus)
	if err != nil {
		return Answer{}, ErrNone
	}
	defer conn.Close()
	q, err := p.ask(ctx, conn, r)
	if err != nil {
		if ctx.Err() != nil {
			return Answer{}, ctx.Err()
		}
		return Answer{}, ErrNone
	}
	return q.wait(ctx)
}

// A question is an open dialog.
type question struct {
	Request
	conn    *dbus.Conn
	handle  dbus.ObjectPath
	signals chan *dbus.Signal
}

// ask opens a dialog.
func (p portal) ask(ctx context.Context, conn *dbus.Conn, r Request) (*question, error) {
	ctx, stop := context.WithTimeout(ctx, p.patience)
	defer stop()
	token := "passedpawn" + rand.Text()
	sender := strings.ReplaceAll(strings.TrimPrefix(conn.Names()[0], ":"), ".", "_")
	q := &question{r, conn, dbus.ObjectPath(portalPath + "/request/" + sender + "/" + token), make(chan *dbus.Signal, 8)}
	conn.Signal(q.signals)
	// The answer may come before the call returns.
	for _, match := range [][]dbus.MatchOption{
		{dbus.WithMatchInterface(requestName), dbus.WithMatchMember("Response")},
		{dbus.WithMatchInterface("org.freedesktop.DBus"), dbus.WithMatchMember("NameOwnerChanged"), dbus.WithMatchArg(0, portalName)},
	} {
		if err := conn.AddMatchSignalContext(ctx, match...); err != nil {
			return nil, err
		}
	}
	method := "OpenFile"
	if r.Save {
		method = "SaveFile"
	}
	call := conn.Object(portalName, portalPath).CallWithContext(ctx, chooserName+"."+method, 0, parent(r.Parent), r.Title, options(r, token))
	if err := call.Store(&q.handle); err != nil {
		q.close() // it may have opened all the same
		return nil, err
	}
	return q, nil
}

func parent(w Window) string {
	if w.X11 == 0 {
		return ""
	}
	return fmt.Sprintf("x11:%x", w.X11)
}

// A filter is a file type in the form of the portal: a name, and patterns, each after
// a 0.
type filter struct {
	Name  string
	Rules []rule
}

type rule struct {
	Kind    uint32
	Pattern string
}

func options(r Request, token string) map[string]dbus.Variant {
	o := map[string]dbus.Variant{"handle_token": dbus.MakeVariant(token), "modal": dbus.MakeVariant(true)}
	if r.Folder != "" {
		o["current_folder"] = dbus.MakeVariant(append([]byte(r.Folder), 0))
	}
	if r.Save && r.Name != "" {
		o["current_name"] = dbus.MakeVariant(r.Name)
	}
	if r.Many && !r.Save {
		o["multiple"] = dbus.MakeVariant(true)
	}
	if r.Inside {
		o["directory"] = dbus.MakeVariant(true)
	}
	var filters []filter
	for _, t := range r.Types {
		f := filter{Name: t.Name}
		for _, e := range t.Extensions {
			f.Rules = append(f.Rules, rule{0, "*" + e}, rule{0, "*" + strings.ToUpper(e)})
		}
		if len(t.Extensions) == 0 {
			f.Rules = []rule{{0, "*"}}
		}
		filters = append(filters, f)
	}
	if len(filters) > 0 {
		o["filters"], o["current_filter"] = dbus.MakeVariant(filters), dbus.MakeVariant(filters[0])
	}
	return o
}

// wait waits for the answer. If the portal ends, its dialog is gone too.
func (q *question) wait(ctx context.Context) (Answer, error) {
	for {
		select {
		case <-ctx.Done():
			q.close()
			return Answer{}, ctx.Err()
		case s, open := <-q.signals:
			switch {
			case !open:
				return Answer{}, ErrNone
			case s.Name == "org.freedesktop.DBus.NameOwnerChanged":
				if len(s.Body) == 3 && s.Body[2] == "" {
					return Answer{}, ErrNone
				}
			case s.Path == q.handle && s.Name == requestName+".Response":
				return q.answer(s)
			}
		}
	}
}

// close closes the dialog. It waits a moment: the connection must not end before
// the request has arrived.
func (q *question) close() {
	ctx, stop := context.WithTimeout(context.Background(), time.Second)
	defer stop()
	_ = q.conn.Object(portalName, q.handle).CallWithContext(ctx, requestName+".Close", 0).Err
}

// answer reads the chosen paths.
func (q *question) answer(s *dbus.Signal) (Answer, error) {
	var response uint32
	var results map[string]dbus.Variant
	if err := dbus.Store(s.Body, &response, &results); err != nil || response != 0 {
		return Answer{}, ErrCancelled
	}
	var uris []string
	var a Answer
	if v, there := results["uris"]; there {
		_ = v.Store(&uris)
	}
	chosen := q.chosen(results["current_filter"])
	for _, uri := range uris {
		u, err := url.Parse(uri)
		if err != nil || u.Scheme != "file" || u.Path == "" {
			continue // it is not on this machine
		}
		if q.Save {
			return written(u.Path, q.Types, chosen), nil
		}
		a.Paths = append(a.Paths, u.Path)
	}
	if len(a.Paths) == 0 {
		return Answer{}, ErrCancelled
	}
	return a, nil
}

// chosen returns the type that was selected at the end, or the first if the portal does not say.
func (q *question) chosen(v dbus.Variant) int {
	var f filter
	if v.Value() == nil || v.Store(&f) != nil {
		return 0
	}
	return max(0, slices.IndexFunc(q.Types, func(t Type) bool { return t.Name == f.Name }))
}
