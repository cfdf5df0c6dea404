import { referenceOf } from '@saya/contract/promotion/reference.ts'
import { formatPesos } from '@saya/money'
import type { AppTx } from '../../platform/db/database.ts'
import { readPages } from '../../platform/readPages.ts'
import { type DecisionRow, listDecisionsOf } from './claim/decision.store.ts'
import { memberFacts } from './claim/factRecord.ts'

/** Every decision on what a member was or was not given, for the copy of the member's own data. */
export async function exportOwn(tx: AppTx, uid: bigint) {
  const { rows, isComplete } = await readPages<DecisionRow>(next => listDecisionsOf(tx, uid, next))
  const shown = rows.map(row => ({
    reference: referenceOf(row.id),
    promotion: row.promotion,
    version: row.version,
    name: row.name,
    outcome: row.outcome,
    reason: row.code,
    amount: formatPesos(row.amount),
    facts: memberFacts(row.facts as Record<string, unknown>),
    at: Math.floor(row.at / 1000),
  }))
  return { rows: shown, is_complete: isComplete }
}
