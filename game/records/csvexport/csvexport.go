// Package csvexport is the command that writes the games of files and their positions as
// tables, for programs that analyse data: DuckDB, pandas, R. The tables are CSV, compressed
// by zstd, with a first row that names the columns; a third table describes the columns.
package csvexport

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"

	"passedpawn/game/files/plain"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
	"passedpawn/game/variants"
)

// Files writes the games of files into tables in a folder, which is created if there is
// none. It writes nothing over: it refuses a folder that has such tables. It returns the exit
// status.
func Files(paths []string, folder string, out, errs io.Writer) int {
	if len(paths) == 0 {
		fmt.Fprintln(errs, "passedpawn --export needs a folder for the tables and the name of a file")
		return 2
	}
	debug.SetGCPercent(400) // little memory is kept, but much is allocated
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	out = plain.NewWriter(out)
	status := 0
	games, positions, err := Export(ctx, paths, folder, func(path string, err error) {
		status = 1
		fmt.Fprintf(errs, "%s: %v\n", path, err)
	})
	if err != nil {
		fmt.Fprintf(errs, "%s: %v\n", folder, err)
		return 1
	}
	fmt.Fprintf(out, "%s: %d games, %d positions\n", folder, games, positions)
	return status
}

// Export writes the games of files into tables in a folder. It calls wrong with what keeps it
// from reading a file to its end, and goes on with the next. It returns how many games and
// positions it has written. After an error the folder has no tables.
func Export(ctx context.Context, paths []string, folder string, wrong func(path string, err error)) (games, positions int, err error) {
	t, err := newTables(folder)
	if err != nil {
		return 0, 0, err
	}
	ctx, fail := context.WithCancelCause(ctx)
	defer fail(nil)
	e := newExporter(fail, variants.All(), t.games, t.positions)
	for _, path := range paths {
		err := gamefile.Members(ctx, path, func(m gamefile.Member) error {
			s := gamefile.NewScanner(m.In, m.Name, pgn.Automatic)
			for ctx.Err() == nil && s.Scan() {
				games++
				e.add(game{number: games, path: m.Path, item: s.Item()})
			}
			if err := s.Err(); err != nil {
				wrong(m.Path, err)
			}
			return ctx.Err()
		})
		if ctx.Err() != nil {
			break
		}
		if err != nil {
			wrong(path, err)
		}
	}
	positions = e.close()
	if ctx.Err() != nil {
		t.discard()
		return 0, 0, context.Cause(ctx)
	}
	return games, positions, t.keep()
}
