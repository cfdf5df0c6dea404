import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import { type Cap, type CapSum, fitShares, keyOf, type Share } from './share.rules.ts'

interface Counting {
  readonly uid: bigint
  readonly nowMs: number
}

/**
 * Counts coins against their caps, once for a reward however often it is asked, in the order of the list while there is room. Answers all
 * that are counted, those of before among them. Of many at once each finds what the others left: all write the rewards first and
 * the sums behind them, in one order.
 */
export async function addShares(tx: AppTx, shares: readonly Share[], counting: Counting): Promise<ReadonlySet<string>> {
  const added = new Set<string>()
  for (const share of shares.toSorted((one, other) => (one.rewardId < other.rewardId ? -1 : 1)))
    if (await addShare(tx, share, counting)) added.add(share.rewardId)
  const newOnes = shares.filter(({ rewardId }) => added.has(rewardId))
  const caps = [...new Map(newOnes.flatMap(share => share.caps.map(cap => [keyOf(cap), cap] as const)))].sort(
    ([one], [other]) => (one < other ? -1 : 1),
  )
  const counted = new Map<string, CapSum>()
  for (const [key, cap] of caps) counted.set(key, await lockSum(tx, cap, { ...counting, added }))
  const fitting = fitShares(newOnes, counted)
  for (const [key, cap] of caps) {
    const own = fitting.filter(share => share.caps.some(one => keyOf(one) === key))
    await addToSum(
      tx,
      cap,
      own.reduce((sum, { coins }) => sum + coins, 0),
    )
  }
  const refused = newOnes.filter(share => !fitting.includes(share)).map(({ rewardId }) => rewardId)
  if (refused.length > 0) await tx.deleteFrom('task_share').where('reward_id', 'in', refused).execute()
  return new Set(shares.map(({ rewardId }) => rewardId).filter(rewardId => !refused.includes(rewardId)))
}

/** False where it was counted before. */
async function addShare(tx: AppTx, { rewardId, coins, caps }: Share, { uid, nowMs }: Counting): Promise<boolean> {
  const [{ mark, period }] = caps
  const added = await tx
    .insertInto('task_share')
    .values({ reward_id: rewardId, uid, mark, period, coins, at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .returning('reward_id')
    .executeTakeFirst()
  return added !== undefined
}

/** What all who share a cap have come to, and what of it is the member's own. Nobody else counts against it until the commit. */
async function lockSum(
  tx: AppTx,
  { mark, period }: Cap,
  { uid, added }: Counting & { readonly added: ReadonlySet<string> },
): Promise<CapSum> {
  const sum = await tx
    .insertInto('task_share_sum')
    .values({ mark, period, coins: 0 })
    .onConflict(conflict =>
      conflict.columns(['mark', 'period']).doUpdateSet(row => ({ coins: row.ref('task_share_sum.coins') })),
    )
    .returning('coins')
    .executeTakeFirstOrThrow()
  const rows = await tx
    .selectFrom('task_share')
    .select(['reward_id', 'coins'])
    .where('uid', '=', uid)
    .where('mark', '=', mark)
    .where('period', '=', period)
    .execute()
  const before = rows.filter(({ reward_id }) => !added.has(reward_id))
  return { coins: sum.coins, own: before.reduce((own, { coins }) => own + coins, 0) }
}

async function addToSum(tx: AppTx, { mark, period }: Cap, coins: number): Promise<void> {
  await tx
    .updateTable('task_share_sum')
    .set(row => ({ coins: row('coins', '+', coins) }))
    .where('mark', '=', mark)
    .where('period', '=', period)
    .execute()
}
