import { type Language, sayIn, type SayOf, type Words } from '../../view/sayIn.ts'

const words = {
  play: ['Draw', 'Bumunot'],
  rest: ['{drawn} of {numbers} numbers are drawn', '{drawn} sa {numbers} numero ang binubunot'],
  pick: ['Pick one number to ten', 'Pumili ng isa hanggang sampung numero'],
  ready: ['{count} picked. Draw, or change them', '{count} ang pinili. Bumunot, o palitan'],
  full: ['Ten numbers are the most. Take one away first.', 'Sampu ang pinakamarami. Mag-alis muna ng isa.'],
  none: ['Pick at least one number.', 'Pumili ng kahit isang numero.'],
  lucky: ['Lucky pick', 'Pili ng tsansa'],
  clear: ['Clear', 'Burahin'],
  field: ['Numbers', 'Mga numero'],
  number: ['Number {number}', 'Numero {number}'],
  drawnWord: ['drawn', 'nabunot'],
  hitWord: ['picked and drawn', 'pinili at nabunot'],
  came: ['{hits} of {picks} drawn', '{hits} sa {picks} ang nabunot'],
  pays: ['Pays', 'Bayad'],
  hits: ['Drawn', 'Nabunot'],
  oneIn: ['One round of', 'Isa sa ilang round'],
  picks: ['{count} picked', '{count} ang pinili'],
  ladder: ['What this ticket pays', 'Bayad ng tiket na ito'],
} as const satisfies Words

export type Say = SayOf<keyof typeof words>

export function sayKeno(language: Language): Say {
  return sayIn(words, language)
}
