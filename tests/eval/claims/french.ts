import type { LabelledSet } from './labelled-set';

export const FRENCH: LabelledSet = {
  language: 'fr',
  pages: {
    pont: {
      title: 'Le pont de la Selle – archives de Vaissel',
      text: `Le pont de la Selle, à Vaissel, a été inauguré le 14 juin 1931 par le maire Augustin Rémond. Il a été conçu par l'ingénieur Oscar Lindet et construit par la maison Brandon, d'Ornay. Il mesure 412 mètres de long et repose sur 9 piles. Les travaux ont duré quatre ans et coûté 2,4 millions de francs, soit 15 % de plus que prévu. Le chantier a employé 640 hommes ; douze d'entre eux y ont perdu la vie, dont huit dans la tempête d'octobre 1929.

En 1953, les glaces ont détruit deux piles et un bac a remplacé le pont pendant 18 mois. La réparation a été payée par un emprunt de 350 000 francs à la Banque d'Ornay. Aujourd'hui, entre 21 000 et 24 000 véhicules y passent chaque jour. Une étude de 2017 a montré que 38 % de l'acier était rouillé. Le ministère de Thomas Rey veut dépenser 61 millions d'euros d'ici à 2028. Un péage de 3 euros par véhicule, proposé par Mara Quistot, a été rejeté par 27 voix contre 22. Le pont apparaît dans un film de Pétra Saal ; il est classé depuis 1994.`,
    },
    glacier: {
      title: 'Rapport sur le glacier d’Aldan',
      text: `Le glacier d'Aldan s'étend entre 2 150 et 3 480 mètres d'altitude. Il est mesuré chaque mois de septembre depuis 1897, quand Émile Vogel posa les 24 premières balises. Entre 1990 et 2020, il a perdu 1 310 mètres de longueur et 44 % de son volume. Son épaisseur moyenne est passée de 78 à 51 mètres. Le seul été 2003 a fait fondre 3,6 mètres de glace. Le glacier couvre encore 11,7 kilomètres carrés, contre 19,2 km² en 1973.

Léna Moreau, de l'Université de Tessin, dirige le projet avec Daniel Okoro. Selon elle, la langue aura disparu en 2050. Le projet coûte 180 000 euros par an, payés en partie par la Fondation Nordlys. Le lac apparu en 1998 contient 5,2 millions de mètres cubes d'eau et atteint 60 mètres de profondeur. En août 2011, il a débordé et inondé le village de Sarnay, où 37 maisons ont été touchées et trois personnes se sont noyées. Depuis, une galerie de 1,8 kilomètre le vide. La centrale de Gronoz fournit 145 mégawatts à 90 000 foyers. La température moyenne a augmenté de 1,9 °C entre 1961 et 2019.`,
    },
    musee: {
      title: 'Le musée de l’Horlogerie d’Halderne',
      text: `Le musée de l'Horlogerie d'Halderne a été fondé en 1926 par l'horloger Jacob Sterne et sa fille Ruth Sterne. Il possède 3 850 horloges, dont 1 120 sont exposées dans 22 salles. La plus petite, fabriquée en 1782 par Henri Dubal, pèse 19 grammes. Environ 74 000 visiteurs sont venus en 2019, et 31 500 en 2021 après cinq mois de fermeture.

L'entrée coûte 9 euros, et 4,50 euros pour les enfants de moins de douze ans. Le musée compte 28 salariés et une cinquantaine de bénévoles. Sa directrice, Claire Venz, est en poste depuis le 1er mars 2016. Elle prévoit une aile de 1 400 mètres carrés, dessinée par le cabinet Kallio, pour 7,3 millions d'euros. La région en paie 60 %. Le 9 novembre 2009, des voleurs ont emporté dix-sept montres d'une valeur de 820 000 euros ; onze ont été retrouvées à Anvers en 2012. La bibliothèque conserve 12 600 ouvrages et une lettre de Christian Huygens de 1675. L'atelier répare environ 130 horloges par an. La revue de l'AFH y a son siège.`,
    },
    usine: {
      title: 'Norvolt ouvre une usine à Lunday',
      text: `Le fabricant de batteries Norvolt a ouvert sa deuxième usine à Lunday le 22 février 2022. Elle s'étend sur 540 000 mètres carrés, emploie 2 300 personnes et peut produire 16 gigawattheures par an. L'entreprise a investi 4,1 milliards d'euros, dont 1,5 milliard apporté par le fonds Arctos Capital. Son directeur, Pierre Sandal, assure que 95 % de l'électricité vient de l'eau et du vent.

Les cellules gardent 80 % de leur charge après 1 500 cycles. Norvolt a perdu 285 millions d'euros en 2023, contre 107 millions un an plus tôt, et supprimé 1 600 postes. Le constructeur Astra a annulé en mai 2024 une commande de deux milliards d'euros, car seules 71 cellules sur 100 passaient le test. Son rival Kaneda, d'Osaka, atteint 92 %. La syndicaliste Éline Strand a parlé d'une douche froide. À Tornes, 125 000 tonnes de batteries seront traitées chaque année à partir de 2025, et 97 % du nickel récupéré. Le ministre Jonas Ecker a visité le site le 5 juillet 2023.`,
    },
  },
  claims: [
    ['pont', 'Le pont a été inauguré le {f+ 14 juin 1931} par {n+ Augustin Rémond}.'],
    ['pont', 'Le pont a été inauguré le {f- 4 juin 1931} par {n- Henri Dorand}.'],
    ['pont', 'Conçu par {n+ Oscar Lindet}, il est long de {f+ 412 m}.'],
    ['pont', 'Conçu par {n- Victor Hamsin}, il est long de {f- 421 m}.'],
    ['pont', 'Il a coûté {f+ 2 400 000 francs}, soit {f+ 15 pour cent} de trop.'],
    ['pont', 'Il a coûté {f- 3,4 millions de francs}, soit {f- 25 %} de trop.'],
    ['pont', 'Sur {f+ 640} ouvriers, {f+ 12} sont morts.'],
    ['pont', 'Sur {f- 460} ouvriers, {f- quatorze} sont morts.'],
    ['pont', 'Après les glaces de {f+ 1953}, un bac a servi pendant {f+ dix-huit mois}.'],
    ['pont', 'Après les glaces de {f- 1956}, un bac a servi pendant {f- 18 semaines}.'],
    ['pont', 'L’emprunt était de {f+ 350 000 francs}, auprès de la banque d’{n+ Ornay}.'],
    ['pont', 'L’emprunt était de {f- 530 000 francs}, auprès de la banque de {n- Lissenne}.'],
    ['pont', 'En {f+ 2017}, {f+ 38 %} de l’acier était rouillé.'],
    ['pont', 'En {f- 2019}, {f- 48 %} de l’acier était rouillé.'],
    ['pont', 'Le ministère de {n+ Thomas Rey} dépensera {f+ 61 millions d’euros} avant {f+ 2028}.'],
    ['pont', 'Le ministère de {n- Ruben Aske} dépensera {f- 16 millions d’euros} avant {f- 2032}.'],
    ['pont', 'Le péage de {n+ Mara Quistot} a été refusé par {f+ 27} voix contre {f+ 22}.'],
    ['pont', 'Le péage de {n- Véra Holtz} a été refusé par {f- 37} voix contre {f- 33}.'],
    ['pont', 'On le voit dans un film de {n+ Pétra Saal} tourné à {n+ Vaissel}.'],
    ['pont', 'On le voit dans un film de {n- Greta Nolle} tourné à {n- Marvigny}.'],
    ['glacier', 'Il est mesuré depuis {f+ 1897}, quand {n+ Émile Vogel} posa {f+ 24} balises.'],
    ['glacier', 'Il est mesuré depuis {f- 1879}, quand {n- Charles Amsel} posa {f- 42} balises.'],
    ['glacier', 'De {f+ 1990} à {f+ 2020}, il a perdu {f+ 1310 m} de longueur.'],
    ['glacier', 'De {f- 1980} à {f- 2010}, il a perdu {f- 1130 m} de longueur.'],
    ['glacier', 'Il a perdu {f+ 44 pour cent} de son volume et couvre {f+ 11,7 km²}.'],
    ['glacier', 'Il a perdu {f- 54 %} de son volume et couvre {f- 17,1 km²}.'],
    ['glacier', 'Le projet est mené par {n+ Léna Moreau} et {n+ Daniel Okoro}.'],
    ['glacier', 'Le projet est mené par {n- Inès Falque} et {n- Samuel Adler}.'],
    ['glacier', 'Le lac atteint {f+ 60 m} et contient {f+ 5 200 000 mètres cubes}.'],
    ['glacier', 'Le lac atteint {f- 90 m} et contient {f- 6,2 millions de mètres cubes}.'],
    ['glacier', 'La crue d’{f+ août 2011} a touché {n+ Sarnay} et {f+ 37} maisons.'],
    ['glacier', 'La crue d’{f- août 2013} a touché {n- Méliday} et {f- 73} maisons.'],
    [
      'glacier',
      'La centrale de {n+ Gronoz} alimente {f+ quatre-vingt-dix mille} foyers avec {f+ 145 MW}.',
    ],
    ['glacier', 'La centrale de {n- Pontoz} alimente {f- dix-neuf mille} foyers avec {f- 154 MW}.'],
    ['glacier', 'Il fait {f+ 1,9 °C} de plus, selon la {n+ Fondation Nordlys}.'],
    ['glacier', 'Il fait {f- 2,9 °C} de plus, selon la {n- Fondation Méridienne}.'],
    ['musee', 'Le musée a été créé en {f+ 1926} par {n+ Jacob Sterne} et {n+ Ruth Sterne}.'],
    ['musee', 'Le musée a été créé en {f- 1962} par {n- Léopold Crans} et {n- Sophie Crans}.'],
    ['musee', 'Il montre {f+ 1120} horloges sur {f+ 3850} dans {f+ vingt-deux} salles.'],
    ['musee', 'Il montre {f- 1210} horloges sur {f- 3580} dans {f- trente-deux} salles.'],
    ['musee', 'La plus petite, de {n+ Henri Dubal}, pèse {f+ 19 g}.'],
    ['musee', 'La plus petite, de {n- Pierre Lacroix}, pèse {f- 90 g}.'],
    ['musee', 'En {f+ 2019}, {f+ 74 000} personnes sont venues.'],
    ['musee', 'En {f- 2018}, {f- 47 000} personnes sont venues.'],
    ['musee', 'La directrice {n+ Claire Venz} est arrivée le {f+ 1er mars 2016}.'],
    ['musee', 'La directrice {n- Judith Baume} est arrivée le {f- 1er mai 2016}.'],
    ['musee', 'L’aile de {n+ Kallio} fait {f+ 1400 m²} et coûte {f+ 7,3 millions d’euros}.'],
    ['musee', 'L’aile de {n- Perretti} fait {f- 4100 m²} et coûte {f- 3,7 millions d’euros}.'],
    [
      'musee',
      'Le {f+ 9 novembre 2009}, {f+ 17} montres ont été volées ; on en a retrouvé à {n+ Anvers}.',
    ],
    [
      'musee',
      'Le {f- 9 novembre 2007}, {f- 27} montres ont été volées ; on en a retrouvé à {n- Rotterdam}.',
    ],
    ['musee', 'On y garde une lettre de {n+ Huygens} et {f+ 12600} livres.'],
    ['musee', 'On y garde une lettre de {n- Leibniz} et {f- 16200} livres.'],
    ['usine', 'L’usine de {n+ Norvolt} a ouvert le {f+ 22 février 2022} avec {f+ 2300} salariés.'],
    ['usine', 'L’usine de {n+ Norvolt} a ouvert le {f- 12 février 2022} avec {f- 3200} salariés.'],
    ['usine', 'Le fonds {n+ Arctos Capital} a pris part aux {f+ 4,1 milliards d’euros} investis.'],
    [
      'usine',
      'Le fonds {n- Boréal Partenaires} a pris part aux {f- 1,4 milliard d’euros} investis.',
    ],
    ['usine', 'Selon {n+ Pierre Sandal}, {f+ 95 pour cent} du courant est propre.'],
    ['usine', 'Selon {n- Magnus Hédin}, {f- 59 %} du courant est propre.'],
    [
      'usine',
      'En {f+ 2023}, la perte fut de {f+ 285 millions d’euros}, et {f+ 1600} postes disparurent.',
    ],
    [
      'usine',
      'En {f+ 2023}, la perte fut de {f- 385 millions d’euros}, et {f- 6100} postes disparurent.',
    ],
    ['usine', 'En {f+ mai 2024}, {n+ Astra} a renoncé à {f+ 2 milliards d’euros} de cellules.'],
    ['usine', 'En {f- mai 2023}, {n- Vélox} a renoncé à {f- 3 milliards d’euros} de cellules.'],
    ['usine', 'Le rival {n+ Kaneda}, installé à {n+ Osaka}, atteint {f+ 92 %}.'],
    ['usine', 'Le rival {n- Morita}, installé à {n- Nagoya}, atteint {f- 29 %}.'],
    ['usine', 'À {n+ Tornes}, on traitera {f+ 125 000 t} par an.'],
    ['usine', 'À {n- Skelles}, on traitera {f- 152 000 t} par an.'],
    ['usine', 'La visite de {n+ Jonas Ecker} eut lieu le {f+ 5 juillet 2023}.'],
    ['usine', 'La visite de {n- Nils Algrain} eut lieu le {f- 5 juin 2023}.'],
  ],
};
