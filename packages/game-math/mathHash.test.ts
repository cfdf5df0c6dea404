import { expect, test } from 'vitest'
import { mathHash } from './mathHash.ts'

const kind = { name: { en: 'a', tl: 'b' }, size: 3, art: 'fish' }
const title = { code: 'x', name: { en: 'X', tl: 'X' }, pays: [1, 2], kinds: [kind], declared: { returnPpm: 960_000 } }
const now = mathHash('rules', title)

test.each([
  ['a name', mathHash('rules', { ...title, name: { en: 'Y', tl: 'Z' } }), true],
  ['a name within its tables', mathHash('rules', { ...title, kinds: [{ ...kind, name: { tl: 'c', en: 'd' } }] }), true],
  ['a picture', mathHash('rules', { ...title, kinds: [{ ...kind, art: 'crab' }] }), true],
  ['proof of what it returns', mathHash('rules', { ...title, declared: { returnPpm: 960_001 } }), true],
  ['a pay', mathHash('rules', { ...title, pays: [1, 3] }), false],
  ['a number within its tables', mathHash('rules', { ...title, kinds: [{ ...kind, size: 4 }] }), false],
  ['its rules', mathHash('other rules', title), false],
])('the mathematics of a title with another %s: are they the same?', (_what, hash, isSame) => {
  expect(hash === now).toBe(isSame)
})
