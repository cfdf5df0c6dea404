import { compareRounds } from './compareRounds.ts'
import { listDays } from './listDays.ts'
import { listDifferences } from './listDifferences.ts'
import { noteDifference } from './noteDifference.ts'

export const operations = { compareRounds, listDays, listDifferences, noteDifference }
