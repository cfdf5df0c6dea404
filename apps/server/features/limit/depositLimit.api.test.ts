import { formatPesos } from '@saya/money'
import {
  ask,
  askOffice,
  type DepositWorld,
  openDepositWorld,
  type Player,
  staffOf,
  untilWaiting,
  voucherCodes,
} from '@saya/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BeginDeps, beginDeposit } from '../deposit/beginDeposit.ts'
import { askDue } from '../deposit/index.ts'
import { claimVoucher } from '../voucher/code/claim.store.ts'
import { hashCode } from '../voucher/code/hashCode.ts'
import { creditClaimed } from '../voucher/index.ts'

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

test('a deposit beyond the limit is refused with what is left and until when, and once a day on record [FACT-15, FACT-18, SAFE-100]', async () => {
  await limit('1000')
  await cashier.begin(player, { amount: '700' })
  expect(await open({ amount: '301' })).toMatchObject({
    status: 422,
    code: 'deposit_limit',
    sentence:
      'This is more than the limit you set for deposits. You can still pay in ₱300 until March 3, 2026, 12:00 AM.',
  })
  await cashier.begin(player, { amount: '300' })
  expect(await open({ amount: '100' })).toMatchObject({
    status: 403,
    code: 'deposit_limit_reached',
    sentence: expect.stringContaining('It starts anew on March 3, 2026, 12:00 AM.'),
  })
  const { data } = await ask(cashier.world, 'POST /member/export', {}, player)
  const at = Math.floor(cashier.world.clock.now() / 1000)
  expect(data.limit_stops).toMatchObject({ rows: [{ counts: 'deposit', at }] })
})

test('a first limit and a lower one hold from the next deposit on, and of several the one that leaves least is told [FACT-11, FACT-15]', async () => {
  await limit('1000')
  await limit('500', 'week')
  const { sentence } = await open({ amount: '600' })
  expect(sentence).toContain('₱500 until March 9, 2026')
  await limit('400')
  expect((await open({ amount: '401' })).sentence).toContain('₱400 until March 3, 2026')
})

test('two deposits under two keys at once pass the limit once [FACT-15]', async () => {
  await limit('1000')
  for (let lap = 0; lap < 3; lap++) {
    const both = [600, 601].map(amount => open({ amount: String(amount) }))
    const taken = (await Promise.all(both)).filter(({ status }) => status === 200)
    expect(taken).toHaveLength(lap === 0 ? 1 : 0)
  }
})

test('of two deposits in two transactions at once the second waits for the first, and is judged with it [FACT-15]', async () => {
  await limit('1000')
  const { db, api } = cashier.world
  const begin = (amount: string, onStep?: BeginDeps['onStep']) =>
    db.member(player.uid, tx => {
      const body = { amount, pid: 'gcash', device: 'web', cashback_flag: '0' } as const
      return beginDeposit({ ...api.deposits, onStep }, tx, { uid: player.uid, body })
    })
  let second: ReturnType<typeof begin> | undefined
  const first = await begin('600', async step => {
    // The limits are judged by now, and nothing is written yet.
    if (step !== 'lockWallet') return
    second = begin('601')
    await Promise.race([second, untilWaiting(db, 1)])
  })
  expect([first, await second]).toMatchObject([{ ok: true }, { ok: false, code: 'deposit_limit' }])
  expect((await cashier.rows(player)).map(({ amount }) => amount)).toEqual([6_000_000n])
})

test('five open deposits at once count together: the one that passes the limit is refused, and so is the next, paid or not [FACT-10, FACT-15]', async () => {
  await limit('500')
  const opened = await Promise.all([100, 101, 102, 103, 104].map(amount => open({ amount: String(amount) })))
  expect(opened.map(({ code }) => code ?? 'open').toSorted()).toEqual([
    expect.stringMatching(/^deposit_limit/),
    'open',
    'open',
    'open',
    'open',
  ])
  const rows = await cashier.rows(player)
  const sum = rows.reduce((all, { amount }) => all + amount, 0n)
  expect([rows.length, sum <= 5_000_000n]).toEqual([4, true])
  expect(await shown()).toMatchObject({ used: formatPesos(sum), over: '0.00' })
  // Two of the four are paid: they count as before.
  for (const one of opened.filter(({ status }) => status === 200).slice(0, 2)) await cashier.act(one.data.pay_url)
  await expect.poll(paidIn).not.toBe('0.00')
  expect((await open({ amount: '106' })).code).toMatch(/^deposit_limit/)
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
  await expect.poll(paidIn).toBe('200.00')
  expect(await shown()).toMatchObject({ most: '100.00', used: '200.00', left: '0.00', over: '100.00' })
  expect((await open()).code).toBe('deposit_limit_reached')
})

function exchange(exchangeCode: string, key: string, as: Player = player) {
  const headers = { 'idempotency-key': key }
  return ask(cashier.world, 'POST /finance/lazada/exchange', { body: { exchangeCode } }, { token: as.token, headers })
}

/** How a voucher stands where its code is looked up, and in the list of its batch. */
async function stateAtOffice(code: string) {
  const { token } = await staffOf(cashier.world, { role: 'finance' })
  const { data } = await askOffice(cashier.world, 'POST /office/api/voucher/find', { body: { code } }, token)
  const params = { id: data.batch_id }
  const batch = await askOffice(cashier.world, 'GET /office/api/voucher/batch/:id', { params }, token)
  return [data.state, batch.data.vouchers.map(({ state }) => state)]
}

test('a voucher takes the last of a limit, sent again it is answered the same, and the next one stays good until there is room [SAFE-101]', async () => {
  await limit('500')
  const [first = '', second = ''] = (await voucherCodes(cashier.world, { amount: '500', quantity: 2 })).codes
  const key = `voucher ${player.uid}`.replaceAll(' ', '-')
  const taken = await exchange(first, key)
  expect(taken.status).toBe(200)
  await expect.poll(async () => (await shown())?.used).toBe('500.00')
  expect((await exchange(first, key)).data).toEqual(taken.data)
  const refused = await exchange(second, `${key}-2`)
  expect(refused).toMatchObject({ status: 403, code: 'deposit_limit_reached' })
  expect(refused.sentence).toMatch(/starts anew on March \d+, 2026, 12:00 AM/)
  cashier.world.clock.advance(24 * 60 * minuteMs)
  expect((await exchange(second, `${key}-2`)).status).toBe(200)
})

describe('a voucher that is worth more than a limit leaves', () => {
  test('is refused with what is left and until when, takes nothing, and is credited once there is room and its member asks [FACT-97, SAFE-101]', async () => {
    await limit('500')
    await cashier.begin(player, { amount: '200' })
    const [code = ''] = (await voucherCodes(cashier.world, { amount: '500' })).codes
    const key = `larger-${player.uid}`
    const refused = await exchange(code, key)
    expect(refused).toMatchObject({ status: 422, code: 'voucher_limit' })
    expect(refused.sentence).toMatch(/You can still add ₱300 until March \d+, 2026, 12:00 AM\. The voucher is yours/)
    expect([await paidIn(), await shown()]).toMatchObject(['0.00', { used: '200.00', over: '0.00' }])
    expect(await stateAtOffice(code)).toEqual(['waiting', ['waiting']])
    const { data } = await ask(cashier.world, 'POST /member/export', {}, player)
    expect(data.limit_stops).toMatchObject({ rows: [{ counts: 'deposit' }] })
    // Nobody credits it by itself, neither now nor once there is room, and it is nobody else's.
    const credits = () => creditClaimed(cashier.world.api.deposits)
    cashier.world.clock.advance(5 * minuteMs)
    expect(await credits()).toBe(0)
    cashier.world.clock.advance(24 * 60 * minuteMs)
    await runOut()
    expect([await credits(), await paidIn()]).toEqual([0, '0.00'])
    const other = await cashier.player()
    expect(await exchange(code, `other-${other.uid}`, other)).toMatchObject({ code: 'voucher_refused' })
    expect(await stateAtOffice(code)).toEqual(['waiting', ['waiting']])
    expect((await exchange(code, key)).status).toBe(200)
    expect(await paidIn()).toBe('500.00')
    expect(await stateAtOffice(code)).toEqual(['used', ['used']])
  })

  test('is not credited by the worker behind a call that was cut off either [FACT-97]', async () => {
    await limit('500')
    const [code = ''] = (await voucherCodes(cashier.world, { amount: '600' })).codes
    const codeHash = hashCode([Buffer.alloc(32, 7)], code)
    const { db, clock } = cashier.world
    await db.app(tx => claimVoucher(tx, { codeHash, uid: player.uid, nowMs: clock.now() }))
    expect(await stateAtOffice(code)).toEqual(['claimed', ['claimed']])
    clock.advance(minuteMs)
    await creditClaimed(cashier.world.api.deposits)
    expect(await paidIn()).toBe('0.00')
    expect(await stateAtOffice(code)).toEqual(['waiting', ['waiting']])
    expect((await exchange(code, `cut-${player.uid}`)).code).toBe('voucher_limit')
  })

  test('is refused as the second of two at once, and of a voucher and a deposit at once one is taken [FACT-97]', async () => {
    await limit('500')
    const { codes } = await voucherCodes(cashier.world, { amount: '300', quantity: 2 })
    const both = await Promise.all(codes.map((code, at) => exchange(code, `twin-${at}-${player.uid}`)))
    expect(both.map(({ code }) => code ?? 'taken').toSorted()).toEqual(['taken', 'voucher_limit'])
    expect(await paidIn()).toBe('300.00')
    player = await cashier.player()
    await limit('500')
    const [third = ''] = (await voucherCodes(cashier.world, { amount: '300' })).codes
    const mixed = await Promise.all([exchange(third, `mix-${player.uid}`), open({ amount: '300' })])
    expect(mixed.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await shown())?.used).toBe('300.00')
  })
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
