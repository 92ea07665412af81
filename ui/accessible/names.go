package accessible

import (
	"strings"

	"passedpawn/ui/platform/access"
)

// control reports whether a node is something to use.
func control(n access.Node) bool { return n.Press != nil || n.Focus != nil }

// controls returns the controls among some nodes and below them.
func controls(all []access.Node) (some []access.Node) {
	for _, n := range all {
		if control(n) {
			some = append(some, n)
		} else {
			some = append(some, controls(n.Children)...)
		}
	}
	return some
}

// text returns what some nodes and those below them say.
func text(all []access.Node) string {
	var said []string
	for _, n := range all {
		for _, words := range []string{n.Name, text(n.Children)} {
			if words != "" {
				said = append(said, words)
			}
		}
	}
	return strings.Join(said, ", ")
}

// label gives controls without names those of the texts before them; a tick box has its text after
// it. groups are what objects side by side, or one below the other, are made of.
func label(groups [][]access.Node) {
	for i, group := range groups {
		for j := range group {
			n := &group[j]
			for k := i - 1; k >= 0 && nameless(*n); k-- {
				named(n, groups[k])
			}
			for k := i + 1; k < len(groups) && nameless(*n) && n.Role == access.CheckBox; k++ {
				named(n, groups[k])
			}
		}
	}
}

// nameless reports whether a node is a control that needs a name.
func nameless(n access.Node) bool { return control(n) && n.Name == "" }

// named gives a node the name of the first text among others that is no sentence.
func named(n *access.Node, others []access.Node) {
	for _, o := range others {
		if o.Role == access.Label && !strings.HasSuffix(o.Name, ".") {
			n.Name = strings.TrimRight(o.Name, ":")
			return
		}
	}
}

// name finishes the names of controls: what is chosen in a list to choose from is said after its
// name.
func name(all []access.Node) {
	for i := range all {
		n := &all[i]
		if chosen := n.Description; n.Role == access.ComboBox && chosen != "" {
			n.Description = ""
			if n.Name != "" {
				n.Name += ": "
			}
			n.Name += chosen
		}
		name(n.Children)
	}
}
