import type { contract } from '@saya/contract'
import type { Database } from '../../platform/db/database.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import { getHome } from './getHome.ts'
import { getTaggedHome } from './getTaggedHome.ts'

export function homeRoutes(deps: { db: Database }): Handlers<typeof contract.home> {
  return { getHome: getHome(deps), getTaggedHome: getTaggedHome(deps) }
}
