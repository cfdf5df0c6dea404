import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { solveChallenge } from './solveChallenge.ts'

test.each([
  ['a', 4],
  ['17-mo0-0123456789abcdef-'.padEnd(100, 'f'), 12],
])('the answer to %s hashes to %i zero bits', async (challenge, bits) => {
  const answer = Buffer.alloc(4)
  answer.writeUInt32BE(await solveChallenge(challenge, bits))
  const seed = createHash('sha256').update(challenge).digest()
  const hash = createHash('sha256').update(seed).update(answer).digest()
  expect(Math.clz32(hash.readUInt32BE(0))).toBeGreaterThanOrEqual(bits)
})
