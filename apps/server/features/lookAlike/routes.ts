import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import { decideLookAlike } from './decideLookAlike.ts'
import { decideRelease } from './decideRelease.ts'
import type { LookAlikeDeskDeps } from './deps.ts'
import { getLookAlike } from './getLookAlike.ts'
import { listLookAlikes } from './listLookAlikes.ts'

export function lookAlikeRoutes(deps: LookAlikeDeskDeps): Handlers<typeof officeContract.lookAlike> {
  return {
    decideLookAlike: decideLookAlike(deps),
    decideRelease: decideRelease(deps),
    getLookAlike: getLookAlike(deps),
    listLookAlikes: listLookAlikes(deps),
  }
}
