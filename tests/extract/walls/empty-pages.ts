import { framed, type WallPage } from './wall-page';

export const notFoundPages: readonly WallPage[] = [
  ['sign-of-soft-404', 'en', 'Page not found – Weir', framed('<p>Try the search.</p>')],
  ['sign-of-soft-404', 'en', '404 | Weir', framed('<p>Nothing is here.</p>')],
  [
    'sign-of-soft-404',
    'en',
    'This content is no longer available',
    framed('<p>It was removed.</p>'),
  ],
  ['sign-of-soft-404', 'de', 'Seite nicht gefunden', framed('<p>Zur Startseite.</p>')],
  [
    'sign-of-soft-404',
    'de',
    'Der Artikel ist leider nicht verfügbar',
    framed('<p>Zur Startseite.</p>'),
  ],
  ['sign-of-soft-404', 'fr', 'Page introuvable', framed('<p>Retour.</p>')],
  ['sign-of-soft-404', 'es', 'Página no encontrada', framed('<p>Volver.</p>')],
  ['sign-of-soft-404', 'it', 'Pagina non trovata', framed('<p>Indietro.</p>')],
  ['sign-of-soft-404', 'pt', 'Página não encontrada', framed('<p>Voltar.</p>')],
  ['sign-of-soft-404', 'nl', 'Pagina niet gevonden', framed('<p>Terug.</p>')],
  ['sign-of-soft-404', 'sv', 'Sidan hittades inte', framed('<p>Tillbaka.</p>')],
  ['sign-of-soft-404', 'pl', 'Nie znaleziono strony', framed('<p>Wróć.</p>')],
  ['sign-of-soft-404', 'ru', 'Страница не найдена', framed('<p>Назад.</p>')],
  ['sign-of-soft-404', 'zh', '页面不存在', framed('<p>返回首页</p>')],
  ['sign-of-soft-404', 'ja', 'ページが見つかりません', framed('<p>戻る</p>')],
  ['sign-of-soft-404', 'ko', '페이지를 찾을 수 없습니다', framed('<p>돌아가기</p>')],
];

export const shellPages: readonly WallPage[] = [
  ['sign-of-shell', 'en', 'Weir', '<div id="root"></div><script src="/app.js"></script>'],
  ['sign-of-shell', 'en', 'Weir', '<div id="__next"></div>'],
  ['sign-of-shell', 'en', 'Weir', '<app-root></app-root>'],
  [
    'sign-of-shell',
    'en',
    'Weir',
    framed('<noscript>You need to enable JavaScript to run this app.</noscript>'),
  ],
  ['sign-of-shell', 'en', 'Weir', framed('<div>Loading...</div>')],
  ['sign-of-shell', 'de', 'Wehr', framed('<p>Diese Seite benötigt JavaScript.</p>')],
  ['sign-of-shell', 'de', 'Wehr', framed('<p>Wird geladen …</p>')],
  ['sign-of-shell', 'fr', 'Barrage', framed('<p>Veuillez activer JavaScript pour continuer.</p>')],
  ['sign-of-shell', 'es', 'Presa', framed('<p>Habilite JavaScript en su navegador.</p>')],
  ['sign-of-shell', 'ru', 'Плотина', framed('<p>Включите JavaScript.</p>')],
  ['sign-of-shell', 'zh', '堰', framed('<p>请启用 JavaScript。</p>')],
  ['sign-of-shell', 'ja', '堰', framed('<p>読み込み中…</p>')],
];
