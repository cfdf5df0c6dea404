import type { Rng } from '@saya/game-math'
import type { Chance, DrawnOutcome } from './chance.ts'

const pockets = 37

/** One number from 0 to 36, each as likely as any other. */
export function drawRoulette(rng: Rng): DrawnOutcome {
  const number = rng.next(pockets)
  return { shown: { kind: 'roulette', number }, marks: { [`n${number}`]: 1 } }
}

export function listRoulette(): readonly Chance[] {
  return Array.from({ length: pockets }, (_, number) => ({ marks: { [`n${number}`]: 1 }, weight: 1n }))
}
