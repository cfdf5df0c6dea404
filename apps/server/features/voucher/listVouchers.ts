import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import { listOfferedAmounts } from './batch/batch.store.ts'
import type { VoucherDeps } from './deps.ts'
import { countCredits, listCredits } from './voucher.store.ts'
import { viewCredit } from './voucher.view.ts'

const latest = 100

/** What is offered is the same for everybody; whoever is not signed in has exchanged nothing. */
export function listVouchers({ db, clock }: VoucherDeps): Handler<typeof contract.voucher.listVouchers> {
  return async ({ caller }) => {
    const amounts = await db.app(tx => listOfferedAmounts(tx, clock.now()))
    const products = amounts.map(amount => ({ amount: formatPesos(amount) }))
    if (caller.kind !== 'member') return done({ d: [], t: 0, products })
    const { uid } = caller
    return db.member(uid, async tx => {
      const rows = await listCredits(tx, uid, { last: undefined, size: latest })
      return done({ d: rows.map(viewCredit), t: await countCredits(tx, uid), products })
    })
  }
}
