import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import { GatewayFault } from '../../platform/gateway/paymentGateway.ts'
import type { Handler } from '../../platform/http/call.ts'
import type { DepositDeps } from './deps.ts'
import { type Deposit, findDeposit } from './deposit.store.ts'
import { viewDeposit } from './deposit.view.ts'
import { lookAt } from './lookAt.ts'
import { warnOf } from './settle.ts'

/** A deposit of somebody else is answered like one that is not there. */
export function getDeposit(deps: DepositDeps): Handler<typeof contract.deposit.getDeposit> {
  return async ({ caller: { uid }, query: { id } }) => {
    const kept = await deps.db.member(uid, tx => findDeposit(tx, uid, id))
    if (!kept) return refuse('deposit_not_found')
    return done(viewDeposit(await asItIs(deps, kept)))
  }
}

/** What the gateway does not tell now, it tells later; the member is told what we know. */
async function asItIs(deps: DepositDeps, kept: Deposit): Promise<Deposit> {
  const { uid, id: reference, gateway } = kept
  try {
    return (await lookAt(deps, { gateway, reference, uid })) ?? kept
  } catch (fault) {
    if (!(fault instanceof GatewayFault)) throw fault
    warnOf(deps, gateway, fault)
    return kept
  }
}
