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
  finishing: ['Your last round is being finished…', 'Tinatapos ang huli mong round…'],
  returned: [
    'The round could not be played. Your bet was given back.',
    'Hindi natuloy ang round. Ibinalik ang taya mo.',
  ],
  payTable: ['Pay table', 'Talaan ng bayad'],
  recall: ['Recall of a past round', 'Balik-tanaw sa nakaraang round'],
  commitment: ['Promise of the next round (SHA-256)', 'Pangako sa susunod na round (SHA-256)'],
  clientSeed: ['Your word', 'Ang salita mo'],
  drawAgain: ['Draw this round again', 'Bunutin muli ang round na ito'],
  fairnessWhy: [
    'Before each round the studio shows the hash of a secret. All that is drawn follows from that secret, your word and the number of the round: what you choose, and when, changes none of it. When the round is over the secret is shown, and anybody can draw again.',
    'Bago ang bawat round, ipinakikita ang hash ng isang lihim. Dito, sa salita mo at sa bilang ng round nanggagaling ang lahat ng bunot: hindi ito nababago ng pinili mo o kung kailan. Pagkatapos, ipinakikita ang lihim, at puwedeng bumunot muli ang sinuman.',
  ],
  decided: ['Decided', 'Mga pinili'],
  when: ['When', 'Kailan'],
  state: ['State', 'Kalagayan'],
  notYet: ['told when the round is over', 'sinasabi kapag tapos na ang round'],
  early: [
    'This round is not over yet. Its seed is told when it is.',
    'Hindi pa tapos ang round na ito. Sasabihin ang binhi kapag tapos na.',
  ],
  kept: [
    'Checked on this device: the seed fits the promise, every number was drawn again the same, and what was shown is what they stand for.',
    'Nasuri sa device na ito: tugma ang binhi sa pangako, pareho ang bawat numerong binunot muli, at kahulugan nila ang ipinakita.',
  ],
  draws: ['Draws', 'Mga bunot'],
  number: ['Draw', 'Bunot'],
  of: ['Out of', 'Mula sa'],
  told: ['Told', 'Sinabi'],
  here: ['Drawn here', 'Binunot dito'],
  means: ['Shows', 'Ipinakita'],
  pending: ['being finished', 'tinatapos'],
  choosing: ['waits for a decision', 'naghihintay ng pasya'],
  done: ['paid', 'bayad na'],
  refusedState: ['not taken', 'hindi tinanggap'],
  returnedState: ['given back', 'ibinalik'],
  stoppedState: ['looked at by a person', 'tinitingnan ng tao'],
  seenState: ['put right by hand', 'inayos nang mano-mano'],
} as const satisfies Words

export type SoloWord = keyof typeof soloWords
export type SoloSay = SayOf<SoloWord>

export function saySolo(language: Language): SoloSay {
  return sayIn(soloWords, language)
}
