import { texts } from '../../shared/texts.ts'

export const gameTexts = texts({
  hot: ['Hot', 'Patok'],
  new: ['New', 'Bago'],
  live: ['Live', 'Live'],
  soon: ['Soon', 'Malapit na'],
  backSoon: ['Back soon', 'Babalik agad'],
})
