import { texts } from '../texts.ts'

export const blockedTexts = texts({
  title: ['Account blocked', 'Na-block ang account'],
  text: [
    'Your account was blocked by the administrator, and you have been logged out. Contact us to find out why.',
    'Na-block ng administrator ang iyong account, at na-log out ka na. I-contact kami para malaman kung bakit.',
  ],
  close: ['Close', 'Isara'],
  contact: ['Contact', 'I-contact'],
})
