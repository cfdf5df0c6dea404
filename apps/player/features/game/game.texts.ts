import { texts } from '../../shared/texts.ts'

export const gameTexts = texts({
  hot: ['Hot', 'Patok'],
  new: ['New', 'Bago'],
  live: ['Live', 'Live'],
  table: ['Table', 'Mesa'],
  soon: ['Soon', 'Soon'],
  about: (name: string) => [`Rules and RTP of ${name}`, `Rules at RTP ng ${name}`],
  backSoon: ['Back soon', 'Balik agad'],
})
