// Package handover keeps one window for a person: the first copy of the program
// holds a door, and a copy that is started later hands it the files it was asked
// to open. The door is a socket, on Windows a named pipe; it knows no window.
package handover

import (
	"bufio"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"time"
)

// A Door is where later copies knock.
type Door struct {
	in    net.Listener
	close func()
}

// ErrHeld is returned where another copy holds the door.
var ErrHeld = errors.New("another copy of the program is running")

// patience is how long a copy waits for another to answer. One that was only
// just started may not listen yet.
const patience = 3 * time.Second

// A request is what a copy hands over, as a line of JSON. No path asks for
// nothing but to be seen.
type request struct {
	Paths []string `json:"paths"`
}

const answer = "thanks\n"

// Hold takes the door that belongs to a folder of data. open is called, on a
// goroutine of its own, with the absolute paths that another copy hands over,
// or none. It returns ErrHeld where another copy holds the door; what a copy
// that crashed has left is taken over.
func Hold(folder string, open func(paths []string)) (*Door, error) {
	in, free, err := listen(name(folder))
	if err != nil {
		return nil, err
	}
	d := &Door{in, free}
	go d.serve(open)
	return d, nil
}

// Close gives the door up.
func (d *Door) Close() {
	_ = d.in.Close()
	d.close()
}

func (d *Door) serve(open func([]string)) {
	for {
		c, err := d.in.Accept()
		if err != nil {
			return
		}
		go func() {
			defer c.Close()
			_ = c.SetDeadline(time.Now().Add(patience))
			var r request
			line, err := bufio.NewReaderSize(c, 1<<16).ReadSlice('\n')
			if err != nil || json.Unmarshal(line, &r) != nil {
				return
			}
			open(r.Paths)
			_, _ = c.Write([]byte(answer))
		}()
	}
}

// Give hands paths to the copy that holds the door of a folder of data, and
// waits until it has them.
func Give(folder string, paths []string) error {
	end := time.Now().Add(patience)
	c, err := dial(name(folder))
	for err != nil && time.Now().Before(end) {
		time.Sleep(patience / 60)
		c, err = dial(name(folder))
	}
	if err != nil {
		return err
	}
	defer c.Close()
	_ = c.SetDeadline(time.Now().Add(patience))
	line, err := json.Marshal(request{paths})
	if err != nil {
		return err
	}
	if _, err := c.Write(append(line, '\n')); err != nil {
		return err
	}
	if got, err := bufio.NewReader(c).ReadString('\n'); err != nil || got != answer {
		return fmt.Errorf("the running copy does not answer: %w", err)
	}
	return nil
}

// name tells the doors of two folders apart.
func name(folder string) string {
	return fmt.Sprintf("passedpawn-%x", sha256.Sum256([]byte(folder)))[:27]
}
