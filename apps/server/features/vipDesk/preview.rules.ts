import type { Units } from '@saya/money'
import { type Level, unitsOf } from '../vip/index.ts'
import type { LevelCount } from './preview.store.ts'

export interface Rise {
  readonly level: number
  readonly members: number
  readonly cost: Units
}

/** Who would rise at once by these levels and what it costs, by the level that they would rise to. */
export function risesOf(counts: readonly LevelCount[], levels: readonly Level[]): readonly Rise[] {
  const bonusBetween = (from: number, to: number) =>
    levels.filter(({ level }) => level > from && level <= to).reduce((sum, { upgrade }) => sum + unitsOf(upgrade), 0n)
  return levels.flatMap(({ level }) => {
    const rising = counts.filter(count => count.reached === level && count.level < level)
    const members = rising.reduce((sum, count) => sum + count.members, 0)
    const cost = rising.reduce((sum, count) => sum + BigInt(count.members) * bonusBetween(count.level, level), 0n)
    return members > 0 ? [{ level, members, cost }] : []
  })
}
