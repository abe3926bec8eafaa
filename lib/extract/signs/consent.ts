/** Titles of pages that ask for consent before they show anything. */
export const CONSENT_TITLE =
  /^(?:before you continue|bevor sie fortfahren|avant d['’]accéder|avant de continuer|antes de (?:ir|continuar)|prima di continuare|voordat je verdergaat|innan du fortsätter|zanim przejdziesz|прежде чем (?:перейти|продолжить)|続行する前に|계속하기 전에|cookie (?:consent|wall)|your privacy(?: choices)?$|(?:wir brauchen )?ihre zustimmung|zustimmung zu cookies|consentement|yahoo is part of the yahoo family|dpg media privacy gate|privacy gate)/i;

/** Phrases of pages where one pays or agrees. */
export const CONSENT_TEXT =
  /weiter(?:lesen)? mit werbung|mit werbung (?:und tracking )?weiterlesen|pur[- ]abo|(?:we and our|wir und unsere|nous et nos|nosotros y nuestros|noi e i nostri|wij en onze) (?:up to )?(?:\d+ )?(?:partners?|partenaires|socios|partner)|accept (?:all )?(?:and|&) continue|accepter et (?:continuer|fermer)|akzeptieren und weiter/i;
