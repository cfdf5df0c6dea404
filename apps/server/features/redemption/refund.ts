import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import { notifyMember } from '../message/index.ts'
import { post } from '../wallet/index.ts'
import { type EndDeps, returnPieces } from './claim/endClaim.ts'
import { type Redemption, setRedemption } from './redemption.store.ts'
import type { StepWatch } from './steps.ts'

interface Refund {
  /** Held by the caller. */
  readonly row: Redemption
  readonly reason: string
  readonly nowMs: number
}

/**
 * The first of two acts in a fixed order: the Filcoins go back with the change of the state, in one commit, which leaves the pieces due
 * to be given back.
 */
export async function refund(tx: MemberTx, { onStep }: StepWatch, { row, reason, nowMs }: Refund): Promise<Redemption> {
  const { id, uid, points: amount } = row
  await onStep?.('setFailed', tx)
  const set = { status: 'failed', reason, ended_at: instant(nowMs), return_due_at: instant(nowMs) }
  const failed = await setRedemption(tx, row, set)
  await notifyMember(tx, { uid, kind: 'redemption_failed', about: id, nowMs })
  await onStep?.('postRefund', tx)
  const posted = await post(tx, { act: 'order_refund', uid, reference: id, amount, nowMs })
  if (!posted.ok) throw new Error(`The ledger refused to refund the redemption ${id}: ${posted.code}.`)
  return failed
}

/** The second act. Whoever is cut off before it leaves it to the sweep. */
export async function giveBack(deps: EndDeps, row: Redemption): Promise<void> {
  await returnPieces(deps, row)
  await deps.db.member(row.uid, async tx => {
    await deps.onStep?.('setReturned', tx)
    await setRedemption(tx, row, { return_due_at: null })
  })
}
