import { expect, test } from 'vitest'
import { readPlace, writePlace } from './historyPlace.ts'

test('a place is read back as it was written', () => {
  const place = { atMs: 1_772_424_000_123, seq: 88n }
  expect(readPlace(writePlace(place))).toEqual(place)
})

test.each(['', 'x', 'MTIz', '####', Buffer.from('1.2; drop').toString('base64url')])('%j is no place', cursor =>
  expect(readPlace(cursor)).toBeNull(),
)
