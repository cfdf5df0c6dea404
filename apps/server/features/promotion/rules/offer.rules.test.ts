import type { Offer } from '@saya/contract/promotion/promotion.ts'
import { expect, test } from 'vitest'
import { findKind } from '../kinds/index.ts'
import {
  daysOf,
  findWrongAudience,
  isApproved,
  isOver,
  lacksApproval,
  mustRead,
  readDraft,
  readOffer,
} from './offer.rules.ts'

const days = { first_day: '2026-03-02', last_day: '2026-03-09' }
const reference = 'PAGCOR 26-118'
const offer = (approval?: Offer['approval']) => ({ ...days, approval }) as Offer

test.each([
  ['its own days', days, true],
  ['more than its days', { first_day: '2026-03-01', last_day: '2026-03-31' }, true],
  ['all but its first day', { ...days, first_day: '2026-03-03' }, false],
  ['all but its last day', { ...days, last_day: '2026-03-08' }, false],
])('an offer that is approved for %s: %j is %s [PROMO-201]', (_case, approved, isWhole) => {
  expect(isApproved(offer({ reference, ...approved }))).toBe(isWhole)
})

test('an offer without an approval lacks it where the law is strict alone [PROMO-201]', () => {
  expect([lacksApproval(offer(), 'strict'), lacksApproval(offer(), 'standard')]).toEqual([true, false])
  expect(lacksApproval(offer({ reference, ...days }), 'strict')).toBe(false)
})

const audience: Offer['audience'] = {
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
const whole: Offer = {
  ...days,
  terms: { amount: '10' },
  place: 0,
  budget: '1,000',
  audience,
  title: ['One', 'Isa'],
  summary: ['One', 'Isa'],
  details: ['One', 'Isa'],
}

function kindOf(name: string) {
  return findKind(name) ?? expect.fail(`There is no kind ${name}.`)
}

const read = (kind: string, wish: Partial<Offer>) => readOffer(kindOf(kind), { ...whole, ...wish })
const contest = { terms: { least: '100', prizes: ['1:12000', '2-3:500'] } }
const listed = (...users: string[]) => ({ audience: { ...audience, users } })

test('an offer has its first day, its last one and all between them', () => {
  expect(daysOf(days)).toBe(8n)
  expect(daysOf({ ...days, last_day: days.first_day })).toBe(1n)
})

test('an offer that is one is read with its deal and its budget', () => {
  const gift = read('gift', {})
  expect(gift).toMatchObject({ ok: true, data: { budget: 10_000_000n, deal: { most: 100_000n } } })
  expect(mustRead(kindOf('gift'), whole).budget).toBe(10_000_000n)
  expect(() => mustRead(kindOf('gift'), { ...whole, budget: 'much' })).toThrow('The offer of a gift is not one.')
})

test.each([
  ['terms that are none', 'gift', { terms: { amount: 'much' } }, 'promotion_terms'],
  ['an end before its begin', 'gift', { last_day: '2026-03-01' }, 'promotion_dates'],
  ['one day', 'gift', { last_day: days.first_day }, 'ok'],
  [
    'an approval of other days',
    'gift',
    { approval: { reference, ...days, last_day: '2026-03-08' } },
    'promotion_approval',
  ],
  ['an approval of its days', 'gift', { approval: { reference, ...days } }, 'ok'],
  ['a budget that is none', 'gift', { budget: 'much' }, 'promotion_budget'],
  ['a budget for nobody', 'gift', { budget: '9.99' }, 'promotion_budget'],
  ['a budget for one', 'gift', { budget: '10' }, 'ok'],
  ['the greatest budget', 'gift', { budget: '100,000,000' }, 'ok'],
  ['a budget beyond it', 'gift', { budget: '100000000.01' }, 'promotion_budget'],
  ['a contest with the prizes of all its days', 'ranking', { ...contest, budget: '104000' }, 'ok'],
  ['a contest with less', 'ranking', { ...contest, budget: '103999.99' }, 'promotion_pool_budget 104,000'],
  ['a list of nobody', 'listGift', listed(), 'promotion_list 0'],
  ['a list of one, named twice', 'listGift', { ...listed('1', '1'), budget: '10' }, 'ok'],
  ['a list with the gifts of all', 'listGift', { ...listed('1', '2'), budget: '20' }, 'ok'],
  ['a list with less', 'listGift', { ...listed('1', '2'), budget: '19.99' }, 'promotion_list 20'],
])('an offer with %s is judged so', (_what, kind, wish, verdict) => {
  const judged = read(kind, wish)
  const least = !judged.ok && 'values' in judged && 'least' in judged.values ? ` ${judged.values.least}` : ''
  expect(judged.ok ? 'ok' : `${judged.code}${least}`).toBe(verdict)
})

test('a draft may not ask what its kind gives without looking at it', () => {
  const asks = { ...whole, audience: { ...audience, brands: ['play' as const], once_per_device: true } }
  const kind = { ...kindOf('gift'), cannotAsk: { brands: 'Sites', once_per_device: 'Once per device' } }
  const wrong = { ok: false, code: 'promotion_audience', values: { fields: 'Sites, Once per device' } }
  expect(findWrongAudience(kind, asks)).toEqual(wrong)
  expect(readDraft(kind, asks)).toEqual(wrong)
  expect(findWrongAudience({ ...kind, cannotAsk: { brands: 'Sites' } }, asks)).toMatchObject({
    values: { fields: 'Sites' },
  })
  expect(findWrongAudience(kind, whole)).toBeUndefined()
  expect(findWrongAudience({ ...kind, cannotAsk: {} }, asks)).toBeUndefined()
  expect(readDraft(kind, whole).ok).toBe(true)
})

test('an offer is over behind its last day in Manila', () => {
  const midnight = Date.parse('2026-03-10T00:00:00+08:00')
  expect([isOver(whole, midnight - 1), isOver(whole, midnight)]).toEqual([false, true])
})
