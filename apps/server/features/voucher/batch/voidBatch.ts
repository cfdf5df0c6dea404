import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { actAs } from '../../staff/index.ts'
import { nextStatus } from './batch.rules.ts'
import { flipBatch, lockBatch } from './batch.store.ts'
import type { VoucherDeps } from '../deps.ts'
import { showStanding } from './showBatch.ts'

/** What was used before keeps its worth. */
export function voidBatch({ db, clock }: VoucherDeps): Handler<typeof officeContract.voucher.voidBatch> {
  return call => {
    const { id, reason } = call.body
    const nowMs = clock.now()
    return db.app(async tx => {
      const row = await lockBatch(tx, id)
      if (!row) return refuse('not_found')
      if (!nextStatus(row.status, 'voided')) return refuse('changed_meanwhile')
      const object = { kind: 'batch', id: String(id) } as const
      const [before, after] = [{ status: row.status }, { status: 'void' }]
      await actAs(tx, call, { action: 'voucher.void', object, before, after, reason, nowMs })
      await flipBatch(tx, row, { to: 'void', nowMs })
      return done(await showStanding(tx, id, nowMs))
    })
  }
}
