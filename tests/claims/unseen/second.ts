import { SECOND_ACROSS } from './second-across';
import { SECOND_ARABIC } from './second-arabic';
import { SECOND_CHINESE } from './second-chinese';
import { SECOND_DUTCH } from './second-dutch';
import { SECOND_ENGLISH } from './second-english';
import { SECOND_FRENCH } from './second-french';
import { SECOND_GERMAN } from './second-german';
import { SECOND_HINDI } from './second-hindi';
import { SECOND_ITALIAN } from './second-italian';
import { SECOND_JAPANESE } from './second-japanese';
import { SECOND_KOREAN } from './second-korean';
import { SECOND_POLISH } from './second-polish';
import { SECOND_PORTUGUESE } from './second-portuguese';
import { SECOND_RUSSIAN } from './second-russian';
import { SECOND_SPANISH } from './second-spanish';
import { SECOND_TURKISH } from './second-turkish';

export const SECOND = [
  SECOND_ENGLISH,
  SECOND_GERMAN,
  SECOND_FRENCH,
  SECOND_SPANISH,
  SECOND_PORTUGUESE,
  SECOND_ITALIAN,
  SECOND_DUTCH,
  SECOND_POLISH,
  SECOND_RUSSIAN,
  SECOND_TURKISH,
  SECOND_ARABIC,
  SECOND_HINDI,
  SECOND_CHINESE,
  SECOND_JAPANESE,
  SECOND_KOREAN,
];
export { SECOND_ACROSS };
