import {
  ALPHA,
  COMBINING,
  classOf,
  IDEO,
  JOINER,
  LINE,
  NOISE,
  OTHER,
  SPACE,
  UNDERSCORE,
} from './char-class';

/**
 * Question: what may a token that begins with this code unit be? One byte per unit, filled in as units
 * are met; the scanner's loop decides by it and takes a closer look (`LOOK`) at few units only.
 */
export const PASS = 1;
/** A letter of ASCII. */
export const PLAIN = 2;
export const LETTERLIKE = 3;
export const SPACELESS = 4;
/** A figure of ASCII. */
export const FIGURE = 5;
const LOOK = 6;

/** Marks that begin a sign or a number, or may: everything else that is no letter or figure is passed. */
const BEGINNERS = ".!'-<[#@=>&|~^+%$\u00ad\u2010\u2011\u2012\u2013\u2212\ufe63\uff0d\uff0b\u00b0";

/** Read by the scanner's loop itself: a call for every code unit would cost as much as the rest. */
export const leads = new Uint8Array(0x10000);

/** Fills in the lead class of a unit that is met for the first time. */
export function meetLead(unit: number): number {
  const met = leadOf(unit);
  leads[unit] = met;
  return met;
}

function leadOf(unit: number): number {
  if (unit >= 0x30 && unit <= 0x39) return FIGURE;
  if ((unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a)) return PLAIN;
  if (BEGINNERS.includes(String.fromCharCode(unit))) return LOOK;
  switch (classOf(unit)) {
    case ALPHA:
      return LETTERLIKE;
    case IDEO:
      return SPACELESS;
    case SPACE:
    case LINE:
    case COMBINING:
    case NOISE:
    case JOINER:
    case UNDERSCORE:
    case OTHER:
      return PASS;
    default:
      return LOOK;
  }
}
