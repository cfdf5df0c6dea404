import type { Due } from '@saya/contract/due/listDue.ts'
import { dayMs } from '@saya/money'

type Kind = Due['kind']

/** Something that ends, as whoever keeps it says. */
export interface Ending {
  readonly kind: Kind
  readonly id: string
  readonly atMs: number
  readonly reward?: Pick<Due, 'cash_type' | 'asset' | 'amount'>
}

/** So long before it ends a member is shown it. Whoever has to get a paper of a regulator renewed hears of it earlier. */
const aheadMs: Readonly<Record<Kind, number>> = {
  identity: 3 * dayMs,
  reward: 7 * dayMs,
  limit: 7 * dayMs,
  agency: 30 * dayMs,
}

/** So many at most: they stand on a page with other things. */
const most = 5

/** What is shown of all that ends: what is near, the nearest first. What is over is nobody's business any more. */
export function pickNear(endings: readonly Ending[], nowMs: number): readonly Ending[] {
  return endings
    .filter(({ kind, atMs }) => atMs > nowMs && atMs - nowMs <= aheadMs[kind])
    .toSorted((one, other) => one.atMs - other.atMs || (one.id < other.id ? -1 : 1))
    .slice(0, most)
}
