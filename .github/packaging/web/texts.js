// What the page itself says, before the program can. The languages are those of the program.
"use strict";

const texts = {
	en: {
		elsewhere: "Passed Pawn is open in another tab. Close it there, then reload this page.",
		unkept: "This browser stores nothing for this page, as in a private window. Save your games as files before you close the page.",
		unsaved: "The browser could not save the last change: %s. Save your games as files.",
		unread: "A file could not be read: %s",
		broken: "Passed Pawn could not be started: %s",
		ended: "Passed Pawn has stopped. Reload the page to start it again.",
		close: "Close",
	},
	de: {
		elsewhere: "Passed Pawn ist in einem anderen Tab geöffnet. Schließe es dort und lade diese Seite neu.",
		unkept: "Dieser Browser behält für diese Seite nichts, wie in einem privaten Fenster. Speichere deine Partien als Dateien, bevor du sie schließt.",
		unsaved: "Der Browser konnte die letzte Änderung nicht behalten: %s. Speichere deine Partien als Dateien.",
		unread: "Eine Datei ließ sich nicht lesen: %s",
		broken: "Passed Pawn ließ sich nicht starten: %s",
		ended: "Passed Pawn ist beendet. Lade die Seite neu, um es wieder zu starten.",
		close: "Schließen",
	},
	es: {
		elsewhere: "Passed Pawn está abierto en otra pestaña. Ciérralo allí y vuelve a cargar esta página.",
		unkept: "Este navegador no guarda nada de esta página, como en una ventana privada. Guarda tus partidas como archivos antes de cerrarla.",
		unsaved: "El navegador no pudo guardar el último cambio: %s. Guarda tus partidas como archivos.",
		unread: "No se pudo leer un archivo: %s",
		broken: "No se pudo iniciar Passed Pawn: %s",
		ended: "Passed Pawn se ha cerrado. Vuelve a cargar la página para abrirlo otra vez.",
		close: "Cerrar",
	},
	fr: {
		elsewhere: "Passed Pawn est ouvert dans un autre onglet. Fermez-le là-bas, puis rechargez cette page.",
		unkept: "Ce navigateur ne garde rien de cette page, comme dans une fenêtre privée. Enregistrez vos parties dans des fichiers avant de la fermer.",
		unsaved: "Le navigateur n'a pas pu garder la dernière modification : %s. Enregistrez vos parties dans des fichiers.",
		unread: "Un fichier n'a pas pu être lu : %s",
		broken: "Passed Pawn n'a pas pu démarrer : %s",
		ended: "Passed Pawn est terminé. Rechargez la page pour le relancer.",
		close: "Fermer",
	},
	it: {
		elsewhere: "Passed Pawn è aperto in un'altra scheda. Chiudilo lì, poi ricarica questa pagina.",
		unkept: "Questo browser non conserva nulla di questa pagina, come in una finestra privata. Salva le tue partite in file prima di chiuderla.",
		unsaved: "Il browser non è riuscito a conservare l'ultima modifica: %s. Salva le tue partite in file.",
		unread: "Non è stato possibile leggere un file: %s",
		broken: "Non è stato possibile avviare Passed Pawn: %s",
		ended: "Passed Pawn è stato chiuso. Ricarica la pagina per riaprirlo.",
		close: "Chiudi",
	},
	pl: {
		elsewhere: "Passed Pawn jest otwarty w innej karcie. Zamknij go tam, a potem odśwież tę stronę.",
		unkept: "Ta przeglądarka niczego nie zachowuje dla tej strony, tak jak w oknie prywatnym. Zanim zamkniesz stronę, zapisz swoje partie jako pliki.",
		unsaved: "Przeglądarka nie mogła zapisać ostatniej zmiany: %s. Zapisz swoje partie jako pliki.",
		unread: "Nie udało się odczytać pliku: %s",
		broken: "Nie udało się uruchomić Passed Pawn: %s",
		ended: "Passed Pawn został zamknięty. Odśwież stronę, aby uruchomić go ponownie.",
		close: "Zamknij",
	},
	pt: {
		elsewhere: "O Passed Pawn está aberto em outra aba. Feche-o lá e recarregue esta página.",
		unkept: "Este navegador não guarda nada desta página, como em uma janela anônima. Salve suas partidas em arquivos antes de fechá-la.",
		unsaved: "O navegador não conseguiu guardar a última alteração: %s. Salve suas partidas em arquivos.",
		unread: "Não foi possível ler um arquivo: %s",
		broken: "Não foi possível iniciar o Passed Pawn: %s",
		ended: "O Passed Pawn foi encerrado. Recarregue a página para abri-lo de novo.",
		close: "Fechar",
	},
	tr: {
		elsewhere: "Passed Pawn başka bir sekmede açık. Onu orada kapat, sonra bu sayfayı yeniden yükle.",
		unkept: "Bu tarayıcı, gizli pencerelerde olduğu gibi, bu sayfaya ait hiçbir şeyi saklamıyor. Sayfayı kapatmadan önce oyunlarını dosya olarak kaydet.",
		unsaved: "Tarayıcı son değişikliği saklayamadı: %s. Oyunlarını dosya olarak kaydet.",
		unread: "Bir dosya okunamadı: %s",
		broken: "Passed Pawn başlatılamadı: %s",
		ended: "Passed Pawn kapandı. Yeniden başlatmak için sayfayı yeniden yükle.",
		close: "Kapat",
	},
	nl: {
		elsewhere: "Passed Pawn is in een ander tabblad geopend. Sluit het daar en laad deze pagina opnieuw.",
		unkept: "Deze browser bewaart niets voor deze pagina, zoals in een privévenster. Sla je partijen als bestanden op voordat je de pagina sluit.",
		unsaved: "De browser kon de laatste wijziging niet opslaan: %s. Sla je partijen als bestanden op.",
		unread: "Een bestand kon niet worden gelezen: %s",
		broken: "Passed Pawn kon niet worden gestart: %s",
		ended: "Passed Pawn is gestopt. Laad de pagina opnieuw om het weer te starten.",
		close: "Sluiten",
	},
	ru: {
		elsewhere: "Passed Pawn открыт в другой вкладке. Закройте его там, затем перезагрузите эту страницу.",
		unkept: "Этот браузер ничего не хранит для этой страницы, как в приватном окне. Сохраните свои партии в файлы, прежде чем закрыть её.",
		unsaved: "Браузер не смог сохранить последнее изменение: %s. Сохраните свои партии в файлы.",
		unread: "Не удалось прочитать файл: %s",
		broken: "Не удалось запустить Passed Pawn: %s",
		ended: "Passed Pawn закрыт. Перезагрузите страницу, чтобы открыть его снова.",
		close: "Закрыть",
	},
	uk: {
		elsewhere: "Passed Pawn відкрито в іншій вкладці. Закрийте його там і перезавантажте цю сторінку.",
		unkept: "Цей браузер нічого не зберігає для цієї сторінки, як у приватному вікні. Збережіть свої партії у файли, перш ніж її закрити.",
		unsaved: "Браузер не зміг зберегти останню зміну: %s. Збережіть свої партії у файли.",
		unread: "Не вдалося прочитати файл: %s",
		broken: "Не вдалося запустити Passed Pawn: %s",
		ended: "Passed Pawn завершив роботу. Перезавантажте сторінку, щоб запустити його знову.",
		close: "Закрити",
	},
};

// text returns a text in the first language of the person that there is.
function text(name, ...words) {
	const language = navigator.languages.map(l => l.slice(0, 2)).find(l => l in texts) ?? "en";
	return words.reduce((sentence, word) => sentence.replace("%s", () => word), texts[language][name]);
}
