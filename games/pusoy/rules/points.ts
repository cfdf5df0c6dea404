import { type Arrangement, type Bot, kinds, naturals, rows, type Title } from '../shape.ts'
import { kindShift, type Strength, strengthOf } from './strength.ts'

type Counting = Pick<Title, 'royalties' | 'mostPoints'>

export type Strengths = readonly [front: Strength, middle: Strength, back: Strength]

/** What is compared of thirteen cards. */
export interface Standing {
  readonly strengths: Strengths
  /** The place of the natural that they are, the highest first; behind all of them where they are none. */
  readonly natural: number
}

/** What a hand that wins counts, by its row and its kind. */
export function royaltyTable({ royalties }: Pick<Title, 'royalties'>): readonly (readonly number[])[] {
  return rows.map(row => kinds.map(kind => royalties.find(one => one.row === row && one.kind === kind)?.points ?? 1))
}

/**
 * What one player wins of another: seen from the other it is the same with the other sign. A natural beats whatever is
 * none, and those that stand behind it; two of a kind are the same.
 */
export function countPoints(
  { table, most }: { readonly table: readonly (readonly number[])[]; readonly most: number },
  own: Standing,
  other: Standing,
): number {
  if (own.natural < naturals.length || other.natural < naturals.length)
    return most * Math.sign(other.natural - own.natural)
  let [counted, signs] = [0, 0]
  for (let row = 0; row < rows.length; row++) {
    const [ours, theirs] = [own.strengths[row] ?? 0, other.strengths[row] ?? 0]
    const sign = ours > theirs ? 1 : ours < theirs ? -1 : 0
    counted += sign * (table[row]?.[(sign > 0 ? ours : theirs) >> kindShift] ?? 1)
    signs += sign
  }
  const points = isWhole(signs) ? 2 * counted : counted
  return Math.max(-most, Math.min(most, points))
}

/** Whether all three hands were won, or all lost. */
function isWhole(signs: number): boolean {
  return Math.abs(signs) === rows.length
}

/** What came of a bot, seen from the player. */
export function meet(title: Counting, own: Arrangement, bot: Arrangement): Bot {
  const [ours, theirs] = [standingOf(own), standingOf(bot)]
  const points = countPoints({ table: royaltyTable(title), most: title.mostPoints }, ours, theirs)
  if (own.natural || bot.natural) {
    const sign = Math.sign(points)
    return { ...bot, won: [sign, sign, sign], isScoop: sign !== 0, points }
  }
  const [front = 0, middle = 0, back = 0] = rows.map((_row, at) =>
    Math.sign((ours.strengths[at] ?? 0) - (theirs.strengths[at] ?? 0)),
  )
  return { ...bot, won: [front, middle, back], isScoop: isWhole(front + middle + back), points }
}

function standingOf({ hands: [front, middle, back], natural }: Arrangement): Standing {
  const strengths = [strengthOf(front), strengthOf(middle), strengthOf(back)] as const
  return { strengths, natural: placeOfNatural(natural) }
}

export function placeOfNatural(natural: Arrangement['natural']): number {
  return natural ? naturals.indexOf(natural) : naturals.length
}
