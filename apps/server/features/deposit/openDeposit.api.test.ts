import { momentText } from '@saya/contract/manilaText.ts'
import { ask, type DepositWorld, openDepositWorld, type Player } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { instant } from '../../platform/db/instant.ts'
import { setGate } from '../gate/index.ts'

let cashier: DepositWorld
beforeAll(async () => {
  cashier = await openDepositWorld()
})
afterAll(() => cashier.close())

let player: Player
beforeEach(async () => {
  player = await cashier.player()
})

test('a deposit is opened as our own row, and the browser is sent to the gateway to pay [WALLET-44, WALLET-45]', async () => {
  const { status, data } = await cashier.open(player, { amount: '250.50', cashback_flag: '1' })
  expect(status).toBe(200)
  expect(Object.keys(data).sort()).toEqual(['id', 'pay_url'])
  expect(await cashier.pagesOf(data.id)).toEqual([data.pay_url])
  expect(await (await fetch(data.pay_url)).text()).toContain('₱250.50')
  expect(await cashier.rows(player)).toMatchObject([
    { id: data.id, status: 'pending', amount: 2_505_000n, wants_cashback: true, channel: 'gcash', gateway: 'paymongo' },
  ])
  expect(await cashier.balance(player)).toBe('0.00')
})

test('the documented GET does the same [WALLET-44]', async () => {
  const query = new URLSearchParams({ amount: '120.50', pid: 'maya', device: 'web', cashback_flag: '1' })
  const response = await fetch(`${cashier.world.url}/finance/payment/deposit?${query.toString()}`, {
    headers: { t: player.token, accept: 'application/json' },
  })
  const { data } = (await response.json()) as { data: { id: string; pay_url: string } }
  expect(await cashier.pagesOf(data.id)).toEqual([data.pay_url])
  expect(await cashier.rows(player)).toMatchObject([
    { id: data.id, amount: 1_205_000n, channel: 'maya', wants_cashback: true },
  ])
})

test.each(['99.99', '500000.01', '0', '-100', '100.001', '1e3', '1,000', '', 'much', '１００'])(
  'the amount %j is refused with the limits of the channel [WALLET-26, WALLET-13]',
  async amount => {
    const refused = await cashier.open(player, { amount })
    expect(refused).toMatchObject({ status: 422, code: 'deposit_amount', sentence: 'Enter Amount: 100-500,000' })
    expect(await cashier.rows(player)).toEqual([])
  },
)

test.each(['100', '500000', '500000.00'])('the amount %s at the edge is taken [WALLET-26, WALLET-13]', async amount => {
  expect((await cashier.open(player, { amount })).status).toBe(200)
})

test.each(['1008', 'mayamini', 'lazadamini', 'nothing', ''])(
  'through the channel %j nothing is paid [WALLET-37]',
  async pid => {
    const refused = await cashier.open(player, { pid })
    expect(refused).toMatchObject({ status: 422, code: 'channel_unknown', sentence: 'payment method not found' })
    expect(await cashier.rows(player)).toEqual([])
  },
)

test.each(['unset', 'frozen', 'block'] as const)(
  'a member who is %s pays nothing in [GATE-01, GATE-17, GATE-35]',
  async kyc => {
    const other = await cashier.world.player({ kyc })
    const refused = await cashier.open(other)
    expect(refused.status).toBe(403)
    expect(await cashier.rows(other)).toEqual([])
  },
)

test.each(['under_review', 'rejected', 'basic_kyc', 'fully_kyc', 'test_account', 'basic_account'] as const)(
  'a member who is %s may pay in [GATE-01, GATE-17]',
  async kyc => {
    const other = await cashier.world.player({ kyc })
    expect((await cashier.open(other)).status).toBe(200)
    expect(await cashier.rows(other)).toHaveLength(1)
  },
)

test('whoever is not signed in pays nothing in', async () => {
  const body = { amount: '100', pid: 'gcash' }
  expect((await ask(cashier.world, 'POST /finance/payment/deposit', { body })).status).toBe(401)
})

describe('the same call', () => {
  test('one idempotency key gives one deposit with one payment page, however often and at once it is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => cashier.open(player, { key: 'tap' })))
    const [first] = answers
    expect(answers.map(({ data }) => data)).toEqual(answers.map(() => first?.data))
    expect((await cashier.open(player, { key: 'tap' })).data).toEqual(first?.data)
    expect(await cashier.rows(player)).toHaveLength(1)
    expect(await cashier.pagesOf(first?.data.id ?? '')).toHaveLength(1)
  })

  test('without a key, tapped twice, is one deposit', async () => {
    const [one, other] = await Promise.all([cashier.open(player), cashier.open(player)])
    expect(one?.data).toEqual(other?.data)
    expect(await cashier.rows(player)).toHaveLength(1)
  })

  test('with another amount under the same key is refused', async () => {
    await cashier.open(player, { key: 'tap' })
    expect(await cashier.open(player, { key: 'tap', amount: '200' })).toMatchObject({ code: 'replay_mismatch' })
    expect(await cashier.rows(player)).toHaveLength(1)
  })

  test('while another copy of the server asks the gateway waits for it, and goes on when that copy has died', async () => {
    await cashier.misbehave({ party: 'paymongo', kind: 'silent', times: 1 })
    await cashier.open(player, { key: 'tap' })
    const { uid } = player
    const untilMs = cashier.world.clock.now() + 20_000
    await cashier.world.db.member(uid, tx =>
      tx
        .updateTable('deposit')
        .set({ opening_until: instant(untilMs) })
        .where('uid', '=', uid)
        .execute(),
    )
    expect(await cashier.open(player, { key: 'tap' })).toMatchObject({ status: 409, code: 'in_progress' })
    cashier.world.clock.advance(20_000)
    expect((await cashier.open(player, { key: 'tap' })).status).toBe(200)
  })
})

describe('a gateway that fails', () => {
  test.each(['silent', 'refusing', 'garbled', 'cut'] as const)(
    'and is %s leaves a row that the same call goes on with',
    async kind => {
      await cashier.misbehave({ party: 'paymongo', kind, times: 1 })
      const failed = await cashier.open(player, { key: 'tap' })
      expect(failed).toMatchObject({
        status: 503,
        code: 'deposit_link_failed',
        sentence: 'Failed to get payment link',
      })
      const [row] = await cashier.rows(player)
      expect(row).toMatchObject({ status: 'pending', pay_url: '', opening_until: null })
      const opened = await cashier.open(player, { key: 'tap' })
      expect(opened.data.id).toBe(row?.id)
      expect(await cashier.rows(player)).toMatchObject([{ id: row?.id, pay_url: opened.data.pay_url }])
      expect(await cashier.pagesOf(opened.data.id)).toHaveLength(kind === 'cut' ? 2 : 1)
    },
  )

  test('is tried again under a new key with the same row, so that nobody runs out of places by trying', async () => {
    await cashier.misbehave({ party: 'paymongo', kind: 'refusing', times: 7 })
    for (let tap = 0; tap < 7; tap++) expect((await cashier.open(player, { key: `tap-${tap}` })).status).toBe(503)
    expect((await cashier.open(player, { key: 'last' })).status).toBe(200)
    expect(await cashier.rows(player)).toHaveLength(1)
  })
})

test('five deposits may be open, whoever asks at once, and each that ends makes room', async () => {
  const keys = Array.from({ length: 8 }, (_, tap) => `tap-${tap}`)
  const answers = []
  for (const key of keys) answers.push(await cashier.open(player, { key }))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.at(-1)).toMatchObject({ status: 429, code: 'deposits_open' })
  const [first] = await cashier.rows(player)
  await cashier.act(first?.pay_url ?? '')
  await cashier.heard(1)
  expect((await cashier.open(player, { key: keys.at(-1) as string })).status).toBe(200)
  expect((await cashier.rows(player)).filter(({ status }) => status === 'pending')).toHaveLength(5)
})

test('a call that is repeated when its deposit has run out without a page says so', async () => {
  await cashier.misbehave({ party: 'paymongo', kind: 'silent', times: 1 })
  await cashier.open(player, { key: 'tap' })
  const { uid } = player
  await cashier.world.db.member(uid, tx =>
    tx
      .updateTable('deposit')
      .set({ status: 'timeout', open_place: null, ended_at: instant(cashier.world.clock.now()) })
      .where('uid', '=', uid)
      .execute(),
  )
  expect(await cashier.open(player, { key: 'tap' })).toMatchObject({ status: 409, code: 'deposit_over' })
})

test.each([
  ['exclusion', null, 'gate_exclusion'],
  ['exclusion', 3_600_000, 'gate_exclusion_until'],
  ['time_out', 3_600_000, 'gate_time_out'],
  ['staff', null, 'gate_staff'],
] as const)(
  'under %s nothing is paid in, and what was opened before is not paid any more [FACT-04]',
  async (cause, forMs, code) => {
    const { data } = await cashier.open(player)
    const { db, clock } = cashier.world
    const closedUntilMs = forMs && clock.now() + forMs
    const gate = { uid: player.uid, cause, openUntilMs: null, closedUntilMs, nowMs: clock.now() }
    await db.member(player.uid, tx => setGate(tx, gate))
    const refused = await cashier.open(player, { amount: '300' })
    expect(refused).toMatchObject({ status: 403, code })
    expect(refused.sentence).toMatch(/You can still withdraw/)
    if (closedUntilMs !== null) expect(refused.sentence).toContain(momentText(closedUntilMs)[0])
    expect(await cashier.rows(player)).toHaveLength(1)
    const detail = await ask(cashier.world, 'GET /finance/deposit/detail', { query: { id: data.id } }, player)
    expect(detail.data.pay_url).toBe('')
  },
)

test('a limit’s rest closes games and no deposit', async () => {
  const { db, clock } = cashier.world
  const closedUntilMs = clock.now() + 3_600_000
  const gate = { uid: player.uid, cause: 'rest', openUntilMs: null, closedUntilMs, nowMs: clock.now() } as const
  await db.member(player.uid, tx => setGate(tx, gate))
  expect((await cashier.open(player)).status).toBe(200)
})

test('through the second wallet a member of whom only the name is known pays nothing in, though they may elsewhere [GATE-19]', async () => {
  const { world } = cashier
  await world.db.ref(tx =>
    tx
      .updateTable('channel')
      .set({ gateway: 'maya', instrument: 'checkout', is_open: true })
      .where('id', '=', 'mayamini')
      .execute(),
  )
  const named = await world.player({ kyc: 'basic_account' })
  expect(await cashier.open(named, { pid: 'mayamini' })).toMatchObject({ status: 403, code: 'deposit_kyc_required' })
  expect(await cashier.open(named)).toMatchObject({ status: 200 })
  const sent = await world.player({ kyc: 'under_review' })
  expect(await cashier.open(sent, { pid: 'mayamini' })).toMatchObject({ status: 200 })
})
