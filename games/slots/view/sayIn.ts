import { type Language, sayIn as sayOf, type SayOf, type Words } from '../../view/sayIn.ts'
import { sharedWords } from '../../view/sharedWords.ts'

export type { Language } from '../../view/sayIn.ts'

const words = {
  ...sharedWords,
  lowerBet: ['Lower bet', 'Ibaba ang taya'],
  raiseBet: ['Raise bet', 'Itaas ang taya'],
  chooseBet: ['Choose your bet', 'Pumili ng taya'],
  spin: ['Spin', 'Spin'],
  spinning: ['Spinning', 'Umiikot'],
  youWon: ['Panalo!', 'Panalo!'],
  wild: ['WILD', 'WILD'],
  freeSpin: ['Free spin {number} of {of}', 'Free spin {number} sa {of}'],
  freeAwarded: ['{count} free spins', '{count} free spin'],
  times: ['Wins × {times}', 'Panalo × {times}'],
  lives: ['Respins left: {count}', 'Natitirang respin: {count}'],
  chooseBox: ['Choose one', 'Pumili ng isa'],
  chooseBoxWhy: [
    'Every box has the same chance until you open it.',
    'Pareho ang tsansa ng bawat kahon hanggang buksan mo.',
  ],
  box: ['Box {number}', 'Kahon {number}'],
  boxHeld: ['Box {number} held {amount}', '{amount} ang laman ng kahon {number}'],
  most: ['You reached the maximum win for one round.', 'Naabot mo ang maximum na panalo sa isang round.'],
  finishing: ['Finishing your last round…', 'Tinatapos ang huli mong round…'],
  returned: ['The round could not be played. Your bet was returned.', 'Hindi natuloy ang round. Ibinalik ang taya mo.'],
  again: ['Open the game again', 'Buksan muli ang laro'],
  loading: ['Opening {game}', 'Binubuksan ang {game}'],
  payTable: ['Paytable', 'Paytable'],
  payTableWhy: ['Payouts for a bet of {amount}', 'Bayad para sa tayang {amount}'],
  recall: ['Replay of a past round', 'Replay ng nakaraang round'],
  commitment: ['Server seed hash of the next round (SHA-256)', 'Server seed hash ng susunod na round (SHA-256)'],
  clientSeed: ['Client seed', 'Client seed'],
  drawAgain: ['Verify this round', 'I-verify ang round na ito'],
  checking: ['Verifying the last round…', 'Vine-verify ang huling round…'],
  unchecked: [
    'The draws of this round cannot be loaded now, so it was not verified. Please try again.',
    'Hindi ma-load ngayon ang mga draw ng round na ito, kaya hindi ito na-verify. Subukan muli.',
  ],
  fairnessWhy: [
    'Before each round, the studio shows the hash of its server seed. The server seed, your client seed and the nonce decide every draw. After the round, the server seed is shown and anyone can verify the draws.',
    'Bago ang bawat round, ipinapakita ng studio ang hash ng server seed. Ang server seed, client seed mo at nonce ang nagdedesisyon ng bawat draw. Pagkatapos ng round, ipinapakita ang server seed at puwedeng i-verify ng kahit sino ang mga draw.',
  ],
} as const satisfies Words

export type Word = keyof typeof words
export type Say = SayOf<Word>

/** Says a sentence of a slot in a language, with its values put in. */
export function sayIn(language: Language): Say {
  return sayOf(words, language)
}
