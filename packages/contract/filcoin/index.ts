import { getBalance } from './getBalance.ts'
import { listMovements } from './listMovements.ts'

export const operations = { getBalance, listMovements }
