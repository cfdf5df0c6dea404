import { expect, test } from 'vitest'
import { judgeForm } from './checks.rules.ts'
import type { Form } from './form.ts'

const form: Form = {
  country_code: '63',
  first_name: 'Ana',
  middle_name: 'Reyes',
  last_name: 'Cruz',
  id_type: 'DRIVING_LICENSE',
  id_number: 'N01-23-456789',
  birthday: '1990-01-31',
  nearest_branch: 'Pasay',
  gender: 'female',
  place_of_birth: 'Pasay',
  nationality: 'Philippines',
  current_address: 'Pasay',
  permanent_address: 'Pasay',
  source_of_income: 'Salary/Employment',
  occupation: 'Employed',
}
const read = {
  firstName: 'ANA',
  middleName: 'REYES',
  lastName: 'CRUZ',
  birthday: '1990-01-31',
  idNumber: 'N0123456789',
}

test('a form that agrees with its reading warns of nothing', () => {
  expect(judgeForm(form, read, '2026-11-20')).toEqual({
    isAgeOutside: false,
    isExpired: false,
    isGovernmentEmployee: false,
    nameScore: 100,
    mismatches: [],
  })
})

test('each field that was read otherwise is named', () => {
  const other = {
    firstName: 'BEN',
    lastName: 'SANTOS',
    birthday: '1991-01-31',
    idNumber: 'N0123456780',
    gender: 'male',
    expiryDate: '2030-01-01',
  } as const
  const typed = { ...form, extra_details: { expiry_date: '2031-01-01' } }
  expect(judgeForm(typed, other, '2026-11-20').mismatches).toEqual([
    'name',
    'birthday',
    'id_number',
    'gender',
    'expiry_date',
  ])
})

test('who is too young, an ID that has run out and a government employee are flagged', () => {
  const young = { ...form, birthday: '2005-11-21', occupation: 'Government Employee' } as const
  const judged = judgeForm(young, { expiryDate: '2026-11-19' }, '2026-11-20')
  expect([judged.isAgeOutside, judged.isExpired, judged.isGovernmentEmployee]).toEqual([true, true, true])
  expect(judged.nameScore).toBeNull()
  // A card without an expiry does not run out.
  expect(judgeForm({ ...form, id_type: 'SSS' }, { expiryDate: '2020-01-01' }, '2026-11-20').isExpired).toBe(false)
})
