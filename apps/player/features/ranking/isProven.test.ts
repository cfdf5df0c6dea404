import { pathOf, playerHash, rankingLeaf, rootOf } from '@saya/game-math'
import { expect, test } from 'vitest'
import { isProven } from './isProven.ts'

const key = { contest: 'slots', day: '2026-11-27' }
const salts = ['a', 'b', 'c'].map(letter => letter.repeat(32))
const places = salts.map((salt, at) => ({
  place: at + 1,
  player: '***',
  player_hash: playerHash(String(at + 10), salt),
  bet: `${900 - at}.00`,
  reached_ms: at,
  bonus: `${30 - at}.00`,
}))
const leaves = places.map(place => rankingLeaf({ ...key, ...place }))
const settled = { ...key, settled_at: 0, line: '', public_key: '', root: rootOf(leaves) }
const result = { ...settled, entrants: 3, places }
const own = {
  ...settled,
  place: 2,
  bet: '899.00',
  bonus: '29.00',
  reached_ms: 1,
  uid: '11',
  salt: salts[1] ?? '',
  path: [...pathOf(leaves, 1)],
}
const shown = { bet: '899.00', position: 2, bonus: '29.00' }

test('the own place of the signed list is proven [PROMO-118]', () => {
  expect(isProven(own, result, shown)).toBe(true)
})

test.each([
  ['another prize is shown', own, result, { ...shown, bonus: '30.00' }],
  ['the proof says another prize', { ...own, bonus: '30.00' }, result, { ...shown, bonus: '30.00' }],
  ['it is somebody else’s', { ...own, uid: '12' }, result, shown],
  ['the path leads elsewhere', { ...own, path: [] }, result, shown],
  ['the root is another one', own, { ...result, root: leaves[0] ?? '' }, shown],
  ['a place of the list was changed', own, { ...result, places: places.map(one => ({ ...one, bet: '1.00' })) }, shown],
  ['the place is not in the list', own, { ...result, places: places.slice(2) }, shown],
])('where %s it is not', (_what, proof, published, row) => {
  expect(isProven(proof, published, row)).toBe(false)
})

test('where somebody who reached the same play later stands ahead, it is not [PROMO-241]', () => {
  const tied = places.map((place, at) => ({ ...place, bet: '900.00', reached_ms: 3 - at }))
  const tiedLeaves = tied.map(place => rankingLeaf({ ...key, ...place }))
  const root = rootOf(tiedLeaves)
  const proof = { ...own, root, bet: '900.00', reached_ms: 2, path: [...pathOf(tiedLeaves, 1)] }
  const list = { ...result, root, places: tied }
  expect(isProven(proof, list, { ...shown, bet: '900.00' })).toBe(false)
})
