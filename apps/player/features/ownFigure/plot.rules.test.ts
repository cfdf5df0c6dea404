import { expect, test } from 'vitest'
import { type Figure, isEmpty, shapeOf, valueOf } from './plot.rules.ts'

const figure: Figure = {
  paid_in: '0.00',
  paid_out: '0.00',
  net_deposits: '12.50',
  bet: '0.00',
  won: '0.00',
  result: '-3.00',
  bonus: '0.00',
  seconds: 90,
  is_whole: true,
}

test('each measure shows its own figure', () => {
  expect([valueOf(figure, 'net'), valueOf(figure, 'result'), valueOf(figure, 'time')]).toEqual([12.5, -3, 90])
})

test('a loss is as long as a win of the same sum', () => {
  const { zero, bars } = shapeOf([50, -50, 0])
  expect(zero).toBe(0.5)
  expect(bars).toEqual([
    { from: 0, height: 0.5 },
    { from: 0.5, height: 0.5 },
    { from: 0.5, height: 0 },
  ])
})

test.each([
  ['nothing but gains stands on its foot', [2, 4], 1],
  ['nothing but losses hangs from its top', [-2, -4], 0],
  ['nothing at all has its line at the foot', [0, 0], 1],
  ['no value', [], 1],
])('a plot of %s', (_what, values, zero) => expect(shapeOf(values).zero).toBe(zero))

test('a small figure is seen beside a large one', () => {
  expect(shapeOf([1_000_000, 1]).bars[1]?.height).toBeGreaterThan(0.01)
})

test('figures are empty where nothing was paid, played or given', () => {
  expect(isEmpty([{ ...figure, seconds: 0 }])).toBe(true)
  expect(isEmpty([figure])).toBe(false)
  expect(isEmpty([{ ...figure, seconds: 0, paid_in: '5.00' }])).toBe(false)
})
