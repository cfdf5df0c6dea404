import type { SayOf, Words } from '../sayIn.ts'
import { sharedWords } from '../sharedWords.ts'

/** What the pages of all tables say, a room and a league being tables of their kind. */
export const tableWords = {
  ...sharedWords,
  menu: ['Rules, returns and last bets', 'Tuntunin, balik at mga huling taya'],
  soon: ['Bets open soon', 'Malapit nang tumanggap ng taya'],
  open: ['Place your bets', 'Tumaya na'],
  closed: ['No more bets', 'Wala nang taya'],
  result: ['Result', 'Resulta'],
  seconds: ['{count} seconds to bet', '{count} segundo para tumaya'],
  placing: ['Placing your bet', 'Itinataya'],
  inPlay: ['In play', 'Nakataya'],
  placed: ['{amount} is in play.', '{amount} ang nakataya.'],
  finishing: ['Your bets are being settled…', 'Binabayaran ang mga taya mo…'],
  pays: ['Pays', 'Bayad'],
  commitment: ['Promise of this round (SHA-256)', 'Pangako ng round na ito (SHA-256)'],
  word: ['Your word', 'Ang salita mo'],
  closingSeed: [
    'Closing seed, kept nowhere before betting closed',
    'Pansarang binhi, hindi nakatago bago magsara ang taya',
  ],
  words: ['Words of all whose bets counted', 'Mga salita ng lahat ng taya'],
  check: ['Draw this round again', 'Bunutin muli ang round na ito'],
  draws: ['Draws', 'Mga bunot'],
  number: ['Draw', 'Bunot'],
  of: ['Out of', 'Mula sa'],
  told: ['Told', 'Sinabi'],
  here: ['Drawn here', 'Binunot dito'],
  means: ['Shows', 'Ipinakita'],
  state: ['State', 'Kalagayan'],
  wordIn: ['The word of this bet is among them.', 'Kasama ang salita ng tayang ito.'],
  statePending: ['being settled', 'binabayaran'],
  statePlaced: ['in play', 'nakataya'],
  stateDone: ['settled', 'tapos na'],
  stateRefused: ['not taken', 'hindi tinanggap'],
  stateReturned: ['given back', 'ibinalik'],
  stateStopped: ['looked at by a person', 'tinitingnan ng tao'],
  stateSeen: ['put right by hand', 'inayos nang mano-mano'],
  stoppedBet: ['Your bet stands still. A person checks it.', 'Nakahinto ang taya mo. Sinusuri ito ng tao.'],
  stands: ['{amount} stands still. What happens next?', '{amount} ang nakahinto. Ano ang susunod?'],
  standing: ['Bets that stand still', 'Mga nakahintong taya'],
  standsWhy: [
    'Our people check these by hand. Nothing is lost: what was taken for them is paid out or given back, and stands among your transactions then. You can play on meanwhile. Support answers questions: tell them the number of the bet.',
    'Mano-mano itong sinusuri ng mga tao namin. Walang mawawala: babayaran o ibabalik ang kinuha rito, at makikita sa mga transaksiyon mo. Puwede kang magpatuloy sa paglalaro. May tanong? Sabihin sa support ang numero ng taya.',
  ],
} as const satisfies Words

/** And what those say besides at which chips are put on something. */
export const chipWords = {
  ...tableWords,
  chip: ['Chip', 'Chip'],
  chips: ['Chips', 'Mga chip'],
  undo: ['Undo', 'Bawiin'],
  clear: ['Clear', 'Alisin'],
  place: ['Bet {amount}', 'Itaya ang {amount}'],
  spotBet: ['your bet {amount}', 'taya mo {amount}'],
  tooLarge: ['No more may be bet here: {amount} is the most.', 'Hanggang {amount} lang dito.'],
  back: ['Returns', 'Balik'],
  most: ['Most', 'Hanggang'],
  spots: ['Bets', 'Mga taya'],
} as const satisfies Words

/** What each table says besides in words of its own. */
type OwnWord = 'rests' | 'returned' | 'fairnessWhy' | 'notYet' | 'early' | 'kept' | 'given' | 'returns'

export type TableWord = keyof typeof tableWords | OwnWord
export type TableSay = SayOf<TableWord>
export type ChipSay = SayOf<TableWord | keyof typeof chipWords>

const states = {
  pending: 'statePending',
  placed: 'statePlaced',
  done: 'stateDone',
  refused: 'stateRefused',
  returned: 'stateReturned',
  stopped: 'stateStopped',
  seen: 'stateSeen',
} as const

export function sayState(say: SayOf<(typeof states)[keyof typeof states]>, state: keyof typeof states): string {
  return say(states[state])
}
