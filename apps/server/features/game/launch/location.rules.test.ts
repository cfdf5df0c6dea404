import { expect, test } from 'vitest'
import { mayOpenFrom, withSigns } from './location.rules.ts'

test.each([
  ['standard', 'PH', [], true],
  ['standard', 'SG', [], true],
  ['standard', '', ['tor'], true],
  ['strict', 'PH', [], true],
  ['strict', 'SG', [], false],
  ['strict', '', [], true],
  // Where the user of Tor or of a network that hides its own is, nobody knows, whatever the country of the way out.
  ['strict', '', ['tor'], false],
  ['strict', 'PH', ['network'], false],
  ['strict', 'PH', ['clock', 'moved'], true],
] as const)(
  'under the law %s a game opens from %j with the signs %j: %s [SAFE-44, SAFE-143]',
  (jurisdiction, country, signs, opens) => {
    expect(mayOpenFrom({ country, signs }, jurisdiction)).toBe(opens)
  },
)

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
