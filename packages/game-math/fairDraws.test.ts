import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { commitmentOf, fairDraws, toHex } from './fairDraws.ts'
import { zeros } from './zeros.ts'
import vectors from './vectors.json' with { type: 'json' }

test.each(vectors)('the seeds $clientSeed:$nonce draw what the published vector says', vector => {
  const serverSeed = Uint8Array.from(Buffer.from(vector.serverSeed, 'hex'))
  const rng = fairDraws({ serverSeed, clientSeed: vector.clientSeed, nonce: vector.nonce })
  expect(commitmentOf(serverSeed)).toBe(vector.commitment)
  expect(vector.draws.map(({ of }) => rng.next(of))).toEqual(vector.draws.map(({ value }) => value))
})

test('draws are the words of the HMAC in their order, and the cursor goes on when four are used', () => {
  const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => index)
  const rng = fairDraws({ serverSeed, clientSeed: 'mangga', nonce: 7 })
  const words = [0, 1, 2].flatMap(cursor => {
    const block = createHmac('sha256', serverSeed).update(`mangga:7:${cursor}`).digest()
    return [0, 8, 16, 24].map(at => block.readBigUInt64BE(at))
  })
  expect(words.map(() => rng.next(1_000_000))).toEqual(words.map(word => Number(word % 1_000_000n)))
})

test('a word in the last incomplete run of the count is passed over, so no number is likelier than another', () => {
  const serverSeed = new Uint8Array(32)
  // Of all counts that can be drawn, one of those that leave the most words over: about one in 2,049.
  const count = Math.floor(2 ** 64 / 2049) + 1
  const end = 2n ** 64n - (2n ** 64n % BigInt(count))
  const words = Array.from({ length: 12_000 }, (_, index) => {
    const block = createHmac('sha256', serverSeed)
      .update(`x:0:${Math.floor(index / 4)}`)
      .digest()
    return block.readBigUInt64BE((index % 4) * 8)
  })
  const kept = words.filter(word => word < end)
  expect(kept.length).toBeLessThan(words.length)
  const rng = fairDraws({ serverSeed, clientSeed: 'x', nonce: 0 })
  expect(kept.map(() => rng.next(count))).toEqual(kept.map(word => Number(word % BigInt(count))))
})

test.each([0, -1, 1.5, Number.NaN, 2 ** 53])('a draw of %s numbers is refused', count => {
  const rng = fairDraws({ serverSeed: new Uint8Array(32), clientSeed: '', nonce: 0 })
  expect(() => rng.next(count)).toThrow(RangeError)
})

test('37,000 draws of 37 fall evenly: chi-square under its 99.9 % point', () => {
  const serverSeed = new Uint8Array(32).fill(9)
  const found = zeros(37)
  for (let nonce = 0; nonce < 1000; nonce++) {
    const rng = fairDraws({ serverSeed, clientSeed: toHex(serverSeed), nonce })
    for (let draw = 0; draw < 37; draw++) {
      const value = rng.next(37)
      found[value] = (found[value] ?? 0) + 1
    }
  }
  const chiSquare = found.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
  expect(chiSquare).toBeLessThan(67.985)
})
