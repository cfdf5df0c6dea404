import { expect, test } from 'vitest'
import { readBreakPlace, writeBreakPlace } from './breakPlace.rules.ts'

test('a place is read as it was written', () => {
  const place = { atMs: 1_772_424_000_000, paymentId: 'py-1fdaf346' }
  expect(readBreakPlace(writeBreakPlace(place))).toEqual(place)
})

test.each(['', 'x', Buffer.from('soon py').toString('base64url'), Buffer.from('1 a b').toString('base64url')])(
  '%j is no place',
  cursor => {
    expect(readBreakPlace(cursor)).toBeNull()
  },
)
