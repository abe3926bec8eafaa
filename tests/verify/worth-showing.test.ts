import { describe, expect, test } from 'vitest';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';

type Pair = readonly [quote: string, source: string];

const kindOf = ([quote, source]: Pair): string => verifyQuote(quote, indexSource(source)).kind;

const SMALL_WORDS_ALONE: readonly Pair[] = [
  [
    'The harbour master has resigned after the storm',
    'The district has set the money aside. It has the best of the lot after all the years.',
  ],
  [
    'It is on the list of the best',
    'The mayor of the town said that the plan is on track of the year',
  ],
  ['They would have been there before', 'Those who have been to Tarn would say so before they eat'],
  ['Das ist die Frage für den Rat', 'Er hat die Stadt für den König gebaut und das Haus ist alt.'],
  ['Il est dans la maison de la mère', 'Le roi est dans le château de la ville avec la reine.'],
  ['Es la casa de la abuela en el norte', 'El rey de la isla vive en el castillo de la costa.'],
  ['это не в том что он сказал', 'мы были в саду и не знали что он делал это'],
  ['είναι στην αγορά της πόλης', 'το πλοίο είναι στην άκρη της θάλασσας'],
  ['هذا هو في البيت من الخشب', 'ذهب الرجل في الصباح من المدينة إلى هذا المكان.'],
  ['यह है कि वह घर में था', 'बाज़ार में भीड़ है और यह दिन का समय है कि सब थक गए'],
  ['bu bir ev ve çok daha büyük', 'o gün bir adam geldi ve çok sonra bu köye döndü'],
  ['在这个城市的人们的生活', '他的书在桌子的上面，这是我的。'],
  ['彼は学校に行きました', '私は会社に勤めています。彼は医者です。'],
  ['มีคนในบ้านหลังนี้', 'เขาไปที่ตลาดในเมืองและซื้อของ'],
];

const WORTH_A_LOOK: readonly Pair[] = [
  [
    'The harbour master has resigned after the storm',
    'The harbour master resigned before the storm.',
  ],
  ['the cat sat', 'the dog sat'],
  ['he is not in it', 'he is in it'],
  ['a load of 12 tons came', 'a load of 92 tons came'],
  ['Der Rat hat die Brücke am Fluss gesperrt', 'Der Rat hat die Straße am Fluss geöffnet.'],
  ['мэр города подал в отставку после бури', 'мэр города ушёл в отпуск после бури'],
  ['ذهب الرجل إلى السوق في الصباح', 'ذهب الرجل إلى البيت في المساء'],
  ['राम ने कल किताब पढ़ी थी', 'राम ने आज किताब पढ़ी थी'],
  ['市长昨天在北京宣布辞职', '市长今天在上海宣布辞职'],
  ['市長は昨日東京で辞任した', '市長は今日大阪で辞任した'],
  ['시장은 어제 서울에서 사임했다', '시장은 오늘 부산에서 사임했다'],
  ['นายกรัฐมนตรีลาออกเมื่อวานนี้', 'นายกรัฐมนตรีลาออกในวันนี้'],
];

describe('what is shown as the closest passage', () => {
  test.each(SMALL_WORDS_ALONE)(
    '%s | %s: shares small words alone, not in the source',
    (...pair) => {
      expect(kindOf(pair)).toBe('not-in-source');
    },
  );

  test.each(WORTH_A_LOOK)('%s | %s: shares what it is about, and is shown', (...pair) => {
    expect(kindOf(pair)).toBe('closest');
  });
});
