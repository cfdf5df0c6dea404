import { expect, test } from 'vitest'
import { judgeForm, keptChecks } from './checks.rules.ts'
import type { Form } from '../reading/form.ts'

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
const reading = {
  fault: null,
  idType: 'DRIVING_LICENSE',
  fields: {
    firstName: 'ANA',
    middleName: 'REYES',
    lastName: 'CRUZ',
    birthday: '1990-01-31',
    idNumber: 'N0123456789',
  },
} as const

test('a form that agrees with its reading warns of nothing', () => {
  expect(judgeForm(form, reading, '2026-11-20')).toEqual({
    isAgeOutside: false,
    isGovernmentEmployee: false,
    nameScore: 100,
    mismatches: [],
  })
})

test.each([null, 'expired', 'blurred'] as const)(
  'each field that was read otherwise is named, fault or none: %s',
  fault => {
    const fields = {
      firstName: 'BEN',
      lastName: 'SANTOS',
      birthday: '1991-01-31',
      idNumber: 'N0123456780',
      gender: 'male',
      expiryDate: '2030-01-01',
    } as const
    const typed = { ...form, extra_details: { expiry_date: '2031-01-01' } }
    const other = { fault, idType: 'DRIVING_LICENSE', fields } as const
    expect(judgeForm(typed, other, '2026-11-20').mismatches).toEqual([
      'name',
      'birthday',
      'id_number',
      'gender',
      'expiry_date',
    ])
  },
)

test('a card of another type than was stated, or than was asked for, differs in its type', () => {
  expect(judgeForm({ ...form, id_type: 'PRC' }, reading, '2026-11-20').mismatches).toEqual(['id_type'])
  expect(judgeForm(form, { ...reading, fault: 'wrong_type' }, '2026-11-20').mismatches).toEqual(['id_type'])
})

test('who is too young and a government employee are flagged, and where nothing was read no name agrees', () => {
  const young = { ...form, birthday: '2005-11-21', occupation: 'Government Employee' } as const
  const judged = judgeForm(young, { ...reading, fields: {} }, '2026-11-20')
  expect([judged.isAgeOutside, judged.isGovernmentEmployee, judged.nameScore]).toEqual([true, true, null])
  expect(judgeForm(form, undefined, '2026-11-20')).toMatchObject({ nameScore: null, mismatches: [] })
})

test('what was kept before anything was judged calls nothing clear', () => {
  expect(keptChecks({ sharedDevices: 2 })).toMatchObject({
    sharedDevices: 2,
    expiry: 'unknown',
    restricted: 'unchecked',
  })
})
