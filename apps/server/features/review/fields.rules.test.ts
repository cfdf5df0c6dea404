import { expect, test } from 'vitest'
import { compareField } from './fields.rules.ts'

test.each([
  ['id_number', 'N01-23-456789', 'n01 23 456789', 'match'],
  ['birthday', '1997-03-14', '1997-03-14', 'match'],
  ['current_address', '18 Sampaguita St, Parañaque', '18 SAMPAGUITA ST PARANAQUE', 'match'],
  ['current_address', '18 Sampaguita St, Parañaque', '18 SAMPAGUITA ST, PASAY CITY', 'differs'],
  ['nationality', 'Philippines', 'PHL', 'match'],
  ['gender', 'female', 'male', 'differs'],
  ['occupation', 'Employed', '', 'unread'],
  ['expiry_date', '', '2030-03-24', 'unread'],
])('%s: %j beside %j is %s', (name, entered, read, result) => {
  expect(compareField({ name, entered, read })).toMatchObject({ entered, read, result })
})

test('where a better eye has judged, its word counts', () => {
  expect(compareField({ name: 'name', entered: 'Ana Cruz', read: 'CRUZ, ANA', isOther: false }).result).toBe('match')
  expect(compareField({ name: 'name', entered: 'Ana Cruz', read: 'Ana Cruz', isOther: true }).result).toBe('differs')
})
