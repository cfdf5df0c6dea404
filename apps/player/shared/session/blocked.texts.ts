import { texts } from '../texts.ts'

export const blockedTexts = texts({
  title: ['Account blocked', 'Hinarang ang account'],
  text: [
    'Your account was blocked by the administrator, and you have been logged out. Contact us to find out why.',
    'Hinarang ng administrator ang iyong account, at na-log out ka na. Makipag-ugnayan sa amin para malaman kung bakit.',
  ],
  close: ['Close', 'Isara'],
  contact: ['Contact', 'Kontakin'],
})
