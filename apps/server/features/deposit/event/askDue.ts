import { GatewayFault } from '../../../platform/gateway/gatewayFault.ts'
import { workDue } from '../../../platform/due/workDue.ts'
import type { DepositDeps } from '../deps.ts'
import { nextLookMs } from '../deposit.rules.ts'
import { type Deposit, depositOf } from '../deposit.store.ts'
import { runOut, settle, warnOf } from './settle.ts'

const queue = { table: 'deposit', dueAt: 'next_check_at', leaseMs: 2 * 60_000 } as const

/** Asks about every deposit for which it is time, and answers how many there were. */
export function askDue(deps: DepositDeps): Promise<number> {
  return workDue(deps, {
    queue,
    most: 100,
    laneOf: row => row.gateway,
    perform: row => askAbout(deps, depositOf(row)),
  })
}

async function askAbout(deps: DepositDeps, due: Deposit): Promise<number | null | undefined> {
  const claim = { gateway: due.gateway, reference: due.id, uid: due.uid }
  try {
    const deposit = await settle(deps, claim)
    const hasList = deps.gateways.get(due.gateway)?.listPaid !== undefined
    return deposit ? nextLookMs(deposit, deps.clock.now(), { hasList }) : null
  } catch (fault) {
    if (!(fault instanceof GatewayFault)) throw fault
    // A gateway that does not answer is asked again soon.
    warnOf(deps, due.gateway, fault)
    await runOut(deps, claim)
    return undefined
  }
}
