import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { listPlaces } from './batch.store.ts'
import { secondsOf } from './batch.view.ts'
import type { VoucherDeps } from '../deps.ts'
import { stateOf } from '../oneVoucher.rules.ts'
import { showBatch } from './showBatch.ts'

export function getBatch({ db, clock }: VoucherDeps): Handler<typeof officeContract.voucher.getBatch> {
  return ({ params: { id } }) =>
    db.app(async tx => {
      const batch = await showBatch(tx, id, clock.now())
      if (!batch) return refuse('not_found')
      const { status, expires_at: endsAt } = batch
      const vouchers = (await listPlaces(tx, id)).map(row => ({
        place: row.place,
        id: row.id,
        state: stateOf({ ...row, status, expires_at: endsAt * 1000 }, clock.now()),
        uid: row.uid === null ? '' : String(row.uid),
        used_at: secondsOf(row.claimed_at),
      }))
      return done({ ...batch, vouchers })
    })
}
