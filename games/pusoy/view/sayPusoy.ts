import { type Language, sayIn, type SayOf, type Words } from '../../view/sayIn.ts'

const words = {
  deal: ['Deal', 'Magbigay'],
  rest: ['Three hands against three bots', 'Tatlong kamay laban sa tatlong bot'],
  arrange: [
    'Tap two cards, or drag one onto another, to swap them.',
    'I-tap ang dalawang baraha, o i-drag ang isa, para magpalit.',
  ],
  lay: ['Show hands', 'Ilatag'],
  sortRank: ['Sort by rank', 'Ayusin sa taas'],
  sortSuit: ['Sort by suit', 'Ayusin sa uri'],
  suggest: ['Suggest', 'Imungkahi'],
  tools: ['Your cards', 'Mga baraha mo'],
  foul: ['Not yet: back must be strongest, front weakest.', 'Hindi pa: likod ang pinakamalakas, harap ang mahina.'],
  foulRow: ['Not yet: {one} is stronger than {other}.', 'Hindi pa: mas malakas ang {one} kaysa {other}.'],
  good: ['The hands are in order.', 'Tama ang ayos ng mga kamay.'],
  front: ['Front', 'Harap'],
  middle: ['Middle', 'Gitna'],
  back: ['Back', 'Likod'],
  place: ['{row}, place {number}', '{row}, puwesto {number}'],
  you: ['You', 'Ikaw'],
  bot0: ['Left bot', 'Bot kaliwa'],
  bot1: ['Facing bot', 'Bot kaharap'],
  bot2: ['Right bot', 'Bot kanan'],
  high: ['High card', 'Mataas'],
  pair: ['Pair', 'Pares'],
  twoPair: ['Two pair', 'Dalawang pares'],
  three: ['Three of a kind', 'Tatlong magkapareho'],
  straight: ['Straight', 'Straight'],
  flush: ['Flush', 'Flush'],
  fullHouse: ['Full house', 'Full house'],
  four: ['Four of a kind', 'Apat na magkapareho'],
  straightFlush: ['Straight flush', 'Straight flush'],
  oneSuit: ['Thirteen of one suit', 'Labintatlong iisang uri'],
  dragon: ['Dragon', 'Dragon'],
  sixPairs: ['Six pairs', 'Anim na pares'],
  threeFlushes: ['Three flushes', 'Tatlong flush'],
  threeStraights: ['Three straights', 'Tatlong straight'],
  won: ['you win', 'panalo ka'],
  lost: ['you lose', 'talo ka'],
  tied: ['tie', 'tabla'],
  points: ['{points} points', '{points} puntos'],
  ended: ['Total points: {points}', 'Kabuuang puntos: {points}'],
  endedNatural: ['{natural}! Total points: {points}', '{natural}! Kabuuang puntos: {points}'],
  perPoint: ['One point', 'Isang puntos'],
  perHand: ['Each hand won', 'Bawat kamay na panalo'],
  perScoop: ['All three hands: points count twice', 'Tatlong kamay: doble ang puntos'],
  perBot: ['Maximum from one bot', 'Pinakamarami sa isang bot'],
  royalty: ['{kind}, {row}', '{kind}, {row}'],
  natural: ['{natural}, paid extra', '{natural}, dagdag na bayad'],
  cardFor: ['{who}: {card}', '{who}: {card}'],
  laid: ['{row}: {cards}', '{row}: {cards}'],
} as const satisfies Words

export type PusoyWord = keyof typeof words
export type Say = SayOf<PusoyWord>

export function sayPusoy(language: Language): Say {
  return sayIn(words, language)
}

/** Points with their sign, as everybody reads them. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'
}
