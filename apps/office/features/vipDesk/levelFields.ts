import { groupDigits } from '@saya/money'
import type { AnswerOf } from '../../shared/client.ts'

export type Levels = AnswerOf<'GET /office/api/vip/levels'>
export type Level = Levels['levels'][number]
export type Change = Levels['changes'][number]
export type Wish = Change['levels'][number]

/** What of a level staff change, in the order of the columns. */
export const levelFields = [
  ['xp', 'XP'],
  ['upgrade', 'Level-up, ₱'],
  ['birthday', 'Birthday, ₱'],
  ['multiple', 'Play-through'],
] as const satisfies readonly (readonly [keyof Wish, string])[]

export type LevelField = (typeof levelFields)[number][0]

export function wishOf({ xp, upgrade, birthday, multiple }: Wish): Wish {
  return { xp, upgrade, birthday, multiple }
}

/** What another table changes, level by level, in words: `VIP 3: XP 12000 → 10000`. */
export function writeChanges(before: readonly Wish[], after: readonly Wish[]): readonly string[] {
  return after.flatMap((wish, at) => {
    const held = before[at]
    const words = levelFields.flatMap(([field, title]) =>
      held && held[field] !== wish[field] ? [`${title} ${held[field]} → ${wish[field]}`] : [],
    )
    return words.length > 0 ? [`VIP ${at + 1}: ${words.join(', ')}`] : []
  })
}

export function writeRise(members: number): string {
  return members === 1 ? '1 member rises' : `${groupDigits(String(members))} members rise`
}
