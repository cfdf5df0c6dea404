import { fairDraws } from '@saya/game-math'
import { expect, test } from 'vitest'
import { tables } from '../data/index.ts'
import { drawRound } from '../rules/index.ts'
import type { VisibleRound } from '../shape.ts'
import { isResultDrawn } from './isResultDrawn.ts'

function anotherOf(shown: VisibleRound): VisibleRound {
  switch (shown.kind) {
    case 'roulette':
      return { ...shown, number: (shown.number + 1) % 37 }
    case 'sicBo':
    case 'colorGame':
      return { ...shown, dice: shown.dice.map(face => face + 1) }
    case 'dragonTiger':
      return { ...shown, tiger: (shown.tiger + 1) % 52 }
    case 'baccarat':
      return { ...shown, totals: [shown.totals[0], (shown.totals[1] + 1) % 10] }
  }
}

test.each([...tables.values()])('the result at $code is what its draws stand for, and no other is', table => {
  for (let nonce = 0; nonce < 200; nonce++) {
    const rng = fairDraws({ serverSeed: new Uint8Array(32).fill(4), clientSeed: 'word', nonce })
    const { shown, draws } = drawRound(table, rng)
    expect(isResultDrawn(table.kind, shown, draws)).toBe(true)
    expect(isResultDrawn(table.kind, anotherOf(shown), draws)).toBe(false)
    const outOfMore = draws.map((draw, at) => (at === 0 ? { ...draw, of: draw.of + 1 } : draw))
    for (const told of [outOfMore, draws.slice(1), [...draws, { of: 6, value: 0 }]])
      expect(isResultDrawn(table.kind, shown, told)).toBe(false)
    if (shown.kind !== 'baccarat') continue
    // A card of one in the hand of the other is another result.
    const [first = 0, ...more] = shown.player
    const swapped = { ...shown, player: more, banker: [...shown.banker, first] }
    expect(isResultDrawn(table.kind, swapped, draws)).toBe(false)
  }
})
