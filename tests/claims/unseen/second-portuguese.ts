import type { UnseenSet } from './unseen-set';

export const SECOND_PORTUGUESE: UnseenSet = {
  language: 'pt',
  rows: [
    [
      'A barragem, com 118 m de altura, foi inaugurada a 5 de outubro de 1951 e produz 472 GWh/ano; submergiu duas aldeias.',
      'A barragem tem {f+ 118 metros}, foi inaugurada em {f+ 5 de outubro de 1951} e submergiu {f+ 2} aldeias.',
      'A barragem tem {f- 181 metros}, foi inaugurada em {f- 5 de outubro de 1961} e submergiu {f- 5} aldeias.',
    ],
    [
      'Inflação de 12 meses: 4,62%. O gás subiu 13,7 por cento e o feijão ficou um quinto mais caro, diz a economista Helena Prado.',
      'A economista {n+ Helena Prado} diz que a inflação foi de {f+ 4,62%}, que o gás subiu {f+ 13,7%} e o feijão, {f+ 20%}.',
      'A economista {n- Helena Couto} diz que a inflação foi de {f- 6,42%}, que o gás subiu {f- 17,3%} e o feijão, {f- 30%}.',
    ],
    [
      'O prefeito sancionou a Lei 3.214/2019 com multa de R$ 1,5 mil a R$ 20 mil para quem descumprir o prazo de noventa dias.',
      'A lei de {f+ 2019} prevê multa de {f+ R$ 1.500} a {f+ R$ 20.000} e um prazo de {f+ 90 dias}.',
      'A lei de {f- 2018} prevê multa de {f- R$ 5.100} a {f- R$ 200.000} e um prazo de {f- 60 dias}.',
    ],
    [
      'Dos 513 deputados, 308 votaram a favor e cento e trinta e quatro contra, na madrugada de quarta-feira (12/8).',
      'Votaram a favor {f+ 308} dos {f+ 513} deputados e {f+ 134} contra, em {f+ 12 de agosto}.',
      'Votaram a favor {f- 380} dos {f+ 513} deputados e {f- 143} contra, em {f- 21 de agosto}.',
    ],
  ],
};
