import { cancelDeposit } from './cancelDeposit.ts'
import { getDeposit } from './getDeposit.ts'
import { listDeposits } from './listDeposits.ts'
import { openDeposit } from './openDeposit.ts'

export const operations = { cancelDeposit, getDeposit, listDeposits, openDeposit }
