package record

import "slices"

// perBlock is the number of values in a block of rows.
const perBlock = 64

// rows stores values by number, in blocks, so that growing copies nothing and wastes at
// most one block.
type rows[T any] struct {
	blocks []*[perBlock]T
	count  int
}

func (r *rows[T]) at(i int32) *T { return &r.blocks[uint32(i)/perBlock][uint32(i)%perBlock] }

// add adds a zero value and returns its number.
func (r *rows[T]) add() (value *T, number int32) {
	if r.count == perBlock*len(r.blocks) {
		r.blocks = append(r.blocks, new([perBlock]T))
	}
	number = int32(r.count)
	r.count++
	value = r.at(number)
	var zero T
	*value = zero // the block may have been used
	return value, number
}

func (r *rows[T]) copy() rows[T] {
	c := rows[T]{slices.Clone(r.blocks), r.count}
	for i, b := range c.blocks {
		block := *b
		c.blocks[i] = &block
	}
	return c
}
