import { listName } from '../features/game/category.texts.ts'
import { type Language, speak, texts } from '../shared/texts.ts'
import type { Place, Route } from './routes.ts'

const titleTexts = texts({
  home: ['Saya: games for the Philippines', 'Saya: mga laro para sa Pilipinas'],
  my: ['My', 'Ako'],
  password: ['Password', 'Password'],
  devices: ['Devices', 'Mga device'],
  account: ['Account', 'Account'],
  avatar: ['Avatar', 'Avatar'],
  example: ['Components', 'Mga bahagi'],
  terms: ['Terms of Use', 'Mga Tuntunin ng Paggamit'],
  privacyPolicy: ['Privacy Policy', 'Patakaran sa Privacy'],
  faq: ['FAQ', 'FAQ'],
  stmt: ['Play safe', 'Ligtas na laro'],
  docs: ['Legal and help', 'Legal at tulong'],
  helpCenter: ['Help centre', 'Sentro ng tulong'],
  feedback: ['Feedback', 'Feedback'],
  app: ['Get the app', 'Kunin ang app'],
  service: ['Service', 'Tulong'],
  about: ['About', 'Tungkol sa amin'],
  kyc: ['Verify identity', 'I-verify ang sarili'],
  payees: ['Withdraw accounts', 'Mga withdraw account'],
  messages: ['Messages', 'Mga mensahe'],
  transaction: ['Transactions', 'Mga transaksyon'],
  bet: ['Bet records', 'Mga taya'],
  cashback: ['Cashback', 'Cashback'],
  privacy: ['Privacy', 'Privacy'],
  favorites: ['Favorites', 'Mga paborito'],
  game: ['Game', 'Laro'],
  partner: ['Signing in', 'Nagsa-sign in'],
  landing: ['Shopping app', 'Shopping app'],
  missing: ['Not found', 'Wala rito'],
})

/** What the browser's tab says of a page. */
export function titleOf(route: Route, { params }: Place, language: Language): string {
  const t = speak(titleTexts, language)
  if (!route.load) return withBrand(t.missing)
  const asked = params.categoryId ?? params.sectionId
  const name = asked === undefined ? route.title && t[route.title] : listName(asked, language)
  return name ? withBrand(name) : t.home
}

function withBrand(name: string): string {
  return `${name} · Saya`
}
