import type { Rng } from '@saya/game-math'
import type { Marks } from '../shape.ts'
import type { Chance, DrawnOutcome } from './chance.ts'

const faces = [0, 1, 2, 3, 4, 5]

/** Three dice from 1 to 6. */
export function drawSicBo(rng: Rng): DrawnOutcome {
  const dice = throwThree(rng).map(face => face + 1)
  return { shown: { kind: 'sicBo', dice }, marks: marksOfNumbers(dice) }
}

/** Three dice of six colours. */
export function drawColors(rng: Rng): DrawnOutcome {
  const dice = throwThree(rng)
  return { shown: { kind: 'colorGame', dice }, marks: marksOfColors(dice) }
}

function throwThree(rng: Rng): number[] {
  return [rng.next(6), rng.next(6), rng.next(6)]
}

export function listSicBo(): readonly Chance[] {
  return everyThrow().map(dice => ({ marks: marksOfNumbers(dice.map(face => face + 1)), weight: 1n }))
}

export function listColors(): readonly Chance[] {
  return everyThrow().map(dice => ({ marks: marksOfColors(dice), weight: 1n }))
}

function everyThrow(): number[][] {
  return faces.flatMap(one => faces.flatMap(two => faces.map(three => [one, two, three])))
}

function marksOfColors(dice: readonly number[]): Marks {
  return counted(dice.map(color => `color-${color}`))
}

/** Small, big, odd and even lose to a triple. */
function marksOfNumbers(dice: readonly number[]): Marks {
  const total = dice.reduce((sum, face) => sum + face, 0)
  const different = [...new Set(dice)].sort((one, other) => one - other)
  const isTriple = different.length === 1
  const twice = different.filter(face => dice.filter(other => other === face).length > 1)
  const halves = [total > 10 ? 'big' : 'small', total % 2 === 1 ? 'odd' : 'even']
  return {
    ...counted(dice.map(face => `single-${face}`)),
    ...counted([
      ...(isTriple ? ['any-triple', `triple-${different[0]}`] : halves),
      `total-${total}`,
      ...twice.map(face => `double-${face}`),
      ...different.flatMap((low, at) => different.slice(at + 1).map(high => `pair-${low}-${high}`)),
    ]),
  }
}

function counted(marks: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const mark of marks) counts[mark] = (counts[mark] ?? 0) + 1
  return counts
}
