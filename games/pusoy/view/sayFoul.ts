import { type Kind, kinds, rows } from '../shape.ts'
import type { Say } from './sayPusoy.ts'

/**
 * What is wrong with three hands that are out of order. Which of two hands of one kind is higher is a matter of the rules,
 * which are not here: where only that could tell, all that must be so is said.
 */
export function sayFoul(laid: readonly Kind[], say: Say): string {
  const heights = laid.map(kind => kinds.indexOf(kind))
  const pairs = [0, 1].map(at => ({ at, over: (heights[at] ?? 0) - (heights[at + 1] ?? 0) }))
  const doubtful = pairs.filter(({ over }) => over === 0)
  const wrong = pairs.find(({ over }) => over > 0) ?? (doubtful.length === 1 ? doubtful[0] : undefined)
  if (!wrong) return say('foul')
  return say('foulRow', { one: say(rows[wrong.at] ?? 'front'), other: say(rows[wrong.at + 1] ?? 'back') })
}
