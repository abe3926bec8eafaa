import type { UnseenSet } from './unseen-set';

export const SECOND_TURKISH: UnseenSet = {
  language: 'tr',
  rows: [
    [
      "Baraj 1992'de tamamlandı; 169 metre yüksekliğindeki gövdesi 84,5 milyon m³ dolgudan oluşur, 8 türbini vardır.",
      'Baraj {f+ 1992} yılında tamamlandı, {f+ 169 metre} yüksekliğinde ve {f+ sekiz} türbini var.',
      'Baraj {f- 1982} yılında tamamlandı, {f- 196 metre} yüksekliğinde ve {f- altı} türbini var.',
    ],
    [
      "TÜİK'e göre Ekim ayında enflasyon yıllık yüzde 19,89 oldu; gıda fiyatları %27,41 arttı.",
      '{f+ Ekim} ayında yıllık enflasyon {f+ %19,89}, gıda artışı {f+ yüzde 27,41} oldu.',
      'Yıllık enflasyon {f- %18,98}, gıda artışı {f- yüzde 24,71} oldu ve fiyatlar arttı.',
    ],
    [
      'Müze bileti 60 TL, öğrenciye yarı fiyat; 1.250 eser sergileniyor, son giriş saati 16.45.',
      'Müzede {f+ bin iki yüz elli} eser var, bilet {f+ 60 lira} ve son giriş {f+ 16:45}.',
      'Müzede {f- bin beş yüz elli} eser var, bilet {f- 90 lira} ve son giriş {f- 15:45}.',
    ],
    [
      "Doktor Selim Arıkan, 34 hastanın 21'inde iyileşme gözlediklerini 14 Mart 2018'de açıkladı.",
      '{n+ Selim Arıkan}, {f+ 34} hastanın {f+ 21}’inde iyileşme olduğunu {f+ 14 Mart 2018} tarihinde açıkladı.',
      '{n- Selim Aydın}, {f- 43} hastanın {f- 12}’sinde iyileşme olduğunu {f- 24 Mart 2018} tarihinde açıkladı.',
    ],
  ],
};
