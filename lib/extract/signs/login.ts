/** Titles of pages that ask the reader to sign in. */
export const LOGIN_TITLE =
  /^(?:log ?-?in|sign ?-?in|sign up|log in or sign up|login required|anmelden|anmeldung|einloggen|connexion|se connecter|identifiez-vous|iniciar sesión|inicia sesión|accedi|entrar|fazer login|inloggen|logga in|log ind|logg inn|zaloguj|logowanie|вход|войти|войдите|登录|登入|ログイン|로그인)(?:\b|\s|$|[|·–—:•-])/i;

/** Phrases of pages that show nothing to strangers. */
export const LOGIN_TEXT =
  /you (?:must|need to|have to) (?:be (?:logged|signed) in|log ?in|sign in)|(?:log|sign) in to (?:continue|view|see|read|your account)|please (?:log|sign) in|bitte (?:melden sie sich an|loggen sie sich ein|einloggen)|melden sie sich an, um|connectez-vous pour|inicia sesión para|accedi per|faça login para|log in om|zaloguj się, aby|войдите,? чтобы|请(?:先)?登录|ログインしてください|로그인(?:이 필요|해 주세요)/i;
