import type { contract } from '@saya/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import { getHome } from './getHome.ts'
import { getOffers } from './getOffers.ts'
import { getTaggedHome } from './getTaggedHome.ts'

export function homeRoutes(deps: { db: Database; clock: Clock }): Handlers<typeof contract.home> {
  return { getHome: getHome(deps), getOffers: getOffers(deps), getTaggedHome: getTaggedHome(deps) }
}
