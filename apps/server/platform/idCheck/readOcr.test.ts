import { expect, test } from 'vitest'
import { faultOf } from './faultOf.ts'
import { readOcr } from './readOcr.ts'

test('fields are taken over under the party’s older names and its newer ones', () => {
  const older = { FIRST_NAME: 'JUAN', LAST_NAME: 'CRUZ', SEX: 'M', ID_NUMBER: 'P1', EXPIRY_DATE: '2030/05/17' }
  const newer = { FIRST_NAME_EN: 'JUAN', LAST_NAME_EN: 'CRUZ', GENDER: 'M', NUMBER: 'P1', DATE_OF_EXPIRY: '2030/05/17' }
  const read = { firstName: 'JUAN', lastName: 'CRUZ', gender: 'male', idNumber: 'P1', expiryDate: '2030-05-17' }
  expect(readOcr(older, {}).fields).toEqual(read)
  expect(readOcr(newer, {}).fields).toEqual(read)
})

test.each([
  ['1990/05/17', '1990-05-17'],
  ['1990-5-7', '1990-05-07'],
  ['17 MAY 1990', '1990-05-17'],
  ['05/17/1990', undefined],
  ['1990/02/30', undefined],
  ['soon', undefined],
])('a day told as %s is %s', (told, day) => {
  expect(readOcr({ DATE_OF_BIRTH: told }, {}).fields.birthday).toBe(day)
})

test('what has no shape of ours is left out: other kinds, blanks, control signs, lengths', () => {
  const told = { FIRST_NAME: 7, LAST_NAME: '  ', MIDDLE_NAME: 'A\u0000B\u001b', ADDRESS: 'x'.repeat(900), SEX: '?' }
  const { fields } = readOcr(told, {})
  expect(fields).toEqual({ middleName: 'AB', address: 'x'.repeat(200) })
})

test('confidence is told by field, and only where it is one', () => {
  const words = { FIRST_NAME: 'JUAN', LAST_NAME: 'CRUZ', ADDRESS: 'HERE' }
  const detail = { FIRST_NAME: { confidence: 0.9 }, LAST_NAME: { confidence: 90 }, ADDRESS: 'high' }
  expect(readOcr(words, detail).confidence).toEqual({ firstName: 0.9 })
})

test.each([
  ['BLUR', 'blurred'],
  ['EXPOSURE', 'glare'],
  ['NO_REQUIRED_ID', 'wrong_type'],
  ['NOT_REAL_DOC', 'not_an_id'],
  ['DARK', 'dark'],
  ['INCOMPLETE', 'cropped'],
  ['EXPIRED', 'expired'],
  ['SOMETHING_NEW', 'unreadable'],
  [undefined, 'unreadable'],
])('the party’s %s is our %s', (told, fault) => expect(faultOf(told)).toBe(fault))
