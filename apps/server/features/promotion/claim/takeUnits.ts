import type { AppTx } from '../../../platform/db/database.ts'
import { sliceOf } from '../rules/slices.rules.ts'
import { countSlices, gather, lockSlices, takeFrom, takeOrLetGo, type VersionKey } from './budget.store.ts'

export interface TakenUnits {
  readonly slice: number
  readonly before: bigint
  readonly after: bigint
}

interface Taking extends VersionKey {
  readonly uid: bigint
  readonly units: bigint
}

/**
 * Takes so much of a budget: of the member's own slice, else of another, else of what is left in all of them together. So nothing
 * is refused while the budget has it, and nobody gets what it has not.
 */
export async function takeUnits(tx: AppTx, { uid, units, ...key }: Taking): Promise<TakenUnits | undefined> {
  const count = await countSlices(tx, key)
  if (count === 0) return undefined
  const own = sliceOf(uid, count)
  const takeOwn = count === 1 ? takeFrom : takeOrLetGo
  const after = await takeOwn(tx, key, { slice: own, units })
  if (after !== undefined) return { slice: own, before: after + units, after }
  const slices = await lockSlices(tx, key)
  const other = slices.find(({ left }) => left >= units)
  const left = slices.reduce((sum, slice) => sum + slice.left, 0n)
  if (!other && left < units) return undefined
  const from = other ?? { slice: own, left }
  if (!other) await gather(tx, key, from)
  await takeFrom(tx, key, { slice: from.slice, units })
  return { slice: from.slice, before: from.left, after: from.left - units }
}
