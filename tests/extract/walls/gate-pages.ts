import type { WallPage } from './wall-page';

export const botWallPages: readonly WallPage[] = [
  [
    'sign-of-bot-wall',
    'en',
    'Just a moment...',
    '<div id="challenge-running"></div><p>weir.example</p>',
  ],
  [
    'sign-of-bot-wall',
    'en',
    'weir.example',
    '<p>Verifying you are human. This may take a few seconds.</p>',
  ],
  [
    'sign-of-bot-wall',
    'en',
    'Attention Required! | Cloudflare',
    '<h1>Sorry, you have been blocked</h1>',
  ],
  [
    'sign-of-bot-wall',
    'en',
    'Access to this page has been denied',
    '<p>Press &amp; Hold to confirm you are a human.</p>',
  ],
  [
    'sign-of-bot-wall',
    'en',
    'Pardon Our Interruption',
    '<p>Something about your browser made us think you\u2019re a bot.</p>',
  ],
  ['sign-of-bot-wall', 'en', 'Vercel Security Checkpoint', '<p>We are checking your browser.</p>'],
  [
    'sign-of-bot-wall',
    'en',
    'weir.example',
    '<script src="https://geo.captcha-delivery.com/captcha/"></script>',
  ],
  [
    'sign-of-bot-wall',
    'en',
    '',
    '<iframe src="/_Incapsula_Resource?id=1"></iframe><p>Request unsuccessful. Incapsula incident ID: 7</p>',
  ],
  [
    'sign-of-bot-wall',
    'en',
    'Sorry',
    '<p>Our systems have detected unusual traffic from your computer network.</p>',
  ],
  ['sign-of-bot-wall', 'de', 'Einen Moment', '<p>Bestätigen Sie, dass Sie ein Mensch sind.</p>'],
  [
    'sign-of-bot-wall',
    'fr',
    'Un instant',
    '<p>Vérifiez que vous êtes humain en cochant la case.</p>',
  ],
  ['sign-of-bot-wall', 'es', 'Un momento', '<p>Verifica que eres un ser humano.</p>'],
  ['sign-of-bot-wall', 'ru', 'Проверка', '<p>Подтвердите, что вы не робот.</p>'],
  ['sign-of-bot-wall', 'zh', '请稍候', '<p>正在验证您是真人。</p>'],
  ['sign-of-bot-wall', 'ja', '確認', '<p>ロボットではないことを確認してください。</p>'],
];

export const consentPages: readonly WallPage[] = [
  [
    'sign-of-consent',
    'en',
    'Before you continue to Weir Search',
    '<p>We use cookies and data.</p>',
  ],
  [
    'sign-of-consent',
    'en',
    'Your privacy choices',
    '<p>We and our 184 partners store information on a device.</p>',
  ],
  [
    'sign-of-consent',
    'en',
    'Weir News',
    '<button>Accept all and continue</button><p>We value your privacy.</p>',
  ],
  ['sign-of-consent', 'de', 'Bevor Sie fortfahren', '<p>Wir verwenden Cookies und Daten.</p>'],
  [
    'sign-of-consent',
    'de',
    'Wehr Zeitung',
    '<button>Akzeptieren und weiter</button><a>Pur-Abo für 3,99 Euro</a>',
  ],
  [
    'sign-of-consent',
    'de',
    'Wehr Zeitung',
    '<p>Mit Werbung weiterlesen</p><p>Wir und unsere 201 Partner</p>',
  ],
  ['sign-of-consent', 'fr', 'Avant de continuer', '<p>Nous utilisons des cookies.</p>'],
  [
    'sign-of-consent',
    'fr',
    'Le Barrage',
    '<button>Accepter et fermer</button><p>Nous et nos 98 partenaires</p>',
  ],
  [
    'sign-of-consent',
    'es',
    'Antes de continuar',
    '<p>Nosotros y nuestros 120 socios usamos cookies.</p>',
  ],
  [
    'sign-of-consent',
    'it',
    'Prima di continuare',
    '<p>Noi e i nostri 90 partner usiamo i cookie.</p>',
  ],
  [
    'sign-of-consent',
    'nl',
    'DPG Media Privacy Gate',
    '<p>Wij en onze 70 partners gebruiken cookies.</p>',
  ],
];
