import { sharedWords } from '../sharedWords.ts'
import { type Language, sayIn, type SayOf, type Words } from '../sayIn.ts'

/** What the pages of all games of several decisions say. */
const soloWords = {
  ...sharedWords,
  lowerBet: ['Lower bet', 'Ibaba ang taya'],
  raiseBet: ['Raise bet', 'Itaas ang taya'],
  chooseBet: ['Choose your bet', 'Pumili ng taya'],
  busy: ['One moment', 'Sandali lang'],
  youWon: ['Panalo!', 'Panalo!'],
  finishing: ['Finishing your last round…', 'Tinatapos ang huli mong round…'],
  returned: ['The round could not be played. Your bet was returned.', 'Hindi natuloy ang round. Ibinalik ang taya mo.'],
  payTable: ['Paytable', 'Paytable'],
  recall: ['Replay of a past round', 'Replay ng nakaraang round'],
  commitment: ['Server seed hash of the next round (SHA-256)', 'Server seed hash ng susunod na round (SHA-256)'],
  clientSeed: ['Client seed', 'Client seed'],
  drawAgain: ['Verify this round', 'I-verify ang round na ito'],
  fairnessWhy: [
    'Before each round, the studio shows the hash of its server seed. The server seed, your client seed and the nonce decide every draw. What you choose, and when, does not change it. After the round, the server seed is shown and anyone can verify the draws.',
    'Bago ang bawat round, ipinapakita ng studio ang hash ng server seed. Ang server seed, client seed mo at nonce ang nagdedesisyon ng bawat draw. Hindi ito nababago ng pinili mo o kung kailan. Pagkatapos ng round, ipinapakita ang server seed at puwedeng i-verify ng kahit sino ang mga draw.',
  ],
  decided: ['Choices', 'Mga pinili'],
  when: ['When', 'Kailan'],
  state: ['Status', 'Status'],
  notYet: ['shown after the round', 'ipinapakita pagkatapos ng round'],
  early: [
    'This round is not over yet. Its server seed is shown after the round.',
    'Hindi pa tapos ang round na ito. Ipapakita ang server seed pagkatapos.',
  ],
  kept: [
    'This round was fair. Verified on this device: the server seed matches its hash, every number is the same when drawn again, and the result shown is correct.',
    'Patas ang round na ito. Verified sa device na ito: tugma ang server seed sa hash nito, pareho ang bawat numero nang i-draw muli, at tama ang ipinakitang resulta.',
  ],
  draws: ['Draws', 'Mga draw'],
  number: ['Draw', 'Draw'],
  of: ['Out of', 'Mula sa'],
  told: ['From studio', 'Mula sa studio'],
  here: ['Drawn here', 'Draw dito'],
  means: ['Shows', 'Ipinakita'],
  pending: ['finishing', 'tinatapos'],
  choosing: ['waiting for you', 'hinihintay ka'],
  done: ['paid', 'bayad na'],
  refusedState: ['not accepted', 'hindi tinanggap'],
  returnedState: ['returned', 'ibinalik'],
  stoppedState: ['under review', 'nire-review'],
  seenState: ['settled by our team', 'inayos ng team namin'],
} as const satisfies Words

export type SoloWord = keyof typeof soloWords
export type SoloSay = SayOf<SoloWord>

export function saySolo(language: Language): SoloSay {
  return sayIn(soloWords, language)
}
