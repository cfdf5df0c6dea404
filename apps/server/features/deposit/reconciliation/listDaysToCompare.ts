import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'
import type { Database } from '../../../platform/db/database.ts'
import { type Direction, listMissedDays, listOpenDays } from './report.store.ts'

/**
 * For so long a day that does not add up is compared anew each night, since what came late closes it by itself; and so long
 * is made up for nights on which nobody compared.
 */
const openDays = 14

interface GatewayDirection {
  readonly gateway: string
  readonly direction: Direction
}

/** The days that a night compares at a gateway: those that are open still, those that were missed, and yesterday. */
export async function listDaysToCompare(
  { db }: { readonly db: Database },
  { gateway, direction }: GatewayDirection,
  nowMs: number,
): Promise<readonly string[]> {
  const today = startOfManilaDay(nowMs)
  const fromDay = manilaDay(today - openDays * dayMs)
  const yesterday = manilaDay(today - 1)
  const days = await db.app(async tx => [
    ...(await listOpenDays(tx, { gateway, direction, fromDay })),
    ...(await listMissedDays(tx, { gateway, direction, fromDay, untilDay: yesterday })),
    yesterday,
  ])
  return [...new Set(days)].filter(day => day < manilaDay(nowMs)).toSorted()
}
