import { expect, test } from 'vitest'
import { parsePassportLines } from './passportLines.ts'

/** The specimen of ICAO Doc 9303, part 4. */
const specimen = [
  'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
  'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
] as const
const today = '2026-06-15'

test('the specimen reads as it is printed', () => {
  expect(parsePassportLines(specimen, today)).toEqual({
    lastName: 'ERIKSSON',
    givenNames: 'ANNA MARIA',
    idNumber: 'L898902C3',
    birthday: '1974-08-12',
    expiryDate: '2012-04-15',
    sex: 'F',
  })
})

test('letters and digits that look alike are told apart by their place', () => {
  const slipped = specimen[1].replace('740812', '74O8I2')
  expect(parsePassportLines([specimen[0], slipped], today)).toMatchObject({ birthday: '1974-08-12' })
})

test.each([
  ['idNumber', 'L898902C3', 'L898902C4'],
  ['birthday', '7408122', '7408132'],
  ['expiryDate', '1204159', '1205159'],
])('a %s whose check digit disagrees is left out', (field, right, wrong) => {
  const read = parsePassportLines([specimen[0], specimen[1].replace(right, wrong)], today)
  expect(read).not.toHaveProperty(field)
  expect(Object.keys(read)).toHaveLength(5)
})

test('miscounted fillers at the end of the names change nothing', () => {
  for (const names of [specimen[0].slice(0, 39), `${specimen[0]}<<<`]) {
    expect(parsePassportLines([names, specimen[1]], today)).toMatchObject({
      lastName: 'ERIKSSON',
      givenNames: 'ANNA MARIA',
    })
  }
})

test('whoever would be born tomorrow was born a century ago', () => {
  const lines = ['P<PHLCRUZ<<ANA<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<', 'P0027699A6PHL2606160F3012310<<<<<<<<<<<<<<02']
  const birthday = parsePassportLines(lines, today).birthday
  expect([undefined, '1926-06-16']).toContain(birthday)
  expect(parsePassportLines([], today)).toEqual({})
})
