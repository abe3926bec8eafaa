import type { UnseenSet } from './unseen-set';

export const SECOND_POLISH: UnseenSet = {
  language: 'pl',
  rows: [
    [
      'W 2020 r. zmarło 477,3 tys. osób, o 67 tys. więcej niż rok wcześniej; urodziło się 355 309 dzieci.',
      'W {f+ 2020 roku} zmarło ponad {f+ 477 tysięcy} osób, a urodziło się {f+ 355 tysięcy} dzieci.',
      'W {f- 2010 roku} zmarło ponad {f- 747 tysięcy} osób, a urodziło się {f- 553 tysięcy} dzieci.',
    ],
    [
      'Most im. Tadeusza Wolskiego, długi na 1,2 km, oddano do użytku 22 lipca 1959 r.; budowało go czterystu robotników.',
      'Most nosi imię {n+ Tadeusza Wolskiego}, ma {f+ 1,2 kilometra} i powstał przy udziale {f+ 400} robotników; otwarto go {f+ 22 lipca 1959} roku.',
      'Most nosi imię {n- Tadeusza Brzozy}, ma {f- 2,1 kilometra} i powstał przy udziale {f- 600} robotników; otwarto go {f- 2 lipca 1959} roku.',
    ],
    [
      'Bilet normalny kosztuje 25 zł, ulgowy 18 zł; muzeum czynne wt.–nd. w godz. 10.00–17.30.',
      'Bilet normalny kosztuje {f+ 25 złotych}, a ulgowy {f+ 18 złotych}; muzeum zamyka się o {f+ 17:30}.',
      'Bilet normalny kosztuje {f- 35 złotych}, a ulgowy {f- 16 złotych}; muzeum zamyka się o {f- 18:30}.',
    ],
    [
      'Co piąty ankietowany (21 proc.) nie przeczytał żadnej książki, trzy czwarte czyta prasę w internecie.',
      '{f+ 21 procent} ankietowanych nie przeczytało żadnej książki, a {f+ 75 procent} czyta prasę w internecie.',
      '{f- 12 procent} ankietowanych nie przeczytało żadnej książki, a {f- 57 procent} czyta prasę w internecie.',
    ],
  ],
};
