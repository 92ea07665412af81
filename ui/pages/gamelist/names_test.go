package gamelist

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
)

// proposal returns the parts and lines of the list that was proposed. A line begins with +
// if it is ticked, and ends with what was chosen for it.
func (d *desk) proposal() string {
	var lines []string
	for _, p := range d.proposed.Parts {
		lines = append(lines, p.Name)
		for i := range p.Ticked {
			text, note := p.Row(i)
			if p.Options != nil {
				note += " = " + p.Options(i)[p.Chosen[i]]
			}
			lines = append(lines, map[bool]string{true: "+ ", false: "- "}[p.Ticked[i]]+text+" / "+note)
		}
	}
	return strings.Join(lines, "\n")
}

// TestUnifyNames writes each name in one way. What is doubtful is not ticked, and another
// spelling can be chosen.
func TestUnifyNames(t *testing.T) {
	d := sit(t).shown()
	const text = `[Event "Wijk aan Zee"]
[White "Anand,V"]
[Black "Smith, J"]
[Date "2010.01.01"]

1. e4 *

[Event "wijk  aan zee"]
[White "Viswanathan Anand"]
[Black "Smith, John"]
[Date "2012.??.??"]

1. d4 {Anand,V} *

[Event "X"]
[White "Smith, James"]
[Black "Anand, Viswanathan"]

1. c4 *
`
	overwrite(t, d.path, text)
	d.Reload()
	d.until("the games", func() bool { return len(d.list.rows) == 3 && d.source.positions != nil })
	d.commands.unifyNames()
	d.until("a proposal", func() bool { return d.accept != nil })
	want := `Players (1)
+ Anand, Viswanathan (1)  ·  Anand,V (1)  ·  Viswanathan Anand (1) / 2010–2012 = Anand, Viswanathan
Events (1)
+ Wijk aan Zee (1)  ·  wijk  aan zee (1) / 2010–2012 = Wijk aan Zee
Players (uncertain) (1)
- Smith, J (1) / the initials fit several players  ·  2010 = Smith, James`
	if got := d.proposal(); got != want {
		t.Fatalf("proposed\n%s\nwant\n%s", got, want)
	}
	if got := d.proposed.Do(2); got != "Change 2 names" {
		t.Errorf("the button says %q", got)
	}
	doubtful := d.proposed.Parts[2]
	doubtful.Ticked[0], doubtful.Chosen[0] = true, 1
	d.accept()
	d.until("the names", func() bool {
		return d.status.undo.Visible() && d.source.positions != nil && strings.HasPrefix(d.status.text.Text, "Changed")
	})
	changed := strings.NewReplacer(`"Anand,V"`, `"Anand, Viswanathan"`, `"Viswanathan Anand"`, `"Anand, Viswanathan"`, "wijk  aan zee", "Wijk aan Zee",
		`"Smith, J"`, `"Smith, John"`).Replace(text)
	if got := contents(t, d.path); got != changed {
		t.Errorf("the file is\n%s\nwant\n%s", got, changed)
	}
	if d.status.text.Text != "Changed the names in 2 games." || d.status.undo.Text != "Undo names (2 games)" {
		t.Errorf("said: %s, and to undo: %s", d.status.text.Text, d.status.undo.Text)
	}
	if d.Undoing().Form == "" || !d.bar.field.Idle(&fyne.ShortcutUndo{}) {
		t.Error("Ctrl+Z would not undo it")
	}
	d.Undo()
	if d.Undoing().Form != "" {
		t.Error("it can be undone twice")
	}
	d.until("the old names", func() bool { return contents(t, d.path) == text && d.source.positions != nil && len(d.list.rows) == 3 })
}
