import type { UnseenSet } from './unseen-set';

export const FIRST_GERMAN: UnseenSet = {
  language: 'de',
  rows: [
    [
      'Umsatz 2023: 3.412 Mio. €, Vorjahr 2.950 Mio. €',
      'Das Unternehmen erzielte {f+ 2023} einen Umsatz von rund {f+ 3,4 Milliarden Euro}.',
      'Das Unternehmen erzielte {f- 2013} einen Umsatz von rund {f- 4,3 Milliarden Euro}.',
    ],
    [
      '12,0 % der Befragten waren über fünfundsechzig Jahre alt, berichtet K. Vogel.',
      'Rund {f+ 12 Prozent} der Befragten sind älter als {f+ 65 Jahre}, so {n+ Katrin Vogel} vom Institut.',
    ],
    [
      '12,0 % der Befragten waren über fünfundsechzig Jahre alt, berichtet Katrin Vogel.',
      'Rund {f- 21 Prozent} der Befragten sind älter als {f- 56 Jahre}, so {n- Katrin Vogt} vom Institut.',
    ],
    [
      'Sa., 03.10.98: 42 500 Zuschauer im Stadion',
      'Am {f+ 3. Oktober 1998} kamen {f+ 42.500} Zuschauer.',
      'Am {f- 13. Oktober 1998} kamen {f- 24.500} Zuschauer.',
    ],
    [
      'Plus 1,5 Prozentpunkte; Quadratmeterpreis nun 9,80 Euro/m²',
      'Die Miete stieg um {f+ anderthalb} Prozentpunkte auf {f+ 9,80 €} pro Quadratmeter.',
      'Die Miete stieg um {f- zweieinhalb} Prozentpunkte auf {f- 8,90 €} pro Quadratmeter.',
    ],
    [
      'Tiefstwert −17,0 °C um 06.30 Uhr',
      'Die Tiefsttemperatur lag bei {f+ minus 17 Grad}, gemessen um {f+ 6:30 Uhr}.',
      'Die Tiefsttemperatur lag bei {f- −27 °C}, gemessen um {f- 7:30 Uhr}.',
    ],
    [
      'Von den zwölfhundert Beschäftigten sind ⅓ in Teilzeit.',
      '{f+ Ein Drittel} der {f+ 1200} Beschäftigten arbeitet in Teilzeit.',
      '{f- Zwei Drittel} der {f- 1500} Beschäftigten arbeiten in Teilzeit.',
    ],
    [
      'Einwohner: 1871: 3248. Im neunzehnten Jahrhundert wuchs der Ort.',
      'Im {f+ 19. Jahrhundert} lebten hier gut {f+ dreitausend} Menschen, {f+ 1871} schon {f+ 3.248}.',
      'Im {f- 18. Jahrhundert} lebten hier gut {f- fünftausend} Menschen, {f- 1817} schon {f- 3.482}.',
    ],
    [
      'Beschluss (14:9 Stimmen). In Kraft ab 1.1.2025.',
      'Der Ausschuss stimmte mit {f+ 14} zu {f+ 9} Stimmen zu; die Novelle gilt ab {f+ 1. Januar 2025}.',
      'Der Ausschuss stimmte mit {f- 15} zu {f- 8} Stimmen zu; die Novelle gilt ab {f- 1. Juli 2025}.',
    ],
    [
      'Erbaut 1923/25 von Mueller & Grossmann.',
      '{n+ Müller} und {n+ Großmann} bauten das Haus zwischen {f+ 1923} und {f+ 1925}.',
      '{n- Möller} und {n+ Großmann} bauten das Haus zwischen {f- 1932} und {f- 1935}.',
    ],
    [
      '500.000 EUR für fünfundzwanzig Ulmer Vereine',
      'Die Spende betrug {f+ eine halbe Million Euro}, verteilt auf {f+ 25} Vereine in {n+ Ulm}.',
      'Die Spende betrug {f- eine Viertelmillion Euro}, verteilt auf {f- 52} Vereine in {n- Köln}.',
    ],
  ],
};
