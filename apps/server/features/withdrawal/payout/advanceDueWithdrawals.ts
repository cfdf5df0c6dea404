import { eachByGateway } from '../../../platform/gateway/eachByGateway.ts'
import { GatewayFault } from '../../../platform/gateway/gatewayFault.ts'
import type { WithdrawalDeps } from '../deps.ts'
import { advanceWithdrawal, warnOf } from './advanceWithdrawal.ts'
import { takeDue } from './sending.store.ts'
import { settle } from './settle.ts'
import type { Withdrawal } from '../withdrawal.store.ts'

const page = 100
/** Whoever takes one has so long; then, or when the gateway does not answer, it is due again. */
const againMs = 2 * 60_000

/** Advances every withdrawal that is due, member by member, and answers how many there were. */
export async function advanceDueWithdrawals(deps: WithdrawalDeps): Promise<number> {
  const { db, clock } = deps
  const due: Withdrawal[] = []
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    const nowMs = clock.now()
    due.push(...(await db.memberSchema(schema, tx => takeDue(tx, { nowMs, untilMs: nowMs + againMs, most: page }))))
  }
  await eachByGateway(due, withdrawal => advanceOne(deps, withdrawal))
  return due.length
}

async function advanceOne(deps: WithdrawalDeps, due: Withdrawal): Promise<void> {
  try {
    await advanceWithdrawal(deps, due)
  } catch (fault) {
    // One that cannot be settled keeps nobody else waiting; it is due again soon.
    if (!(fault instanceof GatewayFault)) {
      return deps.log.error({ err: fault, withdrawal: due.id }, 'a withdrawal could not be settled')
    }
    warnOf(deps, due.gateway, fault)
    const gateway = deps.payouts.get(due.gateway)
    // While nobody answers, time runs out all the same; that frees no money.
    if (gateway) await settle(deps, { gateway, withdrawal: due, word: null })
  }
}
