import { expect, test } from 'vitest'
import { fitNumber, readDate, readName, readSex, splitName } from './shapes.ts'

test.each([
  ['0758-8043389-2', '9999-9999999-9', '0758-8043389-2', 0],
  ['O758-8O43389-2', '9999-9999999-9', '0758-8043389-2', 2],
  ['PO027699A', 'A9999999A', 'P0027699A', 1],
  ['146403392227 L', '999999999999 A', '146403392227 L', 0],
  ['M5160766228', 'A99-99-999999', 'M51-60-766228', 0],
])('%s in the shape %s is %s', (text, shape, number, mended) => {
  expect(fitNumber(text, shape)).toEqual({ number, mended })
})

test.each([
  ['075-8043389-2', 'a digit too few'],
  ['0758-8043389-22', 'a digit too many'],
  ['OOOO-8043389-2', 'more letters than slips'],
  ['07W8-8043389-2', 'a letter that looks like no digit'],
])('%s is no number of that shape: %s', text => expect(fitNumber(text, '9999-9999999-9')).toBeUndefined())

test.each([
  ['1990/05/17', '1990-05-17'],
  ['199O/05/l7', '1990-05-17'],
  ['05/17/1990', '1990-05-17'],
  ['17 MAY 1990', '1990-05-17'],
  ['May 17, 1990', '1990-05-17'],
  ['DECEMBER 15, 1975', '1975-12-15'],
  ['22 DFC 1978', '1978-12-22'],
  ['APRIL 21, 1983', '1983-04-21'],
  ['1990/13/17', undefined],
  ['31 FEB 1990', undefined],
  ['17 MXX 1990', undefined],
  ['', undefined],
])('the day %s is %s', (text, day) => expect(readDate(text)).toBe(day))

test.each([
  ['CRUZ, JUAN PEDRO SANTOS', { lastName: 'CRUZ', firstName: 'JUAN PEDRO', middleName: 'SANTOS' }],
  ['DELA CRUZ, MARIA DE GUZMAN', { lastName: 'DELA CRUZ', firstName: 'MARIA', middleName: 'DE GUZMAN' }],
  ['REYES, ANA', { lastName: 'REYES', firstName: 'ANA' }],
  ['REYES. ANA CRUZ', { lastName: 'REYES', firstName: 'ANA', middleName: 'CRUZ' }],
  ['ANA CRUZ REYES', undefined],
])('the full name %s falls into its parts', (text, parts) => expect(splitName(text)).toEqual(parts))

test('a name keeps its letters and loses what a pattern adds', () => {
  expect(readName('PE~ÑA-CRUZ  | .')).toBe('PE ÑA-CRUZ')
  expect(readName('REYE5')).toBe('REYES')
  expect(readName('-- .')).toBeUndefined()
})

test.each([
  ['M', 'M'],
  ['FEMALE', 'F'],
  ['MALE', 'M'],
  ['?', undefined],
])('the sex %s is %s', (text, sex) => expect(readSex(text)).toBe(sex))
