import { manilaDay } from '@saya/money'
import { randomUUID } from 'node:crypto'
import {
  ask,
  command,
  depositTools,
  giveCoupons,
  listIncidents,
  openWithdrawalWorld,
  type Payable,
  plainRules,
  readLedger,
  rewardTools,
  voucherCodes,
  type WithdrawalWorld,
} from '@saya/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { passOnAlarms } from '../../../platform/incident/passOnAlarms.ts'
import { journalGrounds } from '../../../worker/journalGrounds.ts'
import { settle } from '../../deposit/event/settle.ts'
import { findGameSession, hashGameToken } from '../../game/index.ts'
import { claimVoucher } from '../../voucher/code/claim.store.ts'
import { hashCode } from '../../voucher/code/hashCode.ts'
import { creditClaimed } from '../../voucher/index.ts'
import { adjustmentReasons, auditAll, type Posting } from '../../wallet/index.ts'

const peso = 10_000n
const minuteMs = 60_000

let desk: WithdrawalWorld
beforeAll(async () => {
  desk = await openWithdrawalWorld()
})
afterAll(() => desk.close())

let ana: Payable
beforeEach(async () => {
  ana = await desk.payable({ pesos: 1000n })
})

type Period = '6m' | '1y' | '5y'

function setExclusion(period: Period = '6m', key?: string) {
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
  return ask(desk.world, 'POST /member/exclusion/set', { body: { period } }, { token: ana.token, headers })
}

const rows = () =>
  desk.world.db.member(ana.uid, tx => tx.selectFrom('exclusion').selectAll().where('uid', '=', ana.uid).execute())

const ledger = () => desk.world.db.member(ana.uid, tx => readLedger(tx, ana.uid))

async function releases(): Promise<readonly string[]> {
  return (await ledger()).journal.filter(({ kind }) => kind === 50).map(({ reference }) => reference)
}

let made = 0
function bet(name = `exclusion bet ${++made}`) {
  const act = { uid: ana.uid, txId: name, roundId: name, amount: 10n * peso, rules: plainRules }
  return desk.world.ledger.apply(command({ kind: 'bet', ...act }))
}

/** What the night finds of the member, but that they were given money without a gateway. */
async function findingsOf(): Promise<readonly string[]> {
  const { db, clock } = desk.world
  const { findings } = await auditAll({ db, clock, grounds: journalGrounds({ isLocal: false }) })
  return findings
    .filter(({ subject, detail }) => subject.startsWith(String(ana.uid)) && !detail.includes('fund '))
    .map(({ check, detail }) => `${check} ${detail}`)
}

test('an exclusion asks for a fresh proof of the person, and without one nothing happens [SAFE-05]', async () => {
  desk.world.clock.advance(16 * minuteMs)
  expect((await setExclusion()).code).toBe('step_up_required')
  expect(await rows()).toEqual([])
  expect((await bet()).outcome).toBe('OK')
})

test('each period ends on the same day of a later month by the calendar of Manila, and each longer one counts [SAFE-05]', async () => {
  const from = manilaDay(desk.world.clock.now())
  expect(from).toBe('2026-03-02')
  const untils: number[] = []
  for (const period of ['6m', '1y', '5y'] as const) untils.push((await setExclusion(period, period)).data.closed_until)
  expect(untils.map(until => manilaDay(until * 1000))).toEqual(['2026-09-02', '2027-03-02', '2031-03-02'])
  const { data } = await ask(desk.world, 'GET /member/gate/list', {}, ana)
  expect(data).toMatchObject([{ cause: 'exclusion', closed_until: untils.at(-1) }])
})

test('an exclusion closes play at once, frees the whole balance, and leaves what was begun to be settled [SAFE-05, SAFE-06]', async () => {
  await desk.move({
    act: 'deposit',
    gateway: 1,
    uid: ana.uid,
    reference: `fund unplayed ${ana.uid}`,
    amount: 500n * peso,
  })
  const game = await desk.world.gameSession(ana.uid, 'rpp')
  expect((await bet('open')).outcome).toBe('OK')
  expect(await desk.money(ana)).toMatchObject({ balance: '1490.00', withdrawable: '990.00' })
  expect((await setExclusion('1y')).status).toBe(200)
  const [row] = await rows()
  expect(await releases()).toEqual([row?.id])
  expect(await desk.money(ana)).toMatchObject({ balance: '1490.00', withdrawable: '1490.00' })
  expect((await bet()).outcome).toBe('PLAYER_BLOCKED')
  const session = await desk.world.db.member(ana.uid, tx => findGameSession(tx, hashGameToken(game)))
  expect(session?.ended_at).toBe(desk.world.clock.now())
  const win = { uid: ana.uid, txId: 'won', refTxId: 'open', roundId: 'open', amount: 30n * peso, rules: plainRules }
  expect((await desk.world.ledger.apply(command({ kind: 'settle', ...win, closesRound: true }))).outcome).toBe('OK')
  expect(await desk.money(ana)).toMatchObject({ balance: '1520.00', withdrawable: '1520.00' })
  expect((await desk.open(ana, { amount: '1520' })).status).toBe(200)
  expect(await findingsOf()).toEqual([])
})

test('what was promised before asks for no play any more, and comes by itself [SAFE-06]', async () => {
  const rewards = rewardTools(desk.world)
  const { key } = await rewards.promise(ana, { multiple: 3 })
  await setExclusion()
  expect(await rewards.stateOf(key)).toMatchObject({ isPlayWaived: true, isAutomatic: true })
})

test('an exclusion that is sent twice or at once is one, with one posting and one receipt [SAFE-04]', async () => {
  const replies = await Promise.all([setExclusion('6m', 'tap'), setExclusion('6m', 'tap'), setExclusion('6m', 'other')])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(1)
  expect(await rows()).toHaveLength(1)
  expect(await releases()).toHaveLength(1)
  const { data } = await ask(desk.world, 'GET /member/message/list', {}, ana)
  expect(data.d.map(({ kind }) => kind)).toEqual(['exclusion_6m'])
})

test('of bets that come at once with an exclusion none is taken behind it, and no game opens [SAFE-07]', async () => {
  const bets = Array.from({ length: 6 }, () => bet())
  const [excluded] = await Promise.all([setExclusion(), ...bets])
  expect(excluded.status).toBe(200)
  const kinds = (await ledger()).journal.map(({ kind }) => kind)
  expect(kinds.slice(kinds.indexOf(50))).toEqual([50])
  expect((await bet()).outcome).toBe('PLAYER_BLOCKED')
  const body = { code: 'mangga-fiesta', lang: 'en', device: 'mobile' } as const
  expect((await ask(desk.world, 'POST /api/v2/game/launch', { body }, ana)).status).not.toBe(200)
})

test('a deposit that is credited at once with an exclusion leaves nothing to be played, whichever comes first [SAFE-08]', async () => {
  const cashier = depositTools(desk.world)
  const { id, payUrl } = await cashier.begin(ana, { amount: '500' })
  await cashier.act(payUrl)
  const claim = { gateway: 'paymongo', reference: id, uid: ana.uid }
  await Promise.all([setExclusion(), settle(desk.world.api.deposits, claim)])
  // Whichever came first, nothing is left to be played.
  expect(await desk.money(ana)).toMatchObject({ balance: '1500.00', withdrawable: '1500.00' })
  expect(await findingsOf()).toEqual([])
})

test('a page of a gateway that is open at that moment is closed there [SAFE-94]', async () => {
  const cashier = depositTools(desk.world)
  const { id, payUrl } = await cashier.begin(ana, { amount: '500' })
  await setExclusion()
  const isClosed = async () => (await (await fetch(payUrl)).text()).includes('This page is closed')
  await expect.poll(isClosed).toBe(true)
  await expect.poll(async () => (await cashier.row(ana, id)).status).toBe('canceled')
})

describe('what comes in for an excluded member', () => {
  async function incidents() {
    await passOnAlarms(desk.world)
    return (await desk.world.db.app(listIncidents)).filter(({ kind }) => kind === 'EXCLUDED_CREDIT')
  }
  const lots = () =>
    desk.world.db.member(ana.uid, tx =>
      tx.selectFrom('lot').select('kind').where('uid', '=', ana.uid).where('closed_at', 'is', null).execute(),
    )

  test('by a deposit that was opened before is credited without play and bonus, and somebody is called to return it [SAFE-08]', async () => {
    const cashier = depositTools(desk.world)
    await giveCoupons(desk.world, ana, 1)
    const { id, payUrl } = await cashier.begin(ana, { amount: '500', cashback_flag: '1' })
    await cashier.misbehave({ party: 'paymongo_events', kind: 'lost', times: 1 })
    await cashier.act(payUrl)
    await setExclusion()
    expect((await cashier.open(ana)).code).toBe('gate_exclusion_until')
    const claim = { gateway: 'paymongo', reference: id, uid: ana.uid }
    await Promise.all([settle(desk.world.api.deposits, claim), settle(desk.world.api.deposits, claim)])
    expect(await desk.money(ana)).toMatchObject({ balance: '1500.00', withdrawable: '1500.00' })
    expect([await lots(), (await ledger()).journal.filter(({ kind }) => kind === 4009)]).toEqual([[], []])
    expect((await incidents()).map(({ subject }) => subject)).toContain(`deposit ${id}`)
    expect(await findingsOf()).toEqual([])
  })

  test('by a voucher that was claimed before is credited without play too [SAFE-08]', async () => {
    const { db, clock } = desk.world
    const code = (await voucherCodes(desk.world, { amount: '500' })).codes[0] ?? ''
    const claim = { codeHash: hashCode([Buffer.alloc(32, 7)], code), uid: ana.uid, nowMs: clock.now() }
    expect(await db.app(tx => claimVoucher(tx, claim))).toMatchObject({ uid: ana.uid })
    await setExclusion()
    clock.advance(minuteMs)
    await creditClaimed({ db, clock, log: desk.world.apiOptions.log })
    expect(await desk.money(ana)).toMatchObject({ balance: '1500.00', withdrawable: '1500.00' })
    expect(await lots()).toEqual([])
    expect((await incidents()).some(({ subject }) => subject.startsWith('voucher '))).toBe(true)
    expect(await findingsOf()).toEqual([])
  })

  const reasons = Object.keys(adjustmentReasons) as readonly (keyof typeof adjustmentReasons)[]
  const given = { act: 'adjustment', asset: 'PHP', direction: 'given' } as const
  const doors: readonly (readonly [string, readonly Partial<Posting>[]])[] = [
    ...reasons.map(reason => [`by two people, for ${reason}`, [{ ...given, reason }]] as const),
    ['from a payout that was given up', [{ act: 'withdrawal_hold' }, { act: 'withdrawal_release' }]],
    [
      'from a payout that a gateway returned',
      [{ act: 'withdrawal_hold' }, { act: 'withdrawal_paid', gateway: 1 }, { act: 'withdrawal_reversed', gateway: 1 }],
    ],
  ]

  test.each(doors)('%s asks for no play [SAFE-119]', async (name, postings) => {
    await setExclusion()
    for (const posting of postings) {
      const whole = { uid: ana.uid, reference: `${name} ${ana.uid}`, amount: 100n * peso, ...posting }
      await desk.move(whole as Parameters<typeof desk.move>[0])
    }
    const balance = postings.length === 1 ? '1100.00' : '1000.00'
    expect(await desk.money(ana)).toMatchObject({ balance, withdrawable: balance })
    expect(await lots()).toEqual([])
  })

  test('by a deposit during a break is credited as always, without its bonus, and the ticket stays [SAFE-08]', async () => {
    const cashier = depositTools(desk.world)
    await giveCoupons(desk.world, ana, 1)
    const { id, payUrl } = await cashier.begin(ana, { amount: '500', cashback_flag: '1' })
    await ask(desk.world, 'POST /member/exclusion/break', { body: { period: '24h' } }, ana)
    await cashier.act(payUrl)
    await settle(desk.world.api.deposits, { gateway: 'paymongo', reference: id, uid: ana.uid })
    expect(await desk.money(ana)).toMatchObject({ balance: '1500.00', withdrawable: '1000.00' })
    expect(await lots()).toEqual([{ kind: 10 }, { kind: 10 }])
    const tickets = await desk.world.db.member(ana.uid, tx =>
      tx.selectFrom('coupon').select('used_at').where('uid', '=', ana.uid).execute(),
    )
    expect(tickets).toEqual([{ used_at: null }])
  })
})

test('the night finds a release of play that no exclusion stands behind, and an exclusion without its release [SAFE-06]', async () => {
  await setExclusion()
  const [{ id } = { id: '' }] = await rows()
  const change = (set: object) =>
    desk.world.db.member(ana.uid, tx => tx.updateTable('exclusion').set(set).where('id', '=', id).execute())
  await change({ cause: 'time_out', period: '30d' })
  expect(await findingsOf()).toEqual([`ground is of kind 50, and nothing is called ${id}`])
  await change({ cause: 'exclusion', period: '6m' })
  const other = randomUUID()
  await change({ id: other })
  expect((await findingsOf()).toSorted()).toEqual([
    `ground is of kind 50, and nothing is called ${id}`,
    'missing is said to have been posted, and was not',
  ])
})
