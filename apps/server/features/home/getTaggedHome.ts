import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { composeHome } from './composeHome.ts'

/** Partners that are no brand site of their own show what the site without a brand shows. */
export function getTaggedHome(deps: { db: Database; clock: Clock }): Handler<typeof contract.home.getTaggedHome> {
  return async ({ params: { tag } }) =>
    done(await composeHome(deps, tag === 'maya' || tag === 'glife1' || tag === 'lazada' ? 'h5' : tag))
}
