import type { UnseenSet } from './unseen-set';

export const SECOND_SPANISH: UnseenSet = {
  language: 'es',
  rows: [
    [
      'El censo de 2017 contó 31.237.385 habitantes (50,8 % mujeres); la edad media era de treinta y un años.',
      'Según el censo de {f+ 2017}, había {f+ 31,2 millones} de habitantes, {f+ 50,8 %} mujeres, con una edad media de {f+ 31 años}.',
      'Según el censo de {f- 2007}, había {f- 13,2 millones} de habitantes, {f- 58,0 %} mujeres, con una edad media de {f- 41 años}.',
    ],
    [
      'La ministra Carmen Olmedo anunció el 1 de abril una subida de 15 euros, hasta los 965 € mensuales en catorce pagas.',
      'La ministra {n+ Carmen Olmedo} anunció el {f+ 1.º de abril} una subida de {f+ quince euros}, hasta {f+ 965 euros} al mes.',
      'La ministra {n- Carmen Robledo} anunció el {f- 11 de abril} una subida de {f- cincuenta euros}, hasta {f- 995 euros} al mes.',
    ],
    [
      'El túnel, de 8,6 km, se excavó entre 1997 y 2003 a un ritmo de 12 metros diarios y costó US$ 420 millones.',
      'El túnel mide {f+ 8,6 kilómetros}, se excavó de {f+ 1997} a {f+ 2003} y costó {f+ 420 millones de dólares}.',
      'El túnel mide {f- 6,8 kilómetros}, se excavó de {f- 1987} a {f- 2005} y costó {f- 240 millones de dólares}.',
    ],
    [
      'En Sevilla se alcanzaron los 47,2 ºC; de cada diez hogares, siete carecen de aire acondicionado, según 1.015 entrevistas.',
      '{f+ Siete} de cada {f+ diez} hogares no tienen aire acondicionado y en {n+ Sevilla} se llegó a {f+ 47,2 grados}, según {f+ 1015} entrevistas.',
      '{f- Nueve} de cada {f+ diez} hogares no tienen aire acondicionado y en {n- Murcia} se llegó a {f- 42,7 grados}, según {f- 1051} entrevistas.',
    ],
  ],
};
