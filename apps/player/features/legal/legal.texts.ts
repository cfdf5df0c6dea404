import { texts } from '../../shared/texts.ts'

export const legalTexts = texts({
  back: ['Back', 'Bumalik'],
  version: (version: number, day: string) => [`Version ${version}, ${day}`, `Bersyon ${version}, ${day}`],
  docs: ['Legal and help', 'Legal at tulong'],
  terms: ['Terms of Use', 'Mga Tuntunin ng Paggamit'],
  privacy: ['Privacy Policy', 'Patakaran sa Privacy'],
  stmt: ['Play safe', 'Maglaro nang ligtas'],
  faq: ['FAQ', 'FAQ'],
  about: ['About Saya', 'Tungkol sa Saya'],
  termsNote: ['Our agreement with you', 'Ang kasunduan namin sa iyo'],
  privacyNote: [
    'What data we keep, why, and your rights',
    'Anong data ang itinatago namin, bakit, at ang mga karapatan mo',
  ],
  stmtNote: ['Who may play, and where to get help', 'Sino ang puwedeng maglaro, at saan hihingi ng tulong'],
  faqNote: ['Short answers to what players ask', 'Mabilis na sagot sa mga tanong ng player'],
  missingTitle: ['This text could not be loaded', 'Hindi ma-load ang text'],
  missingText: ['Check your connection and try again.', 'I-check ang koneksyon at subukan muli.'],
  again: ['Try again', 'Subukan muli'],
  follow: ['Play on Saya', 'Maglaro sa Saya'],
})
