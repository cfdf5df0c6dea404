import { type Language, sayIn, type SayOf, type Words } from '../../view/sayIn.ts'

const words = {
  play: ['Draw', 'Bumunot'],
  rest: ['{drawn} of {numbers} numbers are drawn', '{drawn} sa {numbers} numero ang binubunot'],
  pick: ['Pick 1 to 10 numbers', 'Pumili ng 1 hanggang 10 numero'],
  ready: ['{count} picked. Draw, or change your numbers', '{count} ang pinili. Bumunot, o palitan'],
  full: ['You can pick up to 10 numbers. Remove one first.', 'Hanggang 10 numero lang. Mag-alis muna ng isa.'],
  none: ['Pick at least one number.', 'Pumili ng kahit isang numero.'],
  lucky: ['Lucky pick', 'Lucky pick'],
  clear: ['Clear', 'Burahin'],
  done: ['Done', 'Tapos na'],
  field: ['Numbers', 'Mga numero'],
  number: ['Number {number}', 'Numero {number}'],
  drawnWord: ['drawn', 'nabunot'],
  hitWord: ['picked and drawn', 'pinili at nabunot'],
  came: ['{hits} of {picks} drawn', '{hits} sa {picks} ang nabunot'],
  pays: ['Pays', 'Bayad'],
  hits: ['Drawn', 'Nabunot'],
  oneIn: ['One round in', 'Isa sa ilang round'],
  picks: ['{count} picked', '{count} ang pinili'],
  ladder: ['Paytable of this ticket', 'Paytable ng ticket na ito'],
} as const satisfies Words

export type Say = SayOf<keyof typeof words>

export function sayKeno(language: Language): Say {
  return sayIn(words, language)
}
