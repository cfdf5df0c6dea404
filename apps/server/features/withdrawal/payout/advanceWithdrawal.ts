import type { GatewayFault } from '../../../platform/gateway/gatewayFault.ts'
import type { PayoutGateway } from '../../../platform/gateway/payoutGateway.ts'
import { callUnsent } from './callUnsent.ts'
import type { WithdrawalDeps } from '../deps.ts'
import { findNamed } from '../desk/findAnywhere.ts'
import { send, type Word } from './send.ts'
import { settle } from './settle.ts'
import { findWithdrawal, type Withdrawal } from '../withdrawal.store.ts'

/**
 * Takes a withdrawal to its next state: sends it to its gateway if it may be paid, asks the gateway about it if it was
 * sent, and settles it by the answer. It may run again, late, twice at once, or after it was cut short at any place. If the
 * gateway no longer exists, the deadline runs all the same. Throws a `GatewayFault` if the gateway does not answer.
 */
export async function advanceWithdrawal(
  deps: WithdrawalDeps,
  { uid, id }: Pick<Withdrawal, 'uid' | 'id'>,
): Promise<Withdrawal | undefined> {
  const found = await deps.db.member(uid, tx => findWithdrawal(tx, uid, id))
  if (!found) return undefined
  const gateway = deps.payouts.get(found.gateway)
  const word = gateway ? await hear(deps, gateway, found) : null
  const kept = await settle(deps, { gateway, withdrawal: found, word })
  await callUnsent(deps, kept)
  return kept
}

/** Logs that a gateway did not answer, without what it was asked for. */
export function warnOf(deps: WithdrawalDeps, name: string, fault: GatewayFault): void {
  deps.log.warn({ gateway: name, reason: fault.message }, 'a gateway could not be asked about a payout')
}

async function hear(deps: WithdrawalDeps, gateway: PayoutGateway, withdrawal: Withdrawal): Promise<Word> {
  const { status, payoutId, sentAtMs } = withdrawal
  if (status === 'paying' && payoutId === null) return send(deps, gateway, withdrawal)
  // What was never sent cannot have been paid.
  if (sentAtMs === null || status === 'under_review') return null
  return (await findNamed(gateway, withdrawal)) ?? null
}
