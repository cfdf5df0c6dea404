import { workDue } from '../../../platform/due/workDue.ts'
import { GatewayFault } from '../../../platform/gateway/gatewayFault.ts'
import type { WithdrawalDeps } from '../deps.ts'
import { type Withdrawal, withdrawalOf } from '../withdrawal.store.ts'
import { advanceWithdrawal, warnOf } from './advanceWithdrawal.ts'
import { settle } from './settle.ts'

const queue = { table: 'withdrawal', dueAt: 'next_check_at', leaseMs: 2 * 60_000 } as const

/** Advances every withdrawal that is due, and answers how many there were. */
export function advanceDueWithdrawals(deps: WithdrawalDeps): Promise<number> {
  return workDue(deps, {
    queue,
    most: 100,
    laneOf: row => row.gateway,
    perform: row => advanceOne(deps, withdrawalOf(row)),
  })
}

/** Whatever settles a withdrawal says when it is due again, so that nothing is left to say here. */
async function advanceOne(deps: WithdrawalDeps, due: Withdrawal): Promise<undefined> {
  try {
    await advanceWithdrawal(deps, due)
  } catch (fault) {
    if (!(fault instanceof GatewayFault)) throw fault
    warnOf(deps, due.gateway, fault)
    const gateway = deps.payouts.get(due.gateway)
    // While nobody answers, time runs out all the same; that frees no money.
    if (gateway) await settle(deps, { gateway, withdrawal: due, word: null })
  }
}
