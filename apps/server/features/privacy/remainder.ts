import { formatMoney, formatPesos, groupDigits } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import { listOpenRewards } from '../reward/index.ts'
import { findBalances } from '../wallet/index.ts'

export interface Remainder {
  readonly pesos: bigint
  readonly coins: bigint
  readonly rewards: number
}

/** What a member would give up by closing their account. */
export async function findRemainder(tx: MemberTx, uid: bigint): Promise<Remainder> {
  const rewards = await listOpenRewards(tx, uid)
  return { ...(await findBalances(tx, uid)), rewards: rewards.length }
}

export function viewRemainder({ pesos, coins, rewards }: Remainder) {
  return { pesos: formatPesos(pesos), coins: String(coins), rewards }
}

/** The same, as a sentence says it. */
export function wordsOf({ pesos, coins, rewards }: Remainder) {
  return { pesos: formatMoney(pesos), coins: groupDigits(String(coins)), rewards: String(rewards) }
}

export function isNothing({ pesos, coins, rewards }: Remainder): boolean {
  return pesos === 0n && coins === 0n && rewards === 0
}

/** Whether the member sent back the very sums that are left. */
export function isGivenUp(remainder: Remainder, givesUp: ReturnType<typeof viewRemainder> | undefined): boolean {
  const { pesos, coins, rewards } = viewRemainder(remainder)
  return givesUp?.pesos === pesos && givesUp.coins === coins && givesUp.rewards === rewards
}
