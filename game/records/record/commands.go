package record

import (
	"fmt"
	"iter"
	"slices"
	"strings"

	"passedpawn/game/rules"
)

// A Command is an instruction for programs inside a comment: [%clk 0:05:00].
type Command struct{ Name, Value string }

// String is the command as it is written in a comment.
func (c Command) String() string {
	if c.Value == "" {
		return fmt.Sprintf("[%%%s]", c.Name)
	}
	return fmt.Sprintf("[%%%s %s]", c.Name, c.Value)
}

// SplitComment separates the commands in a comment from its text.
func SplitComment(comment string) (text string, commands []Command) {
	var kept strings.Builder
	for {
		before, rest, found := strings.Cut(comment, "[%")
		body, after, closed := strings.Cut(rest, "]")
		if !found || !closed {
			kept.WriteString(comment)
			return strings.TrimSpace(kept.String()), commands
		}
		name, value, _ := strings.Cut(body, " ")
		commands = append(commands, Command{name, strings.TrimSpace(value)})
		kept.WriteString(before)
		comment = strings.TrimPrefix(after, " ")
	}
}

// Commands returns the commands in a node's comments, in order.
func (n Node) Commands() []Command {
	var all []Command
	for c := range n.Texts(After) {
		if strings.Contains(c, "[%") {
			_, found := SplitComment(c)
			all = append(all, found...)
		}
	}
	return all
}

// Text is the text of the comments after the move, without commands.
func (n Node) Text() string { return textOf(n.Texts(After)) }

// Intro is the text of the comments before the move, without commands.
func (n Node) Intro() string { return textOf(n.Texts(Before)) }

func textOf(comments iter.Seq[string]) string {
	var texts []string
	for c := range comments {
		if strings.Contains(c, "[%") {
			c, _ = SplitComment(c)
		}
		if c != "" {
			texts = append(texts, c)
		}
	}
	return strings.Join(texts, "  ")
}

// Command is the value of the last command with a name, or "".
func (n Node) Command(name string) string {
	value := ""
	for _, c := range n.Commands() {
		if c.Name == name {
			value = c.Value
		}
	}
	return value
}

// A Shape is an arrow on the board, or a circle if From equals To. Its colour is
// G, R, Y or B.
type Shape struct {
	Colour   byte
	From, To rules.Square
}

// Shapes returns the arrows and circles of a node: its [%cal] and [%csl] commands.
func (n Node) Shapes() []Shape {
	var all []Shape
	for _, c := range n.Commands() {
		if c.Name != "cal" && c.Name != "csl" {
			continue
		}
		for _, part := range strings.Split(c.Value, ",") {
			if s, ok := parseShape(strings.TrimSpace(part)); ok {
				all = append(all, s)
			}
		}
	}
	return all
}

func parseShape(text string) (s Shape, ok bool) {
	if len(text) != 3 && len(text) != 5 {
		return s, false
	}
	from, err := rules.ParseSquare(text[1:3])
	to, err2 := from, error(nil)
	if len(text) == 5 {
		to, err2 = rules.ParseSquare(text[3:5])
	}
	return Shape{text[0], from, to}, err == nil && err2 == nil
}

// Draw replaces the arrows and circles of a node. All are in one comment: programs that
// show one comment of a move then show all of them.
func (n Node) Draw(shapes []Shape) {
	kept := n.without("cal", "csl")
	var arrows, circles []string
	for _, s := range shapes {
		if s.From == s.To {
			circles = append(circles, string(s.Colour)+s.From.String())
		} else {
			arrows = append(arrows, string(s.Colour)+s.From.String()+s.To.String())
		}
	}
	drawn := ""
	if len(circles) > 0 {
		drawn = Command{"csl", strings.Join(circles, ",")}.String()
	}
	if len(arrows) > 0 {
		drawn += Command{"cal", strings.Join(arrows, ",")}.String()
	}
	if drawn != "" {
		kept = append(kept, drawn)
	}
	n.follow(kept)
}

// Set replaces all commands with a name by one, which comes before the comments after
// the move. An empty value removes them.
func (n Node) Set(name, value string) {
	said := n.without(name)
	if value != "" {
		said = slices.Insert(said, 0, Command{name, value}.String())
	}
	n.follow(said)
}

// without returns the comments after a move, without the commands with some names.
func (n Node) without(names ...string) []string {
	var kept []string
	for c := range n.Texts(After) {
		text, commands := SplitComment(c)
		for _, c := range slices.Backward(commands) {
			if !slices.Contains(names, c.Name) {
				text = strings.TrimSpace(c.String() + " " + text)
			}
		}
		if text != "" {
			kept = append(kept, text)
		}
	}
	return kept
}
