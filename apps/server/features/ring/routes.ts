import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import { decideFriend } from './decideFriend.ts'
import type { RingDeskDeps } from './deps.ts'
import { getRing } from './getRing.ts'
import { listRings } from './listRings.ts'

export function ringRoutes(deps: RingDeskDeps): Handlers<typeof officeContract.ring> {
  return { decideFriend: decideFriend(deps), getRing: getRing(deps), listRings: listRings(deps) }
}
