import type { UnseenSet } from './unseen-set';

export const FIRST_FRENCH: UnseenSet = {
  language: 'fr',
  rows: [
    [
      'Population : 2 314 570 hab. (2021)',
      'Près de {f+ 2,3 millions} d’habitants vivaient dans la région en {f+ 2021}.',
      'Près de {f- 3,2 millions} d’habitants vivaient dans la région en {f- 2012}.',
    ],
    [
      'CA : 3 400 M€ (+12 pour cent)',
      'Le chiffre d’affaires a atteint {f+ 3,4 milliards d’euros}, en hausse de {f+ 12 %}.',
      'Le chiffre d’affaires a atteint {f- 3,4 millions d’euros}, en hausse de {f- 2 %}.',
    ],
    [
      '† 1/7/1904, à 92 ans, dans son château',
      'Le roi, âgé de {f+ quatre-vingt-douze ans}, est mort le {f+ 1er juillet 1904}.',
      'Le roi, âgé de {f- quatre-vingt-deux ans}, est mort le {f- 1er juin 1904}.',
    ],
    [
      'Dép. 18h30, arr. Lyon-Part-Dieu après 2h30 de trajet',
      'Le train part à {f+ 18 h 30} et arrive à {n+ Lyon} {f+ deux heures et demie} plus tard.',
      'Le train part à {f- 16 h 30} et arrive à {n- Nice} {f- trois heures et demie} plus tard.',
    ],
    [
      'Chapelle du 19ᵉ siècle, long. 12,50 m',
      'La chapelle date du {f+ XIXe siècle} et mesure {f+ 12,5 mètres}.',
      'La chapelle date du {f- XVIIIe siècle} et mesure {f- 15,2 mètres}.',
    ],
    [
      '20 maires ont signé (14/03), parmi lesquels Mme Claire Dumont',
      'Une {f+ vingtaine} de maires, dont {n+ Claire Dumont}, ont signé le texte le {f+ 14 mars}.',
      'Une {f- trentaine} de maires, dont {n- Claire Dupont}, ont signé le texte le {f- 24 mars}.',
    ],
    [
      'Min. : −8°C en février, cinq degrés sous la valeur de janvier.',
      'La température est tombée à {f+ -8 °C}, soit {f+ 5 degrés} de moins qu’en janvier.',
      'La température est tombée à {f- -18 °C}, soit {f- 15 degrés} de moins qu’en janvier.',
    ],
    [
      '75 % des mille deux cents salariés ont pris part au vote.',
      'Les {f+ trois quarts} des {f+ 1 200} salariés ont voté.',
      'Les {f- deux tiers} des {f- 2 100} salariés ont voté.',
    ],
    [
      'Morts (1914-18) : 1.400.000 soldats',
      'Entre {f+ 1914} et {f+ 1918}, {f+ 1,4 million} de soldats français moururent.',
      'Entre {f- 1915} et {f- 1919}, {f- 4,1 millions} de soldats français moururent.',
    ],
    [
      'Loi no 2019-486 du 22.05.2019 – seuil : deux cent cinquante salariés',
      'La loi n° {f+ 2019-486} du {f+ 22 mai 2019} fixe le seuil à {f+ 250 salariés}.',
      'La loi n° {f- 2019-468} du {f- 22 mars 2019} fixe le seuil à {f- 150 salariés}.',
    ],
  ],
};
