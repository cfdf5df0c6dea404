import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import { getDetail } from './getDetail.ts'
import type { MemberDeps } from './settleProfile.ts'
import { updateDetail } from './updateDetail.ts'

export function memberRoutes(deps: MemberDeps): Handlers<typeof contract.member> {
  return { getDetail: getDetail(deps), updateDetail: updateDetail(deps) }
}
