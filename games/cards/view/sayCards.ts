import { type Language, sayIn, type SayOf, type Words } from '../../view/sayIn.ts'

const words = {
  deal: ['Deal', 'Magbigay'],
  restPoker: [
    'Jacks or better pay. Choose the cards to hold, then draw once.',
    'May bayad mula pares ng J. Piliin ang itatabi, saka bumunot nang isang beses.',
  ],
  restBlackjack: ['Blackjack pays 3 to 2', '3 sa 2 ang bayad ng blackjack'],
  draw: ['Draw', 'Bumunot'],
  drawNone: ['Keep all', 'Itabi lahat'],
  choose: ['Tap the cards to hold, then draw.', 'I-tap ang itatabing baraha, saka bumunot.'],
  dealt: ['Dealt: {rank}. Tap the cards to hold.', 'Hawak: {rank}. I-tap ang itatabing baraha.'],
  held: ['HELD', 'TABI'],
  isHeld: ['held', 'nakatabi'],
  hold: ['Hold', 'Itabi'],
  nothing: ['No win', 'Walang panalo'],
  jacksOrBetter: ['Jacks or better', 'Pares ng J pataas'],
  twoPair: ['Two pair', 'Dalawang pares'],
  three: ['Three of a kind', 'Tatlong magkapareho'],
  straight: ['Straight', 'Straight'],
  flush: ['Flush', 'Flush'],
  fullHouse: ['Full house', 'Full house'],
  four: ['Four of a kind', 'Apat na magkapareho'],
  straightFlush: ['Straight flush', 'Straight flush'],
  royalFlush: ['Royal flush', 'Royal flush'],
  hand: ['Hand', 'Baraha'],
  pays: ['Pays', 'Bayad'],
  stand: ['Stand', 'Tama na'],
  hit: ['Hit', 'Isa pa'],
  double: ['Double', 'Doblehin'],
  split: ['Split', 'Hatiin'],
  more: ['+ {amount}', '+ {amount}'],
  dealer: ['Dealer', 'Dealer'],
  you: ['You', 'Ikaw'],
  handOf: ['Hand {number}', 'Kamay {number}'],
  doubled: ['doubled', 'doble'],
  closed: ['face-down card', 'nakataob na baraha'],
  yours: ['You have {total}, the dealer shows {dealer}.', '{total} ang sa iyo, {dealer} ang sa dealer.'],
  yoursOf: ['Hand {number}: {total}, the dealer shows {dealer}.', 'Kamay {number}: {total}, {dealer} ang sa dealer.'],
  ended: ['{results} Dealer {dealer}.', '{results} Dealer {dealer}.'],
  blackjack: ['Blackjack', 'Blackjack'],
  won: ['won', 'panalo'],
  push: ['push', 'tabla'],
  lost: ['lost', 'talo'],
  bust: ['over 21', 'lampas 21'],
  win: ['Winning hand', 'Nanalong kamay'],
  tie: ['A tie', 'Tabla'],
  back: ['bet returned', 'ibinabalik ang taya'],
  cardOf: ['Card for {place}', 'Baraha para sa {place}'],
  place: ['place {number}', 'puwesto {number}'],
  coming: ['coming {number}', 'parating {number}'],
  later: ['in turn', 'sunod'],
} as const satisfies Words

export type CardWord = keyof typeof words
export type Say = SayOf<CardWord>

export function sayCards(language: Language): Say {
  return sayIn(words, language)
}
