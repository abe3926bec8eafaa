import type { UnseenSet } from './unseen-set';

export const SECOND_FRENCH: UnseenSet = {
  language: 'fr',
  rows: [
    [
      'Né en 1952 à Angers, M. Bertrand Lecoq a dirigé l’usine pendant vingt-trois ans ; elle emploie aujourd’hui 1,2 millier de personnes sur 14 hectares.',
      '{n+ Bertrand Lecoq}, né en {f+ 1952}, a dirigé l’usine pendant {f+ 23 ans} ; elle s’étend sur {f+ 14 hectares}.',
      '{n- Bertrand Morel}, né en {f- 1925}, a dirigé l’usine pendant {f- 32 ans} ; elle s’étend sur {f- 41 hectares}.',
    ],
    [
      'Le taux de chômage a reculé de 0,3 point au T2 2019, à 8,2 % de la population active, soit 66 000 chômeurs de moins.',
      'Au deuxième trimestre {f+ 2019}, le chômage a baissé de {f+ 0,3 point} pour atteindre {f+ 8,2 %}, avec {f+ 66 000} chômeurs de moins.',
      'Au deuxième trimestre {f+ 2019}, le chômage a baissé de {f- 0,8 point} pour atteindre {f- 9,2 %}, avec {f- 77 000} chômeurs de moins.',
    ],
    [
      'L’expédition, partie le 2 nov. 1897, atteignit le 78e parallèle après soixante-dix-sept jours ; 4 hommes sur 19 périrent.',
      'L’expédition partit le {f+ 2 novembre 1897}, dura {f+ 77 jours} et perdit {f+ quatre} de ses {f+ dix-neuf} hommes.',
      'L’expédition partit le {f- 2 décembre 1897}, dura {f- 67 jours} et perdit {f- six} de ses {f- vingt-neuf} hommes.',
    ],
    [
      'Budget : 12,5 M€ en 2022, dont un quart financé par la région ; la salle compte huit cent cinquante places.',
      'Le budget de {f+ 12,5 millions d’euros} est financé à {f+ 25 %} par la région ; la salle a {f+ 850 places}.',
      'Le budget de {f- 15,2 millions d’euros} est financé à {f- 35 %} par la région ; la salle a {f- 650 places}.',
    ],
  ],
};
