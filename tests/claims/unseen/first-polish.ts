import type { UnseenSet } from './unseen-set';

export const FIRST_POLISH: UnseenSet = {
  language: 'pl',
  rows: [
    [
      'Przychody 2023: 3,4 mld zł (+12 proc.)',
      'Przychody wzrosły w {f+ 2023} roku o {f+ 12 procent} do {f+ 3,4 miliarda złotych}.',
      'Przychody wzrosły w {f- 2022} roku o {f- 21 procent} do {f- 4,3 miliarda złotych}.',
    ],
    [
      'Ludność: 2 314 570',
      'Około {f+ 2,3 miliona} osób mieszka w regionie.',
      'Około {f- 3,2 miliona} osób mieszka w regionie.',
    ],
    [
      'ur. 03.10.1998, Kraków',
      'Urodził się {f+ 3 października 1998} roku w {n+ Krakowie}.',
      'Urodził się {f- 3 listopada 1998} roku w {n- Gdańsku}.',
    ],
    [
      'W dziewiętnastym wieku 3 tys. mieszkańców',
      'W {f+ XIX wieku} mieszkało tu {f+ trzy tysiące} ludzi.',
      'W {f- XVIII wieku} mieszkało tu {f- pięć tysięcy} ludzi.',
    ],
    [
      'Mróz: −17°C; odjazd 18.30',
      'Temperatura spadła do {f+ minus 17 stopni}, a pociąg odjechał o {f+ 18:30}.',
      'Temperatura spadła do {f- minus 27 stopni}, a pociąg odjechał o {f- 19:30}.',
    ],
    [
      '5.03: 6 z 12 posłów przeciw (50 proc.)',
      '{f+ Połowa} z {f+ dwunastu} posłów głosowała przeciw {f+ 5 marca}.',
      '{f- Jedna trzecia} z {f- piętnastu} posłów głosowała przeciw {f- 15 marca}.',
    ],
    [
      '1500 pracowników, czternaście krajów',
      'Firma zatrudnia {f+ półtora tysiąca} osób w {f+ 14} krajach.',
      'Firma zatrudnia {f- dwa i pół tysiąca} osób w {f- 40} krajach.',
    ],
    [
      'Badanie (01.2015–06.2016), kier. dr Anna Kowalczyk, n = 1 204',
      '{n+ Anna Kowalczyk} kierowała badaniem od {f+ stycznia 2015} roku; wzięło w nim udział {f+ 1204} pacjentów.',
      '{n- Anna Kowalska} kierowała badaniem od {f- lipca 2015} roku; wzięło w nim udział {f- 1240} pacjentów.',
    ],
    [
      '17,0 % (+2 pkt proc.)',
      'Wzrost wyniósł {f+ 2 punkty procentowe}, do {f+ 17%}.',
      'Wzrost wyniósł {f- 3 punkty procentowe}, do {f- 71%}.',
    ],
    [
      '1939–45: ok. 6 mln ofiar',
      'W latach {f+ 1939–1945} zginęło {f+ sześć milionów} obywateli.',
      'W latach {f- 1936–1941} zginęło {f- dziewięć milionów} obywateli.',
    ],
  ],
};
