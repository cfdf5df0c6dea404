import { clockText } from '@saya/contract/manilaText.ts'
import { ask, openWithdrawalWorld, passkeyTools, type Payable, startWorker, type WithdrawalWorld } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openWithdrawal as openWithdrawalCall } from '@saya/contract/withdrawal/openWithdrawal.ts'
import { instant } from '../../platform/db/instant.ts'
import { idempotency } from '../../platform/http/idempotency/idempotency.ts'
import { setGate } from '../gate/index.ts'
import { openSession } from '../identity/session/session.store.ts'
import { hashToken } from '../identity/session/token.ts'
import { findWay } from './payout/findWay.ts'
import { openWithdrawal } from './openWithdrawal.ts'
import { pay } from './payout/pay.ts'
import { send } from './payout/send.ts'
import { findWithdrawal } from './withdrawal.store.ts'

let desk: WithdrawalWorld
beforeAll(async () => {
  desk = await openWithdrawalWorld()
})
afterAll(() => desk.close())

let luz: Payable
beforeEach(async () => {
  luz = await desk.payable()
})

async function set(name: string, value: string): Promise<void> {
  await desk.world.db.ref(tx =>
    tx
      .insertInto('setting')
      .values({ name, value: JSON.stringify(value) })
      .onConflict(conflict => conflict.column('name').doUpdateSet({ value: JSON.stringify(value) }))
      .execute(),
  )
}

describe('asking to be paid out', () => {
  test('holds the amount at once, and what is left says so [WALLET-01, WALLET-63, WALLET-64]', async () => {
    const { status, data } = await desk.open(luz, { amount: '400' })
    expect([status, Object.keys(data).sort(), data.status]).toEqual([200, ['id', 'status'], 'paying'])
    expect(await desk.money(luz)).toEqual({ balance: '600.00', withdrawable: '600.00', held: 400n })
    expect(await desk.row(luz, data.id)).toMatchObject({
      amount: 4_000_000n,
      account_id: luz.accountId,
      channel: 'to_gcash',
      gateway: 'paymongo',
      instrument: 'GXCHPHM2XXX',
      rail: 'instapay',
      flags: [],
      approvals_needed: 0,
      sent_at: null,
    })
  })

  test('works as the documented GET too [WALLET-63]', async () => {
    const query = new URLSearchParams({ account_id: luz.accountId, amount: '100' })
    const response = await fetch(`${desk.world.url}/finance/payment/withdraw?${query.toString()}`, {
      headers: { t: luz.token, accept: 'application/json' },
    })
    const { data } = (await response.json()) as { data: { id: string; status: string } }
    expect(await desk.row(luz, data.id)).toMatchObject({ amount: 1_000_000n, status: 'paying' })
  })

  test('is paid by a worker right behind it, to the account and the name that were stated', async () => {
    const worker = await startWorker(desk.world, pay(desk.world.api.withdrawals))
    const id = await desk.begin(luz)
    await vi.waitFor(async () => expect((await desk.row(luz, id)).sent_at).not.toBeNull(), { timeout: 10_000 })
    await worker.close()
    desk.world.clock.advance(60_000)
    await desk.work()
    expect(await desk.row(luz, id)).toMatchObject({ status: 'completed' })
    expect(await desk.transfers(id)).toMatchObject([
      {
        amount: 50_000,
        provider: 'instapay',
        destination_account: { number: luz.phone, name: 'Luz Santos Ramos', bic: 'GXCHPHM2XXX' },
      },
    ])
    expect(await desk.money(luz)).toEqual({ balance: '500.00', withdrawable: '500.00', held: 0n })
  })

  test('takes all that is free in whole pesos, and not one more [WALLET-60]', async () => {
    const { uid } = luz
    const own = { uid, reference: `centavos ${uid}`, amount: 9_900n } as const
    await desk.move({ ...own, act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'goodwill' })
    const refused = await desk.open(luz, { amount: '1001' })
    expect([refused.status, refused.code, refused.sentence]).toEqual([
      422,
      'withdraw_maximum',
      'Maximum value is 1,000',
    ])
    expect((await desk.open(luz, { amount: '1000' })).status).toBe(200)
    expect(await desk.money(luz)).toEqual({ balance: '0.99', withdrawable: '0.99', held: 1000n })
  })

  test('leaves money alone that must still be played for', async () => {
    const { uid } = luz
    await desk.move({ uid, act: 'deposit', gateway: 1, reference: `more ${uid}`, amount: 5_000_000n })
    expect(await desk.money(luz)).toMatchObject({ balance: '1500.00', withdrawable: '1000.00' })
    expect((await desk.open(luz, { amount: '1001' })).sentence).toBe('Maximum value is 1,000')
  })
})

test.each(['exclusion', 'time_out', 'staff'] as const)(
  'under %s a member is paid out as ever, to an account of theirs [FACT-05, FACT-08]',
  async cause => {
    const { db, clock } = desk.world
    const closedUntilMs = clock.now() + 3_600_000
    const gate = { uid: luz.uid, cause, openUntilMs: null, closedUntilMs, nowMs: clock.now() }
    await db.member(luz.uid, tx => setGate(tx, gate))
    const { status, data } = await desk.open(luz, { amount: '400' })
    expect([status, data.status]).toEqual([200, 'paying'])
  },
)

describe('an amount is refused', () => {
  test.each(['', 'abc', '100.50', '1234567890', '0'])('%j, with the limits [WALLET-58]', async amount => {
    const refused = await desk.open(luz, { amount })
    expect([refused.status, refused.code, refused.sentence]).toEqual([422, 'withdraw_amount', 'Amount 100-50,000'])
  })

  test('that is none, with the limits of the bank that it goes to [WALLET-58]', async () => {
    const bankClient = await desk.payable({ channel: 'BPI', account: '001234567890' })
    const refused = await desk.open(bankClient, { amount: '0' })
    expect([refused.status, refused.code, refused.sentence]).toEqual([422, 'withdraw_amount', 'Amount 100-500,000'])
  })

  test('below the least and above the most of its channel [WALLET-59, WALLET-60]', async () => {
    expect((await desk.open(luz, { amount: '99' })).sentence).toBe('Minimum value is 100')
    await desk.fund(luz, 60_000n)
    expect((await desk.open(luz, { amount: '50001' })).sentence).toBe('Maximum value is 50,000')
    expect((await desk.money(luz)).held).toBe(0n)
  })
})

describe('nobody is paid', () => {
  test.each([
    ['unset', 'withdraw_kyc_required'],
    ['basic_account', 'withdraw_kyc_required'],
    ['under_review', 'withdraw_under_review'],
    ['rejected', 'withdraw_kyc_required'],
    ['basic_kyc', 'withdraw_kyc_required'],
    ['frozen', 'withdraw_kyc_required'],
    ['block', 'account_blocked'],
  ] as const)('who is %s [GATE-03, GATE-16, GATE-35]', async (kyc, code) => {
    const other = await desk.world.player({ kyc })
    await desk.move({ uid: other.uid, act: 'deposit', gateway: 1, reference: `in ${other.uid}`, amount: 10_000_000n })
    const refused = await desk.open({ ...other, accountId: luz.accountId })
    expect([refused.status, refused.code]).toEqual([403, code])
    expect((await desk.money(other)).held).toBe(0n)
  })

  test('who is a tester, but through a stand-in [GATE-16]', async () => {
    const tess = await desk.payable({ kyc: 'test_account', pesos: 0n })
    // What a tester plays counts for nothing, so that nothing deposited is ever free.
    const given = { uid: tess.uid, reference: `gift ${tess.uid}`, amount: 9_000_000n } as const
    await desk.move({ ...given, act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'goodwill' })
    const { withdrawals } = desk.world.api
    const [name = '', gateway] = [...withdrawals.payouts][0] ?? []
    if (!gateway) throw new Error('Nobody pays out.')
    const live = { ...withdrawals, payouts: new Map([[name, { ...gateway, isLive: true }]]) }
    const asked = { uid: tess.uid, accountId: tess.accountId, nowMs: desk.world.clock.now() }
    const found = await desk.world.db.member(tess.uid, tx => findWay(live, tx, asked))
    expect(found).toMatchObject({ ok: false, code: 'withdraw_test_account' })
    const { status, data } = await desk.open(tess)
    expect(status).toBe(200)
    // Somebody may become a tester after they asked: nothing is sent for them where money is real.
    const row = await desk.world.db.member(tess.uid, tx => findWithdrawal(tx, tess.uid, data.id))
    if (!row) throw new Error('There is no withdrawal.')
    expect(await send(live, { ...gateway, isLive: true }, row)).toBe('held')
    expect(await desk.transfers(row.id)).toEqual([])
  })

  test('who is not signed in, or has not shown for a while that it is them', async () => {
    const body = { amount: '500', account_id: luz.accountId }
    expect((await ask(desk.world, 'POST /finance/payment/withdraw', { body })).status).toBe(401)
    desk.world.clock.advance(16 * 60_000)
    const refused = await desk.open(luz, { key: 'stale' })
    expect([refused.status, refused.code]).toEqual([403, 'step_up_required'])
    expect((await desk.money(luz)).held).toBe(0n)
  })

  test('who has not shown for a while that it is them, until their passkey does [AUTH-109]', async () => {
    const on = passkeyTools(desk.world)
    const { device } = await on.added(luz)
    desk.world.clock.advance(16 * 60_000)
    expect((await desk.open(luz)).code).toBe('step_up_required')
    const { token } = (await on.confirm(luz, device)).data
    expect((await desk.open({ ...luz, token })).status).toBe(200)
  })

  test('to an account that is somebody else’s, gone, or not there [WALLET-63]', async () => {
    const other = await desk.payable()
    const nobody = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
    for (const account_id of [other.accountId, nobody]) {
      const refused = await desk.open(luz, { account_id })
      expect([refused.status, refused.code]).toEqual([422, 'withdraw_account_unknown'])
    }
    const id = { id: luz.accountId }
    await ask(desk.world, 'POST /finance/account/delete', { body: id }, { token: luz.token })
    expect((await desk.open(luz)).code).toBe('withdraw_account_unknown')
  })

  test('to an account that waits still, and the time is told', async () => {
    const account_id = await desk.addAccount(luz, { channel: 'BPI', account: '1234567890' })
    const refused = await desk.open(luz, { account_id })
    expect([refused.status, refused.code]).toEqual([409, 'withdraw_account_waiting'])
    expect(refused.sentence).toMatch(/can be used from March \d+, 2026, \d+:\d\d [AP]M\.$/)
  })

  test('while the operator keeps withdrawals closed, or the channel', async () => {
    await set('withdrawals', 'closed')
    const closed = await desk.open(luz)
    expect([closed.status, closed.code]).toEqual([503, 'withdrawals_closed'])
    await set('withdrawals', 'open')
    const isOpen = (value: boolean) =>
      desk.world.db.ref(tx => tx.updateTable('channel').set({ is_open: value }).where('id', '=', 'to_gcash').execute())
    await isOpen(false)
    expect((await desk.open(luz)).code).toBe('withdraw_channel_closed')
    await isOpen(true)
    expect((await desk.open(luz)).status).toBe(200)
  })

  test('outside of the channel’s hours, and the hours are told; nothing is held', async () => {
    const hours = (opens_at: number, closes_at: number) =>
      desk.world.db.ref(tx =>
        tx.updateTable('channel').set({ opens_at, closes_at }).where('id', '=', 'to_gcash').execute(),
      )
    const minute = (Math.floor(desk.world.clock.now() / 60_000) + 480) % 1440
    const [opens, closes] = [(minute + 180) % 1440, (minute + 240) % 1440]
    await hours(opens, closes)
    const refused = await desk.open(luz)
    expect([refused.status, refused.code]).toEqual([422, 'withdraw_channel_hours'])
    expect(refused.sentence).toContain(`from ${clockText(opens)} to ${clockText(closes)}`)
    expect(await desk.money(luz)).toMatchObject({ balance: '1000.00', held: 0n })
    await hours(minute, (minute + 60) % 1440)
    expect((await desk.open(luz)).status).toBe(200)
    await hours(0, 0)
  })
})

describe('the same again', () => {
  test('under one key, however often and at once, is one withdrawal', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => desk.open(luz, { key: 'tap', amount: '300' })))
    const [first] = answers
    expect(answers.map(({ data }) => data)).toEqual(answers.map(() => first?.data))
    expect((await desk.money(luz)).held).toBe(300n)
    const other = await desk.open(luz, { key: 'tap', amount: '400' })
    expect([other.status, other.code]).toEqual([409, 'replay_mismatch'])
  })

  test('to one account waits until the first has come to its end; to another it does not', async () => {
    const another = await desk.addAccount(luz, { channel: 'BPI', account: '1234567890' })
    await desk.world.db.member(luz.uid, tx =>
      tx
        .updateTable('payee')
        .set(row => ({ ready_at: row.ref('created_at') }))
        .where('id', '=', another)
        .execute(),
    )
    const first = await desk.begin(luz, { key: 'one', amount: '300' })
    const refused = await desk.open(luz, { key: 'two', amount: '300' })
    expect([refused.status, refused.code]).toEqual([409, 'withdrawal_open'])
    expect((await desk.open(luz, { account_id: another, amount: '300' })).status).toBe(200)
    const inUse = await ask(
      desk.world,
      'POST /finance/account/delete',
      { body: { id: luz.accountId } },
      { token: luz.token },
    )
    expect(inUse.code).toBe('payee_in_use')
    await desk.work()
    desk.world.clock.advance(60_000)
    await desk.work()
    expect((await desk.row(luz, first)).status).toBe('completed')
    expect((await desk.open(luz, { key: 'two', amount: '300' })).status).toBe(200)
  })

  test('at once with different keys never holds more than is free', async () => {
    const accounts = [luz.accountId]
    for (const channel of ['BPI', 'BDO Unibank']) {
      accounts.push(await desk.addAccount(luz, { channel, account: '1234567890' }))
    }
    await desk.world.db.member(luz.uid, tx =>
      tx
        .updateTable('payee')
        .set(row => ({ ready_at: row.ref('created_at') }))
        .where('uid', '=', luz.uid)
        .execute(),
    )
    const answers = await Promise.all(
      accounts.map((account_id, index) => desk.open(luz, { account_id, amount: '700', key: `at-once-${index}` })),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422, 422])
    expect(await desk.money(luz)).toEqual({ balance: '300.00', withdrawable: '300.00', held: 700n })
  })
})

/** Asks as if of a copy of the server that nobody else asks: one copy by itself lets a member's calls wait in line. */
function askOwnCopy({ uid, token }: Payable, { key, ...body }: { key: string; account_id: string; amount: string }) {
  const { api, db, clock } = desk.world
  const { once } = idempotency({ db, clock })({
    operation: openWithdrawalCall,
    uid,
    key,
    parts: { params: {}, query: {}, body },
  })
  const caller = { uid, sessionHash: hashToken(token) }
  return openWithdrawal(api.withdrawals)({ caller, body, once } as Parameters<ReturnType<typeof openWithdrawal>>[0])
}

describe('somebody looks first', () => {
  test('at what small ones come to together, though they are asked for at once of several copies', async () => {
    const rich = await desk.payable({ pesos: 300_000n })
    const accounts = [rich.accountId]
    for (const channel of ['BPI', 'BDO Unibank'])
      accounts.push(await desk.addAccount(rich, { channel, account: `77${rich.uid}` }))
    await desk.world.db.member(rich.uid, tx =>
      tx
        .updateTable('payee')
        .set(row => ({ ready_at: row.ref('created_at') }))
        .where('uid', '=', rich.uid)
        .execute(),
    )
    const answers = await Promise.all(
      accounts.map((account_id, index) => askOwnCopy(rich, { account_id, amount: '15000', key: `small-${index}` })),
    )
    const statuses = answers.map(answer => (answer.ok ? answer.data.status : answer.code))
    expect(statuses.toSorted()).toEqual(['paying', 'under_review', 'under_review'])
  })

  test('where more is asked for than is paid without, and two people at what is large', async () => {
    const rich = await desk.payable({ pesos: 300_000n, channel: 'BPI', account: '5550001112' })
    const id = await desk.begin(rich, { amount: '20001' })
    expect(await desk.row(rich, id)).toMatchObject({
      status: 'under_review',
      flags: ['amount'],
      approvals_needed: 1,
      rail: 'instapay',
      next_check_at: null,
    })
    const richer = await desk.payable({ pesos: 300_000n, channel: 'BPI', account: '9876543210' })
    const large = await desk.begin(richer, { amount: '100001' })
    expect(await desk.row(richer, large)).toMatchObject({ approvals_needed: 2, rail: 'pesonet' })
    await desk.work()
    expect(await desk.transfers(large)).toEqual([])
    expect((await desk.money(richer)).held).toBe(100_001n)
  })

  test('where the operator lets less go by itself', async () => {
    await set('withdrawals_automatic', '0')
    const { data } = await desk.open(luz, { amount: '100' })
    await set('withdrawals_automatic', '20000')
    expect(data.status).toBe('under_review')
  })

  test('where the account is another member’s as well, and the member is not told', async () => {
    const account = '09181112233'
    await desk.payable({ account })
    const mia = await desk.payable({ account })
    const id = await desk.begin(mia)
    expect(await desk.row(mia, id)).toMatchObject({ status: 'under_review', flags: ['shared_account'] })
    const { data } = await ask(desk.world, 'GET /finance/withdraw/detail', { query: { id } }, mia)
    expect(JSON.stringify(data)).not.toContain('shared')
  })

  test('where it is more than was ever played', async () => {
    const ana = await desk.payable({ pesos: 100n })
    const given = { uid: ana.uid, reference: `gift ${ana.uid}`, amount: 9_000_000n } as const
    await desk.move({ ...given, act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'goodwill' })
    expect(await desk.row(ana, await desk.begin(ana, { amount: '900' }))).toMatchObject({ flags: ['turnover'] })
  })

  test('where a device signed in later than another, until it was paid to once', async () => {
    const { uid } = luz
    await desk.world.db.app(tx =>
      tx.updateTable('session').set({ device_id: 'second' }).where('uid', '=', uid).execute(),
    )
    await desk.world.db.app(async tx => {
      const old = desk.world.clock.now() - 86_400_000
      await openSession(tx, {
        tokenHash: Buffer.alloc(32, Number(uid % 251n)),
        uid,
        createdAtMs: old,
        expiresAtMs: old + 1,
        deviceId: 'first',
      })
      await tx
        .updateTable('session')
        .set({ ended_at: instant(old) })
        .where('device_id', '=', 'first')
        .execute()
    })
    const id = await desk.begin(luz, { amount: '100' })
    expect(await desk.row(luz, id)).toMatchObject({ flags: ['new_device'], device_id: 'second' })
  })
})
