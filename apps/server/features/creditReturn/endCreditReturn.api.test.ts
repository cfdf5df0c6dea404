import {
  ask,
  askOffice,
  depositTools,
  listIncidents,
  openWithdrawalWorld,
  type Payable,
  staffOf,
  type WithdrawalWorld,
} from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { passOnAlarms } from '../../platform/incident/passOnAlarms.ts'
import { settle } from '../deposit/event/settle.ts'

const reason = 'Paid in after the exclusion, ticket 81'

let desk: WithdrawalWorld
let token = ''
beforeAll(async () => {
  desk = await openWithdrawalWorld()
  token = (await staffOf(desk.world, { role: 'finance' })).token
})
afterAll(() => desk.close())

/** Excluded, and paid in all the same. */
let ana: Payable
let id = ''
beforeEach(async () => {
  ana = await desk.payable({ pesos: 0n })
  const cashier = depositTools(desk.world)
  const begun = await cashier.begin(ana, { amount: '500' })
  id = begun.id
  await cashier.misbehave({ party: 'paymongo_events', kind: 'lost', times: 1 })
  await cashier.act(begun.payUrl)
  await ask(desk.world, 'POST /member/exclusion/set', { body: { period: '6m' } }, ana)
  await settle(desk.world.api.deposits, { gateway: 'paymongo', reference: id, uid: ana.uid })
})

async function list(status: 'open' | 'payout' | 'noted' = 'open') {
  const query = { status, uid: String(ana.uid) }
  return (await askOffice(desk.world, 'GET /office/api/creditReturn/list', { query }, token)).data.d
}

function end(accountId: string, by = token) {
  const body = { uid: String(ana.uid), id, account_id: accountId, reason }
  return askOffice(desk.world, 'POST /office/api/creditReturn/end', { body }, by)
}

test('what is paid in for an excluded member opens a task, which names where it came from and where it can go [SAFE-83]', async () => {
  expect(await list()).toMatchObject([
    {
      id,
      kind: 'deposit',
      amount: '500.00',
      channel: 'GCash',
      is_unplayed: true,
      accounts: [{ id: ana.accountId, channel: 'GCash' }],
    },
  ])
})

test('it is returned by a withdrawal to the member’s own account, which the withdrawal desk sees first, and the incident closes [SAFE-84]', async () => {
  await passOnAlarms(desk.world)
  const incidents = async () =>
    (await desk.world.db.app(listIncidents)).filter(({ subject }) => subject === `deposit ${id}`)
  expect(await incidents()).toMatchObject([{ kind: 'EXCLUDED_CREDIT', closed_at: null }])
  const ended = await end(ana.accountId)
  expect(ended.data).toMatchObject({ status: 'payout', note: reason })
  const row = await desk.row(ana, ended.data.withdrawal)
  expect([row.status, row.amount]).toEqual(['under_review', 5_000_000n])
  expect(row.flags).toContain('turnover')
  expect([await list(), (await list('payout')).length]).toEqual([[], 1])
  expect((await incidents()).map(({ closed_at: closedAt }) => closedAt !== null)).toEqual([true])
})

test('of five who return it at once one does, and no money leaves twice [SAFE-84]', async () => {
  const ended = await Promise.all(Array.from({ length: 5 }, () => end(ana.accountId)))
  expect(ended.map(({ code }) => code ?? '').toSorted()).toEqual(['', ...Array(4).fill('credit_return_ended')])
  expect(await desk.money(ana)).toMatchObject({ balance: '0.00', held: 500n })
})

test('where the member withdrew it themselves a note ends it, and where a payout is refused nothing changes [SAFE-85]', async () => {
  expect(await end('')).toMatchObject({
    code: 'credit_return_there',
    sentence: expect.stringContaining('₱500.00'),
  })
  expect((await list())[0]?.status).toBe('open')
  await desk.begin(ana, { amount: '500' })
  expect((await end(ana.accountId)).code).toBe('credit_return_failed')
  expect((await list())[0]?.status).toBe('open')
  expect((await end('')).data).toMatchObject({ status: 'noted', withdrawal: '', note: reason })
  expect((await end('')).code).toBe('credit_return_ended')
  const support = (await staffOf(desk.world, { role: 'support' })).token
  expect((await end('', support)).status).toBe(403)
})

test('money that a gateway took back is gone, and a note that says so ends the task [SAFE-85]', async () => {
  expect((await end('')).code).toBe('credit_return_there')
  await desk.world.setBalance(ana.uid, 0n)
  expect((await end('')).data).toMatchObject({ status: 'noted' })
})
