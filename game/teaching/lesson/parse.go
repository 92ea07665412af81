package lesson

import (
	"fmt"
	"slices"
	"strings"

	"passedpawn/game/chess/law"
	"passedpawn/game/rules"
)

// Parse reads a lesson: lines with a key, a colon and a value, and between them
// paragraphs of explanation. title, part, game, law and piece come before the first board. Each
// board begins a step, and the text before it belongs to that step. verdicts, which are
// separated by commas, are what is offered from then on. Errors name the line.
func Parse(id, text string) (Lesson, error) {
	l, offered := Lesson{ID: id, Game: "chess"}, usual()
	var said []string
	for i, line := range strings.Split(text, "\n") {
		key, value, isKey := strings.Cut(strings.TrimSpace(line), ": ")
		if !isKey || key != strings.ToLower(key) || strings.Contains(key, " ") {
			if text := strings.TrimSpace(line); text != "" {
				said = append(said, text)
			}
			continue
		}
		var err error
		switch key {
		case "board":
			l.Steps = append(l.Steps, Step{Text: strings.Join(said, " "), Board: value, Verdicts: offered})
			said = nil
		case "verdicts":
			offered, err = parseVerdicts(value)
		default:
			err = l.set(key, value)
		}
		if err != nil {
			return l, fmt.Errorf("lesson %s, line %d: %w", id, i+1, err)
		}
	}
	switch {
	case len(said) > 0:
		return l, fmt.Errorf("lesson %s: no board follows %q", id, said[0])
	case l.Title == "" || l.Part == "" || len(l.Steps) == 0:
		return l, fmt.Errorf("lesson %s: a title, a part and a board are needed", id)
	}
	return l, nil
}

// parseVerdicts reads verdicts separated by commas.
func parseVerdicts(text string) (all []Verdict, err error) {
	for v := range strings.SplitSeq(text, ", ") {
		if !slices.Contains(verdicts(), Verdict(v)) {
			return nil, fmt.Errorf("no verdict is called %q", v)
		}
		all = append(all, Verdict(v))
	}
	return all, nil
}

func (l *Lesson) set(key, value string) error {
	switch key {
	case "title":
		l.Title = value
		return nil
	case "part":
		l.Part = value
		return nil
	case "game":
		l.Game = value
		return nil
	case "piece":
		l.Piece = rules.Kind(value)
		return nil
	case "law":
		a, ok := law.Named(value)
		if !ok {
			return fmt.Errorf("no article is called %q", value)
		}
		l.Law = a
		return nil
	}
	if len(l.Steps) == 0 {
		return fmt.Errorf("%s stands before the first board", key)
	}
	return l.Steps[len(l.Steps)-1].set(key, value)
}

func (s *Step) set(key, value string) (err error) {
	switch key {
	case "moves":
		s.Moves = strings.Fields(value)
	case "ask":
		s.Ask = value
	case "goal":
		s.Goal, err = parseGoal(value)
	case "hint":
		s.Hint = value
	case "done":
		s.Done = value
	default:
		return fmt.Errorf("no key is called %q", key)
	}
	return err
}

// parseGoal reads a task and its details: "reach a8 h8 by rook", "take d5 safe", "become
// knight", "play Qg7 Qg8 / Kh5 / Qg5#", "mate", "try e1 g1", "judge", "find e4 b7". Squares
// have their names in the lesson's game. A drop to try is written as in its game, "try P*5e".
func parseGoal(text string) (g Goal, err error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return g, fmt.Errorf("the goal is empty")
	}
	g.Task, words = Task(words[0]), words[1:]
	if i := slices.Index(words, "safe"); i >= 0 {
		g.Safe, words = true, slices.Delete(words, i, i+1)
	}
	if i := slices.Index(words, "by"); i >= 0 && g.Task == Reach {
		g.Kind, words = rules.Kind(strings.Join(words[i+1:], " ")), words[:i]
	}
	switch g.Task {
	case Reach, Take, Try, Find:
		g.Names = words
	case Become:
		g.Kind = rules.Kind(strings.Join(words, " "))
	case Play:
		for _, part := range strings.Split(strings.Join(words, " "), "/") {
			g.Line = append(g.Line, strings.Fields(part))
		}
	case Mate, Judge:
	default:
		return g, fmt.Errorf("no task is called %q", g.Task)
	}
	need := map[Task]bool{
		Reach: len(g.Names) > 0, Take: len(g.Names) > 0, Find: len(g.Names) > 0, Try: len(g.Names) == 1 || len(g.Names) == 2,
		Become: g.Kind != rules.NoKind, Play: len(g.Line)%2 == 1 && len(g.Line[0]) > 0,
	}
	if ok, asked := need[g.Task]; asked && !ok {
		return g, fmt.Errorf("the goal %q is not complete", text)
	}
	return g, nil
}
