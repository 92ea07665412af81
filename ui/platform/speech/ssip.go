package speech

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"strings"
	"time"
)

// A dispatcher is a connection to speech-dispatcher, by its protocol SSIP.
//
// Source: the documentation of SSIP, version 1, that comes with speech-dispatcher.
type dispatcher struct {
	conn     net.Conn
	replies  *bufio.Reader
	patience time.Duration // with an answer
}

// patience is how long the server may take to connect, and to answer.
const patience = 2 * time.Second

// dial connects to speech-dispatcher at an address such as "unix_socket:/run/speechd.sock" or
// "inet_socket:localhost:6560".
func dial(address, language string) (*dispatcher, error) {
	kind, place, _ := strings.Cut(address, ":")
	network := map[string]string{"unix_socket": "unix", "inet_socket": "tcp"}[kind]
	if network == "" {
		return nil, fmt.Errorf("%q is no address of speech-dispatcher", address)
	}
	conn, err := net.DialTimeout(network, place, patience)
	if err != nil {
		return nil, err
	}
	return greet(conn, language)
}

// greet says who connects, and in which language it will speak.
func greet(conn net.Conn, language string) (*dispatcher, error) {
	d := &dispatcher{conn, bufio.NewReader(conn), patience}
	for _, line := range []string{
		"SET SELF CLIENT_NAME unknown:passedpawn:main", "SET SELF LANGUAGE " + language, "SET SELF PRIORITY MESSAGE",
	} {
		if err := d.ask(line); err != nil {
			_ = conn.Close()
			return nil, err
		}
	}
	return d, nil
}

// ask sends a line and waits until the server agrees: with a code from 200 to 299. It does not
// wait for ever, because nothing else is said meanwhile.
func (d *dispatcher) ask(line string) error {
	if err := d.conn.SetDeadline(time.Now().Add(d.patience)); err != nil {
		return err
	}
	if _, err := io.WriteString(d.conn, line+"\r\n"); err != nil {
		return err
	}
	for {
		reply, err := d.replies.ReadString('\n')
		switch {
		case err != nil:
			return err
		case len(reply) < 4 || reply[3] == '-': // more of the reply follows
		case reply[0] != '2':
			return fmt.Errorf("speech-dispatcher answers %q", strings.TrimSpace(reply))
		default:
			return nil
		}
	}
}

// say implements speaker. The server queues the text.
func (d *dispatcher) say(_ context.Context, text string) error {
	if err := d.ask("SPEAK"); err != nil {
		return err
	}
	if strings.HasPrefix(text, ".") {
		text = "." + text // a line with a dot would end the text
	}
	return d.ask(text + "\r\n.")
}

// stop implements speaker.
func (d *dispatcher) stop() error { return d.ask("CANCEL SELF") }

// close implements speaker.
func (d *dispatcher) close() error {
	_ = d.ask("QUIT")
	return d.conn.Close()
}
