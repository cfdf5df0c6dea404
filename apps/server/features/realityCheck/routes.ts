import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import { answerCheck } from './answerCheck.ts'
import type { RealityCheckRouteDeps } from './deps.ts'
import { getCheck } from './getCheck.ts'
import { setEvery } from './setEvery.ts'

export function realityCheckRoutes(deps: RealityCheckRouteDeps): Handlers<typeof contract.realityCheck> {
  return {
    answerCheck: answerCheck(deps),
    getCheck: getCheck(deps),
    setEvery: setEvery(deps),
  }
}
