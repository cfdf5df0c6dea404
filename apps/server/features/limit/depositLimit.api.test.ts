import { ask, type DepositWorld, openDepositWorld, type Player, voucherCodes } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askDue } from '../deposit/index.ts'

const minuteMs = 60_000
let cashier: DepositWorld
let player: Player
beforeAll(async () => {
  cashier = await openDepositWorld()
})
afterAll(() => cashier.close())
beforeEach(async () => {
  player = await cashier.player()
})

function limit(most: string, period: 'day' | 'week' = 'day') {
  const body = { counts: 'deposit', period, most } as const
  return ask(cashier.world, 'POST /member/limit/set', { body }, player)
}

async function shown() {
  const { data } = await ask(cashier.world, 'GET /member/limit/list', {}, player)
  return data.d.find(one => one.counts === 'deposit' && one.period === 'day')
}

let keys = 0
/** Each call under a key of its own: no two are taken for one that was sent twice. */
function open(wish: { readonly amount?: string } = {}) {
  return cashier.open(player, { ...wish, key: `limit-${player.uid}-${++keys}` })
}

const paidIn = () => cashier.balance(player)
const runOut = () => askDue(cashier.world.api.deposits)

test('a deposit beyond the limit is refused with what is left and until when [FACT-15, FACT-18]', async () => {
  await limit('1000')
  await cashier.begin(player, { amount: '700' })
  expect(await open({ amount: '301' })).toMatchObject({
    status: 422,
    code: 'deposit_limit',
    sentence:
      'This is more than the limit you set for deposits. You can still pay in ₱300 until March 3, 2026, 12:00 AM.',
  })
  await cashier.begin(player, { amount: '300' })
  expect(await open({ amount: '100' })).toMatchObject({ status: 403, code: 'deposit_limit_reached' })
})

test('of several limits the one that leaves least is told [FACT-15]', async () => {
  await limit('1000')
  await limit('500', 'week')
  const { sentence } = await open({ amount: '600' })
  expect(sentence).toContain('₱500 until March 9, 2026')
})

test('two deposits under two keys at once pass the limit once [FACT-15]', async () => {
  await limit('1000')
  for (let lap = 0; lap < 3; lap++) {
    const both = [600, 601].map(amount => open({ amount: String(amount) }))
    const taken = (await Promise.all(both)).filter(({ status }) => status === 200)
    expect(taken).toHaveLength(lap === 0 ? 1 : 0)
  }
})

test('five open deposits count together, paid or not [FACT-15]', async () => {
  await limit('600')
  const opened = await Promise.all([100, 101, 102, 103, 104, 105].map(amount => open({ amount: String(amount) })))
  expect(opened.filter(({ status }) => status === 200)).toHaveLength(5)
  expect((await cashier.rows(player)).reduce((sum, { amount }) => sum + amount, 0n)).toBeLessThanOrEqual(6_000_000n)
  expect((await open({ amount: '101' })).code).toMatch(/deposit_limit|deposits_open/)
})

test('the same deposit asked for again is counted once [FACT-15]', async () => {
  await limit('100')
  await cashier.misbehave({ party: 'paymongo', kind: 'silent', times: 1 })
  const first = await open({ amount: '100' })
  const again = await open({ amount: '100' })
  expect([first.status, again.status]).toContain(200)
  expect(await cashier.rows(player)).toHaveLength(1)
})

test('a deposit that is cancelled or runs out gives its room back [FACT-16]', async () => {
  await limit('100')
  const { id } = await cashier.begin(player)
  expect((await open()).code).toBe('deposit_limit_reached')
  await ask(cashier.world, 'POST /finance/deposit/cancel', { body: { id } }, player)
  expect((await cashier.row(player, id)).status).toBe('canceled')
  expect((await open()).status).toBe(200)
  expect((await open()).code).toBe('deposit_limit_reached')
  cashier.world.clock.advance(30 * minuteMs)
  await runOut()
  expect((await open()).status).toBe(200)
})

test('what is paid late is credited, and shown as beyond the limit [FACT-16]', async () => {
  await limit('100')
  const late = await cashier.begin(player)
  cashier.world.clock.advance(30 * minuteMs)
  await runOut()
  const second = await cashier.begin(player)
  await cashier.act(second.payUrl)
  await cashier.act(late.payUrl)
  await expect.poll(paidIn, { timeout: 15_000 }).toBe('200.00')
  expect(await shown()).toMatchObject({ most: '100.00', used: '200.00', left: '0.00', over: '100.00' })
  expect((await open()).code).toBe('deposit_limit_reached')
})

test('a voucher counts as paid in [FACT-15]', async () => {
  await limit('600')
  const { codes } = await voucherCodes(cashier.world, { amount: '500' })
  const claimed = await ask(
    cashier.world,
    'POST /finance/lazada/exchange',
    { body: { exchangeCode: codes[0] ?? '' } },
    player,
  )
  expect(claimed.status).toBe(200)
  await expect.poll(async () => (await shown())?.used).toBe('500.00')
  expect((await open({ amount: '101' })).code).toBe('deposit_limit')
  expect((await open({ amount: '100' })).status).toBe(200)
})
