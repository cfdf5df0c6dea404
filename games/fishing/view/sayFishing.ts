import { type Language, sayIn, type SayOf, type Words } from '../../view/sayIn.ts'

const words = {
  play: ['Load {count} shots', 'Magkarga ng {count} tira'],
  rest: [
    '{count} shots per round, each costs one tenth of the bet',
    '{count} tira kada round, ika-10 bahagi ng taya ang bawat isa',
  ],
  begun: ['Tap a fish to shoot', 'I-tap ang isda para tirahin'],
  caught: ['Caught: {fish}, × {pay}', 'Nahuli: {fish}, × {pay}'],
  missed: ['{fish} got away', 'Nakawala: {fish}'],
  nothingThere: ['No fish there. No shot was used.', 'Walang isda riyan. Walang nagamit na tira.'],
  left: ['{count} shots left', '{count} tirang natitira'],
  leftOne: ['1 shot left', '1 tirang natitira'],
  worth: ['{amount} caught', '{amount} ang nahuli'],
  ended: ['Round over. {caught} of {count} shots caught a fish', 'Tapos na, {caught} sa {count} tira ang nakahuli'],
  gaveBack: ['{amount} for unused shots', '{amount} para sa hindi nagamit na tira'],
  stop: ['Stop', 'Tumigil'],
  stopBack: ['{amount} returned, plus your catch', 'ibabalik ang {amount}, kasama ang huli'],
  targets: ['Shoot at', 'Tirahin ang'],
  target: ['{fish}, worth {worth}', '{fish}, halagang {worth}'],
  fish: ['Fish', 'Isda'],
  pays: ['Worth', 'Halaga'],
  chance: ['Chance', 'Tsansa'],
  inShots: ['1 in {count}', '1 sa {count}'],
  shotWorth: ['Per shot', 'Kada tira'],
  shot: ['Shot {number}', 'Tira {number}'],
  notMade: ['not used', 'hindi nagamit'],
  below: ['caught by a number below {below}', 'huli ng numerong mababa sa {below}'],
  stopped: ['stopped', 'tumigil'],
  others: ['Players here: {count}', 'Manlalaro rito: {count}'],
} as const satisfies Words

export type Say = SayOf<keyof typeof words>

export function sayFishing(language: Language): Say {
  return sayIn(words, language)
}
