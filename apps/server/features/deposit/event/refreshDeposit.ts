import type { DepositDeps } from '../deps.ts'
import { type Deposit, findDeposit, takeLook } from '../deposit.store.ts'
import type { Claim } from './payment.store.ts'
import { settle } from './settle.ts'

/** A member who opens the deposit again and again has the gateway asked no more often than this. */
const everyMs = 3000

/** Answers a deposit as it is now. While it is pending, the gateway is asked first. */
export async function refreshDeposit(deps: DepositDeps, claim: Claim): Promise<Deposit | undefined> {
  const { db, clock } = deps
  const { uid, reference } = claim
  const { deposit, isAsking } = await db.member(uid, async tx => {
    const found = await findDeposit(tx, uid, reference)
    const asks = found?.status === 'pending' && (await takeLook(tx, found, { nowMs: clock.now(), everyMs }))
    return { deposit: found, isAsking: asks }
  })
  return isAsking ? ((await settle(deps, claim)) ?? deposit) : deposit
}
