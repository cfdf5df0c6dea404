import { type Language, sayIn, type SayOf, type Words } from '../../view/sayIn.ts'

const words = {
  play: ['Load {count} shots', 'Magkarga ng {count} tira'],
  rest: ['{count} shots a round, each for a tenth of the bet', '{count} tira bawat round, tig-ikasampu ng taya'],
  begun: ['Touch a fish to shoot at it', 'Pindutin ang isda para tirahin'],
  caught: ['Caught: {fish}, × {pay}', 'Nahuli: {fish}, × {pay}'],
  missed: ['{fish} got away', 'Nakawala: {fish}'],
  nothingThere: ['No fish there. No shot was used.', 'Walang isda riyan. Walang nagamit na tira.'],
  left: ['{count} shots left', '{count} tirang natitira'],
  leftOne: ['1 shot left', '1 tirang natitira'],
  worth: ['{amount} caught', '{amount} ang nahuli'],
  ended: ['Round over, {caught} of {count} shots caught', 'Tapos na, {caught} sa {count} tira ang nakahuli'],
  gaveBack: ['{amount} for those left', '{amount} para sa natira'],
  stop: ['Stop', 'Tumigil'],
  stopBack: ['{amount} back, and what you caught', 'ibabalik ang {amount}, kasama ang huli'],
  targets: ['Shoot at', 'Tirahin ang'],
  target: ['{fish}, worth {worth}', '{fish}, halagang {worth}'],
  fish: ['Fish', 'Isda'],
  pays: ['Worth', 'Halaga'],
  chance: ['Chance', 'Tsansa'],
  inShots: ['1 in {count}', '1 sa {count}'],
  shotWorth: ['A shot', 'Isang tira'],
  shot: ['Shot {number}', 'Tira {number}'],
  notMade: ['not made', 'hindi itinira'],
  below: ['caught by numbers below {below}', 'huli ng numerong mababa sa {below}'],
  stopped: ['stopped', 'tumigil'],
  others: ['Players here: {count}', 'Manlalaro rito: {count}'],
} as const satisfies Words

export type Say = SayOf<keyof typeof words>

export function sayFishing(language: Language): Say {
  return sayIn(words, language)
}
