import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import { decideRelease } from './decideRelease.ts'
import type { ReleaseDeps } from './deps.ts'
import { listCooling } from './listCooling.ts'
import { proposeRelease } from './proposeRelease.ts'

export function releaseRoutes(deps: ReleaseDeps): Handlers<typeof officeContract.release> {
  return {
    decideRelease: decideRelease(deps),
    listCooling: listCooling(deps),
    proposeRelease: proposeRelease(deps),
  }
}
