import { isDeepStrictEqual } from 'node:util'
import {
  ask,
  askOffice,
  type BreakName,
  decideBreak,
  type DepositWorld,
  listIncidents,
  makeBreak,
  openDepositWorld,
  type Player,
  proposeBreak,
  staffOf,
  stateOfBreak,
  whileWalletHeld,
} from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { passOnAlarms } from '../../../platform/incident/passOnAlarms.ts'
import { journalGrounds } from '../../../worker/journalGrounds.ts'
import { auditAll } from '../../wallet/index.ts'
import { creditAgreed } from '../event/creditAgreed.ts'
import { creditBreak } from './creditBreak.ts'

/** Money that came for a deposit of before, and that two people credit to somebody who excludes themselves meanwhile. */
let cashier: DepositWorld
let token: string
let other: string
let ana: Player
let name: BreakName
beforeAll(async () => {
  cashier = await openDepositWorld()
  token = (await staffOf(cashier.world, { role: 'finance' })).token
  other = (await staffOf(cashier.world, { role: 'compliance' })).token
})
afterAll(() => cashier.close())
beforeEach(async () => {
  ana = await cashier.player()
  name = await makeBreak(cashier, ana)
})

const deps = () => cashier.world.api.deposits
const exclude = () => ask(cashier.world, 'POST /member/exclusion/set', { body: { period: '5y' } }, ana)
const propose = () => proposeBreak(cashier.world, name, { uid: ana.uid, token })
const agree = () => decideBreak(cashier.world, name, { uid: ana.uid, token: other })
const credit = () => creditBreak(deps(), { gateway: name.gateway, paymentId: name.payment_id })

/** Both agreed, and whoever was to post it was cut off before, or before that was known. */
function setAgreed() {
  return cashier.world.db.app(tx =>
    tx
      .updateTable('payment_break')
      .set({ state: 'crediting', closed_at: null })
      .where('payment_id', '=', name.payment_id)
      .execute(),
  )
}

async function tasks() {
  const query = { status: 'open', uid: String(ana.uid) } as const
  return (await askOffice(cashier.world, 'GET /office/api/creditReturn/list', { query }, token)).data.d
}

async function incidents() {
  await passOnAlarms(cashier.world)
  const detail = { payment: `paymongo ${name.payment_id}` }
  return (await cashier.world.db.app(listIncidents)).filter(
    one => one.kind === 'EXCLUDED_CREDIT' && isDeepStrictEqual(one.detail, detail),
  )
}

async function findings() {
  const { db, clock } = cashier.world
  const report = await auditAll({ db, clock, grounds: journalGrounds({ isLocal: false }) })
  const own = report.findings.filter(({ check, subject }) => check === 'ground' && subject.startsWith(String(ana.uid)))
  return own.map(({ detail }) => detail)
}

/** It is theirs to withdraw, without play, and somebody is called once to return it. */
async function expectReturned() {
  expect(await stateOfBreak(cashier.world, name)).toBe('credited')
  const { data } = await ask(cashier.world, 'GET /finance/wallet', {}, ana)
  expect(data).toMatchObject({ balance: '100.00', withdrawable: '100.00' })
  expect(await tasks()).toMatchObject([{ kind: 'deposit', amount: '100.00', status: 'open' }])
  expect(await incidents()).toHaveLength(1)
  expect(await findings()).toEqual([])
}

test('an exclusion before two people credit a break leaves its money free of play, with a task to return it [SAFE-08, SAFE-119]', async () => {
  await exclude()
  await propose()
  expect((await agree()).status).toBe(200)
  await expectReturned()
})

test('so does an exclusion between the proposal of a break and the decision [SAFE-08, SAFE-119]', async () => {
  await propose()
  await exclude()
  expect((await agree()).status).toBe(200)
  await expectReturned()
})

test('so does an exclusion between the decision about a break and its posting [SAFE-08, SAFE-119]', async () => {
  await propose()
  await setAgreed()
  await exclude()
  expect(await creditAgreed(deps())).toBe(1)
  await expectReturned()
})

test('a break that is posted twice for an excluded member is returned once [SAFE-08, SAFE-119]', async () => {
  await propose()
  await setAgreed()
  await exclude()
  await Promise.all([credit(), credit()])
  await setAgreed()
  await credit()
  await expectReturned()
})

test('what was posted before an exclusion is released by it alone, though the posting is tried again behind it [SAFE-08, SAFE-119]', async () => {
  await propose()
  await agree()
  await setAgreed()
  await exclude()
  await credit()
  const { data } = await ask(cashier.world, 'GET /finance/wallet', {}, ana)
  expect(data).toMatchObject({ balance: '100.00', withdrawable: '100.00' })
  expect([await tasks(), await incidents(), await findings()]).toEqual([[], [], []])
})

test.each(['the exclusion', 'the posting'])(
  'with %s first of two at once, a break is free of play [SAFE-08, SAFE-110, SAFE-119]',
  async first => {
    await propose()
    await setAgreed()
    const acts: (() => Promise<unknown>)[] = [exclude, credit]
    if (first === 'the posting') acts.reverse()
    const begun: Promise<unknown>[] = []
    await whileWalletHeld(cashier.world.db, ana.uid, async untilWaiting => {
      for (const act of acts) {
        begun.push(act())
        await untilWaiting(begun.length)
      }
    })
    await Promise.all(begun)
    const { data } = await ask(cashier.world, 'GET /finance/wallet', {}, ana)
    expect(data).toMatchObject({ balance: '100.00', withdrawable: '100.00' })
    expect(await tasks()).toHaveLength(first === 'the posting' ? 0 : 1)
    expect(await findings()).toEqual([])
  },
)

test('during a break of the member’s own it is credited as always [SAFE-08, SAFE-119]', async () => {
  await ask(cashier.world, 'POST /member/exclusion/break', { body: { period: '24h' } }, ana)
  await propose()
  await agree()
  const { data } = await ask(cashier.world, 'GET /finance/wallet', {}, ana)
  expect(data).toMatchObject({ balance: '100.00', withdrawable: '0.00' })
  expect(await tasks()).toEqual([])
})
