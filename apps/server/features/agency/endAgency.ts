import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actAs } from '../staff/index.ts'
import { findAgency } from './agency.store.ts'
import { viewDeskAgency } from './agency.view.ts'
import type { AgencyDeskDeps } from './deps.ts'
import { endSeen } from './endSeen.ts'
import { notifyDecided } from './sweepAgencies.ts'

/** The end, that of the link and the record of both are one commit. */
export function endAgency(deps: AgencyDeskDeps): Handler<typeof officeContract.agency.endAgency> {
  const { db, clock } = deps
  return async call => {
    const { id, reason } = call.body
    const nowMs = clock.now()
    const ended = await db.app(async tx => {
      const seen = await findAgency(tx, id)
      if (!seen) return refuse('not_found')
      if (seen.status !== 'approved') return refuse('agency_decided')
      const row = await endSeen(tx, seen, { to: 'withdrawn', by: call.caller.email, reason, nowMs })
      if (!row) return refuse('agency_decided')
      const object = { kind: 'agency', id } as const
      await actAs(tx, call, {
        action: 'agency.end',
        object,
        uid: seen.uid,
        after: { status: row.status },
        reason,
        nowMs,
      })
      return done(row)
    })
    if (ended.ok) await notifyDecided(deps, ended.data.id)
    return ended.ok ? done(viewDeskAgency(ended.data)) : ended
  }
}
