import { type Language, sayIn, type SayOf, type Words } from '../../view/sayIn.ts'
import { chipWords } from '../../view/table/tableWords.ts'

const words = {
  ...chipWords,
  players: ['{count} at the table', '{count} sa mesa'],
  rests: ['The table wakes up…', 'Nagsisimula ang mesa…'],
  repeat: ['Repeat', 'Ulitin'],
  placeNone: ['Choose a spot', 'Pumili ng puwesto'],
  spot: ['pays {odds}', 'bayad {odds}'],
  roundTooLarge: ['No more may be bet in one round: {amount} is the most.', 'Hanggang {amount} lang sa isang round.'],
  returned: [
    'Your bet came too late or the round was not played. It was given back.',
    'Hindi natuloy ang taya mo. Ibinalik ito.',
  ],
  returns: ['Bets, pays and returns', 'Taya, bayad at balik'],
  returnsWhy: [
    'Of every ₱100 bet on a spot, so much comes back over very many rounds.',
    'Sa bawat ₱100 na itinaya sa puwesto, ganito ang bumabalik sa napakaraming round.',
  ],
  limits: [
    '{least} to the limit of each spot, and {most} in one round at most. A player can win {win} in one round at most.',
    '{least} hanggang sa limit ng bawat puwesto, at {most} sa isang round. Hanggang {win} ang puwedeng mapanalunan sa isang round.',
  ],
  fairnessWhy: [
    'Before bets are taken the table shows the hash of two secrets, of which one is kept nowhere until bets have closed. The draws follow from both, the words of all whose bets counted, and the number of the round. Then both are shown, and anybody can draw again.',
    'Bago tumanggap ng taya, ipinakikita ang hash ng dalawang lihim; walang nagtatago ng isa hanggang magsara ang taya. Dito, sa mga salita ng lahat ng tumaya at sa bilang ng round nanggagaling ang bunot. Pagkatapos, ipinakikita ang mga lihim, at puwedeng bumunot muli ang sinuman.',
  ],
  road: ['Last results, the newest first', 'Mga huling resulta, pinakabago muna'],
  player: ['Player', 'Player'],
  banker: ['Banker', 'Banker'],
  dragon: ['Dragon', 'Dragon'],
  tiger: ['Tiger', 'Tigre'],
  tie: ['Tie', 'Tabla'],
  red: ['red', 'pula'],
  black: ['black', 'itim'],
  early: [
    'This round is not drawn yet. Its seed is told when it is.',
    'Hindi pa nabubunot ang round na ito. Sasabihin ang binhi pagkatapos.',
  ],
  kept: [
    'Checked on this device: the seed fits the promise, every number was drawn again the same, and the result is what they stand for.',
    'Nasuri sa device na ito: tugma ang binhi sa pangako, pareho ang bawat numerong binunot muli, at kahulugan nila ang resulta.',
  ],
  given: [
    'This round was not played. Every bet was given back.',
    'Hindi natuloy ang round na ito. Ibinalik ang bawat taya.',
  ],
  notYet: ['told when the round is drawn', 'sinasabi kapag nabunot na'],
} as const satisfies Words

export type Say = SayOf<keyof typeof words>

export function sayAtTable(language: Language): Say {
  return sayIn(words, language)
}
