package chores

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"os"
	"path/filepath"
	"time"

	"passedpawn/game/files/filelock"
	"passedpawn/game/files/ledger"
	"passedpawn/game/phrase"
)

// A kept is what was kept of the work on the games of a file. No other review has it meanwhile.
type kept struct {
	*ledger.Ledger
	lock *filelock.Lock
}

// ErrReviewing means that the games of a file are being reviewed already.
var ErrReviewing = phrase.Errorf("gamelist.review-running")

// patience is how long a review waits for one that is just ending.
const patience = time.Second

// open opens what was kept of the work on these games, whichever of them are listed.
func (c *ReviewAll) open(ctx context.Context) (k kept, err error) {
	name := sha256.Sum256([]byte(c.Games.Path()))
	path := filepath.Join(c.Dir, hex.EncodeToString(name[:8])+".jsonl")
	if err := os.MkdirAll(c.Dir, 0o755); err != nil {
		return k, err
	}
	k.lock = filelock.New(path + ".lock")
	wait, stop := context.WithTimeout(ctx, patience)
	defer stop()
	if held, err := k.lock.TryLockContext(wait, patience/50); !held {
		if ctx.Err() == nil && errors.Is(err, context.DeadlineExceeded) {
			err = ErrReviewing
		}
		return k, err
	}
	if k.Ledger, err = ledger.Open(path); err != nil {
		_ = k.lock.Close()
	}
	return k, err
}

// end closes the file, and removes it if nothing that is in it is still needed.
func (k kept) end(needed bool) {
	if needed {
		_ = k.Close()
	} else {
		_ = k.Remove()
	}
	_ = k.lock.Close()
}
