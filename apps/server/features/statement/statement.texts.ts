import type { Movement } from '@saya/contract/statement/statement.ts'
import type { Text } from '@saya/contract/text.ts'

/** How a file names what is in a statement. The page has the same words. */
export const statementTexts = {
  title: ['Statement for', 'Statement para sa'],
  account: ['Account', 'Account'],
  made: ['Made on', 'Ginawa noong'],
  soFar: [
    'This month is not over. What is here may still change.',
    'Hindi pa tapos ang buwang ito. Puwede pang magbago ang nandito.',
  ],
  zone: ['All dates and times are in Manila.', 'Oras sa Maynila ang lahat ng petsa at oras.'],
  when: [
    'Bets and wins are counted when they were made. What is given back later is in the month when it was given back.',
    'Binibilang ang mga taya at panalo sa araw na nangyari ang mga ito. Ang ibinalik pagkatapos ay nasa buwan kung kailan ito ibinalik.',
  ],
  balance: ['Balance', 'Balanse'],
  what: ['Item', 'Item'],
  amount: ['Amount', 'Halaga'],
  opening: ['Opening balance', 'Balanse sa simula'],
  closing: ['Closing balance', 'Balanse sa dulo'],
  play: ['Play', 'Laro'],
  playResult: ['Result of your play', 'Resulta ng paglalaro mo'],
  game: ['Type of game', 'Uri ng laro'],
  otherGames: ['Other games', 'Ibang laro'],
  bet: ['Bets', 'Mga taya'],
  won: ['Wins', 'Mga panalo'],
  takenBack: ['Given back', 'Ibinalik'],
  result: ['Result', 'Resulta'],
  prizes: ['Game prizes', 'Mga premyo sa laro'],
  corrections: ['Game corrections', 'Mga game correction'],
  bonuses: ['Bonuses', 'Mga bonus'],
  time: ['Playing time', 'Oras ng paglalaro'],
  minutes: ['Playing time in minutes', 'Oras ng paglalaro sa minuto'],
  entries: ['Every change beside bets and wins', 'Bawat pagbabago bukod sa mga taya at panalo'],
  none: ['Nothing', 'Wala'],
  section: ['Section', 'Bahagi'],
  date: ['Date and time', 'Petsa at oras'],
  page: ['Page', 'Pahina'],
} as const satisfies Readonly<Record<string, Text>>

export const movementTexts: Readonly<Record<Movement, Text>> = {
  deposits: ['Deposits', 'Mga deposit'],
  vouchers: ['Vouchers', 'Mga voucher'],
  withdrawals: ['Withdrawals', 'Mga withdraw'],
  withdrawals_returned: ['Withdrawals returned', 'Mga ibinalik na withdraw'],
  adjustments_given: ['Adjustments added', 'Mga adjustment na idinagdag'],
  adjustments_taken: ['Adjustments deducted', 'Mga adjustment na ibinawas'],
  other: ['Other changes', 'Ibang pagbabago'],
}
