import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { ExclusionDeps } from './deps.ts'
import { setBreak } from './setBreak.ts'
import { setExclusion } from './setExclusion.ts'

export function exclusionRoutes(deps: ExclusionDeps): Handlers<typeof contract.exclusion> {
  return {
    setBreak: setBreak(deps),
    setExclusion: setExclusion(deps),
  }
}
