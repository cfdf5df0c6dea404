import { expect, test } from 'vitest'
import type { Offer } from './InviteHero.tsx'
import { pictureLines } from './pictureLines.ts'

/** The last day is June 30, 2027 in Manila. */
const offer: NonNullable<Offer> = {
  id: 'invite',
  parent: '20.00',
  friend: '10.00',
  least_deposit: '100.00',
  friends_a_month: 2,
  multiple: 1,
  wait_days: 3,
  days_to_count: 90,
  end_time: Date.UTC(2027, 5, 30, 16) / 1000,
  sentences: [],
}

test.each([
  ['en', 0, '₱10 for you once your ID is approved and your first deposit is played'],
  ['en', 1, '₱10 for you a day after your ID is approved and your first deposit is played'],
  ['en', 3, '₱10 for you 3 days after your ID is approved and your first deposit is played'],
  ['tl', 0, '₱10 para sa iyo kapag approved na ang ID mo at nalaro na ang unang deposit'],
  ['tl', 3, '₱10 para sa iyo 3 araw pagkatapos ma-approve ang ID mo at malaro ang unang deposit'],
] as const)('the picture says in %s when a gift comes that waits %i days [PROMO-311]', (language, wait, gift) => {
  expect(pictureLines({ ...offer, wait_days: wait }, language)?.gift).toBe(gift)
})

test('the picture says how long there is for it, by the terms [PROMO-311]', () => {
  expect(pictureLines({ ...offer, days_to_count: 45 }, 'en')?.time).toBe(
    'You have 45 days from signing up, until June 30, 2027 at the latest.',
  )
  expect(pictureLines(offer, 'tl')?.time).toMatch(/^May 90 araw ka mula sa pag-sign up, hanggang .*30, 2027 lang\.$/)
})

test('the picture promises nothing where a friend gets nothing', () => {
  expect(pictureLines(null, 'en')).toBe(undefined)
  expect(pictureLines({ ...offer, friend: '0.00' }, 'en')).toBe(undefined)
})
