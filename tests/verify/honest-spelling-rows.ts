import type { Row } from './row';

/** Must be found: one word or value in two spellings, and marks that plain text writes out. */
export const HONEST_SPELLINGS: Readonly<Record<string, readonly Row[]>> = {
  'two encodings of one letter': [
    ['അവന്\u200d വന്നു', 'അവൻ വന്നു'],
    ['അവൻ വന്നു', 'അവന്\u200d വന്നു'],
    ['എല്ലാവര്\u200dക്കും', 'എല്ലാവർക്കും'],
    ['হঠাত্\u200d বৃষ্টি', 'হঠাৎ বৃষ্টি'],
    ['น\u0e49\u0e4d\u0e32ท่วม', 'น้ำท่วม'],
    ['น\u0e4d\u0e49\u0e32ท่วม', 'น้ำท่วม'],
    ['ท\u0e4d\u0e32งาน', 'เขาทำงาน'],
    ['ທ\u0ecd\u0eb2ງານ', 'ທຳງານ'],
  ],
  'spaces that count for nothing': [
    ['제3장 시작', '제 3 장 시작'],
    ['제 3 장 시작', '제3장 시작'],
    ['제 3장 시작', '제3장 시작'],
    ['코로나 19 환자', '코로나19 환자'],
    ['20 ° C today', '20 °C today'],
    ['20°C today', '20 ° C today'],
    ['20 °C today', '20\u00a0°\u00a0C today'],
  ],
  'a word inside a longer one of the dictionary': [
    ['မြန်မာ', 'မြန်မာနိုင်ငံ'],
    ['နိုင်ငံ', 'မြန်မာနိုင်ငံသည်'],
    ['ကျောင်း', 'ကျောင်းသို့သွားသည်'],
    ['စာအုပ်', 'ကျွန်တော်စာအုပ်ဖတ်သည်'],
  ],
  'lists and links of plain text': [
    ['First wash it. Then dry it.', '1. First wash it.\n2. Then dry it.'],
    ['First wash it Then dry it', '1) First wash it\n2) Then dry it'],
    ['1. First wash it. 2. Then dry it.', '1. First wash it.\n2. Then dry it.'],
    ['see the manual for more', 'see [the manual](https://a.org/m_(new)) for more'],
    ['see the manual for more', 'see [the manual](/m/x.html "Title") for more'],
    ['see [the manual](https://a.org/m) for more', 'see [the manual](https://a.org/m) for more'],
    ['call list[0](x) again', 'call list[0](x) again'],
  ],
  'dashes set before a word': [
    ['the gate --and the door', 'the gate—and the door'],
    ['git push -f now', 'git push -f now'],
    ['push --force now', 'git push –force now'],
    ['она сказала НЕЛЬЗЯ и ушла', 'она сказала нельзя и ушла'],
  ],
};
