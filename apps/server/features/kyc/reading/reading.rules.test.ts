import { expect, test } from 'vitest'
import type { Form } from './form.ts'
import { readElsewhere, readingOf } from './reading.rules.ts'
import type { KeptReading } from './reading.store.ts'

const form = {
  first_name: 'Ana',
  middle_name: '',
  last_name: 'Cruz',
  id_type: 'UMID',
  id_number: '0028-1215160-9',
  birthday: '1990-01-31',
} as Form

function reading(id: string, photoKey: string, wish: Partial<KeptReading> = {}): KeptReading {
  const fields = { firstName: 'ANA', lastName: 'CRUZ', idNumber: '002812151609' }
  const rest = {
    transactionId: 'T',
    state: 'done',
    fault: null,
    confidence: {},
    facePercent: null,
    openedAtMs: 0,
  } as const
  return { id, idType: 'UMID', photoKey, fields, ...rest, ...wish }
}

test.each([
  ['the photo that was read', 'a', [reading('1', 'a')], '1'],
  ['one that was believed no less than one that was not', 'a', [reading('1', 'a', { fault: 'expired' })], '1'],
  ['of two readings of it the newest', 'a', [reading('2', 'a'), reading('1', 'a')], '2'],
  ['an older one of it behind a newer one of another', 'a', [reading('2', 'b'), reading('1', 'a')], '1'],
  ['another photo', 'b', [reading('1', 'a')], undefined],
  ['a reading without a photo', '', [reading('1', '')], undefined],
  ['one that came to nothing', 'a', [reading('1', 'a', { state: 'open' })], undefined],
])('what was read off %s', (_of, idPhoto, readings, id) => {
  expect(readingOf({ idPhoto }, readings)?.id).toBe(id)
})

test.each([
  ['nothing was read', 'b', [], 'none'],
  ['this photo was read', 'a', [reading('1', 'a')], 'none'],
  ['another photo of the same ID was', 'b', [reading('1', 'a')], 'same'],
  ['an ID of another name was', 'b', [reading('1', 'a', { fields: { firstName: 'BEN', lastName: 'SY' } })], 'other'],
  ['an ID of another number was', 'b', [reading('1', 'a', { fields: { idNumber: '111111111111' } })], 'other'],
  ['nothing came of what was shown', 'b', [reading('1', 'a', { fields: {}, fault: 'blurred' })], 'none'],
] as const)('where %s', (_what, idPhoto, readings, told) => {
  expect(readElsewhere(form, { idPhoto }, readings)).toBe(told)
})
