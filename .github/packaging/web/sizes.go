//go:build ignore

// Prints how much code each package has in a program for the page, in kB without compression:
//
//	go list -deps PACKAGE | go run sizes.go program.wasm
package main

import (
	"bufio"
	"cmp"
	"encoding/binary"
	"fmt"
	"io"
	"log"
	"maps"
	"os"
	"regexp"
	"slices"
)

// rows is how many packages the table names.
const rows = 15

// A reader reads the parts of a program: https://webassembly.github.io/spec/core/binary
type reader []byte

func (r *reader) number() int {
	n, size := binary.Uvarint(*r)
	*r = (*r)[size:]
	return int(n)
}

func (r *reader) bytes(n int) reader {
	part := (*r)[:n]
	*r = (*r)[n:]
	return part
}

// odd are the characters of a name for which the program has "_".
var odd = regexp.MustCompile(`[^\w.]`)

// known reads the names of packages, by those that they have in a program.
func known(from io.Reader) map[string]string {
	all := map[string]string{}
	for lines := bufio.NewScanner(from); lines.Scan(); {
		all[odd.ReplaceAllString(lines.Text(), "_")] = lines.Text()
	}
	return all
}

// packageOf returns the package of a function by its name in the program.
func packageOf(function string, packages map[string]string) string {
	for i, c := range function {
		if name := packages[function[:i]]; c == '.' && name != "" {
			return "`" + name + "`"
		}
	}
	return "what Go adds"
}

func main() {
	content, err := os.ReadFile(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	code, names, data, imported := []int{}, map[int]string{}, 0, 0
	for r := reader(content[8:]); len(r) > 0; {
		kind := r.number()
		part := r.bytes(r.number())
		switch {
		case kind == 2:
			imported = part.number() // Go imports nothing but functions
		case kind == 10:
			for n := part.number(); n > 0; n-- {
				size := part.number()
				part.bytes(size)
				code = append(code, size)
			}
		case kind == 11:
			data = len(part)
		case kind == 0 && string(part.bytes(part.number())) == "name":
			for len(part) > 0 {
				of := part.number()
				sub := part.bytes(part.number())
				for n := 0; of == 1 && len(sub) > 0; n++ {
					if n == 0 {
						sub.number()
					}
					at := sub.number()
					names[at] = string(sub.bytes(sub.number()))
				}
			}
		}
	}
	sizes, packages, all := map[string]int{}, known(os.Stdin), 0
	for i, size := range code {
		sizes[packageOf(names[imported+i], packages)] += size
		all += size
	}
	largest := slices.SortedFunc(maps.Keys(sizes), func(a, b string) int { return cmp.Compare(sizes[b], sizes[a]) })
	rest := all
	fmt.Println("| package | kB of code |\n|---|---:|")
	for _, name := range largest[:rows] {
		fmt.Printf("| %s | %d |\n", name, sizes[name]/1000)
		rest -= sizes[name]
	}
	fmt.Printf("| %d others | %d |\n| all code | %d |\n| all data | %d |\n", len(largest)-rows, rest/1000, all/1000, data/1000)
}
