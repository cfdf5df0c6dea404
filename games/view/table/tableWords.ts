import type { SayOf, Words } from '../sayIn.ts'
import { sharedWords } from '../sharedWords.ts'

/** What the pages of all tables say, a room and a league being tables of their kind. */
export const tableWords = {
  ...sharedWords,
  menu: ['Rules, RTP and last bets', 'Rules, RTP at mga huling taya'],
  soon: ['Bets open soon', 'Malapit nang tumanggap ng taya'],
  open: ['Place your bets', 'Tumaya na'],
  closed: ['No more bets', 'Wala nang taya'],
  result: ['Result', 'Resulta'],
  seconds: ['{count} seconds to bet', '{count} segundo para tumaya'],
  placing: ['Placing your bet', 'Itinataya'],
  inPlay: ['In play', 'Nakataya'],
  placed: ['{amount} is in play.', '{amount} ang nakataya.'],
  finishing: ['Settling your bets…', 'Binabayaran ang mga taya mo…'],
  pays: ['Pays', 'Bayad'],
  commitment: ['Server seed hash of this round (SHA-256)', 'Server seed hash ng round na ito (SHA-256)'],
  word: ['Client seed', 'Client seed'],
  closingSeed: [
    'Closing seed, not stored anywhere until bets closed',
    'Closing seed, hindi naka-save kahit saan bago magsara ang taya',
  ],
  words: ['Client seeds of all players in the round', 'Client seed ng lahat ng player sa round'],
  check: ['Verify this round', 'I-verify ang round na ito'],
  draws: ['Draws', 'Mga draw'],
  number: ['Draw', 'Draw'],
  of: ['Out of', 'Mula sa'],
  told: ['From studio', 'Mula sa studio'],
  here: ['Drawn here', 'Draw dito'],
  means: ['Shows', 'Ipinakita'],
  state: ['Status', 'Status'],
  wordIn: ['The client seed of this bet is included.', 'Kasama ang client seed ng tayang ito.'],
  statePending: ['settling', 'binabayaran'],
  statePlaced: ['in play', 'nakataya'],
  stateDone: ['settled', 'tapos na'],
  stateRefused: ['not accepted', 'hindi tinanggap'],
  stateReturned: ['returned', 'ibinalik'],
  stateStopped: ['under review', 'nire-review'],
  stateSeen: ['settled by our team', 'inayos ng team namin'],
  stoppedBet: ['Your bet is on hold. Our team is checking it.', 'Naka-hold ang taya mo. Sinusuri ito ng team namin.'],
  stands: ['{amount} is on hold. What happens next?', '{amount} ang naka-hold. Ano ang susunod?'],
  standing: ['Bets on hold', 'Mga naka-hold na taya'],
  standsWhy: [
    'Our team is checking these bets. Nothing is lost. They will be paid or returned, and you will see this in your transactions. You can keep playing. If you have questions, send the bet number to Service.',
    'Sinusuri ng team namin ang mga tayang ito. Walang mawawala. Babayaran o ibabalik ang mga ito, at makikita mo sa mga transaksyon mo. Puwede kang maglaro pa. Kung may tanong, ipadala sa Service ang bet number.',
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
  tooLarge: ['The maximum bet here is {amount}.', 'Hanggang {amount} lang ang taya rito.'],
  back: ['RTP', 'RTP'],
  most: ['Maximum', 'Maximum'],
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
