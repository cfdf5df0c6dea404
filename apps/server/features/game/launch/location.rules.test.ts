import { expect, test } from 'vitest'
import { mayOpenFrom, withSigns } from './location.rules.ts'

test.each([
  ['standard', 'PH', true],
  ['standard', 'SG', true],
  ['standard', '', true],
  ['strict', 'PH', true],
  ['strict', 'SG', false],
  ['strict', '', true],
] as const)('under the law %s a game opens from %j: %s [SAFE-44]', (jurisdiction, country, opens) => {
  expect(mayOpenFrom({ country }, jurisdiction)).toBe(opens)
})

const from = (country: string) => ({ country, source: 'header', signs: ['network'] }) as const

test.each([
  ['Manila’s clock in the Philippines', 'PH', { aheadMinutes: 480, countryBefore: 'PH' }, []],
  ['no word of a clock', 'PH', { aheadMinutes: null, countryBefore: '' }, []],
  ['another clock in the Philippines', 'PH', { aheadMinutes: 540, countryBefore: '' }, ['clock']],
  ['another clock elsewhere', 'JP', { aheadMinutes: 540, countryBefore: '' }, []],
  ['another country than before', 'SG', { aheadMinutes: 480, countryBefore: 'PH' }, ['moved']],
  ['a country before and none now', '', { aheadMinutes: 480, countryBefore: 'PH' }, []],
] as const)('%s is a sign or none [SAFE-43]', (_what, country, seen, signs) => {
  expect(withSigns(from(country), seen).signs).toEqual(['network', ...signs])
})
