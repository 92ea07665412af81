package accessible_test

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/accessible"
	"passedpawn/ui/platform/access"
	"passedpawn/ui/testing/uitest"
)

// draw draws a tree, a line for each node, without the window itself.
func draw(n access.Node, indent string) string {
	var b strings.Builder
	for _, c := range n.Children {
		fmt.Fprintf(&b, "%s%s %q", indent, c.Role, c.Name)
		for _, s := range []struct {
			state access.States
			name  string
		}{{access.Focused, "focused"}, {access.Checked, "checked"}, {access.Selected, "selected"}, {access.Modal, "modal"}} {
			if c.States.Has(s.state) {
				b.WriteString(" " + s.name)
			}
		}
		if !c.States.Has(access.Enabled) {
			b.WriteString(" disabled")
		}
		b.WriteString("\n" + draw(c, indent+"  "))
	}
	return b.String()
}

// see shows an object in a window and returns what is read of it.
func see(t *testing.T, o fyne.CanvasObject) (fyne.Canvas, func() access.Node) {
	t.Helper()
	w := test.NewTempWindow(t, o)
	w.Resize(fyne.NewSize(400, 300))
	return w.Canvas(), func() access.Node { return accessible.Tree(accessible.Window{Canvas: w.Canvas(), Title: "Window"}) }
}

func check(t *testing.T, n access.Node, want string) {
	t.Helper()
	if got, want := strings.TrimSpace(draw(n, "")), strings.TrimSpace(want); got != want {
		t.Errorf("it reads\n%s\nwant\n%s", got, want)
	}
}

// TestControls reads Fyne's controls with their names.
func TestControls(t *testing.T) {
	uitest.NewApp(t)
	off := widget.NewButton("Off", nil)
	off.Disable()
	sound := widget.NewCheck("Sound", nil)
	sound.Checked = true
	group := widget.NewRadioGroup([]string{"White", "Black"}, nil)
	group.Selected = "Black"
	chosen := widget.NewSelect([]string{"Light", "Dark"}, nil)
	chosen.Selected = "Dark"
	typed := widget.NewEntry()
	typed.SetPlaceHolder("Type a move")
	hidden := widget.NewLabel("hidden")
	hidden.Hide()
	_, tree := see(t, container.NewVBox(
		widget.NewLabel("Settings"), hidden, widget.NewLabel(""),
		container.NewBorder(nil, nil, nil, chosen, container.NewVBox(widget.NewLabel("Theme"), widget.NewLabel("It changes at once."))),
		container.NewBorder(nil, nil, widget.NewLabel("Volume:"), nil, widget.NewSlider(0, 100)),
		sound, container.NewHBox(widget.NewCheck("", nil), widget.NewLabel("Take this too")), group, typed, off,
		widget.NewForm(widget.NewFormItem("Name", widget.NewEntry()), widget.NewFormItem("Event", widget.NewEntry())),
		widget.NewRichTextFromMarkdown("# Head\n\nSome *text*."), widget.NewHyperlink("More", nil),
	))
	check(t, tree(), `
label "Settings"
label "Theme"
label "It changes at once."
combo box "Theme: Dark"
label "Volume:"
slider "Volume"
check box "Sound" checked
check box "Take this too"
label "Take this too"
panel ""
  radio button "White"
  radio button "Black" checked
entry "Type a move"
push button "Off" disabled
label "Name"
entry "Name"
label "Event"
entry "Event"
label "Head Some text."
link "More"`)
}

// TestRows reads the rows of a list, and where its cursor is.
func TestRows(t *testing.T) {
	uitest.NewApp(t)
	list := widget.NewList(func() int { return 3 }, func() fyne.CanvasObject {
		return container.NewHBox(widget.NewLabel(""), layout.NewSpacer(), widget.NewLabel(""))
	}, func(i int, o fyne.CanvasObject) {
		row := o.(*fyne.Container)
		row.Objects[0].(*widget.Label).SetText(fmt.Sprint("Game ", i))
		row.Objects[2].(*widget.Label).SetText("1-0")
	})
	c, tree := see(t, list)
	list.Select(1)
	check(t, tree(), `
list ""
  list item "Game 0, 1-0"
  list item "Game 1, 1-0" selected
  list item "Game 2, 1-0"`)
	c.Focus(list)
	list.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	list.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	if n, _ := accessible.Focused(c); n.Name != "Game 2, 1-0" {
		t.Errorf("the focus is at %q", n.Name)
	}
}

// A keyboard draws keys as one widget, with a cursor.
type keyboard struct {
	widget.DisableableWidget
	at      int
	pressed string
}

func (k *keyboard) FocusGained()            {}
func (k *keyboard) FocusLost()              {}
func (k *keyboard) TypedRune(rune)          {}
func (k *keyboard) TypedKey(*fyne.KeyEvent) { k.at++ }

func (k *keyboard) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(widget.NewLabel("not read"))
}

func (k *keyboard) Describe() access.Node {
	n := access.Node{Role: access.Table, Name: "Keys"}
	for i, name := range []string{"A", "B"} {
		n.Children = append(n.Children, access.Node{
			ID: i, Role: access.TableCell, Name: name, States: access.States(0).With(access.Focused, i == k.at),
			Bounds: access.Bounds{X: 10 * i, Width: 10, Height: 10}, Press: func() { k.pressed += name },
		})
	}
	return n
}

// TestParts reads the parts of what is drawn as one: the focus is at the part with the cursor, as
// long as the whole has it.
func TestParts(t *testing.T) {
	uitest.NewApp(t)
	k := &keyboard{}
	k.ExtendBaseWidget(k)
	button := widget.NewButton("Button", nil)
	c, tree := see(t, container.NewVBox(button, k))
	check(t, tree(), "push button \"Button\"\ntable \"Keys\"\n  table cell \"A\"\n  table cell \"B\"")
	c.Focus(k)
	check(t, tree(), "push button \"Button\"\ntable \"Keys\"\n  table cell \"A\" focused\n  table cell \"B\"")
	k.TypedKey(nil)
	if n, _ := accessible.Focused(c); n.Name != "B" {
		t.Errorf("the focus is at %q", n.Name)
	}
	keys := tree().Children[1]
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(k)
	if b, want := keys.Children[1].Bounds, int(at.X)+10; b.X != want || b.Y != keys.Bounds.Y || b.Width != 10 {
		t.Errorf("B is at %v, want %d, %d", b, want, keys.Bounds.Y)
	}
	keys.Children[1].Press()
	tree().Children[0].Focus()
	if k.pressed != "B" || c.Focused() != button {
		t.Errorf("pressed is %q, and the focus is at %T", k.pressed, c.Focused())
	}
	if first, second := tree(), tree(); first.Children[1].Children[0].ID != second.Children[1].Children[0].ID {
		t.Error("what stays has another ID")
	}
}

// TestMenus reads the menus of a window, and one that is open with its cursor.
func TestMenus(t *testing.T) {
	uitest.NewApp(t)
	done := ""
	save := fyne.NewMenuItem("Save", func() { done = "saved" })
	sounds := fyne.NewMenuItem("Sounds", nil)
	sounds.Checked = true
	undo := fyne.NewMenuItem("Undo", nil)
	undo.Disabled = true
	more := fyne.NewMenuItem("More", nil)
	more.ChildMenu = fyne.NewMenu("", fyne.NewMenuItem("Less", nil))
	menu := fyne.NewMenu("Game", save, fyne.NewMenuItemSeparator(), sounds, undo, more)
	c, _ := see(t, widget.NewLabel("Content"))
	tree := accessible.Tree(accessible.Window{Canvas: c, Menu: fyne.NewMainMenu(menu)})
	check(t, tree, `
menu bar ""
  menu "Game"
    menu item "Save"
    menu item "Sounds" checked
    menu item "Undo" disabled
    menu "More"
      menu item "Less"
label "Content"`)
	tree.Children[0].Children[0].Children[0].Press()
	if done != "saved" {
		t.Error("the item does nothing")
	}
	pop := widget.NewPopUpMenu(menu, c)
	pop.ShowAtPosition(fyne.NewPos(10, 10))
	c.Focus(pop)
	pop.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	pop.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	if n, _ := accessible.Focused(c); n.Name != "Sounds" || n.Role != access.MenuItem {
		t.Errorf("in the open menu the focus is at the %s %q", n.Role, n.Name)
	}
}

// An opener is an item of a bar of menus, as Fyne has it on the desktop.
type opener struct {
	keyboard
	menu *widget.Menu
}

func (o *opener) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(widget.NewLabel("Game"))
}

func (o *opener) Tapped(*fyne.PointEvent) {}
func (o *opener) Child() *widget.Menu     { return o.menu }

// Describe is not that of a keyboard: Fyne's items say nothing.
func (o *opener) Describe(struct{}) {}

// TestOpenMenu follows the cursor in a menu that hangs from a bar.
func TestOpenMenu(t *testing.T) {
	uitest.NewApp(t)
	menu := widget.NewMenu(fyne.NewMenu("Game", fyne.NewMenuItem("Save", nil), fyne.NewMenuItem("Undo", nil)))
	o := &opener{menu: menu}
	o.ExtendBaseWidget(o)
	c, _ := see(t, container.NewWithoutLayout(o, menu))
	menu.Hide()
	c.Focus(o)
	if n, _ := accessible.Focused(c); n.Name != "Game" {
		t.Errorf("the focus is at %q", n.Name)
	}
	menu.Show()
	menu.Resize(menu.MinSize())
	menu.ActivateNext()
	menu.ActivateNext()
	if n, _ := accessible.Focused(c); n.Name != "Undo" || n.Role != access.MenuItem {
		t.Errorf("in the open menu the focus is at the %s %q", n.Role, n.Name)
	}
}

// TestText reads what is typed, with the caret, and no password.
func TestText(t *testing.T) {
	uitest.NewApp(t)
	e := widget.NewMultiLineEntry()
	e.SetText("Zug\nnach é4")
	e.CursorRow, e.CursorColumn = 1, 6
	secret := widget.NewPasswordEntry()
	secret.SetText("xyz")
	_, tree := see(t, container.NewVBox(e, secret))
	n := tree()
	if got := *n.Children[0].Text; got != (access.Text{Content: "Zug\nnach é4", Caret: 10}) {
		t.Errorf("the text is %v", got)
	}
	if got := n.Children[1]; got.Role != access.Password || got.Text.Content != "•••" {
		t.Errorf("the password is %q, a %s", got.Text.Content, got.Role)
	}
}
