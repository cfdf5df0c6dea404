import { expect, test } from 'vitest'
import { valuesOf, wishOf } from './adFields.ts'

const values = {
  ad_id: 'grab-vip-2026',
  ad_name: 'Ride screens',
  channel: ' grab ',
  domain_id: '7',
  tracker: 'tracker',
  is_on: 'yes',
}

test('what is said is read, and shown again as it was said', () => {
  const wish = wishOf(values)
  if (typeof wish === 'string') throw new Error(wish)
  expect(wish).toEqual({
    ad_id: 'grab-vip-2026',
    ad_name: 'Ride screens',
    channel: 'grab',
    domain_id: 7,
    config: { tracker: 'tracker' },
    is_on: true,
  })
  expect(valuesOf({ ...wish, version: 0, updated_at: 0 })).toEqual({ ...values, channel: 'grab' })
})

test('whoever chooses no tracker has none asked', () => {
  expect(wishOf({ ...values, tracker: '' })).toMatchObject({ config: {} })
})

test.each([
  [{ ad_id: 'with space' }, 'in the ID'],
  [{ ad_id: '' }, 'in the ID'],
  [{ domain_id: '1.5' }, 'Enter a whole number for the domain'],
  [{ domain_id: '-1' }, 'Enter a whole number for the domain'],
])('%j cannot be read', (part, sentence) => expect(wishOf({ ...values, ...part })).toContain(sentence))
