package gamelist

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// TestGrip presses, drags and releases the mouse on games: what a letter stands for is done,
// at the place that follows it.
func TestGrip(t *testing.T) {
	const ctrl, shift = fyne.KeyModifierShortcutDefault, fyne.KeyModifierShift
	for _, tt := range []struct {
		name, does string // P presses, C with Ctrl, S with Shift, D drags, R releases, E is the end of a drag
		want       []int32
		dragged    []int32
	}{
		{"a press selects at once", "P1", []int32{1}, nil},
		{"a click", "P1 R1", []int32{1}, nil},
		{"a click after another", "P1 R1 P2 R2", []int32{2}, nil},
		{"a press on one of several", "P0 R0 S2 R2 P1", []int32{0, 1, 2}, nil},
		{"a click on one of several", "P0 R0 S2 R2 P1 R1", []int32{1}, nil},
		{"a release one game further", "P0 R0 S2 R2 P1 R3", []int32{1}, nil},
		{"one is dragged", "P1 D1 D2 R3 E1", []int32{1}, []int32{1}},
		{"several are dragged", "P0 R0 S2 R2 P1 D1 R3 E1", []int32{0, 1, 2}, []int32{0, 1, 2}},
		{"a drag, then a click", "P0 R0 S2 R2 P1 D1 R3 E1 P1 R1", []int32{1}, []int32{0, 1, 2}},
		{"Ctrl adds at once", "P0 R0 C2", []int32{0, 2}, nil},
		{"Ctrl adds and drags", "P0 R0 C2 D2 R3 E2", []int32{0, 2}, []int32{0, 2}},
		{"Ctrl takes away at the release", "P0 R0 C2 R2 C0", []int32{0, 2}, nil},
		{"Ctrl takes away", "P0 R0 C2 R2 C0 R0", []int32{2}, nil},
		{"Ctrl and a drag take nothing away", "P0 R0 C2 R2 C0 D0 R1 E0", []int32{0, 2}, []int32{0, 2}},
		{"Shift selects at once", "P0 R0 S3 R3 S1", []int32{0, 1}, nil},
		{"a drag from elsewhere", "P0 R0 D1 R1 E1", []int32{0}, nil},
	} {
		d := sit(t).shown()
		for step := range strings.FieldsSeq(tt.does) {
			r := newDraggableRow(d.list)
			r.show(int(step[1] - '0'))
			press := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
			switch step[0] {
			case 'P', 'C', 'S':
				press.Modifier = map[byte]fyne.KeyModifier{'C': ctrl, 'S': shift}[step[0]]
				r.MouseDown(press)
			case 'R':
				r.MouseUp(press)
			case 'D':
				r.Dragged(&fyne.DragEvent{})
			case 'E':
				r.DragEnd()
			}
			d.now = d.now.Add(time.Second)
		}
		if got := d.list.selected().Rows; !slices.Equal(got, tt.want) {
			t.Errorf("%s: %v are selected", tt.name, got)
		}
		d.until("the drag", func() bool { return !d.commands.dragging.Busy() })
		if drags := len(d.drags) / 3; drags != min(len(tt.dragged), 1) {
			t.Errorf("%s: %d drags", tt.name, drags)
		} else if drags > 0 && strings.Count(d.drags[2], "[White ") != len(tt.dragged) {
			t.Errorf("%s: %q is dragged", tt.name, d.drags)
		}
	}
}

// TestDrag drags two games, and says what became of them.
func TestDrag(t *testing.T) {
	for _, tt := range []struct {
		taken    bool
		hindered error
		says     string
	}{
		{true, nil, "Copied 2 games."},
		{false, nil, "4 games, 2 selected."},
		{false, errors.New("no room"), "No room."},
	} {
		d := sit(t).shown()
		d.taken, d.hindered = tt.taken, tt.hindered
		d.list.selectAt(1, false, false)
		d.list.selectAt(3, true, false)
		d.list.grip = grip{row: 3, held: true}
		d.list.drag()
		d.until("the drag", func() bool { return !d.commands.dragging.Busy() })
		games := strings.Split(file, "\n\n[White")
		want := []string{"2 games", "Ada (2 games)", fmt.Sprintf("[White%s\n\n[White%s\n", games[1], games[3])}
		if len(d.drags) != 3 || d.drags[0] != want[0] || d.drags[1] != want[1] || strings.TrimSpace(d.drags[2]) != strings.TrimSpace(want[2]) {
			t.Errorf("%q is dragged, want %q", d.drags, want)
		}
		if d.status.text.Text != tt.says {
			t.Errorf("it says %q, want %q", d.status.text.Text, tt.says)
		}
	}
}

// TestPressAfterADrag presses twice in a moment, with a drag between: that is no double click.
func TestPressAfterADrag(t *testing.T) {
	for _, drags := range []bool{false, true} {
		d := sit(t).shown()
		r := newDraggableRow(d.list)
		r.show(1)
		press := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
		r.MouseDown(press)
		if drags {
			r.Dragged(&fyne.DragEvent{})
		}
		r.MouseUp(press)
		if drags {
			r.DragEnd()
		}
		r.MouseDown(press)
		d.until("the drag", func() bool { return !d.commands.dragging.Busy() })
		if opened := d.opened != ""; opened == drags {
			t.Errorf("with a drag %v: opened %q", drags, d.opened)
		}
	}
}

// TestDragTooMuch refuses to drag more than one would wait for.
func TestDragTooMuch(t *testing.T) {
	d := sit(t).shown()
	for range maxDragged/d.list.all().Size() + 1 {
		d.list.rows = append(d.list.rows, 0, 1, 2, 3)
	}
	d.list.selectAll()
	d.list.grip = grip{row: 3, held: true}
	d.list.drag()
	if !strings.Contains(d.status.text.Text, "are too many to drag. Use Export") || d.commands.dragging.Busy() {
		t.Errorf("it says %q", d.status.text.Text)
	}
}
