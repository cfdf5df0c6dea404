import { type Language, sayIn, type SayOf, type Words } from '../../view/sayIn.ts'
import { tableWords } from '../../view/table/tableWords.ts'

const words = {
  ...tableWords,
  menu: ['Prizes, rules and last rounds', 'Mga premyo, tuntunin at huling round'],
  people: ['{count} in the room · {sold} cards', '{count} sa silid · {sold} card'],
  rests: ['The room wakes up…', 'Nagsisimula ang silid…'],
  soon: ['Cards on sale soon', 'Malapit nang magbenta ng card'],
  open: ['Buy your cards', 'Bumili ng card'],
  closed: ['No more cards', 'Wala nang card'],
  calling: ['The balls are called', 'Tinatawag ang mga bola'],
  result: ['Round over', 'Tapos ang round'],
  seconds: ['{count} seconds to buy', '{count} segundo para bumili'],
  jackpot: ['Jackpot', 'Jackpot'],
  jackpotBy: ['Full house within {by} balls', 'Buong card sa {by} bola'],
  jackpotWon: ['Jackpot won: {hits} × {each}', 'Napanalunan ang jackpot: {hits} × {each}'],
  fewer: ['One card fewer', 'Bawas isang card'],
  more: ['One card more', 'Dagdag isang card'],
  count: ['{count} cards', '{count} card'],
  countOne: ['1 card', '1 card'],
  buy: ['Buy for {amount}', 'Bilhin sa {amount}'],
  buying: ['Buying', 'Binibili'],
  hasCards: ['Cards in play', 'Nasa laro na'],
  waitForNext: ['Next round soon', 'Malapit na ang susunod'],
  placed: ['{amount} is in play. Good luck.', '{amount} ang nakataya. Good luck.'],
  card: ['Card {number}', 'Card {number}'],
  free: ['free', 'libre'],
  dabbed: ['dabbed', 'may tanda'],
  heardDab: ['{ball}: card {cards}', '{ball}: card {cards}'],
  prizeWon: ['Card {number}: {prize} with ball {ball}, {amount}', 'Card {number}: {prize} sa bola {ball}, {amount}'],
  lastBalls: ['Balls called, the last first', 'Mga natawag na bola, huli muna'],
  board: ['Numbers called', 'Mga numerong natawag'],
  prizes: ['What a card wins', 'Panalo ng isang card'],
  until: ['to ball {by}', 'hanggang bola {by}'],
  over: ['over', 'tapos na'],
  ball: ['Ball', 'Bola'],
  prize: ['Prize', 'Premyo'],
  byBall: ['By ball', 'Hanggang bola'],
  times: ['Times', 'Ilang beses'],
  returns: ['Prizes and returns', 'Mga premyo at balik'],
  returnsWhy: [
    'Of every ₱100 spent on cards {whole} come back over very many rounds: {fixed} by the prizes of the cards, and {pool} by the jackpot. Of 100 cards about {hits} are paid anything. One card in {rare} wins the jackpot.',
    'Sa bawat ₱100 na ibinili ng card, {whole} ang bumabalik sa napakaraming round: {fixed} sa mga premyo ng card at {pool} sa jackpot. Sa 100 card, mga {hits} ang may bayad. Isa sa {rare} card ang nananalo ng jackpot.',
  ],
  limits: [
    '{price} a card, {most} cards a round. A player can win {win} in one round at most.',
    '{price} bawat card, {most} card sa isang round. Hanggang {win} ang puwedeng mapanalunan sa isang round.',
  ],
  roomRounds: ['Last rounds of this room', 'Mga huling round ng silid'],
  roomRound: ['Round {number}: {cards} cards', 'Round {number}: {cards} card'],
  own: ['Your last rounds', 'Mga huli mong round'],
  returned: [
    'Your cards came too late or the round was not played. They were paid back.',
    'Hindi natuloy ang mga card mo. Ibinalik ang bayad.',
  ],
  finishing: ['Your round is being settled…', 'Binabayaran ang round mo…'],
  words: ['Words of all whose cards counted', 'Mga salita ng lahat ng bumili'],
  fairnessWhy: [
    'Before cards are sold the room shows the hash of two secrets. Your cards follow from the first and your word, the balls from both and the words of all. When the last ball is called both are shown, and anybody can draw again.',
    'Bago magbenta ng card, ipinakikita ang hash ng dalawang lihim. Mula sa una at sa salita mo ang mga card mo; mula sa dalawa at sa salita ng lahat ang mga bola. Pagkatapos ng huling bola, ipinakikita ang mga lihim, at puwedeng bumunot muli ang sinuman.',
  ],
  balls: ['Balls', 'Mga bola'],
  cards: ['Cards', 'Mga card'],
  rows: ['a row', 'isang hanay'],
  early: [
    'The balls of this round are not all called yet. Its seed is told when they are.',
    'Hindi pa natatawag ang lahat ng bola. Sasabihin ang binhi pagkatapos.',
  ],
  kept: [
    'Checked on this device: the seed fits the promise, and every ball was drawn again the same.',
    'Nasuri sa device na ito: tugma ang binhi sa pangako, at pareho ang bawat bolang binunot muli.',
  ],
  cardsKept: [
    'These cards were dealt again from the seed and this word, the same.',
    'Pareho ang mga card na ibinigay muli mula sa binhi at salitang ito.',
  ],
  given: [
    'This round was not played. All cards were paid back.',
    'Hindi natuloy ang round na ito. Ibinalik ang bayad.',
  ],
  notYet: ['told when the last ball is called', 'sinasabi pagkatapos ng huling bola'],
  statePlaced: ['in play', 'nasa laro'],
  stateReturned: ['paid back', 'ibinalik'],
} as const satisfies Words

export type Say = SayOf<keyof typeof words>

export function sayInRoom(language: Language): Say {
  return sayIn(words, language)
}
