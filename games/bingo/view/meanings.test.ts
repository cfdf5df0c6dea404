import { simulationRng } from '@saya/game-math'
import { expect, test } from 'vitest'
import { deal, drawBalls } from '../rules/index.ts'
import type { Kind } from '../shape.ts'
import { ballsMeant, numbersMeant, rowDraw } from './meanings.ts'

function inOrder(all: readonly number[]): readonly number[] {
  return [...all].sort((one, other) => one - other)
}

test.each<Kind>(['bingo75', 'bingo90'])(
  'draws of %s stand for the very balls and numbers that the rules make of them',
  kind => {
    const rng = simulationRng(5)
    for (let round = 0; round < 300; round++) {
      const { balls, draws } = drawBalls(kind, 60, rng)
      expect(ballsMeant(kind, draws)).toEqual(balls)
      const dealt = deal(kind, 6, rng)
      const numbers = numbersMeant(kind, dealt.draws).filter(number => number !== rowDraw)
      const told = dealt.cards.flatMap(card => card.filter(number => number !== 0))
      expect(inOrder(numbers)).toEqual(inOrder(told))
      // Out of more or fewer another number is drawn of the same seed.
      const another = dealt.draws.findLastIndex(({ of }) => of !== 126)
      const others = dealt.draws.map((draw, at) => (at === another ? { ...draw, of: draw.of + 20 } : draw))
      expect(inOrder(numbersMeant(kind, others))).not.toEqual(inOrder(numbersMeant(kind, dealt.draws)))
    }
  },
)
