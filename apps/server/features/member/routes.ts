import type { contract } from '@saya/contract'
import type { Database } from '../../platform/db/database.ts'
import type { Handlers } from '../../platform/http/call.ts'
import { getDetail } from './getDetail.ts'

export function memberRoutes(deps: { db: Database }): Handlers<typeof contract.member> {
  return { getDetail: getDetail(deps) }
}
