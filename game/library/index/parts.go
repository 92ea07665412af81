package index

import (
	"context"
	"runtime"
	"sync"
)

// partRows is how many rows are searched at a time: enough that little is read twice, few
// enough that the first games are soon found.
const partRows = 2048

// inParts searches rows with several goroutines, part by part. so is called with what was
// found in the parts up to the first that is not yet done, and with the share of them.
// After an error, or when the context ends, no further part is begun.
func inParts(ctx context.Context, rows []int32, search func([]int32) ([]int32, error), so func([]int32, float64)) ([]int32, error) {
	p := parts{ctx: ctx, rows: rows, search: search, so: so}
	p.done = make([][]int32, (len(rows)+partRows-1)/partRows)
	var workers sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), len(p.done)) {
		workers.Go(p.work)
	}
	workers.Wait()
	return p.found, p.err
}

type parts struct {
	ctx    context.Context
	rows   []int32
	search func([]int32) ([]int32, error)
	so     func([]int32, float64)

	lock  sync.Mutex
	begun int
	done  [][]int32 // what was found, by part; nil until it is done
	ended int       // the first part that is not done
	found []int32
	err   error
}

// work searches parts until none is left.
func (p *parts) work() {
	for {
		n, ok := p.next()
		if !ok {
			return
		}
		found, err := p.search(p.rows[n*partRows : min((n+1)*partRows, len(p.rows))])
		p.end(n, found, err)
	}
}

// next returns a part that nobody has begun.
func (p *parts) next() (n int, ok bool) {
	p.lock.Lock()
	defer p.lock.Unlock()
	if p.err == nil {
		p.err = p.ctx.Err()
	}
	n = p.begun
	p.begun++
	return n, n < len(p.done) && p.err == nil
}

// end takes what was found in a part.
func (p *parts) end(n int, found []int32, err error) {
	p.lock.Lock()
	defer p.lock.Unlock()
	if err != nil {
		p.err = err
		return
	}
	p.done[n] = append([]int32{}, found...)
	before := p.ended
	for ; p.ended < len(p.done) && p.done[p.ended] != nil; p.ended++ {
		p.found = append(p.found, p.done[p.ended]...)
	}
	if p.ended > before {
		p.so(p.found[:len(p.found):len(p.found)], float64(p.ended)/float64(len(p.done)))
	}
}
