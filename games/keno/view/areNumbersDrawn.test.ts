import { fairDraws } from '@saya/game-math'
import { expect, test } from 'vitest'
import { titles } from '../data/index.ts'
import { play } from '../rules/index.ts'
import { areNumbersDrawn } from './areNumbersDrawn.ts'

test.each([...titles.values()])('the numbers of $code are those that its draws stand for, and no others are', title => {
  for (let turn = 0; turn < 60; turn++) {
    const rng = fairDraws({ serverSeed: new Uint8Array(32).fill(4), clientSeed: 'word', nonce: turn })
    const { picks } = title.tickets[turn % title.tickets.length] ?? { picks: 1 }
    const choices = Array.from({ length: picks }, (_, at) => at + 1)
    const { shown, draws } = play({ title, stake: 100_000n, rng, choices })
    expect(areNumbersDrawn(title, { shown, choices }, draws)).toBe(true)
    const others = [
      { ...shown, drawn: [...shown.drawn].reverse() },
      { ...shown, picks: choices.slice(1) },
      { ...shown, hits: shown.hits + 1 },
      { ...shown, pay: shown.pay + 1 },
    ]
    for (const other of others) expect(areNumbersDrawn(title, { shown: other, choices }, draws)).toBe(false)
    const outOfMore = draws.map((draw, at) => (at === 3 ? { ...draw, of: draw.of + 1 } : draw))
    for (const told of [outOfMore, draws.slice(1)]) expect(areNumbersDrawn(title, { shown, choices }, told)).toBe(false)
  }
})
