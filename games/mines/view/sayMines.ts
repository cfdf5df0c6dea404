import { type Language, sayIn, type SayOf, type Words } from '../../view/sayIn.ts'

const words = {
  playField: ['Start digging', 'Maghukay na'],
  playClimb: ['Start climbing', 'Umakyat na'],
  restField: ['Find gems, and take them before a mine does', 'Humanap ng hiyas, at kunin bago tamaan ng mina'],
  restClimb: ['Each height has one greasy hold', 'May isang madulas na kapitan sa bawat taas'],
  ways: ['How many mines', 'Ilan ang mina'],
  waysClimb: ['How many holds at each height', 'Ilan ang kapitan sa bawat taas'],
  begun: ['Choose a place. The first safe one pays {next}.', 'Pumili ng puwesto. {next} ang bayad ng unang ligtas.'],
  standing: [
    '{amount} is yours to take. The next safe one makes it {next}.',
    '{amount} ang puwede mong kunin. {next} kapag ligtas ang susunod.',
  ],
  taken: ['Taken after {count}', 'Kinuha pagkatapos ng {count}'],
  lostField: ['A mine', 'May mina'],
  lostClimb: ['A greasy hold', 'Madulas na kapitan'],
  most: ['Everything there was to win', 'Lahat ng puwedeng mapanalunan'],
  take: ['Take {amount}', 'Kunin ang {amount}'],
  place: ['Place {number}', 'Puwesto {number}'],
  hold: ['Height {height}, hold {number}', 'Taas {height}, kapitan {number}'],
  closed: ['not opened', 'hindi pa bukas'],
  safeField: ['gem', 'hiyas'],
  safeClimb: ['held', 'nakakapit'],
  badField: ['mine', 'mina'],
  badClimb: ['greasy', 'madulas'],
  tookWord: ['took it', 'kinuha'],
  opened: ['Opened', 'Binuksan'],
  pays: ['Pays', 'Bayad'],
  chance: ['Chance', 'Tsansa'],
  mineAt: ['mine at {places}', 'mina sa {places}'],
} as const satisfies Words

export type Say = SayOf<keyof typeof words>

export function sayMines(language: Language): Say {
  return sayIn(words, language)
}
