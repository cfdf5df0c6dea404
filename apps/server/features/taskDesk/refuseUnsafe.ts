import { refuse } from '@saya/contract/outcome.ts'
import { formatWhole } from '@saya/money'
import type { CoinVerdict } from '../promotion/index.ts'

type Values<Name extends string> = Readonly<Record<Name, string>>

/** What staff are told of a change that the guard stops. */
export function refuseUnsafe(verdict: CoinVerdict) {
  if (verdict.unsafe === 'task_gift') {
    const { total, cap } = verdict.gift
    const values: Values<'total' | 'cap'> = { total: formatWhole(total, 'up'), cap: formatWhole(cap) }
    return { ...refuse(verdict.unsafe), values }
  }
  const { game, backPpm } = verdict.margin
  const back = ((game.rtpPpm + backPpm) / 10_000).toFixed(2)
  const values: Values<'game' | 'back'> = { game: game.name, back }
  return { ...refuse(verdict.unsafe), values }
}
