import type { MemberTx } from '../../apps/server/platform/db/database.ts'
import { instant } from '../../apps/server/platform/db/instant.ts'

const enough = 1_000_000n

/** Writes into the tally that a member played as much on a day as a box asks for. */
export async function playEnough(
  tx: MemberTx,
  uid: bigint,
  { day, nowMs }: { day: string; nowMs: number },
): Promise<void> {
  const play = { rounds: 1n, bet: enough, win: 0n, turnover: enough, last_counted_at: instant(nowMs) }
  await tx
    .insertInto('tally_game')
    .values({ uid, day, game: 1001, game_type: 1, brand: 'play', is_free: false, ...play })
    .execute()
}
