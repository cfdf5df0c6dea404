import { settingNames, settings } from '@saya/contract/setting/settings.ts'
import { expect, test } from 'vitest'
import { isWeaker } from './guarded.rules.ts'

test('a family’s exclusion is made shorter by two people alone, and longer by one [SAFE-112]', () => {
  const [weakest, ...stronger] = settings.family_exclusions
  for (const after of stronger) {
    expect(isWeaker('family_exclusions', { before: weakest, after })).toBe(false)
    expect(isWeaker('family_exclusions', { before: after, after: weakest })).toBe(true)
  }
  for (const name of settingNames.filter(one => one !== 'family_exclusions' && one !== 'boxes')) {
    for (const after of settings[name]) expect(isWeaker(name, { before: settings[name][1], after })).toBe(false)
  }
})

test('boxes are stopped by one person, and given again by two [PROMO-286]', () => {
  expect(isWeaker('boxes', { before: 'open', after: 'closed' })).toBe(false)
  expect(isWeaker('boxes', { before: 'closed', after: 'open' })).toBe(true)
})
