import { expect, test } from 'vitest'
import { playThroughOf } from './playThrough.rules.ts'

const levelsOf = (...multiples: readonly number[]) => multiples.map((multiple, at) => ({ level: at + 1, multiple }))

test.each([
  ['levels that ask for the same are one', levelsOf(2, 2, 2), [{ from: 1, to: 3, multiple: 2 }]],
  [
    'levels that ask for more are told apart',
    levelsOf(0, 1, 1, 3),
    [
      { from: 1, to: 1, multiple: 0 },
      { from: 2, to: 3, multiple: 1 },
      { from: 4, to: 4, multiple: 3 },
    ],
  ],
  ['no levels ask for nothing', [], []],
])('%s [VIP-30]', (_what, levels, spans) => {
  expect(playThroughOf(levels)).toEqual(spans)
})
