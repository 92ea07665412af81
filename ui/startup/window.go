package startup

import (
	"cmp"
	"errors"
	"math/rand/v2"
	"path/filepath"
	"runtime"
	"time"

	"fyne.io/fyne/v2"

	"passedpawn/assets"
	"passedpawn/game/chess/orthodox"
	"passedpawn/game/files/retry"
	"passedpawn/game/library"
	"passedpawn/game/phrase"
	"passedpawn/game/teaching/class"
	"passedpawn/game/teaching/endings"
	"passedpawn/game/teaching/puzzles"
	"passedpawn/game/teaching/repertoire"
	"passedpawn/game/teaching/training"
	"passedpawn/game/teaching/tsume"
	"passedpawn/game/variants"
	"passedpawn/settings"
	"passedpawn/ui"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/platform/clippicture"
	"passedpawn/ui/platform/dragsource"
	"passedpawn/ui/platform/filedialog"
	"passedpawn/ui/platform/singleinstance"
	"passedpawn/ui/platform/speaker"
	"passedpawn/ui/platform/speech"
	"passedpawn/ui/players/opponents"
)

// AppID identifies the program to the systems that it runs on.
const AppID = "io.github.passedpawn.PassedPawn"

// start opens files in the existing window, unless apart asks for a separate one. If
// there is no window, start opens one, and later starts use it.
func start(version string, paths []string, apart bool) {
	documents, requests := make(chan []string, 64), new(requests)
	singleinstance.Documents(documents)
	if !apart {
		instance, sent := singleinstance.Join(settings.Data(), paths, requests.open)
		if sent {
			return
		}
		if instance != nil {
			defer instance.Close()
		}
	}
	w, end := window(version)
	if len(paths) == 0 {
		w.Greet()
	}
	w.Open(paths...)
	end.work.Run(func() {
		requests.serve(func(paths []string) bool {
			return end.take(func() { w.OpenRequested(paths) })
		})
		for paths := range documents {
			requests.open(paths)
		}
	})
	end.onSignal(w.Close, w.Finish)
	tellIdle(end, w.Busy)
	w.ShowAndRun()
	end.finish()
	w.Finish()
}

// window puts the program together.
func window(version string) (*ui.Window, *end) {
	var trouble []string
	chosen, err := settings.Load(settings.File(), i18n.Desktop())
	progress, lost := settings.LoadProgress(settings.ProgressFile(), settings.File())
	chosen.Progress = progress
	use, unread := speak(chosen.Language)
	for _, err := range []error{use(), unread, err, lost} {
		if err != nil {
			trouble = append(trouble, i18n.Sentence(err))
		}
	}
	games := variants.All()
	folder, slot, err := openFolder(games)
	if err != nil {
		trouble = append(trouble, i18n.F("startup.games-cannot-kept", err))
	}
	chosen.Greeted = chosen.Greeted || played(folder)
	problems, err := tsume.Parse(assets.Tsume())
	if err != nil {
		trouble = append(trouble, i18n.Sentence(err))
	}
	lessons, err := lessons()
	if err != nil {
		trouble = append(trouble, i18n.Sentence(err))
	}
	a := newApp()
	e := newEnd(a, fyne.Do)
	answerPage(a, e.do)
	if runtime.GOOS != "darwin" { // there Fyne 2.8.1 requires its own type of settings
		fyne.SetCurrentApp(unanimatedApp{a})
	}
	files := library.NewFiles(settings.Data(), time.Now)
	e.work.Run(files.Clear)
	a.SetIcon(fyne.NewStaticResource("icon.png", assets.Icon()))
	look.Apply(a.Settings(), chosen.Theme, chosen.TextSize, touched())
	others, err := newPrograms(games)
	if err != nil {
		trouble = append(trouble, i18n.Sentence(err))
	}
	w := ui.New(ui.Config{
		App: a, Post: e.post, Version: version,
		Lifecycle: ui.Lifecycle{Trouble: trouble, Quit: e.quit, Patience: 10 * time.Second, Retry: 5 * time.Second},
		Person: ui.Person{
			Name: personName(), Settings: chosen, Save: save,
			Languages: i18n.Offered(assets.Languages()), Speak: speak,
		},
		Folders: ui.Folders{
			Games: folder, Slot: slot, Files: files, Data: settings.Data(), Looks: settings.Data(), Cache: settings.Cache(),
			Reviews: filepath.Join(settings.Data(), "reviewing"),
		},
		Play: ui.Play{
			Games: games, Opponents: others.engines, Levels: opponents.Levels,
			Odds: orthodox.AllOdds(), OddsStart: oddsStart, Opening: nameOpening(),
		},
		Programs: others, Matches: matchesBetween(games, others.running),
		Teaching: ui.Teaching{
			Lessons: lessons, Problems: problems, Training: training.NewStore(filepath.Join(settings.Data(), "training"), games[0].Rules),
			Openings: repertoire.NewStore(filepath.Join(settings.Data(), "training")),
			Puzzles:  retry.New(func() (*puzzles.Set, error) { return puzzles.Parse(assets.Puzzles()) }).Get,
			Endings:  &endings.Trainer{Tables: others.tables}, Class: class.NewStore(filepath.Join(settings.Data(), "class")),
			Draw: rand.IntN,
		},
		System: ui.System{
			PlaySound: speaker.New().Play, CopyPicture: clippicture.Copy, FileDialog: filedialog.System(), OpenVoice: openVoice,
			OpenBridge: readable(e, version), Drags: dragsource.System(), NativeMenus: runtime.GOOS == "darwin", Touch: touched(),
			FullScreen: fillScreen,
		},
	})
	return w, e
}

// speak reads the texts of a language, "" for that of the desktop. use makes the window speak it. If
// not all of them could be read, it uses English ones for the others.
func speak(code string) (use func() error, err error) {
	code = cmp.Or(code, i18n.Desktop())
	files := assets.Translations(code)
	if !assets.Complete(files, code) {
		err = phrase.Errorf("window.language-not-loaded")
	}
	return func() error {
		err := i18n.Load(files, code)
		tellPage(i18n.Spoken().Code())
		return err
	}, err
}

// save saves the settings and the progress.
func save(s settings.Settings) error {
	return errors.Join(settings.Save(settings.File(), i18n.Desktop(), s), settings.SaveProgress(settings.ProgressFile(), s.Progress))
}

// openVoice opens the system's voice.
func openVoice(language string) (ui.Voice, error) {
	v, err := speech.Open(language)
	if err != nil {
		return nil, err
	}
	return v, nil
}
