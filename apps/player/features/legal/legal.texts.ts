import { texts } from '../../shared/texts.ts'

export const legalTexts = texts({
  back: ['Back', 'Bumalik'],
  version: (version: number, day: string) => [`Version ${version}, ${day}`, `Bersyon ${version}, ${day}`],
  docs: ['Legal and help', 'Legal at tulong'],
  terms: ['Terms of Use', 'Mga Tuntunin ng Paggamit'],
  privacy: ['Privacy Policy', 'Patakaran sa Privacy'],
  stmt: ['Play safe', 'Ligtas na laro'],
  faq: ['FAQ', 'FAQ'],
  about: ['About Saya', 'Tungkol sa Saya'],
  termsNote: ['Our agreement with you', 'Ang kasunduan natin'],
  privacyNote: ['What we keep, why, and your rights', 'Ang itinatago namin, bakit, at ang iyong mga karapatan'],
  stmtNote: ['Who may play, and where help is', 'Sino ang maaaring maglaro, at nasaan ang tulong'],
  faqNote: ['Short answers to what players ask', 'Maiikling sagot sa tanong ng mga manlalaro'],
  missingTitle: ['The text did not load', 'Hindi na-load ang teksto'],
  missingText: ['Check your connection and try again.', 'Suriin ang koneksyon at subukan muli.'],
  again: ['Try again', 'Subukan muli'],
  follow: ['Play on Saya', 'Maglaro sa Saya'],
})
