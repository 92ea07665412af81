package matchcommand

import (
	"errors"
	"fmt"
	"io"
	"slices"

	"passedpawn/game/engines/tournament"
	"passedpawn/game/rules"
)

// poolFlag asks for the standing of several matches instead of a match.
const poolFlag = "--pool"

// pool tells how the matches in some files stand together, and returns the exit status.
func pool(paths []string, games rules.Games, out, errs io.Writer) int {
	sum, err := pooled(paths, games)
	if err != nil {
		fmt.Fprintln(errs, err)
		return 1
	}
	fmt.Fprint(out, sum.Report())
	return 0
}

func pooled(paths []string, games rules.Games) (sum tournament.Standing, err error) {
	if len(paths) == 0 {
		return sum, errors.New(poolFlag + " needs the files of matches")
	}
	var all []tournament.Beginnings
	for i, path := range paths {
		plan, results, err := tournament.Read(path)
		if err != nil {
			return sum, fmt.Errorf("%s: %w", path, err)
		}
		if len(results) == 0 {
			return sum, fmt.Errorf("%s has no games", path)
		}
		if i > 0 && !sum.Plan.Comparable(plan) {
			return sum, fmt.Errorf("%s and %s are matches between other engines or under other conditions", paths[0], path)
		}
		begins, err := plan.Beginnings(games)
		if err != nil {
			return sum, fmt.Errorf("%s: %w", path, err)
		}
		if j := slices.IndexFunc(all, begins.Meet); j >= 0 {
			return sum, fmt.Errorf("%s and %s have an opening in common, so their games may be the same", paths[j], path)
		}
		all = append(all, begins)
		s := tournament.Stand(plan, results)
		if i > 0 {
			s = sum.Plus(s)
		}
		sum = s
	}
	return sum, nil
}
