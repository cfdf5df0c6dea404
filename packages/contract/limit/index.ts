import { cancelLimit } from './cancelLimit.ts'
import { closePrompt } from './closePrompt.ts'
import { confirmLimit } from './confirmLimit.ts'
import { getPrompt } from './getPrompt.ts'
import { listLimits } from './listLimits.ts'
import { setLimit } from './setLimit.ts'

export const operations = { cancelLimit, closePrompt, confirmLimit, getPrompt, listLimits, setLimit }
