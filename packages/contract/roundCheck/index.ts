import { compareRounds } from './compareRounds.ts'
import { listDays } from './listDays.ts'
import { listDifferences } from './listDifferences.ts'
import { listProviders } from './listProviders.ts'
import { noteDifference } from './noteDifference.ts'
import { settleDifference } from './settleDifference.ts'
import { takeDifference } from './takeDifference.ts'

export const operations = {
  compareRounds,
  listDays,
  listDifferences,
  listProviders,
  noteDifference,
  settleDifference,
  takeDifference,
}
