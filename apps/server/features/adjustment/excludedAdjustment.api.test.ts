import {
  ask,
  askOffice,
  decideAdjustment,
  listIncidents,
  openWithdrawalWorld,
  type Payable,
  proposeAdjustment,
  staffOf,
  whileWalletHeld,
  type WithdrawalWorld,
} from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { passOnAlarms } from '../../platform/incident/passOnAlarms.ts'
import { journalGrounds } from '../../worker/journalGrounds.ts'
import { auditAll } from '../wallet/index.ts'

/** Pesos that two people give to somebody who excludes themselves. */
let desk: WithdrawalWorld
let token: string
let other: string
let ana: Payable
beforeAll(async () => {
  desk = await openWithdrawalWorld()
  token = (await staffOf(desk.world, { role: 'finance' })).token
  other = (await staffOf(desk.world, { role: 'compliance' })).token
})
afterAll(() => desk.close())
beforeEach(async () => {
  ana = await desk.payable({ pesos: 0n })
})

type Cause = 'goodwill' | 'correction' | 'provider' | 'chargeback' | 'paymongo' | 'xendit'

const exclude = () => ask(desk.world, 'POST /member/exclusion/set', { body: { period: '5y' } }, ana)

async function propose(cause: Cause, direction: 'given' | 'taken' = 'given') {
  const { data } = await proposeAdjustment(desk.world, { uid: ana.uid, token, cause, direction, amount: '100' })
  return data.id
}

const agree = (id: string) => decideAdjustment(desk.world, { uid: ana.uid, id, token: other })

async function tasks(status: 'open' | 'payout' = 'open') {
  const query = { status, uid: String(ana.uid) } as const
  return (await askOffice(desk.world, 'GET /office/api/creditReturn/list', { query }, token)).data.d
}

async function incidents(id: string) {
  await passOnAlarms(desk.world)
  return (await desk.world.db.app(listIncidents)).filter(({ subject }) => subject === `adjustment ${id}`)
}

async function findings() {
  const { db, clock } = desk.world
  const report = await auditAll({ db, clock, grounds: journalGrounds({ isLocal: false }) })
  const own = report.findings.filter(({ check, subject }) => check === 'ground' && subject.startsWith(String(ana.uid)))
  return own.map(({ detail }) => detail)
}

test.each(['paymongo', 'xendit'] as const)(
  'what %s moved more than was asked of it reaches an excluded member free of play, with a task to return it, once [SAFE-126]',
  async cause => {
    const id = await propose(cause)
    await exclude()
    const answers = await Promise.all([agree(id), agree(id)])
    expect(answers.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409])
    expect(await desk.money(ana)).toMatchObject({ balance: '100.00', withdrawable: '100.00' })
    expect(await tasks()).toMatchObject([{ id, kind: 'adjustment', amount: '100.00', channel: '', is_unplayed: true }])
    expect(await incidents(id)).toMatchObject([{ kind: 'EXCLUDED_CREDIT', closed_at: null }])
    expect(await findings()).toEqual([])
  },
)

test('its task ends with a withdrawal to the member’s own account, and its incident with it [SAFE-126]', async () => {
  await exclude()
  const id = await propose('paymongo')
  await agree(id)
  await passOnAlarms(desk.world)
  const body = { uid: String(ana.uid), id, account_id: ana.accountId, reason: 'Sent twice by the gateway, ticket 82' }
  const ended = await askOffice(desk.world, 'POST /office/api/creditReturn/end', { body }, token)
  expect(ended.data).toMatchObject({ kind: 'adjustment', status: 'payout' })
  expect([await tasks(), (await tasks('payout')).length]).toEqual([[], 1])
  expect((await incidents(id)).map(({ closed_at: closedAt }) => closedAt !== null)).toEqual([true])
})

test.each(['goodwill', 'correction', 'provider', 'chargeback'] as const)(
  'what two people give for %s was not paid in, and opens no task [SAFE-126]',
  async cause => {
    await exclude()
    expect((await agree(await propose(cause))).status).toBe(200)
    expect(await desk.money(ana)).toMatchObject({ balance: '100.00', withdrawable: '100.00' })
    expect(await tasks()).toEqual([])
  },
)

test('what is taken for a gateway opens none, nor what is given to who is on a break or excluded by nobody [SAFE-126]', async () => {
  expect((await agree(await propose('xendit'))).status).toBe(200)
  await ask(desk.world, 'POST /member/exclusion/break', { body: { period: '24h' } }, ana)
  expect((await agree(await propose('xendit'))).status).toBe(200)
  await exclude()
  expect((await agree(await propose('xendit', 'taken'))).status).toBe(200)
  expect([await tasks(), await findings()]).toEqual([[], []])
})

test.each(['the exclusion', 'the decision'])(
  'with %s first of two at once, it is free of play, and returned if it came behind [SAFE-126]',
  async first => {
    const id = await propose('paymongo')
    const acts: (() => Promise<unknown>)[] = [exclude, () => agree(id)]
    if (first === 'the decision') acts.reverse()
    const begun: Promise<unknown>[] = []
    await whileWalletHeld(desk.world.db, ana.uid, async untilWaiting => {
      for (const act of acts) {
        begun.push(act())
        await untilWaiting(begun.length)
      }
    })
    await Promise.all(begun)
    expect(await desk.money(ana)).toMatchObject({ balance: '100.00', withdrawable: '100.00' })
    expect(await tasks()).toHaveLength(first === 'the decision' ? 0 : 1)
    expect(await findings()).toEqual([])
  },
)
