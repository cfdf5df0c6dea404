import { asOnePayout } from '../../../platform/gateway/asOnePayout.ts'
import type { ListedPayout, Payout, PayoutGateway } from '../../../platform/gateway/payoutGateway.ts'
import { findPayee, openNumber } from '../../payee/index.ts'
import type { WithdrawalDeps } from '../deps.ts'
import { findClaim } from '../payout/payout.store.ts'
import { isSameNumber } from '../reconciliation/reconcile.rules.ts'
import type { Withdrawal } from '../withdrawal.store.ts'

/** Clocks differ, ours and the gateway's. */
const marginMs = 3_600_000

/** What a gateway tells by either name: one that it does not find by its own name any more may stand under ours. */
export async function findNamed(
  gateway: PayoutGateway,
  { id: reference, payoutId }: Withdrawal,
): Promise<Payout | undefined> {
  const own = payoutId === null ? undefined : await gateway.findPayout({ id: payoutId, reference })
  return own ?? (await gateway.findPayout({ id: null, reference }))
}

/**
 * The same, and where it has nothing by a name, what its own list of all payouts since then has: under our name, or alike
 * to the same account under a name that is nobody's. A filter that fails does not make anybody believe that nothing was paid.
 */
export async function findAnywhere(
  deps: WithdrawalDeps,
  gateway: PayoutGateway,
  withdrawal: Withdrawal,
): Promise<Payout | undefined> {
  const named = await findNamed(gateway, withdrawal)
  if (named || withdrawal.sentAtMs === null) return named
  const listed = await gateway.listPayouts(withdrawal.sentAtMs - marginMs)
  const own = listed.filter(({ id, reference }) => reference === withdrawal.id || id === withdrawal.payoutId)
  return asOnePayout((own.length > 0 ? own : await listAlike(deps, withdrawal, listed)).map(toldOf))
}

async function listAlike(
  deps: WithdrawalDeps,
  { uid, accountId, amount, gateway }: Withdrawal,
  listed: readonly ListedPayout[],
): Promise<readonly ListedPayout[]> {
  const payee = await deps.db.member(uid, tx => findPayee(tx, uid, accountId))
  const number = payee ? openNumber(payee, deps) : ''
  const strays: ListedPayout[] = []
  for (const one of listed) {
    if (one.amount !== amount || !isSameNumber(number, one.number)) continue
    const isClaimed = (await deps.db.app(tx => findClaim(tx, gateway, one.reference))) !== undefined
    if (!isClaimed) strays.push(one)
  }
  return strays
}

function toldOf({ id, reference, amount, currency, state }: ListedPayout): Payout {
  return { id, reference, amount, currency, state: state === 'returned' ? 'failed' : state }
}
