import { type Language, sayIn, type SayOf, type Words } from '../../view/sayIn.ts'
import { tableWords } from '../../view/table/tableWords.ts'

const words = {
  ...tableWords,
  menu: ['Prizes, rules and last rounds', 'Mga premyo, rules at huling round'],
  people: ['{count} in the room · {sold} cards', '{count} sa room · {sold} card'],
  rests: ['The room is starting…', 'Nagsisimula ang room…'],
  soon: ['Cards on sale soon', 'Malapit nang mabili ang mga card'],
  open: ['Buy your cards', 'Bumili ng card'],
  closed: ['No more cards', 'Wala nang card'],
  calling: ['Calling the balls', 'Tinatawag ang mga bola'],
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
  lastBalls: ['Balls called, newest first', 'Mga natawag na bola, bago muna'],
  board: ['Numbers called', 'Mga numerong natawag'],
  prizes: ['What a card wins', 'Panalo ng isang card'],
  until: ['to ball {by}', 'hanggang bola {by}'],
  over: ['over', 'tapos na'],
  ball: ['Ball', 'Bola'],
  prize: ['Prize', 'Premyo'],
  byBall: ['By ball', 'Hanggang bola'],
  times: ['Times', 'Ilang beses'],
  returns: ['Prizes and RTP', 'Mga premyo at RTP'],
  returnsWhy: [
    'Over a very large number of rounds, {whole} of every ₱100 spent on cards is paid back: {fixed} as card prizes and {pool} as the jackpot. About {hits} of 100 cards win a prize. One card in {rare} wins the jackpot.',
    'Sa napakaraming round, {whole} sa bawat ₱100 na pambili ng card ang naibabalik: {fixed} sa mga premyo ng card at {pool} sa jackpot. Mga {hits} sa 100 card ang may premyo. Isa sa {rare} card ang nananalo ng jackpot.',
  ],
  limits: [
    '{price} per card, up to {most} cards per round. The maximum win per round is {win}.',
    '{price} bawat card, hanggang {most} card kada round. Hanggang {win} ang puwedeng mapanalunan kada round.',
  ],
  roomRounds: ['Last rounds in this room', 'Mga huling round sa room'],
  roomRound: ['Round {number}: {cards} cards', 'Round {number}: {cards} card'],
  own: ['Your last rounds', 'Mga huli mong round'],
  returned: [
    'Your cards came too late or the round was not played. Your payment was returned.',
    'Hindi natuloy ang mga card mo. Ibinalik ang bayad.',
  ],
  finishing: ['Settling your round…', 'Binabayaran ang round mo…'],
  words: ['Client seeds of all players in the round', 'Client seed ng lahat ng bumili'],
  fairnessWhy: [
    'Before cards are sold, the room shows the hashes of two server seeds. The first and your client seed decide your cards. Both, with the client seeds of all players, decide the balls. After the last ball, both are shown and anyone can verify the round.',
    'Bago magbenta ng card, ipinapakita ang hash ng dalawang server seed. Ang una at ang client seed mo ang nagdedesisyon ng mga card mo. Ang dalawa, kasama ang client seed ng lahat, ang nagdedesisyon ng mga bola. Pagkatapos ng huling bola, ipinapakita ang mga seed at puwedeng i-verify ng kahit sino ang round.',
  ],
  balls: ['Balls', 'Mga bola'],
  cards: ['Cards', 'Mga card'],
  rows: ['a row', 'isang hanay'],
  early: [
    'Not all balls of this round are called yet. Its server seed is shown after the last ball.',
    'Hindi pa natatawag ang lahat ng bola. Ipapakita ang server seed pagkatapos.',
  ],
  kept: [
    'This round was fair. Verified on this device: the server seed matches its hash, and every ball is the same when drawn again.',
    'Patas ang round na ito. Verified sa device na ito: tugma ang server seed sa hash nito, at pareho ang bawat bola nang i-draw muli.',
  ],
  cardsKept: [
    'These cards are the same when dealt again from the server seed and this client seed.',
    'Pareho ang mga card nang ibigay muli mula sa server seed at sa client seed na ito.',
  ],
  given: [
    'This round was not played. All payments were returned.',
    'Hindi natuloy ang round na ito. Ibinalik ang bayad.',
  ],
  notYet: ['shown after the last ball', 'ipinapakita pagkatapos ng huling bola'],
  statePlaced: ['in play', 'nasa laro'],
  stateReturned: ['returned', 'ibinalik'],
} as const satisfies Words

export type Say = SayOf<keyof typeof words>

export function sayInRoom(language: Language): Say {
  return sayIn(words, language)
}
