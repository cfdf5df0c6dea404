import type { WinRow } from './dailyWin.store.ts'

export const mostWins = 50

/** The largest first; of equal ones the earlier, then the lower uid, so that every copy of the server shows the same. */
export function topWins(rows: readonly WinRow[]): readonly WinRow[] {
  return rows.toSorted(byWin).slice(0, mostWins)
}

function byWin(one: WinRow, other: WinRow): number {
  if (one.win !== other.win) return one.win > other.win ? -1 : 1
  if (one.at !== other.at) return one.at - other.at
  if (one.uid !== other.uid) return one.uid < other.uid ? -1 : 1
  return one.seq < other.seq ? -1 : 1
}
