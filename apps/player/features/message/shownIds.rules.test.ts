import { expect, test } from 'vitest'
import { withShown } from './shownIds.rules.ts'

const ids = (count: number) => Array.from({ length: count }, (_, index) => `m${index}`)

test('a gift is shown once by its id [MSG-20, MSG-22]', () => {
  expect(withShown([], 'm0')).toEqual(['m0'])
  expect(withShown(ids(3), 'm1')).toBe(undefined)
})

test('the last 50 ids are kept, the oldest goes [MSG-22]', () => {
  const kept = withShown(ids(50), 'new') ?? []
  expect(kept).toHaveLength(50)
  expect([kept[0], kept.at(-1)]).toEqual(['m1', 'new'])
})
