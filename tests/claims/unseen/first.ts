import { FIRST_ACROSS } from './first-across';
import { FIRST_ARABIC } from './first-arabic';
import { FIRST_CHINESE } from './first-chinese';
import { FIRST_DUTCH } from './first-dutch';
import { FIRST_ENGLISH } from './first-english';
import { FIRST_FRENCH } from './first-french';
import { FIRST_GERMAN } from './first-german';
import { FIRST_HINDI } from './first-hindi';
import { FIRST_ITALIAN } from './first-italian';
import { FIRST_JAPANESE } from './first-japanese';
import { FIRST_KOREAN } from './first-korean';
import { FIRST_POLISH } from './first-polish';
import { FIRST_PORTUGUESE } from './first-portuguese';
import { FIRST_RUSSIAN } from './first-russian';
import { FIRST_SPANISH } from './first-spanish';
import { FIRST_TURKISH } from './first-turkish';

export const FIRST = [
  FIRST_ENGLISH,
  FIRST_GERMAN,
  FIRST_FRENCH,
  FIRST_SPANISH,
  FIRST_PORTUGUESE,
  FIRST_ITALIAN,
  FIRST_DUTCH,
  FIRST_POLISH,
  FIRST_RUSSIAN,
  FIRST_TURKISH,
  FIRST_ARABIC,
  FIRST_HINDI,
  FIRST_CHINESE,
  FIRST_JAPANESE,
  FIRST_KOREAN,
];
export { FIRST_ACROSS };
