import { type Draw, replayed, simulationRng } from '@saya/game-math'
import { expect, test } from 'vitest'
import type { CascadeGame, Title } from '../shape.ts'
import { cascade } from './cascade.ts'
import { choose } from './choose.ts'
import { play } from './play.ts'

const peso = 10_000n

/** One reel of one row, so that a draw is a symbol. */
const small: Title = {
  code: 'small',
  version: '1',
  name: { en: 'Small', tl: 'Maliit' },
  symbols: {},
  game: { kind: 'lines', rows: 1, strips: ['ABSTC'], lines: [[0]], isBothWays: false, pays: { A: [0, 150] } },
  freeSpins: { symbol: 'S', awards: [0, 2], pays: [0, 10], ladder: [2, 3], most: 3 },
  pick: { symbol: 'T', need: 1, prizes: [100, 200, 300] },
  hold: { symbol: 'C', need: 1, lives: 1, odds: 500, values: [{ pay: 40, weight: 1 }], full: 60 },
  stakes: [1, 20],
  mostWin: 5,
  declared: { returnPpm: 0, hitPpm: 0, deviation: 0, volatility: 1 },
}

function stops(...values: number[]): Draw[] {
  return values.map(value => ({ of: 5, value }))
}

test('a win is its pay in hundredths of the stake, in whole units', () => {
  const played = play({ title: small, stake: 20n * peso, rng: replayed(stops(0)) })
  expect(played).toMatchObject({ win: 30n * peso, draws: stops(0) })
  expect(played.next).toBeUndefined()
})

test.each([0n, 1n, 2n * peso, -peso])('a stake of %s units that the title does not offer is refused', stake => {
  expect(() => play({ title: small, stake, rng: simulationRng(1) })).toThrow(RangeError)
})

test('free spins climb their ladder, give more of themselves, and never more than the most', () => {
  // Suns in the first and in the first free spin: two spins, then only one more, which is the third and last.
  const { win, steps } = play({ title: small, stake: peso, rng: replayed(stops(2, 2, 0, 1)) })
  expect(steps.flatMap(step => (step.kind === 'free' ? [[step.awarded, step.of, step.pay]] : []))).toEqual([
    [2, 2, 10],
    [1, 3, 20],
  ])
  expect(steps.flatMap(step => (step.kind === 'spin' && step.free ? [step.times] : []))).toEqual([2, 3, 3])
  // 10 for the first sun, 20 for the doubled one, and 150 three times over: more than five times the stake is cut.
  expect(win).toBe((480n * peso) / 100n)
})

test('a round that comes to the most it may pay ends there', () => {
  const title = { ...small, mostWin: 1 }
  const { win, steps } = play({ title, stake: peso, rng: replayed(stops(0)) })
  expect(win).toBe(peso)
  expect(steps.at(-1)).toEqual({ kind: 'most' })
})

test('a choice ends a waiting round: the prizes were ordered by chance before, and none is drawn after', () => {
  const order: Draw[] = [2, 0, 0].map((value, index) => ({ of: 3 - index, value }))
  const { next, steps, win } = play({ title: small, stake: peso, rng: replayed([...stops(3), ...order]) })
  expect(win).toBe(0n)
  expect(steps.at(-1)).toEqual({ kind: 'pick', boxes: 3 })
  expect(JSON.stringify(steps)).not.toContain('300')
  if (!next) throw new Error('The round does not wait.')
  expect(next.prizes).toEqual([300, 100, 200])
  expect(choose({ title: small, stake: peso, next, choice: 0 })).toMatchObject({ win: 3n * peso, draws: [] })
  expect(() => choose({ title: small, stake: peso, next, choice: 3 })).toThrow(RangeError)
})

test('coins are held, the others drawn again, and a full grid pays its prize', () => {
  const draws = [...stops(4), { of: 1, value: 0 }]
  const { win, steps } = play({ title: small, stake: peso, rng: replayed(draws) })
  expect(steps.map(({ kind }) => kind)).toEqual(['spin', 'hold', 'held'])
  expect(win).toBe(peso)
})

test('what won in a grid vanishes, others fall in its place, and the next fall climbs the ladder', () => {
  const game: CascadeGame = {
    kind: 'cascade',
    columns: 2,
    rows: 2,
    weights: { A: 1, B: 1 },
    pays: { A: [{ from: 3, pay: 10 }], B: [{ from: 4, pay: 100 }] },
    ladder: [1, 5],
    mostFalls: 4,
  }
  // A A / A B, then three new letters: B B B beside the one that stayed.
  const draws: Draw[] = [0, 0, 1, 0, 1, 1, 1, 0, 1, 0, 1].map(value => ({ of: 2, value }))
  const steps = [...cascade(game, replayed(draws))]
  expect(steps.map(step => ('pay' in step ? step.pay : 0))).toEqual([10, 500, 0])
  expect(steps.map(step => ('columns' in step ? step.columns.join('/') : ''))).toEqual(['AA/AB', 'BB/BB', 'BA/BA'])
})
