import type { officeContract } from '@saya/contract/office.ts'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { formatPesos } from '@saya/money'
import { viewProposal } from '../../platform/proposal/proposal.view.ts'
import { isLarge } from './adjustment.rules.ts'
import type { Adjustment } from './adjustment.store.ts'

type AdjustmentView = AnswerOf<typeof officeContract.adjustment.proposeAdjustment>

/** An adjustment, for one operator. */
export function viewAdjustment(row: Adjustment, operatorId: string): AdjustmentView {
  return {
    id: row.id,
    uid: String(row.uid),
    asset: row.asset,
    direction: row.direction,
    cause: row.cause,
    amount: row.asset === 'PHP' ? formatPesos(row.amount) : String(row.amount),
    deposit: row.deposit ?? '',
    reason: row.reason,
    evidence: row.evidence,
    is_large: isLarge(row.asset, row.amount),
    ...viewProposal(row, operatorId),
  }
}
