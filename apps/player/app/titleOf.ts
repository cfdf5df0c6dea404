import { type Language, speak, texts } from '../shared/texts.ts'
import type { Place, Route } from './routes.ts'

const titleTexts = texts({
  home: ['Saya: games for the Philippines', 'Saya: mga laro para sa Pilipinas'],
  my: ['My · Saya', 'Ako · Saya'],
  password: ['Password · Saya', 'Password · Saya'],
  devices: ['Devices · Saya', 'Mga device · Saya'],
  account: ['Account · Saya', 'Account · Saya'],
  avatar: ['Avatar · Saya', 'Avatar · Saya'],
  example: ['Components · Saya', 'Mga bahagi · Saya'],
  terms: ['Terms of Use · Saya', 'Mga Tuntunin ng Paggamit · Saya'],
  privacyPolicy: ['Privacy Policy · Saya', 'Patakaran sa Privacy · Saya'],
  faq: ['FAQ · Saya', 'FAQ · Saya'],
  stmt: ['Play safe · Saya', 'Ligtas na laro · Saya'],
  docs: ['Legal and help · Saya', 'Legal at tulong · Saya'],
  about: ['About · Saya', 'Tungkol sa Saya'],
  kyc: ['Verify identity · Saya', 'I-verify ang sarili · Saya'],
  payees: ['Withdraw accounts · Saya', 'Mga withdraw account · Saya'],
  transaction: ['Transactions · Saya', 'Mga transaksyon · Saya'],
  bet: ['Bet records · Saya', 'Mga taya · Saya'],
  cashback: ['Cashback · Saya', 'Cashback · Saya'],
  privacy: ['Privacy · Saya', 'Privacy · Saya'],
  favorites: ['Favorites · Saya', 'Mga paborito · Saya'],
  game: ['Game · Saya', 'Laro · Saya'],
  named: (name: string) => [`${name} · Saya`, `${name} · Saya`],
  missing: ['Not found · Saya', 'Wala rito · Saya'],
})

/** What the browser's tab says of a page. */
export function titleOf(route: Route, { params }: Place, language: Language): string {
  const t = speak(titleTexts, language)
  if (!route.load) return t.missing
  const name = params.categoryId ?? params.sectionId
  return name ? t.named(name) : t[route.title ?? 'home']
}
