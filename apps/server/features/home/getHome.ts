import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { composeHome } from './composeHome.ts'

export function getHome(deps: { db: Database; clock: Clock }): Handler<typeof contract.home.getHome> {
  return async ({ brand }) => done(await composeHome(deps, brand))
}
