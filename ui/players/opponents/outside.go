package opponents

import (
	"cmp"
	"io"
	"maps"
	"strconv"
	"time"

	"passedpawn/game/endgames/syzygy"
	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/settings"
)

// A Process is another engine that can be asked, and ended. Close returns when it has
// ended.
type Process interface {
	player.Thinker
	io.Closer
}

// A Start makes the process of an engine. analysis means that it thinks until a question
// is withdrawn. It must not wait: the process starts with the first question.
type Start func(e settings.Engine, analysis bool) Process

// Uses are the other engines that the person has chosen for analysis, for a second analysis
// beside it, for hints and for reviews, by their IDs, "" for the bundled engine. Syzygy is the
// folder with tables for the bundled engine, "" for none.
type Uses struct{ Analyst, Second, Adviser, Reviewer, Syzygy string }

// SetEngines replaces the list of other engines and what they are used for. Players that
// were made before go on as they are.
func (e *Engines) SetEngines(all []settings.Engine, uses Uses) {
	if uses.Syzygy != e.uses.Syzygy {
		e.syzygy.Store(nil)
		if uses.Syzygy != "" {
			e.syzygy.Store(syzygy.In(uses.Syzygy))
		}
	}
	e.others, e.uses = all, uses
}

// Close waits until all processes have ended, but not longer than a limit. It is called
// after their players were closed, and not on the window's thread.
func (e *Engines) Close(limit time.Duration) {
	late := time.After(limit)
	for {
		e.running.Lock()
		n, ended := e.alive, e.ended
		e.running.Unlock()
		if n == 0 {
			return
		}
		select {
		case <-ended:
		case <-late:
			return
		}
	}
}

// find returns an engine that may start and plays a game, or why there is none.
func (e *Engines) find(id, game string) (settings.Engine, error) {
	found, ok := settings.FindEngine(e.others, id)
	switch {
	case !ok:
		return found, phrase.Errorf("engines.not-listed", id)
	case !found.MayStart():
		return found, phrase.Errorf("engines.not-allowed", found.Name)
	case !found.Plays(game):
		return found, phrase.Errorf("engines.other-game", found.Name)
	}
	return found, nil
}

// rival returns another engine as an opponent. One that cannot play says why when it is
// asked.
func (e *Engines) rival(r session.Rival) player.Player {
	found, err := e.find(r.Engine, r.Game)
	if err != nil {
		return player.Background(unable{err})
	}
	return e.guest(limited(found, r.Strength), r.Strength, player.Pace{Pause: pause, Slow: r.Slow})
}

// helper returns another engine for analysis or hints, nil if the bundled one is used:
// because it was chosen, or because the other one is gone or does not play the game.
func (e *Engines) helper(id, game string, analysis bool) player.Player {
	if id == "" {
		return nil
	}
	found, err := e.find(id, game)
	switch {
	case err == nil && analysis:
		return player.Background(&tracked{e.begin(found, true), e})
	case err == nil:
		return e.guest(found, session.Strength{}, player.Pace{})
	case found.ID == "", found.MayStart():
		return nil
	}
	return player.Background(unable{err})
}

// guest returns an engine that plays at a strength.
func (e *Engines) guest(engine settings.Engine, s session.Strength, pace player.Pace) player.Player {
	g := &guest{Thinker: &tracked{e.begin(engine, false), e}, pace: pace}
	switch s.By {
	case session.ByTime:
		g.limits.Time = time.Duration(s.At) * time.Millisecond
	case session.ByDepth:
		g.limits.Depth = s.At
	}
	return player.Background(g)
}

// limited returns an engine with the options for a strength.
func limited(e settings.Engine, s session.Strength) settings.Engine {
	set := map[string]string{}
	switch s.By {
	case session.ByElo:
		set["UCI_LimitStrength"], set["UCI_Elo"] = "true", strconv.Itoa(s.At)
	case session.BySkill:
		set["Skill Level"] = strconv.Itoa(s.At)
	default:
		return e
	}
	maps.Copy(set, missing(e.Options, set))
	e.Options = set
	return e
}

// missing returns the options that are not set elsewhere.
func missing(options, elsewhere map[string]string) map[string]string {
	rest := maps.Clone(options)
	maps.DeleteFunc(rest, func(name, _ string) bool { _, ok := elsewhere[name]; return ok })
	return rest
}

// begin makes a process, which Close waits for.
func (e *Engines) begin(engine settings.Engine, analysis bool) Process {
	e.running.Lock()
	defer e.running.Unlock()
	e.alive++
	return e.start(engine, analysis)
}

// tracked is a process that reports its end.
type tracked struct {
	Process
	engines *Engines
}

// Close implements io.Closer.
func (t *tracked) Close() error {
	err := t.Process.Close()
	e := t.engines
	e.running.Lock()
	defer e.running.Unlock()
	e.alive--
	close(e.ended)
	e.ended = make(chan struct{})
	return err
}

// nameOf returns the name under which another engine plays.
func (e *Engines) nameOf(r session.Rival) phrase.Phrase {
	found, _ := settings.FindEngine(e.others, r.Engine)
	name := cmp.Or(found.Name, r.Engine)
	switch s := r.Strength; s.By {
	case session.ByElo:
		return phrase.Say("engines.name-elo", name, s.At)
	case session.BySkill:
		return phrase.Say("engines.name-skill", name, s.At)
	case session.ByTime:
		return phrase.Say("engines.name-time", name, Seconds(s.At))
	case session.ByDepth:
		return phrase.Say("engines.name-depth", name, s.At)
	}
	return phrase.Say("%v", name)
}

// Seconds writes milliseconds as seconds, such as 0.5 or 10.
func Seconds(ms int) string { return strconv.FormatFloat(float64(ms)/1000, 'g', -1, 64) }
