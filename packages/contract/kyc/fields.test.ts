import * as v from 'valibot'
import { expect, test } from 'vitest'
import * as field from './fields.ts'

const fits = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success
const faultOf = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message

test('names take letters of any script and what people really have in them [KYC-86, KYC-87, KYC-88, KYC-89]', () => {
  for (const name of ['Ana', 'Niño', 'Ma. Cristina', "O'Neil", 'Dela Cruz-Santos', 'Jr.']) {
    expect([name, fits(field.firstName, name), fits(field.lastName, name)]).toEqual([name, true, true])
  }
  for (const name of ['Ana1', 'A@na', 'Ana<b>']) {
    expect(faultOf(field.firstName, name)).toBe('Allowed characters: A-Z, a-z, space')
    expect(faultOf(field.placeOfBirth, name)).toBe('Allowed characters: A-Z, a-z, space')
  }
  for (const name of ['.', '-', " ' "]) {
    expect([name, fits(field.firstName, name), fits(field.middleName, name)]).toEqual([name, false, false])
  }
  expect(fits(field.firstName, 'A'.repeat(21))).toBe(false)
  expect(fits(field.middleName, '')).toBe(true)
  expect(faultOf(field.firstName, '  ')).toBe('First name is required')
  expect(faultOf(field.lastName, undefined)).toBe('Last name is required')
})

test('addresses take house numbers too, and nothing that is no address [KYC-90, KYC-91, KYC-92]', () => {
  const address = 'Blk. 4 Lot 12-A (Phase 2), #7/B Peñafrancia St.'
  expect([fits(field.currentAddress, address), fits(field.permanentAddress, address)]).toEqual([true, true])
  expect(faultOf(field.permanentAddress, 'Home <script>')).toBe('Allowed characters: A-Z, a-z, space, comma, period')
  expect(faultOf(field.currentAddress, '')).toBe('Current address is required')
  expect(fits(field.currentAddress, 'a'.repeat(101))).toBe(false)
})

test('whoever may play was born 21 to 100 years ago, counted in days [KYC-98]', () => {
  expect(field.birthdayRange('2026-11-20')).toEqual({ first: '1926-11-20', last: '2005-11-20' })
  expect(field.birthdayRange('2024-02-29')).toEqual({ first: '1924-02-29', last: '2003-03-01' })
})

test('a birthday is a day that exists', () => {
  expect(fits(field.birthday, '2000-02-29')).toBe(true)
  for (const day of ['2001-02-29', '2000-13-01', '1/2/2000', ''])
    expect([day, fits(field.birthday, day)]).toEqual([day, false])
})
