import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { Remainder } from './remainder.ts'

/** Keeps what a member gave up with their account. */
export async function insertRemainder(tx: MemberTx, uid: bigint, given: Remainder, nowMs: number): Promise<void> {
  await tx
    .insertInto('remainder')
    .values({ uid, pesos: given.pesos, coins: given.coins, rewards: given.rewards, at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
