import { foldToken } from '../../text/fold-token';
import { WORD } from '../../text/token';
import { SPELLINGS } from './number-spellings';
import { numberWords } from './number-values';

let table: Map<string, number> | null = null;

/** What a word multiplies the figure before it by in any language, by its key; 1 for other words. */
export function scaleOf(key: string): number {
  if (key === '') return 1;
  table ??= readTable();
  return table.get(key) ?? 1;
}

/** Of languages whose other number words are not listed. */
const OTHERS =
  '1e3=тисяч,тисячі,тисяча,tisíc,tisíce,tusind,tuhatta,tuhat,ezer,mii,mie,χιλιάδες,χιλ,אלף,nghìn,ngàn,พัน,hezar ' +
  '1e6=мільйон,мільйони,мільйонів,мільйона,милиона,милион,milionů,milión,miliónů,millioner,million,miljoonaa,miljoona,millió,milioane,milion,εκατομμύρια,εκατ,מיליון,triệu,ล้าน ' +
  '1e9=мільярд,мільярди,мільярдів,мільярда,милиарда,miliarda,miliard,milliarder,milliard,miljardia,miljardi,milliárd,miliarde,δισεκατομμύρια,δισ,מיליארד,tỷ,tỉ';

function readTable(): Map<string, number> {
  const all = new Map<string, number>();
  for (const row of OTHERS.split(' ')) {
    const [value = '', words = ''] = row.split('=');
    for (const word of words.split(',')) all.set(foldToken(word, WORD), Number(value));
  }
  // The English billion last: it is what most pages mean by it.
  for (const language of [...Object.keys(SPELLINGS), 'en'])
    for (const [key, { value, isScale }] of numberWords(language))
      if (isScale && value !== 12) all.set(key, value);
  return all;
}
