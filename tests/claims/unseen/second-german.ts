import type { UnseenSet } from './unseen-set';

export const SECOND_GERMAN: UnseenSet = {
  language: 'de',
  rows: [
    [
      'Laut Statistischem Landesamt gab es zum Jahresende 2.049.784 Pkw, ein Plus von 1,7 v. H.; auf tausend Einwohner kommen 598 Autos.',
      'Zum Jahresende waren gut {f+ zwei Millionen} Pkw gemeldet, {f+ 1,7 Prozent} mehr; auf {f+ 1.000} Einwohner kommen {f+ 598} Autos.',
      'Zum Jahresende waren gut {f- drei Millionen} Pkw gemeldet, {f- 7,1 Prozent} mehr; auf {f+ 1.000} Einwohner kommen {f- 589} Autos.',
    ],
    [
      'Die Tagesstätte öffnet werktags von sieben bis halb sechs; 45 Kinder im Alter von 3 bis 6 Jahren werden von acht Erzieherinnen betreut, Leiterin ist Frau Hannelore Pietsch.',
      'Die Leiterin {n+ Hannelore Pietsch} und {f+ acht} Erzieherinnen betreuen {f+ 45} Kinder zwischen {f+ drei} und {f+ sechs} Jahren.',
      'Die Leiterin {n- Hannelore Kirsch} und {f- elf} Erzieherinnen betreuen {f- 54} Kinder zwischen {f+ drei} und {f- neun} Jahren.',
    ],
    [
      'Im Frühjahr 1848 zogen etwa 1.200 Mann über die Brücke, die 1735 in dreijähriger Bauzeit für 28.000 Gulden errichtet worden war.',
      'Die Brücke wurde {f+ 1735} für {f+ 28 000 Gulden} gebaut; {f+ 1848} überquerten sie rund {f+ 1200} Mann.',
      'Die Brücke wurde {f- 1753} für {f- 82 000 Gulden} gebaut; {f- 1849} überquerten sie rund {f- 2100} Mann.',
    ],
    [
      'Die Inflationsrate lag im Mai bei 6,1 % nach 7,2 % im April; Energie verteuerte sich um ein Fünftel.',
      'Im Mai betrug die Inflation {f+ 6,1 Prozent}, nach {f+ 7,2 Prozent} im April; Energie wurde um {f+ 20 Prozent} teurer.',
      'Im Mai betrug die Inflation {f- 5,1 Prozent}, nach {f- 8,2 Prozent} im April; Energie wurde um {f- 30 Prozent} teurer.',
    ],
  ],
};
