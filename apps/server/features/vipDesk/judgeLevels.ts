import type { LevelWish } from '@saya/contract/vip/levels.ts'
import { refuse } from '@saya/contract/outcome.ts'
import type { RefTx } from '../../platform/db/database.ts'
import { findUnsafe } from '../promotion/index.ts'
import { findDisorder, type Level, levelBackPpm } from '../vip/index.ts'

export function levelsOf(wishes: readonly LevelWish[]): readonly Level[] {
  return wishes.map((wish, at) => ({ level: at + 1, ...wish }))
}

/** Why levels may not hold; nothing where they may. No promotion changes until this transaction is over. */
export async function refuseLevels(tx: RefTx, levels: readonly Level[], nowMs: number) {
  const level = findDisorder(levels)
  if (level !== undefined) return { ...refuse('vip_order'), values: { level: String(level) } }
  return refuseUnsafe(tx, levels, nowMs)
}

/** The same of levels whose order was seen to before. */
export async function refuseUnsafe(tx: RefTx, levels: readonly Level[], nowMs: number) {
  const unsafe = await findUnsafe(tx, { levelBackPpm: levelBackPpm(levels) }, nowMs)
  if (!unsafe) return undefined
  const back = ((unsafe.game.rtpPpm + unsafe.backPpm) / 10_000).toFixed(2)
  return { ...refuse('vip_margin'), values: { game: unsafe.game.name, back } }
}
