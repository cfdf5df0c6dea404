import { cancelLimit } from './cancelLimit.ts'
import { confirmLimit } from './confirmLimit.ts'
import { listLimits } from './listLimits.ts'
import { setLimit } from './setLimit.ts'

export const operations = { cancelLimit, confirmLimit, listLimits, setLimit }
