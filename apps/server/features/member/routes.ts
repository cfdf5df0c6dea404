import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import { getDetail } from './getDetail.ts'
import { setNameHidden } from './setNameHidden.ts'
import type { MemberDeps } from './settleProfile.ts'
import { updateDetail } from './updateDetail.ts'

export function memberRoutes(deps: MemberDeps): Handlers<typeof contract.member> {
  return { getDetail: getDetail(deps), setNameHidden: setNameHidden(deps), updateDetail: updateDetail(deps) }
}
