package threads

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"golang.org/x/tools/go/packages"
)

// loaded returns packages with their types. env is added to the environment of the go
// command.
func loaded(env []string, patterns ...string) ([]*packages.Package, error) {
	all, err := packages.Load(&packages.Config{Mode: packages.LoadSyntax, Dir: "../../..", Env: append(os.Environ(), env...)}, patterns...)
	if err == nil && len(all) == 0 { // go/packages swallows some errors
		err = errors.New("it names none")
	}
	if err != nil {
		return nil, listing(err)
	}
	var failed []error
	packages.Visit(all, nil, func(p *packages.Package) {
		for _, e := range p.Errors {
			if e.Kind == packages.ListError {
				failed = append(failed, listing(e))
			} else {
				failed = append(failed, e)
			}
		}
	})
	return all, errors.Join(failed...)
}

// listing adds to an error of the go command what it usually means.
func listing(err error) error {
	return fmt.Errorf("the go command cannot list the packages: %w\n"+
		"It needs its caches of modules and builds. Run the tests with the GOMODCACHE and GOCACHE with which they were built; "+
		"without these, HOME says where the caches are", err)
}

// TestMissingCaches loads a package without either cache.
func TestMissingCaches(t *testing.T) {
	for _, env := range [][]string{
		{"HOME=", "USERPROFILE=", "XDG_CACHE_HOME=", "LocalAppData=", "GOCACHE=", "GOPATH=", "GOMODCACHE="},
		{"GOMODCACHE=" + t.TempDir(), "GOPROXY=off"},
	} {
		if _, err := loaded(env, "./ui/testing/threads/testdata/touching"); err == nil || !strings.Contains(err.Error(), "GOMODCACHE and GOCACHE") {
			t.Errorf("with %v: %v", env, err)
		}
	}
}
