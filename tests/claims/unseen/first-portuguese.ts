import type { UnseenSet } from './unseen-set';

export const FIRST_PORTUGUESE: UnseenSet = {
  language: 'pt',
  rows: [
    [
      'Receita 2023: R$ 3,4 bi (+12 por cento)',
      'A receita foi de {f+ R$ 3,4 bilhões} em {f+ 2023}, alta de {f+ 12%}.',
      'A receita foi de {f- R$ 3,4 milhões} em {f- 2021}, alta de {f- 20%}.',
    ],
    [
      'População: 2.314.570 hab.',
      'Cerca de {f+ 2,3 milhões} de pessoas vivem na região.',
      'Cerca de {f- 3,2 milhões} de pessoas vivem na região.',
    ],
    [
      'Nasc.: 03/10/1998 | Altura: 1,85m',
      'Nascido em {f+ 3 de outubro de 1998}, o atleta mede {f+ 1,85 m}.',
      'Nascido em {f- 3 de dezembro de 1998}, o atleta mede {f- 1,95 m}.',
    ],
    [
      'Início: 21:30. Ingressos a R$ 80,00.',
      'O jogo começa às {f+ 21h30} e o ingresso custa {f+ 80 reais}.',
      'O jogo começa às {f- 20h30} e o ingresso custa {f- 60 reais}.',
    ],
    [
      '1/3 dos mil e duzentos alunos faltou (1º trimestre).',
      '{f+ Um terço} dos {f+ 1.200} alunos faltou no {f+ primeiro} trimestre.',
      '{f- Um quarto} dos {f- 2.100} alunos faltou no {f- segundo} trimestre.',
    ],
    [
      'Lages registrou 3,5 graus negativos.',
      'A temperatura caiu para {f+ −3,5 °C} em {n+ Lages}.',
      'A temperatura caiu para {f- −5,3 °C} em {n- Canoas}.',
    ],
    [
      'Alíquota: 17,0% (+2 p.p.)',
      'O imposto subiu {f+ dois} pontos percentuais, para {f+ 17%}.',
      'O imposto subiu {f- três} pontos percentuais, para {f- 27%}.',
    ],
    [
      'Século 18: D. Maria Quintela funda doze escolas',
      'No {f+ século XVIII}, {n+ Maria Quintela} fundou {f+ 12} escolas.',
      'No {f- século XVII}, {n- Marta Quintela} fundou {f- 20} escolas.',
    ],
    [
      '1º tri (jan.–mar.): déficit de R$ 0,85 bilhão',
      'O déficit atingiu {f+ 850 milhões de reais} entre janeiro e março.',
      'O déficit atingiu {f- 580 milhões de reais} entre janeiro e março.',
    ],
    [
      'Em vigor há +30 anos (desde 1988), nos vinte e seis estados',
      'A lei de {f+ 1988} vale há mais de {f+ trinta} anos em {f+ 26} estados.',
      'A lei de {f- 1989} vale há mais de {f- quarenta} anos em {f- 27} estados.',
    ],
  ],
};
