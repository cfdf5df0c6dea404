import type { CoinDay, CoinMoves } from './coins.store.ts'

/** What the rows of all schemas come to on a day. */
export function sumDay(rows: readonly CoinDay[], day: string): CoinDay {
  const own = rows.filter(row => row.day === day)
  const sum = (side: keyof CoinMoves) => own.reduce((coins, row) => coins + row[side], 0n)
  return {
    day,
    earned: sum('earned'),
    added: sum('added'),
    spent: sum('spent'),
    removed: sum('removed'),
    lapsed: sum('lapsed'),
  }
}

/** How much was owed at the end of each day, the oldest first: what is owed now less all that has come since. */
export function owedByDay(days: readonly CoinDay[], owedNow: bigint): readonly bigint[] {
  const ends: bigint[] = []
  let owed = owedNow
  for (const { earned, added, spent, removed, lapsed } of days.toReversed()) {
    ends.unshift(owed)
    owed -= earned + added - spent - removed - lapsed
  }
  return ends
}
