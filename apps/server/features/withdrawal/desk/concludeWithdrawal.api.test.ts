import {
  ask,
  askOffice,
  concludeAsSeen,
  decideAdjustment,
  listIncidents,
  openWithdrawalWorld,
  type Payable,
  proposeAdjustment,
  staffOf,
  tellOtherwise,
  type WithdrawalWorld,
} from '@saya/testing'
import { manilaDay } from '@saya/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ListedPayout, Payout, PayoutGateway } from '../../../platform/gateway/payoutGateway.ts'
import { auditAll } from '../../wallet/index.ts'
import { reconcilePayouts } from '../reconciliation/reconcilePayouts.ts'
import { settle } from '../payout/settle.ts'
import { findWithdrawal } from '../withdrawal.store.ts'

const minute = 60_000
let desk: WithdrawalWorld
let luz: Payable
let finance = ''
let compliance = ''
beforeAll(async () => {
  desk = await openWithdrawalWorld()
})
afterAll(async () => {
  const { db, clock } = desk.world
  expect((await auditAll({ db, clock })).findings).toEqual([])
  await desk.close()
})
beforeEach(async () => {
  luz = await desk.payable()
  finance = (await staffOf(desk.world, { role: 'finance' })).token
  compliance = (await staffOf(desk.world, { role: 'compliance' })).token
})

function conclude(id: string, arrived: boolean, token: string, uid = luz.uid) {
  return concludeAsSeen(desk.world, { uid: String(uid), id, arrived }, token)
}

/** What its member is told that our people found out. */
async function found(id: string) {
  return (await ask(desk.world, 'GET /finance/withdraw/detail', { query: { id } }, luz)).data.found
}

async function pass(ms: number): Promise<void> {
  desk.world.clock.advance(ms)
  await desk.work()
}

/** One of which the gateway tells ₱501 for ₱500, and goes on doing so. */
async function misfit(): Promise<string> {
  await desk.bend('transfers', 'forged', 1)
  const id = await desk.begin(luz)
  await desk.work()
  await pass(minute)
  expect(await desk.row(luz, id)).toMatchObject({ status: 'paying' })
  return id
}

test('two people who say that it arrived end it, once, and one who says it twice is one', async () => {
  const id = await misfit()
  expect(await conclude(id, true, finance)).toMatchObject({ status: 200, data: { status: 'paying', said: 1 } })
  expect(await conclude(id, true, finance)).toMatchObject({ status: 409, code: 'verdict_by_others' })
  expect((await desk.money(luz)).held).toBe(500n)
  const { data } = await askOffice(
    desk.world,
    'POST /office/api/withdrawal/read',
    { body: { uid: String(luz.uid), id } },
    finance,
  )
  expect(data).toMatchObject({ verdicts: [{ arrived: true }], told: { amount: '501.00' } })
  expect((await conclude(id, true, compliance)).data).toEqual({ status: 'completed', said: 2 })
  expect(await conclude(id, true, compliance)).toMatchObject({ status: 409, code: 'withdrawal_fits' })
  expect(await desk.row(luz, id)).toMatchObject({ status: 'completed', outcome: '' })
  expect(await desk.money(luz)).toEqual({ balance: '500.00', withdrawable: '500.00', held: 0n })
  expect(await found(id)).toEqual({ arrived: true, amount: '501.00', currency: 'PHP' })
})

test('nobody says that it did not arrive while the gateway tells that it did', async () => {
  const id = await misfit()
  for (const token of [finance, compliance]) {
    expect(await conclude(id, false, token)).toMatchObject({ status: 409, code: 'verdict_unfounded' })
  }
  expect([await desk.row(luz, id), await desk.money(luz)]).toMatchObject([{ status: 'paying' }, { held: 500n }])
})

test('a withdrawal that failed with another amount is released once by two approvals at once, and later reports of the gateway change nothing', async () => {
  const id = await misfit()
  await desk.decide(id, 'failed')
  const answers = await Promise.all([finance, compliance, finance].map(token => conclude(id, false, token)))
  expect(answers.map(({ data }) => data?.status)).toContain('canceled')
  expect(await desk.row(luz, id)).toMatchObject({ status: 'canceled', outcome: 'failed' })
  const free = { balance: '1000.00', withdrawable: '1000.00', held: 0n }
  expect(await desk.money(luz)).toEqual(free)
  await desk.decide(id, 'succeeded')
  expect(await found(id)).toEqual({ arrived: false, amount: '501.00', currency: 'PHP' })
  const risk = (await staffOf(desk.world, { role: 'risk' })).token
  const body = { uid: String(luz.uid), id }
  await askOffice(desk.world, 'POST /office/api/withdrawal/ask', { body }, risk)
  expect([await desk.row(luz, id), await desk.money(luz)]).toMatchObject([{ status: 'canceled' }, free])
})

test('people, and a gateway that knows nothing, send nothing back that was paid meanwhile', async () => {
  const { withdrawals } = desk.world.api
  const gateway = withdrawals.payouts.get('paymongo')
  const id = await desk.begin(luz)
  await desk.work()
  const before = await desk.row(luz, id)
  await pass(minute)
  expect(before.status).toBe('paying')
  expect(await desk.row(luz, id)).toMatchObject({ status: 'completed' })
  if (!gateway) throw new Error('no gateway')
  const found = await desk.world.db.member(luz.uid, tx => findWithdrawal(tx, luz.uid, id))
  if (!found) throw new Error('no withdrawal')
  const stale = { ...found, status: 'paying' as const }
  const told = { id: found.payoutId ?? '', reference: id, amount: 1n, currency: 'PHP', state: 'failed' as const }
  await settle(withdrawals, { gateway, withdrawal: stale, word: { refused: found.sendings } })
  await settle(withdrawals, { gateway, withdrawal: stale, word: told, verdict: () => Promise.resolve('failed') })
  expect(await desk.row(luz, id)).toMatchObject({ status: 'completed', outcome: '' })
  expect(await desk.money(luz)).toEqual({ balance: '500.00', withdrawable: '500.00', held: 0n })
})

test("staff cannot decide a withdrawal that matches the gateway's report, nor one whose gateway is silent", async () => {
  await desk.bend('transfers', 'pending', 1)
  const id = await desk.begin(luz)
  await desk.work()
  for (const token of [finance, compliance]) {
    expect(await conclude(id, true, token)).toMatchObject({ status: 409, code: 'withdrawal_fits' })
  }
  await desk.bend('payouts', 'silent')
  expect(await conclude(id, true, finance)).toMatchObject({ status: 503, code: 'gateway_unreachable' })
  await desk.bend('payouts', 'none')
  expect(await desk.row(luz, id)).toMatchObject({ status: 'paying' })
  expect((await desk.money(luz)).held).toBe(500n)
})

test("a person who approved the payment, lacks the right or names another member's withdrawal cannot confirm its result", async () => {
  const rich = await desk.payable({ pesos: 40_000n })
  const id = await desk.begin(rich, { amount: '25000' })
  const body = { uid: String(rich.uid), id }
  await desk.bend('transfers', 'forged', 1)
  expect((await askOffice(desk.world, 'POST /office/api/withdrawal/approve', { body }, finance)).status).toBe(200)
  await desk.work()
  await pass(minute)
  expect(await conclude(id, true, finance, rich.uid)).toMatchObject({ status: 409, code: 'verdict_by_others' })
  const risk = (await staffOf(desk.world, { role: 'risk' })).token
  expect((await conclude(id, true, risk, rich.uid)).code).toBe('not_permitted')
  expect((await conclude(id, true, compliance)).code).toBe('not_found')
  expect((await conclude(id, true, compliance, rich.uid)).data).toEqual({ status: 'paying', said: 1 })
})

/** What somebody is called to because of it, and what that says. */
async function openCalls(id: string) {
  const all = await desk.world.db.app(listIncidents)
  return all
    .filter(({ subject, closed_at: closedAt }) => subject.endsWith(id) && closedAt === null)
    .map(({ kind, detail }) => ({ kind, told: (detail as { told?: string }).told }))
}

test('a report that changed meanwhile is shown as changed, and a withdrawal that now matches raises no incident', async () => {
  const id = await misfit()
  expect(await openCalls(id)).toEqual([{ kind: 'PAYOUT_BREAK', told: '5010000' }])
  const honest = tellOtherwise({ api: desk.world.api, name: 'paymongo' }, payout => ({ ...payout, amount: 5_020_000n }))
  await pass(3 * minute)
  expect(await openCalls(id)).toEqual([{ kind: 'PAYOUT_BREAK', told: '5020000' }])
  honest()
  const right = tellOtherwise({ api: desk.world.api, name: 'paymongo' }, payout => ({ ...payout, amount: 5_000_000n }))
  await pass(10 * minute)
  right()
  expect(await desk.row(luz, id)).toMatchObject({ status: 'completed' })
  expect(await openCalls(id)).toEqual([])
})

test('what people found to have arrived and then comes back is the member’s again, and somebody is told', async () => {
  const id = await misfit()
  for (const token of [finance, compliance]) await conclude(id, true, token)
  await pass(60 * minute)
  expect([await desk.row(luz, id), await openCalls(id)]).toMatchObject([{ status: 'completed' }, []])
  await desk.decide(id, 'returned')
  await pass(6 * 60 * minute)
  await pass(24 * 60 * minute)
  expect(await desk.row(luz, id)).toMatchObject({ status: 'canceled', outcome: 'returned' })
  expect(await desk.money(luz)).toEqual({ balance: '1000.00', withdrawable: '1000.00', held: 0n })
  expect((await openCalls(id)).map(({ kind }) => kind)).toEqual(['PAYOUT_RETURNED'])
})

test.each([
  ['under a reference of its own', (one: object) => ({ ...one, reference: 'another' })],
  ['twice under one reference', (one: object) => ({ ...one, copies: 2 })],
])('what the gateway has %s is ended by two people, and by nobody else', async (_name, lie) => {
  await desk.bend('transfers', 'pending', 1)
  const id = await desk.begin(luz)
  await desk.work()
  const honest = tellOtherwise({ api: desk.world.api, name: 'paymongo' }, payout => ({ ...payout, ...lie(payout) }))
  await desk.decide(id, 'succeeded')
  await pass(minute)
  expect((await openCalls(id)).map(({ kind }) => kind)).toEqual(['PAYOUT_BREAK'])
  expect((await conclude(id, true, finance)).data).toEqual({ status: 'paying', said: 1 })
  expect((await conclude(id, true, compliance)).data).toEqual({ status: 'completed', said: 2 })
  honest()
  expect([await openCalls(id), (await desk.money(luz)).held]).toEqual([[], 0n])
})

test('what the gateway paid too much is put right against its account by two people, and its days add up', async () => {
  const id = await misfit()
  for (const token of [finance, compliance]) await conclude(id, true, token)
  const gateway = desk.world.api.withdrawals.payouts.get('paymongo')
  if (!gateway) throw new Error('no gateway')
  const wish = { uid: luz.uid, token: finance, direction: 'taken', cause: 'paymongo', amount: '1' } as const
  const { data } = await proposeAdjustment(desk.world, wish)
  const compare = () => reconcilePayouts(desk.world.api.withdrawals, gateway, manilaDay(desk.world.clock.now()))
  const before = await compare()
  expect((await decideAdjustment(desk.world, { uid: luz.uid, id: data.id, token: compliance })).status).toBe(200)
  const after = await compare()
  expect(after.posted.amount - before.posted.amount).toBe(10_000n)
  expect(after.shifted - before.shifted).toBe(-10_000n)
  expect(after.mismatches).toEqual(before.mismatches)
  expect(after.mismatches.filter(({ reference }) => reference === id).map(({ kind }) => kind)).toEqual(['amount'])
  expect((await desk.money(luz)).balance).toBe('499.00')
})

test('a failed payout that is only alike sends nothing back before the withdrawal counts as lost', async () => {
  await desk.bend('transfers', 'pending', 1)
  const id = await desk.begin(luz)
  await desk.work()
  const listPayouts = desk.world.api.withdrawals.payouts.get('paymongo')?.listPayouts
  if (!listPayouts) throw new Error('no gateway')
  const alike = async (sinceMs: number) =>
    (await listPayouts(sinceMs))
      .filter(({ reference }) => reference === id)
      .map(one => ({ ...one, id: 'tr_by_hand', reference: 'by hand', state: 'failed' as const }))
  const honest = tellOtherwise({ api: desk.world.api, name: 'paymongo', listPayouts: alike }, () => undefined)
  await pass(5 * minute)
  for (const token of [finance, compliance]) {
    expect(await conclude(id, false, token)).toMatchObject({ status: 409, code: 'verdict_unfounded' })
  }
  honest()
  await desk.decide(id, 'succeeded')
  await pass(60 * minute)
  expect([(await desk.row(luz, id)).status, (await desk.money(luz)).held]).toEqual(['completed', 0n])
})

test('nobody says what came of what they have not seen: another payout, amount, currency or state is shown first', async () => {
  const id = await misfit()
  const named = { uid: String(luz.uid), id }
  const read = async () =>
    (await askOffice(desk.world, 'POST /office/api/withdrawal/read', { body: named }, finance)).data
  function say(told: object | null, token = finance) {
    const body = { ...named, arrived: true, told: told as never, reason: 'The bank showed its books' }
    return askOffice(desk.world, 'POST /office/api/withdrawal/conclude', { body }, token)
  }
  const { told } = await read()
  expect(told).toMatchObject({ amount: '501.00', currency: 'PHP', state: 'paid' })
  for (const other of [{ payout_id: 'tr_x' }, { amount: '50.00' }, { currency: 'USD' }, { state: 'failed' }]) {
    expect(await say({ ...told, ...other })).toMatchObject({ status: 409, code: 'told_changed' })
  }
  expect(await say(null)).toMatchObject({ code: 'told_changed' })
  const lie = (payout: Payout): Payout => ({ ...payout, amount: 5_000_000n, currency: 'USD' })
  const honest = tellOtherwise({ api: desk.world.api, name: 'paymongo' }, lie)
  expect(await say(told)).toMatchObject({ code: 'told_changed' })
  const shown = await read()
  expect([shown.told, shown.verdicts]).toMatchObject([{ amount: '500.00', currency: 'USD' }, []])
  expect((await say(shown.told)).data).toEqual({ status: 'paying', said: 1 })
  expect((await say(shown.told, compliance)).data).toEqual({ status: 'completed', said: 2 })
  honest()
  expect(await found(id)).toEqual({ arrived: true, amount: '500.00', currency: 'USD' })
})

test('one that arrived under a name of its own is the withdrawal’s from then on: its days add up, and it may come back', async () => {
  await desk.bend('transfers', 'pending', 1)
  const id = await desk.begin(luz)
  await desk.work()
  await desk.world.db.member(luz.uid, tx =>
    tx.updateTable('withdrawal').set({ payout_id: null }).where('id', '=', id).execute(),
  )
  const gateway = desk.world.api.withdrawals.payouts.get('paymongo')
  if (!gateway) throw new Error('no gateway')
  const named = (one: ListedPayout) => (one.reference === id ? { ...one, id: 'tr_by_hand', reference: 'by hand' } : one)
  const gateways = desk.world.api.withdrawals.payouts as Map<string, PayoutGateway>
  gateways.set('paymongo', {
    ...gateway,
    async findPayout({ id: payoutId }) {
      if (payoutId !== 'tr_by_hand') return undefined
      const told = await gateway.findPayout({ id: null, reference: id })
      return told && { ...told, id: 'tr_by_hand', reference: 'by hand' }
    },
    listPayouts: async sinceMs => (await gateway.listPayouts(sinceMs)).map(named),
  })
  await pass(25 * 60 * minute)
  await desk.decide(id, 'succeeded')
  for (const role of ['finance', 'compliance'] as const) {
    await conclude(id, true, (await staffOf(desk.world, { role })).token)
  }
  expect(await desk.row(luz, id)).toMatchObject({ status: 'completed', payout_id: 'tr_by_hand' })
  const { withdrawals } = desk.world.api
  const asked = gateways.get('paymongo') as PayoutGateway
  const { mismatches } = await reconcilePayouts(withdrawals, asked, manilaDay(desk.world.clock.now()))
  expect(mismatches.filter(({ reference }) => reference === id)).toEqual([])
  await desk.decide(id, 'returned')
  await pass(60 * minute)
  expect(await desk.row(luz, id)).toMatchObject({ status: 'canceled', outcome: 'returned' })
  expect(await desk.money(luz)).toEqual({ balance: '1000.00', withdrawable: '1000.00', held: 0n })
  gateways.set('paymongo', gateway)
})
