import type { VipLevel } from '@saya/contract/vip/levels.ts'
import { maxLevel, tierNumberOf, vipTiers } from '@saya/contract/vip/tiers.ts'
import { formatPesos, type Units, unitsPerPeso } from '@saya/money'

/** What a level asks for and brings, in whole pesos. */
export interface Level {
  readonly level: number
  readonly xp: number
  readonly upgrade: number
  readonly birthday: number
  readonly multiple: number
}

/** The levels as they hold for everybody, the first one first. */
export interface LevelTable {
  readonly version: number
  readonly levels: readonly Level[]
}

/** Experience is one for each peso of play that counts. */
export function xpOf(turnover: Units): number {
  const xp = turnover / unitsPerPeso
  return Number(xp)
}

export function unitsOf(pesos: number): Units {
  return BigInt(pesos) * unitsPerPeso
}

/** From how much play on each level is reached, the first one first. */
export function thresholdsOf(levels: readonly Level[]): Units[] {
  return levels.map(({ xp }) => unitsOf(xp))
}

/** The level that so much play comes to. */
export function levelAt(turnover: Units, levels: readonly Level[]): number {
  return levels.filter(({ xp }) => unitsOf(xp) <= turnover).length
}

/** The first level that does not ask for more than the one before it. */
export function findDisorder(levels: readonly Pick<Level, 'xp'>[]): number | undefined {
  const at = levels.findIndex(({ xp }, index) => xp <= (levels[index - 1]?.xp ?? 0))
  return at < 0 ? undefined : at + 1
}

/** What levels give at their best of each peso that was played until then, in millionths. */
export function levelBackPpm(levels: readonly Pick<Level, 'xp' | 'upgrade'>[]): number {
  let given = 0
  const shares = levels.map(({ xp, upgrade }) => {
    given += upgrade
    return Math.ceil((given * 1_000_000) / xp)
  })
  return Math.max(0, ...shares)
}

function tierOf(level: number) {
  return vipTiers[tierNumberOf(level) - 1] ?? vipTiers[0]
}

export function viewLevel({ level, xp, upgrade, birthday, multiple }: Level): VipLevel {
  return {
    level,
    ty: tierNumberOf(level),
    xp,
    upgrade: formatPesos(unitsOf(upgrade)),
    birthday: formatPesos(unitsOf(birthday)),
    multiple,
    img: `/img/vip/${tierOf(level).toLowerCase()}.webp`,
  }
}

/** The levels between one that a member has and one that their play comes to. */
export function risesBetween(from: number, to: number, levels: readonly Level[]): readonly Level[] {
  return levels.filter(({ level }) => level > from && level <= Math.min(to, maxLevel))
}
