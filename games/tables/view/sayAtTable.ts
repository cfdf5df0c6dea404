import { type Language, sayIn, type SayOf, type Words } from '../../view/sayIn.ts'
import { chipWords } from '../../view/table/tableWords.ts'

const words = {
  ...chipWords,
  players: ['{count} at the table', '{count} sa mesa'],
  rests: ['The table is starting…', 'Nagsisimula ang mesa…'],
  repeat: ['Repeat', 'Ulitin'],
  placeNone: ['Choose a spot', 'Pumili ng tatayaan'],
  spot: ['pays {odds}', 'bayad {odds}'],
  roundTooLarge: ['The maximum bet in one round is {amount}.', 'Hanggang {amount} lang ang taya sa isang round.'],
  returned: [
    'Your bet came too late or the round was not played. It was returned.',
    'Hindi natuloy ang taya mo. Ibinalik ito.',
  ],
  returns: ['Bets, payouts and RTP', 'Taya, bayad at RTP'],
  returnsWhy: [
    'This is how much of every ₱100 bet on a spot is paid back over a very large number of rounds.',
    'Ito ang naibabalik sa bawat ₱100 na taya sa napakaraming round.',
  ],
  limits: [
    'Minimum bet {least}. Maximum {most} per round. The maximum win per round is {win}.',
    'Minimum na taya {least}. Maximum {most} kada round. Hanggang {win} ang puwedeng mapanalunan kada round.',
  ],
  fairnessWhy: [
    'Before bets open, the table shows the hashes of two server seeds. The second one is not stored anywhere until bets close. Both seeds, the client seeds of all players and the nonce decide the draws. Then both are shown and anyone can verify the round.',
    'Bago magbukas ang taya, ipinapakita ang hash ng dalawang server seed. Hindi naka-save ang ikalawa kahit saan hanggang magsara ang taya. Ang dalawang seed, client seed ng lahat ng player at nonce ang nagdedesisyon ng draw. Pagkatapos, ipinapakita ang mga seed at puwedeng i-verify ng kahit sino ang round.',
  ],
  road: ['Last results, newest first', 'Mga huling resulta, pinakabago muna'],
  player: ['Player', 'Player'],
  banker: ['Banker', 'Banker'],
  dragon: ['Dragon', 'Dragon'],
  tiger: ['Tiger', 'Tigre'],
  tie: ['Tie', 'Tabla'],
  red: ['red', 'pula'],
  black: ['black', 'itim'],
  early: [
    'This round is not drawn yet. Its server seed is shown after the draw.',
    'Hindi pa nado-draw ang round na ito. Ipapakita ang server seed pagkatapos.',
  ],
  kept: [
    'This round was fair. Verified on this device: the server seed matches its hash, every number is the same when drawn again, and the result is correct.',
    'Patas ang round na ito. Verified sa device na ito: tugma ang server seed sa hash nito, pareho ang bawat numero nang i-draw muli, at tama ang resulta.',
  ],
  given: [
    'This round was not played. All bets were returned.',
    'Hindi natuloy ang round na ito. Ibinalik ang bawat taya.',
  ],
  notYet: ['shown after the draw', 'ipinapakita pagkatapos ng draw'],
} as const satisfies Words

export type Say = SayOf<keyof typeof words>

export function sayAtTable(language: Language): Say {
  return sayIn(words, language)
}
