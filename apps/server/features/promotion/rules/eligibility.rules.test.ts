import type { Audience } from '@saya/contract/promotion/promotion.ts'
import { eligibilityErrors } from '@saya/contract/promotion/errors.ts'
import { expect, test } from 'vitest'
import {
  type Facts,
  findAudienceObstacle,
  findGeneralObstacle,
  findObstacle,
  openAudience,
} from './eligibility.rules.ts'

/** Asks for everything that terms can ask for. */
const strict: Audience = {
  brands: ['play'],
  least_level: 3,
  least_age_days: 30,
  needs_email: true,
  needs_approved_id: true,
  needs_payout_account: true,
  once_per_device: true,
  once_per_id: true,
  users: ['88000001'],
}

const open: Audience = {
  brands: [],
  least_level: 0,
  least_age_days: 0,
  needs_email: false,
  needs_approved_id: false,
  needs_payout_account: false,
  once_per_device: false,
  once_per_id: false,
  users: [],
}

/** Somebody who fits the strictest terms. */
const fit: Facts = {
  uid: '88000001',
  phase: 'on',
  isClosed: false,
  isBlocked: false,
  isFrozen: false,
  isRestricted: false,
  isExcluded: false,
  isTimedOut: false,
  isLimited: false,
  isAtContact: false,
  mayReceive: true,
  isTester: false,
  countsPlay: true,
  brand: 'play',
  level: 3,
  ageDays: 30,
  hasEmail: true,
  hasApprovedId: true,
  hasPayoutAccount: true,
  hasDevice: true,
  hasClaimed: false,
  isRefused: false,
  isDeviceUsed: false,
  isIdUsed: false,
  amount: 100n,
}

/** Of each fact a value that keeps somebody out. Leaving a fact out does not compile. */
const flips: { readonly [Name in keyof Facts]: readonly [value: Facts[Name], code: string] } = {
  uid: ['88000002', 'promotion_user'],
  phase: ['over', 'promotion_over'],
  isClosed: [true, 'promotion_account'],
  isBlocked: [true, 'promotion_account'],
  isFrozen: [true, 'promotion_account'],
  isRestricted: [true, 'promotion_account'],
  isExcluded: [true, 'promotion_paused'],
  isTimedOut: [true, 'promotion_paused'],
  isLimited: [true, 'promotion_limit'],
  isAtContact: [true, 'promotion_unavailable'],
  mayReceive: [false, 'promotion_verify'],
  isTester: [true, 'promotion_tester'],
  // Whoever tests may have what does not grow with play.
  countsPlay: [false, ''],
  brand: ['slots', 'promotion_brand'],
  level: [2, 'promotion_level'],
  ageDays: [29, 'promotion_age'],
  hasEmail: [false, 'promotion_email'],
  hasApprovedId: [false, 'promotion_id'],
  hasPayoutAccount: [false, 'promotion_payee'],
  hasDevice: [false, 'promotion_browser'],
  hasClaimed: [true, 'promotion_claimed'],
  isRefused: [true, 'promotion_refused'],
  isDeviceUsed: [true, 'promotion_device_used'],
  isIdUsed: [true, 'promotion_id_used'],
  amount: [0n, 'promotion_nothing'],
}

const facts = Object.entries(flips).filter(([name]) => name !== 'countsPlay')

test.each(facts)('every condition field flipped changes eligibility: %s [FACT-41]', (name, [value, code]) => {
  expect(findObstacle(fit, strict)).toBeUndefined()
  expect(findObstacle({ ...fit, [name]: value }, strict)).toBe(code)
})

/** Of each term the fact that it asks for. Leaving a term out does not compile. */
const asked: { readonly [Name in keyof Audience]: Partial<Facts> } = {
  brands: { brand: 'slots' },
  least_level: { level: 0 },
  least_age_days: { ageDays: 0 },
  needs_email: { hasEmail: false },
  needs_approved_id: { hasApprovedId: false },
  needs_payout_account: { hasPayoutAccount: false },
  once_per_device: { hasDevice: false },
  once_per_id: { isIdUsed: true },
  users: { uid: '88000002' },
}

test.each(Object.entries(asked))(
  'the term %s decides, and nothing is asked where it is off [FACT-41]',
  (name, change) => {
    const term = name as keyof Audience
    expect(findObstacle({ ...fit, ...change }, open)).toBeUndefined()
    expect(findObstacle({ ...fit, ...change }, { ...open, [term]: strict[term] })).toMatch(/^promotion_/)
  },
)

test.each([
  ['early', 'promotion_early'],
  ['stopped', 'promotion_stopped'],
] as const)('one that is %s gives nothing', (phase, code) => {
  expect(findObstacle({ ...fit, phase }, open)).toBe(code)
})

test('who was refused for good is not told that it comes back with the end of a limit or a break [FACT-110]', () => {
  for (const pause of [{ isLimited: true }, { isTimedOut: true }, { isAtContact: true }])
    expect(findObstacle({ ...fit, ...pause, isRefused: true }, open)).toBe('promotion_refused')
  expect(findObstacle({ ...fit, isClosed: true, isRefused: true }, open)).toBe('promotion_account')
})

test('a tester may have a gift, and has none of what grows with play [FACT-41]', () => {
  expect(findObstacle({ ...fit, isTester: true, countsPlay: false }, open)).toBeUndefined()
  expect(findObstacle({ ...fit, isTester: true, countsPlay: true }, open)).toBe('promotion_tester')
})

test('of several conditions the first is told, and a member reads each in both languages [FACT-42]', () => {
  expect(findObstacle({ ...fit, isExcluded: true, hasEmail: false, amount: 0n }, strict)).toBe('promotion_paused')
  const texts = Object.values(eligibilityErrors).map(({ text }) => text)
  expect(texts.flat().every(text => text.length > 10 && text.endsWith('.'))).toBe(true)
  expect(texts.filter(([english, tagalog]: readonly string[]) => english === tagalog)).toEqual([])
})

test('whoever is excluded, timed out, limited, barred or at harm is offered nothing at all, others are [FACT-43, SAFE-61]', () => {
  const general = (change: Partial<Facts>) => findGeneralObstacle({ ...fit, ...change })
  expect([general({ isExcluded: true }), general({ isTimedOut: true }), general({ isLimited: true })]).toEqual([
    'promotion_paused',
    'promotion_paused',
    'promotion_limit',
  ])
  for (const barred of [{ isClosed: true }, { isBlocked: true }, { isFrozen: true }, { isRestricted: true }])
    expect([barred, general(barred)]).toEqual([barred, 'promotion_account'])
  expect(general({ isAtContact: true })).toBe('promotion_unavailable')
  expect(eligibilityErrors.promotion_unavailable.text.join(' ')).not.toMatch(/harm|band|contact you|risk/i)
  expect([general({ mayReceive: false }), general({ hasEmail: false }), general({})]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('who is for an offer is judged by what it asks alone, in the order in which it is told', () => {
  const stranger: Facts = {
    ...fit,
    isClosed: true,
    hasClaimed: true,
    uid: '88000009',
    level: 2,
    ageDays: 29,
    hasEmail: false,
  }
  const after = (known: Partial<Facts>) => findAudienceObstacle({ ...stranger, ...known }, strict)
  expect(after({})).toBe('promotion_user')
  expect(after({ uid: fit.uid })).toBe('promotion_level')
  expect(after({ uid: fit.uid, level: 3 })).toBe('promotion_age')
  expect(after({ uid: fit.uid, level: 3, ageDays: 30 })).toBe('promotion_email')
  const rest = { uid: fit.uid, level: 3, ageDays: 30, hasEmail: true }
  expect(after({ ...rest, hasPayoutAccount: false })).toBe('promotion_payee')
  expect(after({ ...rest, hasApprovedId: false, isIdUsed: true, isDeviceUsed: true })).toBeUndefined()
})

test('an audience of everybody keeps nobody out but for what keeps them from every promotion', () => {
  expect(openAudience).toEqual(open)
  const nobody: Facts = { ...fit, level: 0, ageDays: 0, hasEmail: false, hasApprovedId: false, hasPayoutAccount: false }
  expect(
    findObstacle({ ...nobody, hasDevice: false, isDeviceUsed: true, isIdUsed: true, amount: 1n }, openAudience),
  ).toBeUndefined()
  expect(findObstacle({ ...nobody, amount: 0n }, openAudience)).toBe('promotion_nothing')
})

test('an offer of some sites is for none of the others', () => {
  const some = { ...open, brands: ['slots' as const, 'play' as const] }
  expect(findObstacle(fit, some)).toBeUndefined()
  expect(findObstacle({ ...fit, brand: 'game' }, some)).toBe('promotion_brand')
  expect(findObstacle({ ...fit, brand: null }, some)).toBeUndefined()
})
