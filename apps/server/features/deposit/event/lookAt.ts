import type { DepositDeps } from '../deps.ts'
import { type Deposit, findDeposit, takeLook } from '../deposit.store.ts'
import type { Claim } from './payment.store.ts'
import { settle } from './settle.ts'

/** Somebody who looks again and again asks the gateway no oftener than that. */
const everyMs = 3000

/** A deposit as it is when somebody looks: while it is pending, the gateway is asked. */
export async function lookAt(deps: DepositDeps, claim: Claim): Promise<Deposit | undefined> {
  const { db, clock } = deps
  const { uid, reference } = claim
  const { deposit, isAsking } = await db.member(uid, async tx => {
    const found = await findDeposit(tx, uid, reference)
    const asks = found?.status === 'pending' && (await takeLook(tx, found, { nowMs: clock.now(), everyMs }))
    return { deposit: found, isAsking: asks }
  })
  return isAsking ? ((await settle(deps, claim)) ?? deposit) : deposit
}
