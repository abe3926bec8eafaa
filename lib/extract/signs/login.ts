/** Titles of pages that ask the reader to sign in. */
export const LOGIN_TITLE =
  /^(?:log ?-?in|sign ?-?in|sign up|log in or sign up|login required|anmelden|anmeldung|einloggen|connexion|se connecter|identifiez-vous|iniciar sesión|inicia sesión|accedi|entrar|fazer login|inloggen|logga in|log ind|logg inn|zaloguj|logowanie|вход|войти|войдите|登录|登入|ログイン|로그인)(?:\b|\s|$|[|·–—:•-])/i;
