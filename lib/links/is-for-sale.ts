import type { Observed } from '../model/snapshot';

/** An article may write about names for sale; a page that sells one says little else. UTF-16 units. */
const LONGEST_OFFER = 3_000;

/** What companies that hold names put in place of a site, in the languages they use. */
const OFFER =
  /^\S{1,60}\.[a-z]{2,12} is for sale|(?:this |the )?(?:web ?)?(?:domain(?: name)?|web ?address) (?:\S{3,60} )?(?:is|may be|could be) (?:currently )?(?:for sale|available for (?:purchase|sale)|parked)|(?:buy|purchase|get|acquire) this (?:domain|web ?address)|(?:make an? )?offer (?:for|on) this domain|(?:this domain|domain name) (?:has expired|is pending renewal)|parked (?:free|domain|page|courtesy of)|(?:diese )?domain (?:\S{3,60} )?(?:steht zum verkauf|ist zu verkaufen|kaufen|ist abgelaufen|ist geparkt)|(?:ce )?(?:nom de )?domaine (?:\S{3,60} )?est (?:à vendre|en vente|expiré)|acheter ce (?:nom de )?domaine|(?:este )?dominio (?:\S{3,60} )?(?:está (?:en|a la) venta|ha expirado)|(?:este )?domínio (?:\S{3,60} )?está à venda|(?:questo )?dominio (?:\S{3,60} )?è in vendita|(?:dit )?domein(?:naam)? (?:\S{3,60} )?(?:is|staat) te koop|domena (?:\S{3,60} )?(?:jest )?na sprzedaż|домен(?:ное имя)? (?:\S{3,60} )?(?:прода[её]тся|выставлен на продажу)|域名(?:出售|正在出售|可(?:以)?出售|已过期)|(?:该|此|本)域名.{0,10}出售|このドメインは?.{0,10}(?:販売中|売り出し中|お売りします)/i;

/** A page that offers the name itself instead of what was cited. */
export function isForSale({ title, text }: Pick<Observed, 'title' | 'text'>): boolean {
  if ((text ?? '').length > LONGEST_OFFER) return false;
  return OFFER.test(title ?? '') || OFFER.test(text ?? '');
}
