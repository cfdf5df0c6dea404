import {
  ask,
  command,
  depositTools,
  openWithdrawalWorld,
  type Payable,
  plainRules,
  popupDesk,
  rewardTools,
  signInWithCode,
  staffOf,
  tellMessages,
  type WithdrawalWorld,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseAct } from '../kyc/index.ts'
import { mayMarket } from '../marketing/index.ts'
import { notifyMember } from '../message/index.ts'

let desk: WithdrawalWorld
let ana: Payable
let made = 0
beforeAll(async () => {
  desk = await openWithdrawalWorld()
  ana = await desk.payable({ pesos: 1000n })
  await (await popupDesk(desk.world, (await staffOf(desk.world, { role: 'content' })).token))()
  if ((await popups()) !== 1) throw new Error('There is no popup to be kept back.')
  await bet('open')
  await rewardTools(desk.world).promise(ana, { multiple: 3, amount: 500_000n, isAutomatic: true })
  await ask(desk.world, 'POST /member/exclusion/set', { body: { period: '1y' } }, ana)
})
afterAll(() => desk.close())

async function bet(name = `matrix ${++made}`) {
  const act = { uid: ana.uid, txId: name, roundId: name, amount: 100_000n, rules: plainRules }
  return (await desk.world.ledger.apply(command({ kind: 'bet', ...act }))).outcome
}

const code = async (reply: Promise<{ readonly code?: string | undefined }>) => (await reply).code
const may = (reach: 'shown' | 'sent') =>
  desk.world.db.member(ana.uid, tx => mayMarket(tx, { uid: ana.uid, reach, nowMs: desk.world.clock.now() }))
const kinds = async () =>
  (await ask(desk.world, 'GET /member/message/list', {}, ana)).data.d.map(({ kind, cash_type }) => kind || cash_type)

async function promised(kind: 42 | 4001 | 4002) {
  const { result } = await rewardTools(desk.world).promise(ana, { kind, amount: 10_000n, name: `later ${kind}` })
  return result.ok ? 'promised' : result.code
}

const popups = async () => (await ask(desk.world, 'GET /member/popup/list', {}, ana)).data.t

const closed: readonly (readonly [string, () => Promise<unknown>, unknown])[] = [
  ['a bet', () => bet(), 'PLAYER_BLOCKED'],
  ['a deposit', () => code(depositTools(desk.world).open(ana)), 'gate_exclusion_until'],
  [
    'a launch',
    () =>
      desk.world.db.member(ana.uid, tx =>
        refuseAct(
          tx,
          { uid: ana.uid, gate: 'play', nowMs: desk.world.clock.now(), jurisdiction: 'standard' },
          'not_found',
        ),
      ),
    expect.objectContaining({ code: 'gate_exclusion_until' }),
  ],
  ['an offer that is shown', () => may('shown'), null],
  ['an offer by mail, text or push', () => may('sent'), null],
  ['a bonus', () => promised(4001), 'promise_stopped'],
  ['what an invite would bring', () => promised(4002), 'promise_stopped'],
  ['coins', () => promised(42), 'promise_stopped'],
  ['a popup', () => popups(), 0],
]

test.each(closed)('after an exclusion %s is closed [SAFE-91]', async (_what, attempt, expected) => {
  expect(await attempt()).toEqual(expected)
})

test('records, messages of service, sign-in and the withdrawal of everything stay open, and an open round settles [SAFE-92]', async () => {
  const win = { uid: ana.uid, txId: 'won', refTxId: 'open', roundId: 'open', amount: 300_000n, rules: plainRules }
  expect((await desk.world.ledger.apply(command({ kind: 'settle', ...win, closesRound: true }))).outcome).toBe('OK')
  const { token } = await signInWithCode(desk.world, ana.phone)
  expect((await ask(desk.world, 'GET /finance/withdraw/list', { query: {} }, { token })).status).toBe(200)
  const event = {
    uid: ana.uid,
    kind: 'withdrawal_completed',
    about: 'one',
    amount: 10_000n,
    nowMs: desk.world.clock.now(),
  } as const
  await desk.world.db.member(ana.uid, tx => notifyMember(tx, event))
  expect(await kinds()).toContain('withdrawal_completed')
  const { balance, withdrawable } = await desk.money(ana)
  expect(withdrawable).toBe(balance)
})

test('what was promised before is posted without play, and nobody is told of it [SAFE-93]', async () => {
  const before = await desk.money(ana)
  await rewardTools(desk.world).sweep()
  await tellMessages(desk.world)
  const after = await desk.money(ana)
  expect(Number(after.balance) - Number(before.balance)).toBe(50)
  expect(after.withdrawable).toBe(after.balance)
  expect((await kinds()).filter(kind => typeof kind === 'number' && kind > 0)).toEqual([])
})
