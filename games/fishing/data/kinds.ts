import type { Kind, Prize } from '../shape.ts'
import { looks } from './looks.ts'

/** How many shots a round of every title has. */
export const shots = 10

interface Swimming extends Pick<Kind, 'count' | 'size' | 'seconds' | 'takes'> {
  readonly look: keyof typeof looks
  readonly prizes: readonly Prize[]
}

export function kind({ look, ...swimming }: Swimming): Kind {
  return { ...looks[look], ...swimming }
}

/** A fish that is worth one thing. */
export function worth(pay: number): readonly Prize[] {
  return [{ pay, tenths: 10 }]
}

/** One whose worth is drawn: the best comes seldom and the least often, since all bring nearly as much in the long run. */
export function drawn(...pays: readonly [number, number, number, number]): readonly Prize[] {
  return pays.map((pay, at) => ({ pay, tenths: at + 1 }))
}
