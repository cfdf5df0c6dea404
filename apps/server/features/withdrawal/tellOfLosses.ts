import type { Payout } from '../../platform/gateway/payoutGateway.ts'
import { openIncidents } from '../../platform/incident/incident.store.ts'
import { findPayee, openNumber } from '../payee/index.ts'
import type { WithdrawalDeps } from './deps.ts'
import { isSameAccount } from './reconciliation/reconcile.rules.ts'
import type { Withdrawal } from './withdrawal.store.ts'

/**
 * Calls a person at once where the gateway's own word, believed as it is, means that money of ours may be lost: it paid
 * what it had called failed, whose money its member has again, or it paid to another account than it was asked to.
 */
export async function tellOfLosses(deps: WithdrawalDeps, withdrawal: Withdrawal, payout: Payout): Promise<void> {
  const { db, clock } = deps
  const { gateway, id, status } = withdrawal
  const kinds = [
    ...(status === 'canceled' && payout.state === 'paid' ? ['PAYOUT_LEFT_TWICE'] : []),
    ...(payout.state !== 'failed' && (await isElsewhere(deps, withdrawal, payout)) ? ['PAYOUT_ELSEWHERE'] : []),
  ]
  if (kinds.length === 0) return
  const about = { subject: `${gateway} ${id}`, detail: { payout: payout.id, state: payout.state } }
  await db.app(tx =>
    openIncidents(
      tx,
      kinds.map(kind => ({ kind, ...about })),
      clock.now(),
    ),
  )
}

/** As far as the gateway says where it went. */
async function isElsewhere(
  deps: WithdrawalDeps,
  { uid, accountId, instrument: bank }: Withdrawal,
  { account }: Payout,
): Promise<boolean> {
  if (account === undefined) return false
  const payee = await deps.db.member(uid, tx => findPayee(tx, uid, accountId))
  return payee !== undefined && !isSameAccount({ bank, number: openNumber(payee, deps) }, account)
}
