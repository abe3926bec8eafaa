import type { UnseenSet } from './unseen-set';

export const FIRST_TURKISH: UnseenSet = {
  language: 'tr',
  rows: [
    [
      '2023 geliri: 3,4 milyar TL (%12 artış)',
      'Şirketin geliri {f+ 2023}’te {f+ yüzde 12} artarak {f+ 3,4 milyar liraya} ulaştı.',
      'Şirketin geliri {f- 2021}’de {f- yüzde 21} artarak {f- 4,3 milyar liraya} ulaştı.',
    ],
    [
      'Nüfus: 2.314.570',
      'Bölgede yaklaşık {f+ 2,3 milyon} kişi yaşıyor.',
      'Bölgede yaklaşık {f- 3,2 milyon} kişi yaşıyor.',
    ],
    [
      '03.10.1998, Bursa',
      '{f+ 3 Ekim 1998}’de {n+ Bursa}’da doğdu.',
      '{f- 3 Kasım 1998}’de {n- Konya}’da doğdu.',
    ],
    [
      'XIX. yüzyıl: 3000 kişi',
      '{f+ 19. yüzyılda} burada {f+ üç bin} kişi yaşıyordu.',
      '{f- 18. yüzyılda} burada {f- beş bin} kişi yaşıyordu.',
    ],
    [
      'En düşük −17 °C; kalkış 18:30',
      'Sıcaklık {f+ eksi 17 dereceye} düştü, tren {f+ 18.30}’da kalktı.',
      'Sıcaklık {f- eksi 27 dereceye} düştü, tren {f- 16.30}’da kalktı.',
    ],
    [
      "12 milletvekilinin 1/3'ü hayır dedi",
      '{f+ On iki} milletvekilinin {f+ üçte biri} karşı oy verdi.',
      '{f- On beş} milletvekilinin {f- dörtte üçü} karşı oy verdi.',
    ],
    [
      '1.500 çalışan, on dört ülke',
      'Şirket {f+ 14} ülkede {f+ bin beş yüz} kişi çalıştırıyor.',
      'Şirket {f- 40} ülkede {f- iki bin beş yüz} kişi çalıştırıyor.',
    ],
    [
      'Yürütücü: Dr. Ayşe Demir; n=1204',
      'Çalışmayı {n+ Ayşe Demir} yönetti, {f+ 1.204} hasta katıldı.',
      'Çalışmayı {n- Ayşe Demirel} yönetti, {f- 1.240} hasta katıldı.',
    ],
    [
      'Faiz 0,5 puan artışla yüzde 17,5',
      'Faiz {f+ yarım puan} artışla {f+ %17,5}’e çıktı.',
      'Faiz {f- bir buçuk puan} artışla {f- %15,7}’ye çıktı.',
    ],
    [
      'Açılış: 30.10.1973; uzunluk 1560 m',
      'Köprü {f+ 1973 yılının Ekim ayında} açıldı ve {f+ 1.560 metre} uzunluğunda.',
      'Köprü {f- 1978 yılının Mayıs ayında} açıldı ve {f- 1.650 metre} uzunluğunda.',
    ],
  ],
};
