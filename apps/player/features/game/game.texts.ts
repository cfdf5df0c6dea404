import { texts } from '../../shared/texts.ts'

export const gameTexts = texts({
  hot: ['Hot', 'Patok'],
  new: ['New', 'Bago'],
  live: ['Live', 'Live'],
  soon: ['Soon', 'Malapit na'],
  coming: (name: string) => [`${name} is coming soon.`, `Malapit na ang ${name}.`],
  failed: ['Game launch failed', 'Hindi nabuksan ang laro'],
  backSoon: ['Back soon', 'Babalik agad'],
})
