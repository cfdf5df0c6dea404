import { expect, test } from 'vitest'
import { namesOf } from './namesOf.ts'

const lines = { lastName: 'DE GUZMAN', givenNames: 'JUAN PEDRO SANTOS' }
const printed = { lastName: 'DE GUZMAN', firstName: 'JUAN PEDRO', middleName: 'SANTOS' }

test.each([
  ['all is read alike', printed, {}],
  ['what is printed keeps what machines leave out', { ...printed, middleName: 'SANTO5' }, {}],
  ['a surname made no sense', { ...printed, lastName: 'SB' }, { lastName: 'DE GUZMAN' }],
  ['the given names were not read', { ...printed, firstName: 'J' }, { firstName: 'JUAN PEDRO', middleName: 'SANTOS' }],
  [
    'the middle name was not read',
    { lastName: 'DE GUZMAN', firstName: 'JUAN PEDRO' },
    { firstName: 'JUAN PEDRO', middleName: 'SANTOS' },
  ],
  ['neither was read', { lastName: 'DE GUZMAN' }, { firstName: 'JUAN PEDRO', middleName: 'SANTOS' }],
])('%s', (_, read, taken) => expect(namesOf(read, lines)).toEqual(taken))

test('without lines for machines nothing is taken from them', () => expect(namesOf(printed, {})).toEqual({}))
