import type { UnseenSet } from './unseen-set';

export const SECOND_DUTCH: UnseenSet = {
  language: 'nl',
  rows: [
    [
      'De brug is 802 m lang en werd op 26 september 1996 geopend door koningin Beatrix; de bouw kostte 365 miljoen gulden.',
      'De brug van {f+ 802 meter} werd op {f+ 26 september 1996} geopend door {n+ Beatrix} en kostte {f+ 365 miljoen gulden}.',
      'De brug van {f- 820 meter} werd op {f- 16 september 1996} geopend door {n- Juliana} en kostte {f- 356 miljoen gulden}.',
    ],
    [
      'Van de 1.003 ondervraagden vindt zeven op de tien de maatregel te streng; 22% heeft geen mening.',
      '{f+ 70 procent} van de {f+ 1003} ondervraagden vindt de maatregel te streng, {f+ 22 procent} heeft geen mening.',
      '{f- 27 procent} van de {f- 1030} ondervraagden heeft geen mening over de maatregel.',
    ],
    [
      'Het kabinet trekt 1,5 mld. euro uit voor stikstof en schrapt tweehonderdvijftig banen per 1-1-2024.',
      'Het kabinet geeft {f+ anderhalf miljard euro} uit en schrapt {f+ 250} banen vanaf {f+ 1 januari 2024}.',
      'Het kabinet geeft {f- 2,5 miljard euro} uit en schrapt {f- 350} banen vanaf {f- 1 juli 2024}.',
    ],
    [
      'Sanne de Wit (34) won de halve marathon in 1:11:08, ruim een minuut voor haar rivale.',
      '{n+ Sanne de Wit}, {f+ 34} jaar oud, won in {f+ 1:11:08}.',
      '{n- Sanne de Boer}, {f- 43} jaar oud, won in {f- 1:17:08}.',
    ],
  ],
};
