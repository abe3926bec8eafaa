import type { UnseenSet } from './unseen-set';

/** A sentence in one language, its source in another; the language named is the source's. */
export const SECOND_ACROSS: readonly UnseenSet[] = [
  {
    language: 'sv',
    rows: [
      [
        'Bron invigdes den 1 juli 2000, är 7 845 meter lång och kostade 19,6 miljarder kronor; restiden är 35 minuter.',
        'Bron öppnades den {f+ 1 juli 2000}, är {f+ 7 845 meter} lång och kostade {f+ 19,6 miljarder} kronor.',
        'Bron öppnades den {f- 11 juli 2000}, är {f- 7 485 meter} lång och kostade {f- 16,9 miljarder} kronor.',
      ],
    ],
  },
  {
    language: 'fa',
    rows: [
      [
        'جمعیت شهر در سال ۱۳۹۵ برابر با ۸٬۶۹۳٬۷۰۶ نفر بود و ۲۲ منطقه دارد.',
        'جمعیت شهر در سال {f+ 1395} حدود {f+ 8.7 میلیون} نفر بود و {f+ ۲۲} منطقه داشت.',
        'جمعیت شهر در سال {f- 1385} حدود {f- 7.8 میلیون} نفر بود و {f- ۳۳} منطقه داشت.',
      ],
    ],
  },
  {
    language: 'th',
    rows: [
      [
        'สะพานยาว 2,950 เมตร เปิดใช้เมื่อวันที่ 5 ธันวาคม พ.ศ. 2549 ใช้งบประมาณ 8,746 ล้านบาท',
        'สะพานมีความยาว {f+ 2,950 เมตร} และใช้งบประมาณ {f+ 8,746 ล้านบาท}',
        'สะพานมีความยาว {f- 2,590 เมตร} และใช้งบประมาณ {f- 7,846 ล้านบาท}',
      ],
    ],
  },
  {
    language: 'de',
    rows: [
      [
        'Der Tunnel ist 57,1 Kilometer lang und wurde am 1. Juni 2016 eröffnet.',
        'The tunnel is {f+ 57.1 kilometres} long and was opened on {f+ 1 June 2016}.',
        'The tunnel is {f- 51.7 kilometres} long and was opened on {f- 1 July 2016}.',
      ],
    ],
  },
  {
    language: 'id',
    rows: [
      [
        'Jembatan sepanjang 5.438 meter itu diresmikan pada 10 Juni 2009 dengan biaya Rp 4,5 triliun.',
        'Jembatan itu panjangnya {f+ 5.438 meter}, diresmikan {f+ 10 Juni 2009}, dan menelan {f+ 4,5 triliun} rupiah.',
        'Jembatan itu panjangnya {f- 5.834 meter}, diresmikan {f- 20 Juni 2009}, dan menelan {f- 5,4 triliun} rupiah.',
      ],
    ],
  },
];
