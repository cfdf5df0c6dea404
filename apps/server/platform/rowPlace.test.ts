import { expect, test } from 'vitest'
import { readPlace, writePlace } from './rowPlace.ts'

const place = { atMs: 1_772_424_000_123, id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' }

test('a place that was written is read back', () => {
  expect(readPlace(writePlace(place))).toEqual(place)
})

test.each(['', 'x', Buffer.from('1.2').toString('base64url'), `${writePlace(place)}AA`])('%j is no place', cursor => {
  expect(readPlace(cursor)).toBeNull()
})
