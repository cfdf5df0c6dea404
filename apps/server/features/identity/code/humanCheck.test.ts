import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { systemRandom } from '../../../platform/random.ts'
import { isProven, newChallenge } from './humanCheck.ts'

const here = { peppers: [Buffer.alloc(32, 1)] as const, network: '203.0.113.7', nowMs: 1_772_425_800_000 }

/** As anybody would who has only read the contract. */
function solve(challenge: string): number {
  const seed = createHash('sha256').update(challenge).digest()
  const number = Buffer.alloc(4)
  for (let answer = 0; ; answer++) {
    number.writeUInt32BE(answer)
    const hash = createHash('sha256')
      .update(Buffer.concat([seed, number]))
      .digest()
    if (hash.readUInt32BE(0) >>> (32 - 17) === 0) return answer
  }
}

const challenge = newChallenge(systemRandom, here)
const proof = { challenge, answer: solve(challenge) }

test('the result of a challenge proves the work', () => expect(isProven(proof, here)).toBe(true))

test('it also does once the pepper was changed, as long as the old one counts [CONST-14]', () =>
  expect(isProven(proof, { ...here, peppers: [Buffer.alloc(32, 2), ...here.peppers] })).toBe(true))

test('once that one is taken away it proves nothing any more [CONST-15]', () =>
  expect(isProven(proof, { ...here, peppers: [Buffer.alloc(32, 2)] })).toBe(false))

test('one that was given out since lies under the new pepper alone [CONST-15]', () => {
  const fresh = Buffer.alloc(32, 2)
  const since = newChallenge(systemRandom, { ...here, peppers: [fresh, ...here.peppers] })
  const shown = { challenge: since, answer: solve(since) }
  expect(isProven(shown, { ...here, peppers: [fresh] })).toBe(true)
  expect(isProven(shown, here)).toBe(false)
})

test.each([
  ['another number', { ...proof, answer: proof.answer + 1 }, here],
  ['another network', proof, { ...here, network: '203.0.113.8' }],
  ['another server', proof, { ...here, peppers: [Buffer.alloc(32, 2)] as const }],
  ['a time that is over', proof, { ...here, nowMs: here.nowMs + 300_000 }],
  ['an easier challenge', { challenge: challenge.replace(/^17/, '01'), answer: proof.answer }, here],
  ['a longer life', { challenge: challenge.replace(/-\w+-/, '-zzzzzzzzz-'), answer: proof.answer }, here],
  ['words', { challenge: 'a challenge of somebody else', answer: 0 }, here],
])('%s does not count', (_what, shown, there) => expect(isProven(shown, there)).toBe(false))
