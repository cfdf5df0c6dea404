import { type Language, sayIn as sayOf, type SayOf, type Words } from '../../view/sayIn.ts'
import { sharedWords } from '../../view/sharedWords.ts'

export type { Language } from '../../view/sayIn.ts'

const words = {
  ...sharedWords,
  lowerBet: ['Lower bet', 'Ibaba ang taya'],
  raiseBet: ['Raise bet', 'Itaas ang taya'],
  chooseBet: ['Choose your bet', 'Pumili ng taya'],
  spin: ['Spin', 'Paikutin'],
  spinning: ['Spinning', 'Umiikot'],
  youWon: ['Panalo!', 'Panalo!'],
  wild: ['WILD', 'WILD'],
  freeSpin: ['Free spin {number} of {of}', 'Libreng ikot {number} ng {of}'],
  freeAwarded: ['{count} free spins', '{count} libreng ikot'],
  times: ['Wins × {times}', 'Panalo × {times}'],
  lives: ['Respins left: {count}', 'Natitirang ikot: {count}'],
  chooseBox: ['Choose one', 'Pumili ng isa'],
  chooseBoxWhy: [
    'Every box is as good as any other until you open it.',
    'Pantay-pantay ang bawat kahon hanggang buksan mo.',
  ],
  box: ['Box {number}', 'Kahon {number}'],
  boxHeld: ['Box {number} held {amount}', '{amount} ang laman ng kahon {number}'],
  most: ['This is the most a round can win.', 'Ito na ang pinakamalaking panalo sa isang round.'],
  finishing: ['Your last round is being finished…', 'Tinatapos ang huli mong round…'],
  returned: [
    'The round could not be played. Your bet was given back.',
    'Hindi natuloy ang round. Ibinalik ang taya mo.',
  ],
  again: ['Open the game again', 'Buksan muli ang laro'],
  loading: ['Opening {game}', 'Binubuksan ang {game}'],
  payTable: ['Pay table', 'Talaan ng bayad'],
  payTableWhy: ['What each pays at a bet of {amount}', 'Bayad ng bawat isa sa tayang {amount}'],
  recall: ['Recall of a past round', 'Balik-tanaw sa nakaraang round'],
  commitment: ['Promise of the next round (SHA-256)', 'Pangako sa susunod na round (SHA-256)'],
  clientSeed: ['Your word', 'Ang salita mo'],
  drawAgain: ['Draw this round again', 'Bunutin muli ang round na ito'],
  checking: ['Drawing the last round again…', 'Binubunot muli ang huling round…'],
  unchecked: [
    'The draws of this round cannot be read now, so that nothing of it was checked.',
    'Hindi mabasa ngayon ang mga bunot ng round na ito, kaya walang nasuri.',
  ],
  fairnessWhy: [
    'Before each round the studio shows the hash of a secret. The draws follow from that secret, your word and the number of the round. When it is over the secret is shown, and anybody can draw again.',
    'Bago ang bawat round, ipinakikita ang hash ng isang lihim. Dito, sa salita mo at sa bilang ng round nanggagaling ang bunot. Pagkatapos, ipinakikita ang lihim, at puwedeng bumunot muli ang sinuman.',
  ],
} as const satisfies Words

export type Word = keyof typeof words
export type Say = SayOf<Word>

/** Says a sentence of a slot in a language, with its values put in. */
export function sayIn(language: Language): Say {
  return sayOf(words, language)
}
