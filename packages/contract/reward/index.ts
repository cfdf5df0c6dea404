import { getTotal } from './getTotal.ts'
import { listRewards } from './listRewards.ts'

export const operations = { getTotal, listRewards }
