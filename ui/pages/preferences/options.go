package preferences

import (
	"passedpawn/game/phrase"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// Options returns all options, in the order of the page and of the menu. The languages are
// those to choose from.
func Options(languages []i18n.Language) []Option {
	speak, remarks := []Choice{{"", phrase.Say("window.desktop")}}, map[string]string{}
	for _, l := range languages {
		speak = append(speak, Choice{l.Code, phrase.Phrase{Form: l.Name}})
		remarks[l.Code] = l.Note
	}
	return []Option{
		{Group: Appearance, Name: phrase.Say("preferences.theme"), InMenu: true, Choice: func(s *settings.Settings) *string { return &s.Theme }, Choices: modes()},
		{
			Group: Appearance, Name: phrase.Say("window.language"), InMenu: true, Choice: func(s *settings.Settings) *string { return &s.Language },
			Choices: speak, Remarks: remarks,
		},
		{
			Group: Appearance, Name: phrase.Say("preferences.text-size"), Number: func(s *settings.Settings) *int { return &s.TextSize },
			Least: 80, Most: 160, Step: 10,
		},

		{
			Group: Pictures, Name: phrase.Say("common.board"), Games: Chess, InMenu: true, Choice: func(s *settings.Settings) *string { return &s.Board },
			Choices: boards(look.BoardStyles()), Gallery: chequered,
		},
		{
			Group: Pictures, Name: phrase.Say("window.pieces"), Games: Chess, InMenu: true, Choice: func(s *settings.Settings) *string { return &s.Pieces },
			Choices: sets(look.PieceStyles()), Gallery: figures,
		},
		{
			Group: Pictures, Name: phrase.Say("preferences.shogi-board"), Games: Tiles, InMenu: true,
			Choice: func(s *settings.Settings) *string { return &s.ShogiBoard }, Choices: boards(look.PlainBoardStyles()), Gallery: plain,
		},
		{
			Group: Pictures, Name: phrase.Say("preferences.shogi-pieces"), Games: Tiles, InMenu: true,
			Choice: func(s *settings.Settings) *string { return &s.ShogiPieces }, Choices: sets(look.TileStyles()), Gallery: tiles,
		},
		{Group: Pictures, Name: phrase.Say("window.coordinates"), InMenu: true, Toggle: func(s *settings.Settings) *bool { return &s.Coordinates }},
		{
			Group: Pictures, Name: phrase.Say("preferences.shogi-ranks"), Games: Tiles, InMenu: true,
			Choice: func(s *settings.Settings) *string { return &s.ShogiRanks },
			Choices: []Choice{
				{look.NamedRanks, phrase.Say("window.letters")},
				{look.KanjiRanks, phrase.Say("window.kanji")},
				{look.DigitRanks, phrase.Say("window.digits")},
			},
		},
		{
			Group: Pictures, Name: phrase.Say("window.bottom-new-games"), Choice: func(s *settings.Settings) *string { return &s.Below },
			Choices: []Choice{{"own", phrase.Say("window.my-pieces")}, {"white", phrase.Say("White")}, {"black", phrase.Say("Black")}},
		},

		{
			Group: Motion, Name: phrase.Say("window.moving-pieces-glide"), Note: phrase.Say("preferences.reduced-motion"),
			Toggle: func(s *settings.Settings) *bool { return &s.Animate },
		},
		{
			Group: Motion, Name: phrase.Say("preferences.speed"), Choice: func(s *settings.Settings) *string { return &s.Speed },
			Choices: []Choice{{"slow", phrase.Say("preferences.slow")}, {"normal", phrase.Say("preferences.normal")}, {"fast", phrase.Say("preferences.fast")}},
		},
		{Group: Motion, Name: phrase.Say("window.sounds"), InMenu: true, Toggle: func(s *settings.Settings) *bool { return &s.Sound }},
		{Group: Motion, Name: phrase.Say("preferences.count-aloud"), Toggle: func(s *settings.Settings) *bool { return &s.CountAloud }},
		{
			Group: Motion, Name: phrase.Say("preferences.by-ear"), Note: phrase.Say("preferences.by-ear-about"),
			Toggle: func(s *settings.Settings) *bool { return &s.ByEar },
		},
		{
			Group: Motion, Name: phrase.Say("preferences.ear-style"), Note: phrase.Say("preferences.ear-style-about"),
			Choice: func(s *settings.Settings) *string { return &s.EarStyle },
			Choices: []Choice{
				{"words", phrase.Say("preferences.ear-words")},
				{"san", phrase.Say("preferences.ear-san")},
				{"uci", phrase.Say("preferences.ear-uci")},
				{"spelled", phrase.Say("preferences.ear-spelled")},
			},
		},
		{Group: Motion, Name: phrase.Say("preferences.volume"), Number: func(s *settings.Settings) *int { return &s.Volume }, Least: 10, Most: 100, Step: 10},

		{
			Group: Moves, Name: phrase.Say("window.figurines-moves"), Note: phrase.Say("preferences.figurines"), Games: Chess, InMenu: true,
			Toggle: func(s *settings.Settings) *bool { return &s.Figurines },
		},
		{
			Group: Moves, Name: phrase.Say("preferences.shogi-moves"), Games: Tiles, InMenu: true, Choice: func(s *settings.Settings) *string { return &s.ShogiMoves },
			Choices: []Choice{{"western", phrase.Say("window.western")}, {"japanese", phrase.Say("window.japanese")}},
		},

		{
			Group: Playing, Name: phrase.Say("window.say-why-move-refused"), Choice: func(s *settings.Settings) *string { return &s.Explain },
			Choices: []Choice{{"always", phrase.Say("window.always")}, {"once", phrase.Say("window.once-each-reason")}, {"never", phrase.Say("window.never")}},
		},
		{
			Group: Playing, Name: phrase.Say("window.always-promote-queen"), Note: phrase.Say("preferences.promote"),
			Toggle: func(s *settings.Settings) *bool { return &s.AlwaysQueen },
		},
		{
			Group: Playing, Name: phrase.Say("window.premoves"), Note: phrase.Say("preferences.premoves"),
			Toggle: func(s *settings.Settings) *bool { return &s.Premoves },
		},
		{
			Group: Playing, Name: phrase.Say("window.passed-pawn-thinks"), Note: phrase.Say("preferences.thinking"),
			Toggle: func(s *settings.Settings) *bool { return &s.Thinking },
		},

		{
			Group: Analysis, Name: phrase.Say("preferences.syzygy"), Note: phrase.Say("preferences.syzygy-note"), Games: Chess,
			Folder: func(s *settings.Settings) *string { return &s.Syzygy },
		},
	}
}

func modes() (all []Choice) {
	for _, m := range look.Modes() {
		all = append(all, Choice{m.ID, m.Name})
	}
	return all
}

func boards(styles []look.BoardStyle) (all []Choice) {
	for _, b := range styles {
		all = append(all, Choice{b.ID, b.Name})
	}
	return all
}

func sets(styles []look.PieceStyle) (all []Choice) {
	for _, p := range styles {
		all = append(all, Choice{p.ID, p.Name})
	}
	return all
}
