import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import { cancelLimit } from './cancelLimit.ts'
import { closePrompt } from './closePrompt.ts'
import { confirmLimit } from './confirmLimit.ts'
import type { LimitDeps } from './deps.ts'
import { getPrompt } from './getPrompt.ts'
import { listLimits } from './listLimits.ts'
import { setLimit } from './setLimit.ts'

export function limitRoutes(deps: LimitDeps): Handlers<typeof contract.limit> {
  return {
    cancelLimit: cancelLimit(deps),
    closePrompt: closePrompt(deps),
    confirmLimit: confirmLimit(deps),
    getPrompt: getPrompt(deps),
    listLimits: listLimits(deps),
    setLimit: setLimit(deps),
  }
}
