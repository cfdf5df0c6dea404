import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'
import type { Database } from '../../platform/db/database.ts'
import { type Direction, listOpenDays } from './report.store.ts'

/** For so long a day that does not add up is compared anew each night: what came late closes it by itself. */
const openDays = 14

interface Asked {
  readonly gateway: string
  readonly direction: Direction
}

/** The days that a night compares at a gateway: those that are open still, and yesterday. */
export async function listDaysToCompare(
  { db }: { readonly db: Database },
  { gateway, direction }: Asked,
  nowMs: number,
): Promise<readonly string[]> {
  const today = startOfManilaDay(nowMs)
  const fromDay = manilaDay(today - openDays * dayMs)
  const open = await db.app(tx => listOpenDays(tx, { gateway, direction, fromDay }))
  return [...new Set([...open, manilaDay(today - 1)])].filter(day => day < manilaDay(nowMs))
}
