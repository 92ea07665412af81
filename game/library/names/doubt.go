package names

import "slices"

// Differences at which spellings are probably different people. A career may be long, but
// has no long gaps; a rating changes, but rarely by so much.
const (
	longestCareer = 65  // years
	longestGap    = 15  // years
	farthest      = 350 // points
)

// doubted returns a group with its doubts, and those that years and ratings raise.
func doubted(g Group, doubts []Doubt) Group {
	for i, a := range g.Spellings {
		for _, b := range g.Spellings[:i] {
			if a.First > 0 && b.First > 0 && (apart(a.First, a.Last, b.First, b.Last) > longestGap || max(a.Last, b.Last)-min(a.First, b.First) > longestCareer) {
				doubts = append(doubts, Years)
			}
			if a.Low > 0 && b.Low > 0 && apart(a.Low, a.High, b.Low, b.High) > farthest {
				doubts = append(doubts, Ratings)
			}
		}
	}
	slices.Sort(doubts)
	g.Doubts = slices.Compact(doubts)
	return g
}

// apart returns the distance between two ranges, negative if they overlap.
func apart(low1, high1, low2, high2 int) int { return max(low1, low2) - min(high1, high2) }

// opponents adds the doubt about groups in which two have played each other.
func opponents(groups []Group, met []Pair) []Group {
	in := map[string]int{}
	for i, g := range groups {
		for _, s := range g.Spellings {
			in[s.Text] = i
		}
	}
	for _, pair := range met {
		i, one := in[pair.White]
		j, two := in[pair.Black]
		if one && two && i == j && pair.White != pair.Black && !slices.Contains(groups[i].Doubts, Met) {
			groups[i].Doubts = append(groups[i].Doubts, Met)
		}
	}
	return groups
}
