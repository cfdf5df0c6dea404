import type { ProviderRules } from '../../../apps/server/features/wallet/ledger/command.ts'

export type BetStep = 'bet' | 'settle' | 'rollback'

/** Every order of some steps, each told once however often a step occurs in it. */
export function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  const first = [...new Set(items)]
  return first.flatMap(item => {
    const left = [...items]
    left.splice(left.indexOf(item), 1)
    return ordersOf(left).map(order => [item, ...order])
  })
}

/** Every way in which a provider's contract may decide. */
export const allRules: readonly ProviderRules[] = [false, true].flatMap(settledCanBeTakenBack =>
  [false, true].map(unknownRollbackIsError => ({ settledCanBeTakenBack, unknownRollbackIsError })),
)

interface BetAmounts {
  readonly stake: bigint
  readonly win: bigint
  /** Whether the stake was there before any of it began. */
  readonly isCovered: boolean
  /** Win and rollback name their bet differently: before it comes nobody can know that they speak of the same. */
  readonly areApart?: boolean
}

/**
 * What a bet, its win and its rollback come to in the end, in whatever order and however often they arrive, as long as
 * each arrives: what came first of win and rollback decides, and nothing else does.
 */
export function moveOf(order: readonly BetStep[], rules: ProviderRules, played: BetAmounts): bigint {
  const { stake, win, isCovered, areApart = false } = played
  if (!isCovered || rules.settledCanBeTakenBack) return 0n
  const bet = order.indexOf('bet')
  // A win before its bet pays nothing and comes again.
  const settle = order.findIndex((step, at) => step === 'settle' && at > bet)
  const rollback = order.indexOf('rollback')
  if (areApart && rollback < bet) return 0n
  return settle >= 0 && settle < rollback ? win - stake : 0n
}
