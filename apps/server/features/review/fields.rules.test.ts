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

test.each([
  ['Ana Cruz', 'CRUZ, ANA', 'match'],
  ['Ana Reyes Dela Cruz', 'ANA REYEZ DELA CRUZ', 'match'],
  ['Zeus Olympus', 'RAMON CLARA SORIANO DELA CRUZ', 'differs'],
  ['Ana Cruz', 'BEN CRUZ', 'differs'],
  ['Ana Cruz', '', 'unread'],
])(
  'a name is compared by itself, whatever was noted of the case before: %j beside %j is %s',
  (entered, read, result) => {
    expect(compareField({ name: 'name', entered, read }).result).toBe(result)
  },
)
