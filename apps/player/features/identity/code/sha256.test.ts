import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256 } from './sha256.ts'

test('every message has the hash that the standard gives it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), message => {
      const words = Buffer.alloc(32)
      sha256(message).forEach((word, index) => words.writeUInt32BE(word, index * 4))
      expect(words.toString('hex')).toBe(createHash('sha256').update(message).digest('hex'))
    }),
  )
})
