import { manilaDay } from '@saya/money'

/** So many months in Manila that end with the one that is under way, the oldest first, as `2026-11`. */
export function monthsUntil(nowMs: number, count: number): readonly string[] {
  const [year = 0, month = 0] = manilaDay(nowMs).split('-').map(Number)
  return Array.from({ length: count }, (_, back) => {
    const at = year * 12 + (month - 1) - (count - 1 - back)
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}

export interface UseFigure {
  readonly month: string
  readonly group: string
  readonly name: string
  readonly count: number
}

/** The same figure of several schemas is one. */
export function addUp(parts: readonly (readonly UseFigure[])[]): readonly UseFigure[] {
  const sums = new Map<string, UseFigure>()
  for (const figure of parts.flat()) {
    const key = `${figure.month} ${figure.group} ${figure.name}`
    sums.set(key, { ...figure, count: figure.count + (sums.get(key)?.count ?? 0) })
  }
  return [...sums.values()]
}
