import { expect, test } from 'vitest'
import { changedOf, readWish } from './channelChange.rules.ts'

const wish = {
  name: 'GCash',
  img: '/img/channel/gcash.svg',
  tips: 'Pay in the app.',
  tips_tl: 'Magbayad sa app.',
  min_amount: '100',
  max_amount: '50000.00',
  quick: [500, 100, 500],
  has_cashback: false,
  opens: '08:30',
  closes: '00:00',
  gateway: 'xendit',
  instrument: 'GCASH',
  sorting: 1,
  is_open: true,
}
const around = {
  gateways: new Set(['xendit', 'maya']),
  img: '/img/channel/own.webp',
  takesCodes: false,
  isPayout: false,
  isTaking: true,
  isNameTaken: false,
}

test('what fits is read into the words of the table', () => {
  expect(readWish(wish, around)).toMatchObject({
    ok: true,
    data: { min_amount: 1_000_000n, max_amount: 500_000_000n, quick_pesos: [100, 500], opens_at: 510, closes_at: 0 },
  })
})

test.each([
  ['nothing as the least amount', { min_amount: '0' }, 'channel_limits'],
  ['less than nothing', { min_amount: '-5' }, 'channel_limits'],
  ['a least amount above the greatest', { min_amount: '60000' }, 'channel_limits'],
  ['an amount finer than a centavo', { max_amount: '100.001' }, 'channel_limits'],
  ['an amount that is none', { max_amount: 'much' }, 'channel_limits'],
  ['a centavo more than any deposit may be', { max_amount: '500000.01' }, 'channel_limits'],
  ['a quick amount below the least', { quick: [50] }, 'channel_quick'],
  ['a quick amount above the greatest', { quick: [50_001] }, 'channel_quick'],
  ['a picture of somebody else', { img: 'https://a.example/x.svg' }, 'channel_picture'],
  ['a picture that is not there', { img: '/img/channel/none.svg' }, 'channel_picture'],
  ['a gateway that nobody knows', { gateway: 'nobody' }, 'channel_unserved'],
  ['no gateway while it is open', { gateway: '' }, 'channel_unserved'],
  ['no instrument while it is open', { instrument: '' }, 'channel_unserved'],
])('%s is refused', (_what, changes, code) => {
  expect(readWish({ ...wish, ...changes }, around)).toMatchObject({ ok: false, code })
})

test('closed it needs no gateway, and it keeps the picture it has', () => {
  expect(readWish({ ...wish, gateway: '', instrument: '', is_open: false }, around).ok).toBe(true)
  expect(readWish({ ...wish, img: around.img }, around).ok).toBe(true)
  expect(readWish({ ...wish, gateway: '', instrument: '' }, { ...around, takesCodes: true }).ok).toBe(true)
})

test('the channel of codes is led to nobody', () => {
  expect(readWish(wish, { ...around, takesCodes: true })).toMatchObject({ ok: false, code: 'channel_voucher' })
  const named = { ...wish, gateway: '', is_open: false }
  expect(readWish(named, { ...around, takesCodes: true })).toMatchObject({ ok: false, code: 'channel_voucher' })
})

test('money goes out in whole pesos, and so are its limits', () => {
  const payout = { ...around, isPayout: true }
  expect(readWish({ ...wish, min_amount: '100.50' }, payout)).toMatchObject({ ok: false, code: 'channel_whole' })
  expect(readWish({ ...wish, max_amount: '600.01' }, payout)).toMatchObject({ ok: false, code: 'channel_whole' })
  expect(readWish({ ...wish, min_amount: '100.00' }, payout).ok).toBe(true)
  expect(readWish({ ...wish, min_amount: '99.50' }, around).ok).toBe(true)
})

test('a deposit is at most ₱500,000, and a payout is held to its own maximum', () => {
  expect(readWish({ ...wish, max_amount: '500000' }, around).ok).toBe(true)
  expect(readWish({ ...wish, max_amount: '600000' }, { ...around, isPayout: true }).ok).toBe(true)
})

test('a gateway takes money by its own instruments alone', () => {
  expect(readWish(wish, { ...around, isTaking: false })).toMatchObject({ ok: false, code: 'channel_instrument' })
})

test('a name that another one bears is refused', () => {
  expect(readWish(wish, { ...around, isNameTaken: true })).toMatchObject({ ok: false, code: 'channel_name' })
})

test('the record has what differs, and nothing else', () => {
  const read = readWish(wish, around)
  if (!read.ok) throw new Error('It fits.')
  expect(changedOf({ ...read.data, min_amount: 500_000n, quick_pesos: [200] }, read.data)).toEqual({
    before: { min_amount: '500000', quick_pesos: '200' },
    after: { min_amount: '1000000', quick_pesos: '100, 500' },
  })
})
