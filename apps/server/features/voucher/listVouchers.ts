import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/call.ts'
import type { VoucherDeps } from './deps.ts'
import { countCredits, listCredits } from './voucher.store.ts'
import { viewCredit } from './voucher.view.ts'

const latest = 100

export function listVouchers({ db }: VoucherDeps): Handler<typeof contract.voucher.listVouchers> {
  return ({ caller: { uid } }) =>
    db.member(uid, async tx => {
      const rows = await listCredits(tx, uid, { last: undefined, size: latest })
      return done({ d: rows.map(viewCredit), t: await countCredits(tx, uid) })
    })
}
