import { listBonuses } from './listBonuses.ts'
import { listTransactions } from './listTransactions.ts'
import { listTypes } from './listTypes.ts'

export const operations = { listBonuses, listTransactions, listTypes }
