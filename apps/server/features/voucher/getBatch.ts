import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/call.ts'
import { listPlaces } from './batch.store.ts'
import { secondsOf } from './batch.view.ts'
import type { VoucherDeps } from './deps.ts'
import { showBatch } from './showBatch.ts'

export function getBatch({ db, clock }: VoucherDeps): Handler<typeof officeContract.voucher.getBatch> {
  return ({ params: { id } }) =>
    db.app(async tx => {
      const batch = await showBatch(tx, id, clock.now())
      if (!batch) return refuse('not_found')
      const vouchers = (await listPlaces(tx, id)).map(({ place, id: name, uid, claimed_at: at }) => {
        return { place, id: name, uid: uid === null ? '' : String(uid), used_at: secondsOf(at) }
      })
      return done({ ...batch, vouchers })
    })
}
