import type { Jurisdiction } from '../gates.ts'

/** The classes of bonuses that count as rebates and cashback: mystery box, both rebates, and the bonus of a deposit. */
export const cappedKinds = [4001, 4005, 4006, 4009] as const
export type CappedKind = (typeof cappedKinds)[number]

export function isCapped(kind: number): kind is CappedKind {
  return (cappedKinds as readonly number[]).includes(kind)
}

/**
 * What the law allows in these classes for one member and month: classes on turnover and classes on losses each within
 * their own share, or all of them within the larger or the smaller of the two shares.
 */
export const rebateCapRules = ['by_basis', 'larger', 'smaller'] as const

export interface RebateCap {
  readonly rule: (typeof rebateCapRules)[number]
  readonly turnoverPpm: bigint
  readonly lossPpm: bigint
}

export interface DatedRebateCap extends RebateCap {
  /** The first Manila day on which it holds, and the last one where there is one. */
  readonly firstDay: string
  readonly lastDay: string | null
}

/** The memorandum of PAGCOR on rebates, where the operator is held to it. */
export const rebateCaps: Readonly<Record<Jurisdiction, readonly DatedRebateCap[]>> = {
  standard: [],
  strict: [{ rule: 'by_basis', turnoverPpm: 15_000n, lossPpm: 150_000n, firstDay: '2026-05-07', lastDay: null }],
}

/** The cap that holds on a Manila day. Of two that do, the one that began later. */
export function findRebateCap(caps: readonly DatedRebateCap[], day: string): RebateCap | undefined {
  return caps
    .filter(({ firstDay, lastDay }) => firstDay <= day && (lastDay === null || day <= lastDay))
    .toSorted((one, other) => (one.firstDay < other.firstDay ? 1 : -1))[0]
}
