import { framed, type WallPage } from './wall-page';

const teaser = (words: string): string => `<article><p>${words}</p></article>`;

export const loginPages: readonly WallPage[] = [
  [
    'sign-of-login',
    'en',
    'Log in | Weir Forum',
    framed('<form><input name="user"><button>Go</button></form>'),
  ],
  ['sign-of-login', 'en', 'Weir Forum', framed('<p>You must be logged in to see this thread.</p>')],
  ['sign-of-login', 'en', 'Members', framed('<form><input type="password"></form>')],
  ['sign-of-login', 'en', 'Weir Docs', framed('<p>Sign in to continue to your workspace.</p>')],
  ['sign-of-login', 'de', 'Anmelden – Wehr Forum', framed('<p>Benutzername</p>')],
  [
    'sign-of-login',
    'de',
    'Wehr Forum',
    framed('<p>Bitte melden Sie sich an, um den Beitrag zu lesen.</p>'),
  ],
  ['sign-of-login', 'fr', 'Se connecter', framed('<p>Adresse électronique</p>')],
  ['sign-of-login', 'fr', 'Forum du barrage', framed('<p>Connectez-vous pour lire ce sujet.</p>')],
  ['sign-of-login', 'es', 'Iniciar sesión', framed('<p>Correo electrónico</p>')],
  ['sign-of-login', 'it', 'Accedi', framed('<p>Indirizzo e-mail</p>')],
  ['sign-of-login', 'pt', 'Fazer login', framed('<p>Endereço de e-mail</p>')],
  ['sign-of-login', 'nl', 'Inloggen', framed('<p>Gebruikersnaam</p>')],
  ['sign-of-login', 'pl', 'Forum', framed('<p>Zaloguj się, aby zobaczyć ten wątek.</p>')],
  ['sign-of-login', 'ru', 'Форум', framed('<p>Войдите, чтобы продолжить.</p>')],
  ['sign-of-login', 'zh', '论坛', framed('<p>请先登录后查看。</p>')],
  ['sign-of-login', 'ja', 'ログイン', framed('<p>メールアドレス</p>')],
];

export const paywallPages: readonly WallPage[] = [
  [
    'sign-of-paywall',
    'en',
    'The wall',
    framed(`${teaser('The wall was built in 1899.')}<p>Subscribe to continue reading.</p>`),
  ],
  [
    'sign-of-paywall',
    'en',
    'The wall',
    framed(`${teaser('The wall was built in 1899.')}<p>This is a member-only story.</p>`),
  ],
  [
    'sign-of-paywall',
    'en',
    'The wall',
    framed(
      `${teaser('The wall was built in 1899.')}<p>You\u2019ve reached your monthly limit.</p>`,
    ),
  ],
  [
    'sign-of-paywall',
    'en',
    'The wall',
    '<script type="application/ld+json">{"@type":"NewsArticle","isAccessibleForFree":false}</script><p>The wall.</p>',
  ],
  [
    'sign-of-paywall',
    'de',
    'Die Mauer',
    framed(`${teaser('Die Mauer ist alt.')}<p>Dieser Artikel ist exklusiv für Abonnenten.</p>`),
  ],
  [
    'sign-of-paywall',
    'de',
    'Die Mauer',
    framed(`${teaser('Die Mauer ist alt.')}<p>Jetzt weiterlesen mit Probeabo</p>`),
  ],
  [
    'sign-of-paywall',
    'fr',
    'Le mur',
    framed(`${teaser('Le mur est vieux.')}<p>Article réservé aux abonnés</p>`),
  ],
  [
    'sign-of-paywall',
    'fr',
    'Le mur',
    framed(`${teaser('Le mur est vieux.')}<p>Il vous reste 82,5 % de cet article à lire.</p>`),
  ],
  [
    'sign-of-paywall',
    'es',
    'El muro',
    framed(`${teaser('El muro es viejo.')}<p>Suscríbete para seguir leyendo</p>`),
  ],
  [
    'sign-of-paywall',
    'it',
    'Il muro',
    framed(`${teaser('Il muro è vecchio.')}<p>Contenuto riservato agli abbonati</p>`),
  ],
  [
    'sign-of-paywall',
    'pt',
    'O muro',
    framed(`${teaser('O muro é velho.')}<p>Conteúdo exclusivo para assinantes</p>`),
  ],
  [
    'sign-of-paywall',
    'nl',
    'De muur',
    framed(`${teaser('De muur is oud.')}<p>Alleen voor abonnees</p>`),
  ],
  [
    'sign-of-paywall',
    'ru',
    'Стена',
    framed(`${teaser('Стена стара.')}<p>Только для подписчиков</p>`),
  ],
  [
    'sign-of-paywall',
    'ja',
    '壁',
    framed(`${teaser('壁は古い。')}<p>この記事は有料会員限定です。</p>`),
  ],
];
