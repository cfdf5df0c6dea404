import { type Language, sayIn, type SayOf, type Words } from '../../view/sayIn.ts'
import { sharedWords } from '../../view/sharedWords.ts'

const words = {
  ...sharedWords,
  menu: ['Rules, returns and last bets', 'Tuntunin, balik at mga huling taya'],
  players: ['{count} at the table', '{count} sa mesa'],
  rests: ['The table wakes up…', 'Nagsisimula ang mesa…'],
  soon: ['Bets open soon', 'Malapit nang tumanggap ng taya'],
  open: ['Place your bets', 'Tumaya na'],
  closed: ['No more bets', 'Wala nang taya'],
  result: ['Result', 'Resulta'],
  seconds: ['{count} seconds to bet', '{count} segundo para tumaya'],
  chip: ['Chip', 'Chip'],
  chips: ['Chips', 'Mga chip'],
  undo: ['Undo', 'Bawiin'],
  clear: ['Clear', 'Alisin'],
  repeat: ['Repeat', 'Ulitin'],
  place: ['Bet {amount}', 'Itaya ang {amount}'],
  placeNone: ['Choose a spot', 'Pumili ng puwesto'],
  placing: ['Placing your bet', 'Itinataya'],
  inPlay: ['In play', 'Nakataya'],
  spot: ['pays {odds}', 'bayad {odds}'],
  spotBet: ['your bet {amount}', 'taya mo {amount}'],
  placed: ['{amount} is in play.', '{amount} ang nakataya.'],
  tooLarge: ['No more may be bet here: {amount} is the most.', 'Hanggang {amount} lang dito.'],
  roundTooLarge: ['No more may be bet in one round: {amount} is the most.', 'Hanggang {amount} lang sa isang round.'],
  returned: [
    'Your bet came too late or the round was not played. It was given back.',
    'Hindi natuloy ang taya mo. Ibinalik ito.',
  ],
  finishing: ['Your bets are being settled…', 'Binabayaran ang mga taya mo…'],
  returns: ['Bets, pays and returns', 'Taya, bayad at balik'],
  returnsWhy: [
    'Of every ₱100 bet on a spot, so much comes back over very many rounds.',
    'Sa bawat ₱100 na itinaya sa puwesto, ganito ang bumabalik sa napakaraming round.',
  ],
  pays: ['Pays', 'Bayad'],
  back: ['Returns', 'Balik'],
  most: ['Most', 'Hanggang'],
  limits: [
    '{least} to the limit of each spot, and {most} in one round at most. A player can win {win} in one round at most.',
    '{least} hanggang sa limit ng bawat puwesto, at {most} sa isang round. Hanggang {win} ang puwedeng mapanalunan sa isang round.',
  ],
  commitment: ['Promise of this round (SHA-256)', 'Pangako ng round na ito (SHA-256)'],
  word: ['Your word', 'Ang salita mo'],
  words: ['Words of all whose bets counted', 'Mga salita ng lahat ng taya'],
  fairnessWhy: [
    'Before bets are taken the table shows the hash of a secret. The draws follow from that secret, the words of all whose bets counted, and the number of the round. Then the secret is shown, and anybody can draw again.',
    'Bago tumanggap ng taya, ipinakikita ang hash ng isang lihim. Dito, sa mga salita ng lahat ng tumaya at sa bilang ng round nanggagaling ang bunot. Pagkatapos, ipinakikita ang lihim, at puwedeng bumunot muli ang sinuman.',
  ],
  check: ['Draw this round again', 'Bunutin muli ang round na ito'],
  road: ['Last results, the newest first', 'Mga huling resulta, pinakabago muna'],
  player: ['Player', 'Player'],
  banker: ['Banker', 'Banker'],
  dragon: ['Dragon', 'Dragon'],
  tiger: ['Tiger', 'Tigre'],
  tie: ['Tie', 'Tabla'],
  red: ['red', 'pula'],
  black: ['black', 'itim'],
  draws: ['Draws', 'Mga bunot'],
  number: ['Draw', 'Bunot'],
  of: ['Out of', 'Mula sa'],
  told: ['Told', 'Sinabi'],
  here: ['Drawn here', 'Binunot dito'],
  means: ['Shows', 'Ipinakita'],
  state: ['State', 'Kalagayan'],
  spots: ['Bets', 'Mga taya'],
  early: [
    'This round is not drawn yet. Its seed is told when it is.',
    'Hindi pa nabubunot ang round na ito. Sasabihin ang binhi pagkatapos.',
  ],
  kept: [
    'Checked on this device: the seed fits the promise, and every number was drawn again the same.',
    'Nasuri sa device na ito: tugma ang binhi sa pangako, at pareho ang bawat numerong binunot muli.',
  ],
  given: [
    'This round was not played. Every bet was given back.',
    'Hindi natuloy ang round na ito. Ibinalik ang bawat taya.',
  ],
  wordIn: ['The word of this bet is among them.', 'Kasama ang salita ng tayang ito.'],
  notYet: ['told when the round is drawn', 'sinasabi kapag nabunot na'],
  statePending: ['being settled', 'binabayaran'],
  statePlaced: ['in play', 'nakataya'],
  stateDone: ['settled', 'tapos na'],
  stateRefused: ['not taken', 'hindi tinanggap'],
  stateReturned: ['given back', 'ibinalik'],
  stateStopped: ['looked at by a person', 'tinitingnan ng tao'],
} as const satisfies Words

export type Say = SayOf<keyof typeof words>

export function sayAtTable(language: Language): Say {
  return sayIn(words, language)
}

const states = {
  pending: 'statePending',
  placed: 'statePlaced',
  done: 'stateDone',
  refused: 'stateRefused',
  returned: 'stateReturned',
  stopped: 'stateStopped',
} as const

export function sayState(say: Say, state: keyof typeof states): string {
  return say(states[state])
}
