import type { Units } from '@saya/money'

const mostSlices = 16
/** So many of the dearest grants fit a slice, so that little is left over in each as the budget ends. */
const grantsInSlice = 200n

/** Cuts a budget so that those who claim at once need not wait for each other. A small budget stays whole. */
export function slicesOf(budget: Units, most: Units): readonly Units[] {
  const floor = most * grantsInSlice
  const count = Number(budget / floor)
  const slices = BigInt(Math.min(Math.max(count, 1), mostSlices))
  const share = budget / slices
  return Array.from({ length: Number(slices) }, (_, at) => (at === 0 ? budget - share * (slices - 1n) : share))
}

/** The slice that a member takes from first. */
export function sliceOf(uid: bigint, count: number): number {
  return Number(uid % BigInt(count))
}
