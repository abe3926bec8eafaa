import type { UnseenSet } from './unseen-set';

export const FIRST_SPANISH: UnseenSet = {
  language: 'es',
  rows: [
    [
      'Ingresos 2023: 3,4 mil millones € (+12 por ciento)',
      'La empresa facturó {f+ 3.400 millones de euros} en {f+ 2023}, un {f+ 12 %} más.',
      'La empresa facturó {f- 34.000 millones de euros} en {f- 2022}, un {f- 22 %} más.',
    ],
    [
      'Lucía Ferrer: 2.000 M de personas sin agua',
      'Más de {f+ dos mil millones} de personas carecen de agua, según {n+ Lucía Ferrer}.',
      'Más de {f- tres mil millones} de personas carecen de agua, según {n- Lucía Herrera}.',
    ],
    [
      '(n. 03/10/1998). Estatura: 1.85 m',
      'Nació el {f+ 3 de octubre de 1998} y mide {f+ 1,85 metros}.',
      'Nació el {f- 30 de octubre de 1998} y mide {f- 1,58 metros}.',
    ],
    [
      'El 49.6% de los encuestados percibe menos de 15,000 pesos mensuales.',
      'Casi {f+ la mitad} de los encuestados gana menos de {f+ $15.000} al mes.',
      'Casi {f- un tercio} de los encuestados gana menos de {f- $51.000} al mes.',
    ],
    [
      'Salida: 6.30 p. m. Duración: 2 h 30 min',
      'El tren sale a las {f+ 18:30} y tarda {f+ dos horas y media}.',
      'El tren sale a las {f- 19:30} y tarda {f- tres horas y media}.',
    ],
    [
      'Ávila: mín. −7 ºC, viento flojo',
      'La mínima fue de {f+ 7 grados bajo cero} en {n+ Ávila}.',
      'La mínima fue de {f- 17 grados bajo cero} en {n- Soria}.',
    ],
    [
      'Siglo diecinueve: población de 3 248 habitantes',
      'En el {f+ siglo XIX} vivían aquí unas {f+ 3.200} personas.',
      'En el {f- siglo XVIII} vivían aquí unas {f- 4.200} personas.',
    ],
    [
      '05-03-2019: de los 21 diputados, cuarenta por ciento en contra',
      'El {f+ 40 %} de los {f+ veintiún} diputados votó en contra el martes {f+ 5 de marzo}.',
      'El {f- 14 %} de los {f- treinta y un} diputados votó en contra el martes {f- 15 de marzo}.',
    ],
    [
      'Treinta y seis horas de parto; peso: 3,200 kg',
      'El parto duró {f+ 36 horas} y el bebé pesó {f+ 3,2 kilos}.',
      'El parto duró {f- 26 horas} y el bebé pesó {f- 2,3 kilos}.',
    ],
    [
      '19 de septiembre de 2017: M 7.1; trescientos sesenta y nueve fallecidos',
      'El terremoto de magnitud {f+ 7,1} dejó {f+ 369} muertos en {f+ septiembre de 2017}.',
      'El terremoto de magnitud {f- 7,7} dejó {f- 396} muertos en {f- septiembre de 2015}.',
    ],
  ],
};
