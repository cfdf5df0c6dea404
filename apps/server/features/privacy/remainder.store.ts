import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { Remainder } from './remainder.ts'

interface NewRemainder {
  readonly uid: bigint
  readonly given: Remainder
  readonly nowMs: number
}

/** Keeps what a member gave up with their account. */
export async function insertRemainder(tx: MemberTx, { uid, given, nowMs }: NewRemainder): Promise<void> {
  await tx
    .insertInto('remainder')
    .values({ uid, pesos: given.pesos, coins: given.coins, rewards: given.rewards, at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
