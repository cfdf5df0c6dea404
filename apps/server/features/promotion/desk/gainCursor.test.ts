import { expect, test } from 'vitest'
import { readGainCursor, writeGainCursor } from './gainCursor.ts'

test('a cursor of those who would get the most comes back as it was written, and what is none counts as none', () => {
  const place = { amount: 1_234_567n, uid: 90_000_000_001n }
  expect(readGainCursor(writeGainCursor(place))).toEqual(place)
  for (const text of ['', 'x', '1', '1.', '.1', '-1.2', '1.2.3', '1234567890123456789.1']) {
    expect(readGainCursor(Buffer.from(text).toString('base64url')), text).toBeUndefined()
  }
})
