import type { Rng } from '@saya/game-math'
import type { Card } from '../shape.ts'
import { fives, type MeasuredHand, measureAll, newMeasured, wholeMask } from './splits.ts'
import type { Style } from './simulate.ts'

/** The strongest five behind, the strongest five of the others before them: what many do at first. */
export function strongestBack(): Style {
  const measured = newMeasured()
  return cards => {
    measureAll(cards, measured)
    const back = strongest(measured, 0)
    const middle = strongest(measured, back.mask)
    return [measured.three[wholeMask ^ back.mask ^ middle.mask] ?? 0, middle.strength, back.strength]
  }
}

function strongest({ five }: MeasuredHand, taken: number): { readonly mask: number; readonly strength: number } {
  let found = { mask: 0, strength: -1 }
  for (let at = 0; at < five.length; at++) {
    const [mask, strength] = [fives.masks[at] ?? 0, five[at] ?? 0]
    if ((mask & taken) === 0 && strength > found.strength) found = { mask, strength }
  }
  return found
}

/** Any arrangement that is allowed, each as likely as any other. */
export function anyAllowed(rng: Rng): Style {
  const measured = newMeasured()
  return (cards: ArrayLike<Card>) => {
    measureAll(cards, measured)
    for (;;) {
      const one = rng.next(fives.masks.length)
      const other = rng.next(fives.masks.length)
      const [back, middle] = [fives.masks[one] ?? 0, fives.masks[other] ?? 0]
      if ((back & middle) !== 0) continue
      const [strong, weak] = [measured.five[one] ?? 0, measured.five[other] ?? 0]
      const front = measured.three[wholeMask ^ back ^ middle] ?? 0
      if (front <= weak && weak <= strong) return [front, weak, strong]
    }
  }
}
