import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { unitsPerPeso } from '@saya/money'
import type { Handler } from '../../../platform/http/request/call.ts'
import { actAs } from '../../staff/index.ts'
import { expiryMs } from './batch.rules.ts'
import { addBatch } from './batch.store.ts'
import type { VoucherDeps } from '../deps.ts'
import { showStanding } from './showBatch.ts'

/** The first of two people: whatever it comes to, somebody else agrees before a code is drawn. */
export function createBatch({ db, clock }: VoucherDeps): Handler<typeof officeContract.voucher.createBatch> {
  return async call => {
    const { quantity, amount: pesos, expires_on: day, note } = call.body
    const { operatorId: madeBy } = call.caller
    const nowMs = clock.now()
    const expiresAtMs = expiryMs(day, nowMs)
    if (expiresAtMs === undefined) return refuse('batch_expiry')
    const amount = pesos * unitsPerPeso
    return db.app(async tx => {
      const object = { kind: 'batch', id: 'new' } as const
      await actAs(tx, call, {
        action: 'voucher.create',
        object,
        after: { quantity, pesos: String(pesos), day },
        reason: note,
        nowMs,
      })
      const id = await addBatch(tx, { note, amount, quantity, expiresAtMs, status: 'proposed', madeBy, nowMs })
      return done(await showStanding(tx, id, nowMs))
    })
  }
}
