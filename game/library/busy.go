package library

// Busy reports whether something has not been written yet.
func (k *Keeper) Busy() bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.due || k.done < k.begun || len(k.unsaved) > 0
}
