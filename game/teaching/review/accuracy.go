package review

import "math"

// accuracy is the accuracy of a move in percent, by the percentage points of winning
// chances that it loses. The formula is the one of lichess
// (https://lichess.org/page/accuracy).
func accuracy(loss float64) float64 {
	if loss <= 0 {
		return 100
	}
	return min(100, max(0, 103.1668*math.Exp(-0.04354*loss)-3.1669))
}

// The windows over which lichess measures how much a game swings (AccuracyPercent.scala):
// a tenth of the game each, in plies, and the limits of the weight that follows.
const (
	smallestWindow, largestWindow = 2, 8
	leastWeight, mostWeight       = 0.5, 12
)

// weights are the weights of the moves of a game in the accuracy of a side, from White's
// chances in the positions from the start to the end: the standard deviation of the
// chances in the window that ends about there. A mistake in a wild part of the game, or in
// a balanced one, then counts as much as such a part does.
func weights(chances []float64) []float64 {
	moves := len(chances) - 1
	size := min(max(moves/10, smallestWindow), largestWindow, len(chances))
	all := make([]float64, moves)
	for i := range all {
		from := min(max(0, i-(size-2)), len(chances)-size)
		all[i] = min(max(deviation(chances[from:from+size]), leastWeight), mostWeight)
	}
	return all
}

// deviation is the standard deviation of some numbers.
func deviation(of []float64) float64 {
	mean, sum := 0.0, 0.0
	for _, v := range of {
		mean += v / float64(len(of))
	}
	for _, v := range of {
		sum += (v - mean) * (v - mean)
	}
	return math.Sqrt(sum / float64(len(of)))
}

// combined is the accuracy of a side from the accuracies of its moves: half of it is their
// mean weighted by volatility, the other half their harmonic mean, in which bad moves count
// more. An accuracy below 1 % counts as 1 % there.
func combined(accuracies, weights []float64) float64 {
	weighted, weight, inverse := 0.0, 0.0, 0.0
	for i, a := range accuracies {
		weighted += a * weights[i]
		weight += weights[i]
		inverse += 1 / max(a, 1)
	}
	return (weighted/weight + float64(len(accuracies))/inverse) / 2
}
