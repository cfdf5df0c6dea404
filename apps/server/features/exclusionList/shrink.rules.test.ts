import { expect, test } from 'vitest'
import { countFreed, type Naming, needsSecond } from './shrink.rules.ts'

test.each([
  [0, 0, 0, false],
  [0, 400, 0, false],
  [5, 5, 0, false],
  [6, 6, 0, true],
  [6, 60, 0, false],
  [7, 60, 0, true],
  [40, 400, 0, false],
  [41, 400, 0, true],
  [1, 400, 1, true],
  [0, 400, 1, true],
])(
  'of %i people gone from a list of %i, by which %i come free, a second person is asked: %s [SAFE-113]',
  (gone, before, freed, expected) => {
    expect(needsSecond({ gone, before, freed })).toBe(expected)
  },
)

const listed = { person: 'ana', id: 'n1', untilMs: 20 }
test.each<readonly [string, readonly Naming[], number]>([
  ['the same line', [listed], 0],
  ['another day that is later', [{ ...listed, untilMs: 30 }], 0],
  ['the name put right', [{ ...listed, person: 'anna' }], 0],
  ['the ID put right', [{ ...listed, id: 'n2' }], 0],
  ['the ID left out', [{ ...listed, id: null }], 0],
  ['two lines of which one is later', [{ ...listed, untilMs: 10 }, listed], 0],
  ['another day that is sooner', [{ ...listed, untilMs: 10 }], 1],
  ['another person', [{ person: 'ben', id: null, untilMs: 90 }], 1],
  ['nobody', [], 1],
])('by a list that has %s for who is held, it is said how many come free [SAFE-113]', (_line, brought, expected) => {
  expect(countFreed([{ ...listed, uid: 1n }], brought)).toBe(expected)
})

test('an account that is held for two people who are gone counts once [SAFE-113]', () => {
  const two = [listed, { ...listed, person: 'ben', id: null }]
  expect(
    countFreed(
      two.map(one => ({ ...one, uid: 1n })),
      [],
    ),
  ).toBe(1)
})
