import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { actAs } from '../../staff/index.ts'
import { nextStatus } from './batch.rules.ts'
import { flipBatch, lockBatch } from './batch.store.ts'
import type { VoucherDeps } from '../deps.ts'
import { showStanding } from './showBatch.ts'

/** Nobody agrees to their own. */
export function decideBatch({ db, clock }: VoucherDeps): Handler<typeof officeContract.voucher.decideBatch> {
  return call => {
    const { id, is_approved: isApproved, reason } = call.body
    const { operatorId } = call.caller
    const to = isApproved ? 'approved' : 'rejected'
    const nowMs = clock.now()
    return db.app(async tx => {
      const row = await lockBatch(tx, id)
      if (!row) return refuse('not_found')
      if (row.made_by === operatorId) return refuse('own_matter')
      if (!nextStatus(row.status, to)) return refuse('changed_meanwhile')
      const object = { kind: 'batch', id: String(id) } as const
      const [before, after] = [{ status: row.status }, { status: to }]
      await actAs(tx, call, { action: 'voucher.decide', object, before, after, reason, nowMs })
      await flipBatch(tx, row, { to, by: operatorId, nowMs })
      return done(await showStanding(tx, id, nowMs))
    })
  }
}
