import type { MemberTx } from '../../apps/server/platform/db/database.ts'

/** How many bets stand in a member's chain behind the posting by which an exclusion released their play. */
export async function countBetsBehind(tx: MemberTx): Promise<number> {
  const { count } = await tx
    .selectFrom('journal as bet')
    .innerJoin('journal as released', join =>
      join.onRef('released.uid', '=', 'bet.uid').onRef('released.asset', '=', 'bet.asset').on('released.kind', '=', 50),
    )
    .select(select => select.fn.countAll<bigint>().as('count'))
    .where('bet.asset', '=', 'PHP')
    .where('bet.kind', '=', 1)
    .whereRef('bet.seq', '>', 'released.seq')
    .executeTakeFirstOrThrow()
  return Number(count)
}
