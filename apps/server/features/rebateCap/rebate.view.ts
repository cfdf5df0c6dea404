import type { officeContract } from '@saya/contract/office.ts'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { nameOfCashType } from '@saya/contract/transaction/cashTypes.ts'
import { formatPesos } from '@saya/money'
import { liesWithin, type RebatePosting } from '../reward/index.ts'

type ShownRebate = AnswerOf<typeof officeContract.rebateCap.listRebates>['d'][number]

/** A posting under the cap, for staff. */
export function viewRebate(posting: RebatePosting): ShownRebate {
  const { uid, kind, reference, amount, postedAtMs, cap, play, used, most } = posting
  return {
    id: reference,
    uid: String(uid),
    posted_at: Math.floor(postedAtMs / 1000),
    cash_type: kind,
    name: nameOfCashType(kind),
    amount: formatPesos(amount),
    rule: cap?.rule ?? 'none',
    turnover_ppm: Number(cap?.turnoverPpm ?? 0n),
    loss_ppm: Number(cap?.lossPpm ?? 0n),
    turnover: formatPesos(play.turnover),
    net_loss: formatPesos(play.netLoss),
    most: most === null ? null : formatPesos(most),
    used: formatPesos(used),
    left: most === null ? null : formatPesos(most - used - amount),
    is_within: liesWithin(posting),
  }
}
