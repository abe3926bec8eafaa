import type { Row } from './row';

/** Must not pass: cut or changed where a value, a sign or a word goes on. */
export const ALTERED_EDGES: Readonly<Record<string, readonly Row[]>> = {
  'scales and figures of scripts without spaces': [
    ['5 ล้าน', '5 ล้านล้านบาท'],
    ['5 ล้าน', 'มี 5 ล้าน ล้านบาท'],
    ['ล้านบาท', 'มี 5 ล้านบาท'],
    ['ล้านบาท', 'มี 5 ล้าน ล้านบาท'],
    ['ห้า', 'ห้าล้านบาท'],
    ['一百', '一百二十三万人'],
    ['三万人', '一百二十三万人'],
    ['万人', '有 5 万人'],
  ],
  'signs in front of a word': [
    ['use --force here', 'use -force here'],
    ['use -force here', 'use --force here'],
    ['git push -f now', 'git push --f now'],
    ['--force now', 'push -force now'],
    ['y = x here', 'y = -x here'],
    ['y = -x here', 'y = x here'],
    ['x is odd', 'y = -x is odd'],
    ['f(x) is odd', 'f(-x) is odd'],
  ],
  'a decimal or a fraction that a space parts from its number': [
    ['at 12', 'at 12 .5 of'],
    ['.5 of it', 'at 12 .5 of it'],
    ['it is 12', 'it is 12 ,5 here'],
    ['5 here', 'it is 12 ,5 here'],
    ['add 12', 'add 12 1/2 cups'],
    ['add 1', 'add 1 ⅗ cups'],
  ],
  'acronyms of every writing': [
    ['в СССР жили', 'в ссср жили'],
    ['в ссср жили', 'в СССР жили'],
    ['он из США', 'он из сша'],
    ['воз стоит', 'и ВОЗ стоит'],
    ['η ΕΕ είπε', 'η εε είπε'],
    ['los de la ONU', 'los de la onu'],
    ['chi usa questo', 'chi USA questo'],
  ],
  'letters that only look like two spellings of one': [
    ['അവന് വന്നു', 'അവൻ വന്നു'],
    ['เขาทางาน', 'เขาทำงาน'],
    ['ဆရာ ရှိသည်', 'ဆရာမ ရှိသည်'],
    ['ကျောင်း', 'ကျောင်းသားများ'],
    ['သွား', 'မသွားဘူး'],
    ['제3', '제3장 시작'],
    ['코로나', '코로나19 환자'],
    ['3장', '제3장 시작'],
  ],
  'links and lists of plain text': [
    ['see [the manual](https://b.org/m) for more', 'see [the manual](https://a.org/m) for more'],
    ['see the manual for more', 'see [the old manual](https://a.org/m) for more'],
    ['1. Wash it. 3. Dry it.', '1. Wash it.\n2. Dry it.'],
    ['It was sold for in May', 'It was sold for\n12. in May'],
    ['call list[1] again', 'call list[0] again'],
  ],
};
