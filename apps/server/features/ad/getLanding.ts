import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { AdDeps } from './deps.ts'
import { findLanding } from './landing.store.ts'
import { viewLanding } from './landing.view.ts'

/** One that is off is answered as one that never was. */
export function getLanding({ db }: AdDeps): Handler<typeof contract.ad.getLanding> {
  return async ({ query }) => {
    const row = await db.ref(tx => findLanding(tx, query.name))
    return row?.is_on ? done(viewLanding(row)) : refuse('not_found')
  }
}
