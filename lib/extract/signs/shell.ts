/** A page that says it is nothing without scripts. */
export const ASKS_FOR_SCRIPTS =
  /(?:enable|activate|turn on|requires?|needs?|without|disabled|activez|active|activer|aktivieren|einschalten|benötigt|erfordert|启用|啟用|開啟|habilita|habilite|activa|attiva|ative|włącz|включите|включить)[^.]{0,60}java ?script|java ?script[^.]{0,60}(?:enable|required|disabled|turned off|activ|aktivier|einschalten|habilit|benötigt|erforderlich|deaktiviert|désactivé|requis|necess|włącz|включ|有効|启用|啟用|활성화|필요)/i;

/** A place kept for text that a script brings. */
export const LOADING =
  /^[ \t]*(?:loading|please wait|wird geladen|lädt|chargement|cargando|caricamento|carregando|laden|ładowanie|загрузка|加载中|載入中|読み込み中|로딩|로드 중)[ \t]*(?:…|\.{1,3})?[ \t]*$/im;
