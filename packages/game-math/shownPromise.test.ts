import { expect, test } from 'vitest'
import { isSamePromise, readPromise, writePromise } from './shownPromise.ts'

const commitment = '0123456789abcdef'.repeat(4)

test.each([
  [{ commitment }, commitment],
  [{ commitment, nonce: 0 }, `${commitment}.0`],
  [{ commitment, nonce: 12, clientSeed: 'my-word_1' }, `${commitment}.12.my-word_1`],
])('what was shown is handed on as one text and read as it was', (shown, text) => {
  expect(writePromise(shown)).toBe(text)
  expect(readPromise(text)).toMatchObject(shown)
})

test.each(['', 'http://127.0.0.1:8090', commitment.slice(1), `${commitment}.x`, `${commitment}.1.two words`])(
  '"%s" is no promise',
  text => {
    expect(readPromise(text)).toBeUndefined()
  },
)

test('a round tells what was shown before it, or another promise, number or word', () => {
  const told = { commitment, nonce: 12, clientSeed: 'word' }
  for (const shown of [{ commitment }, { commitment, nonce: 12 }, told]) expect(isSamePromise(shown, told)).toBe(true)
  for (const other of [{ commitment: '0'.repeat(64) }, { nonce: 13 }, { clientSeed: 'another' }])
    expect(isSamePromise(told, { ...told, ...other })).toBe(false)
})
