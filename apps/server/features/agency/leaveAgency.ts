import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findNewest } from './agency.store.ts'
import { viewAgency } from './agency.view.ts'
import type { AgencyDeps } from './deps.ts'
import { endSeen, isOpen } from './endSeen.ts'

/** Pressed twice, the second time answers what stands. */
export function leaveAgency({ db, clock }: AgencyDeps): Handler<typeof contract.agency.leaveAgency> {
  return async ({ caller: { uid } }) =>
    db.app(async tx => {
      const seen = await findNewest(tx, uid)
      if (!seen || !(isOpen(seen) || seen.status === 'withdrawn')) return refuse('agency_none')
      if (!isOpen(seen)) return done(viewAgency(seen))
      const end = { to: 'withdrawn', by: 'member', reason: '', nowMs: clock.now() } as const
      const row = await endSeen(tx, seen, end)
      return row ? done(viewAgency(row)) : refuse('agency_none')
    })
}
