package e2e

import (
	"encoding/binary"
	"fmt"
	"io"
	"net"
	"strings"
)

// An xclient asks an X server which window has the keyboard focus. Unlike xdotool it starts
// no process, which matters because tests ask many times a second.
type xclient struct {
	conn net.Conn
	name uint32 // the atom of a title
}

// Requests and atoms of the X11 protocol.
const (
	queryTree, internAtom, getProperty, getInputFocus = 15, 16, 20, 43
	wmName                                            = 39
)

func newXclient(display string) (*xclient, error) {
	path := "/tmp/.X11-unix/X" + strings.TrimPrefix(display, ":")
	conn, err := net.Dial("unix", "@"+path)
	if err != nil {
		if conn, err = net.Dial("unix", path); err != nil {
			return nil, err
		}
	}
	x := &xclient{conn: conn}
	head := make([]byte, 8)
	if _, err := conn.Write([]byte{'l', 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0}); err != nil {
		return nil, err
	}
	if _, err := io.ReadFull(conn, head); err != nil || head[0] != 1 {
		return nil, fmt.Errorf("the X server refuses: %v %v", head, err)
	}
	if _, err := io.CopyN(io.Discard, conn, 4*int64(binary.LittleEndian.Uint16(head[6:]))); err != nil {
		return nil, err
	}
	x.name, err = x.atom("_NET_WM_NAME")
	return x, err
}

// ask sends a request and returns the reply, nil if the server answers with an error.
func (x *xclient) ask(code, detail byte, words ...uint32) ([]byte, error) {
	request := []byte{code, detail, 0, 0}
	for _, word := range words {
		request = binary.LittleEndian.AppendUint32(request, word)
	}
	binary.LittleEndian.PutUint16(request[2:], uint16(len(request)/4))
	if _, err := x.conn.Write(request); err != nil {
		return nil, err
	}
	for {
		reply := make([]byte, 32)
		if _, err := io.ReadFull(x.conn, reply); err != nil {
			return nil, err
		}
		switch reply[0] {
		case 0:
			return nil, nil
		case 1:
			more := make([]byte, 4*binary.LittleEndian.Uint32(reply[4:]))
			_, err := io.ReadFull(x.conn, more)
			return append(reply, more...), err
		} // else it is an event
	}
}

func (x *xclient) atom(name string) (uint32, error) {
	padded := name + strings.Repeat("\x00", (4-len(name)%4)%4)
	words := []uint32{uint32(len(name))}
	for i := 0; i < len(padded); i += 4 {
		words = append(words, binary.LittleEndian.Uint32([]byte(padded[i:])))
	}
	reply, err := x.ask(internAtom, 0, words...)
	if err != nil || reply == nil {
		return 0, fmt.Errorf("the X server knows no %s: %v", name, err)
	}
	return binary.LittleEndian.Uint32(reply[8:]), nil
}

// focused returns the title of the window with the keyboard focus, or of the nearest window
// around it that has a title, "" for none.
func (x *xclient) focused() (string, error) {
	reply, err := x.ask(getInputFocus, 0)
	if err != nil || reply == nil {
		return "", err
	}
	window := binary.LittleEndian.Uint32(reply[8:])
	for window > 1 { // there is a window, and it is not whatever is under the pointer
		if title, err := x.title(window); err != nil || title != "" {
			return title, err
		}
		tree, err := x.ask(queryTree, 0, window)
		if err != nil || tree == nil {
			return "", err
		}
		window = binary.LittleEndian.Uint32(tree[12:])
	}
	return "", nil
}

func (x *xclient) title(window uint32) (string, error) {
	for _, property := range []uint32{x.name, wmName} {
		reply, err := x.ask(getProperty, 0, window, property, 0, 0, 256)
		if err != nil || reply == nil {
			return "", err
		}
		if size := binary.LittleEndian.Uint32(reply[16:]); size > 0 && reply[1] == 8 {
			return strings.TrimSpace(string(reply[32 : 32+size])), nil
		}
	}
	return "", nil
}
