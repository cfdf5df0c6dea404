import { expect, test } from 'vitest'
import { systemRandom } from '../../../platform/random.ts'
import { gameOfGameToken, hashGameToken, newGameToken, uidOfGameToken } from './gameToken.ts'

test('a game token has 40 characters and names its member and its game', () => {
  for (const uid of [1n, 88_000_001n, 101_559_956_668_415n]) {
    for (const game of [1, 1001, 2 ** 31 - 1]) {
      const token = newGameToken(systemRandom, { uid, game })
      expect(token).toMatch(/^[0-9a-z]{40}$/)
      expect(uidOfGameToken(token)).toBe(uid)
      expect(gameOfGameToken(token)).toBe(game)
    }
  }
})

test('the smallest and the greatest chance make tokens of the same length', () => {
  for (const byte of [0, 255]) {
    expect(
      newGameToken({ bytes: count => Buffer.alloc(count, byte), below: () => 0 }, { uid: 5n, game: 6 }),
    ).toHaveLength(40)
  }
})

test.each(['', 'x', '0'.repeat(40), 'A'.repeat(40), `${'1'.repeat(40)}1`])('the text %j names nobody', text =>
  expect(uidOfGameToken(text)).toBeUndefined(),
)

test('two tokens of one member differ, and so do their hashes', () => {
  const seat = { uid: 7n, game: 1 }
  const [one, other] = [newGameToken(systemRandom, seat), newGameToken(systemRandom, seat)]
  expect(hashGameToken(one).equals(hashGameToken(other))).toBe(false)
})
