import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { hmacSha256, sha256 } from './sha256.ts'
import { toHex } from './fairDraws.ts'

const bytes = new TextEncoder()

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])('the hash of “%s” is the published one', (text, hash) => {
  expect(toHex(sha256(bytes.encode(text)))).toBe(hash)
})

test('hashes of every length over three blocks, and under every length of key, are those of Node', () => {
  const text = Uint8Array.from({ length: 200 }, (_, index) => (index * 31) & 255)
  for (let length = 0; length <= text.byteLength; length++) {
    const message = text.subarray(0, length)
    expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
    expect(toHex(hmacSha256(message, text))).toBe(createHmac('sha256', message).update(text).digest('hex'))
  }
})
