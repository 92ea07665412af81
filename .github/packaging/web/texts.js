// What the page itself says, before the program can. The languages are those of the program.
"use strict";

const texts = {
	en: {
		elsewhere: "Passed Pawn is open in another tab. Close it there, then reload this page.",
		unkept: "This browser keeps nothing for this page, as in a private window. Save your games as files before you close it.",
		unsaved: "The browser could not keep the last change: %s. Save your games as files.",
		broken: "Passed Pawn could not be started: %s",
		ended: "Passed Pawn has ended. Reload the page to start it again.",
		close: "Close",
	},
	de: {
		elsewhere: "Passed Pawn ist in einem anderen Tab geöffnet. Schließe es dort und lade diese Seite neu.",
		unkept: "Dieser Browser behält für diese Seite nichts, wie in einem privaten Fenster. Speichere deine Partien als Dateien, bevor du sie schließt.",
		unsaved: "Der Browser konnte die letzte Änderung nicht behalten: %s. Speichere deine Partien als Dateien.",
		broken: "Passed Pawn ließ sich nicht starten: %s",
		ended: "Passed Pawn ist beendet. Lade die Seite neu, um es wieder zu starten.",
		close: "Schließen",
	},
	es: {
		elsewhere: "Passed Pawn está abierto en otra pestaña. Ciérralo allí y vuelve a cargar esta página.",
		unkept: "Este navegador no guarda nada de esta página, como en una ventana privada. Guarda tus partidas como archivos antes de cerrarla.",
		unsaved: "El navegador no pudo guardar el último cambio: %s. Guarda tus partidas como archivos.",
		broken: "No se pudo iniciar Passed Pawn: %s",
		ended: "Passed Pawn se ha cerrado. Vuelve a cargar la página para abrirlo otra vez.",
		close: "Cerrar",
	},
	fr: {
		elsewhere: "Passed Pawn est ouvert dans un autre onglet. Fermez-le là-bas, puis rechargez cette page.",
		unkept: "Ce navigateur ne garde rien de cette page, comme dans une fenêtre privée. Enregistrez vos parties dans des fichiers avant de la fermer.",
		unsaved: "Le navigateur n'a pas pu garder la dernière modification : %s. Enregistrez vos parties dans des fichiers.",
		broken: "Passed Pawn n'a pas pu démarrer : %s",
		ended: "Passed Pawn est terminé. Rechargez la page pour le relancer.",
		close: "Fermer",
	},
};

// text returns a text in the first language of the person that there is.
function text(name, ...words) {
	const language = navigator.languages.map(l => l.slice(0, 2)).find(l => l in texts) ?? "en";
	return words.reduce((sentence, word) => sentence.replace("%s", word), texts[language][name]);
}
