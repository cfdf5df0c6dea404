import { type Language, sayIn, type SayOf, type Words } from '../../view/sayIn.ts'

const words = {
  playField: ['Start digging', 'Maghukay na'],
  playClimb: ['Start climbing', 'Umakyat na'],
  restField: ['Find gems and cash out before you hit a mine', 'Humanap ng hiyas at mag-cash out bago tumama sa mina'],
  restClimb: ['Each level has one greasy hold', 'May isang madulas na kapitan sa bawat level'],
  ways: ['Number of mines', 'Ilan ang mina'],
  waysClimb: ['Holds per level', 'Ilan ang kapitan kada level'],
  begun: ['Choose one. The first safe one pays {next}.', 'Pumili ng isa. {next} ang bayad ng unang ligtas.'],
  standing: [
    'You can cash out {amount}. The next safe one makes it {next}.',
    '{amount} ang puwede mong i-cash out. {next} kapag ligtas ang susunod.',
  ],
  taken: ['Cashed out after {count}', 'Nag-cash out pagkatapos ng {count}'],
  lostField: ['A mine', 'May mina'],
  lostClimb: ['A greasy hold', 'Madulas na kapitan'],
  most: ['Maximum win reached', 'Nakuha ang maximum na panalo'],
  take: ['Cash out {amount}', 'I-cash out ang {amount}'],
  place: ['Tile {number}', 'Puwesto {number}'],
  hold: ['Level {height}, hold {number}', 'Level {height}, kapitan {number}'],
  closed: ['not opened', 'hindi pa bukas'],
  safeField: ['gem', 'hiyas'],
  safeClimb: ['held', 'nakakapit'],
  badField: ['mine', 'mina'],
  badClimb: ['greasy', 'madulas'],
  tookWord: ['cashed out', 'nag-cash out'],
  opened: ['Opened', 'Binuksan'],
  pays: ['Pays', 'Bayad'],
  chance: ['Chance', 'Tsansa'],
  mineAt: ['mine at {places}', 'mina sa {places}'],
} as const satisfies Words

export type Say = SayOf<keyof typeof words>

export function sayMines(language: Language): Say {
  return sayIn(words, language)
}
