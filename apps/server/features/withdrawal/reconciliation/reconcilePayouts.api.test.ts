import { randomUUID } from 'node:crypto'
import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'
import {
  askOffice,
  gatewayKeys,
  listIncidents,
  openWithdrawalWorld,
  type Payable,
  staffOf,
  type WithdrawalWorld,
  workDay,
  xenditKeys,
} from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Fault } from '../../../../sandbox/faults.ts'
import { openMonths } from '../../wallet/index.ts'
import { reconcilePayouts, reconcilePayoutsNightly } from '../index.ts'

const hourMs = 3_600_000

function byName(one: readonly unknown[], two: readonly unknown[]): number {
  return one.join(' ').localeCompare(two.join(' '))
}

describe.each(['paymongo', 'xendit'] as const)('payouts of a day at %s', gateway => {
  let desk: WithdrawalWorld
  let accounts = 0
  beforeAll(async () => {
    desk = await openWithdrawalWorld(gateway)
  })
  afterAll(() => desk.close())

  const deps = () => desk.world.api.withdrawals
  const today = () => manilaDay(desk.world.clock.now())

  /** Every test has a day of its own. */
  async function nextDay(): Promise<void> {
    const { clock, db } = desk.world
    clock.advance(startOfManilaDay(clock.now()) + dayMs + 10 * hourMs - clock.now())
    for (let schema = 0; schema < db.memberSchemas; schema++) {
      await db.memberSchema(schema, tx => openMonths(tx, clock.now()))
    }
  }

  function payable(): Promise<Payable> {
    return desk.payable({
      pesos: 1000n,
      channel: 'BPI',
      account: `88${gateway.length}${String(++accounts).padStart(7, '0')}`,
    })
  }

  /** A withdrawal that the gateway takes in a certain way, and the minutes after it. */
  async function paid(kind: Fault['kind'] = 'none'): Promise<{ luz: Payable; id: string }> {
    const luz = await payable()
    await desk.bend('transfers', kind, 1)
    const id = await desk.begin(luz)
    for (let turn = 0; turn < 3; turn++) {
      await desk.work()
      desk.world.clock.advance(4 * 60_000)
    }
    return { luz, id }
  }

  async function compare(day = today()) {
    const port = deps().payouts.get(gateway)
    if (!port) throw new Error('There is no such gateway.')
    return reconcilePayouts(deps(), port, day)
  }

  async function kinds(day = today()) {
    return (await compare(day)).mismatches.map(({ kind, reference }) => [kind, reference])
  }

  /** What somebody at the company does past us, by the gateway's own interface. */
  async function sendPast(reference: string, to: { readonly number: string; readonly pesos?: number }): Promise<void> {
    const { number, pesos = 500 } = to
    const key = gateway === 'paymongo' ? gatewayKeys.key : xenditKeys.key
    const [path, body] =
      gateway === 'paymongo'
        ? ['/v2/batch_transfers', payMongoWish(reference, number, pesos)]
        : ['/v2/payouts', xenditWish(reference, number, pesos)]
    const headers = {
      authorization: `Basic ${btoa(`${key}:`)}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    }
    const response = await fetch(`${desk.world.sandboxUrl}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect(response.ok).toBe(true)
  }

  function change({ uid }: Payable, id: string, to: Record<string, string | null>): Promise<unknown> {
    return desk.world.db.member(uid, tx => tx.updateTable('withdrawal').set(to).where('id', '=', id).execute())
  }

  test('add up where each is paid, failed, sent back or under way, whatever the gateway told of it', async () => {
    await nextDay()
    await paid()
    await paid('failing')
    await paid('early')
    await paid('pending')
    const { id } = await paid()
    await desk.decide(id, 'returned')
    await desk.bend('payout_events', 'lost', 1)
    // Nobody told of the return: the comparison sees to it.
    const report = await compare()
    expect(report).toMatchObject({ mismatches: [], open: 0, shifted: 0n, kept: { count: 0 } })
    expect([report.told, report.toldBack]).toEqual([report.posted, report.postedBack])
    expect(report).toMatchObject({
      told: { count: 3, amount: 15_000_000n },
      toldBack: { count: 1, amount: 5_000_000n },
    })
    expect(await compare()).toEqual(report)
  })

  test.each([
    ['forged', 'amount'],
    ['foreign', 'currency'],
    ['misrouted', 'account'],
  ] as const)('are told of where one is %s', async (fault, kind) => {
    await nextDay()
    await paid()
    const { id } = await paid(fault)
    expect(await kinds()).toEqual([[kind, id]])
  })

  test('are told of where one went twice, by the gateway’s doing or somebody’s under the same name', async () => {
    await nextDay()
    const { id } = await paid('doubled')
    expect(await kinds()).toEqual([['twice', id]])
    const again = await paid()
    const { number } = (await desk.transfers(again.id))[0]?.destination_account ?? { number: '' }
    await sendPast(again.id, { number })
    expect((await kinds()).toSorted(byName)).toEqual(
      [
        ['twice', again.id],
        ['twice', id],
      ].toSorted(byName),
    )
  })

  test('are told of where somebody was paid of whom we know nothing, until it is explained', async () => {
    await nextDay()
    await paid()
    await sendPast('Rent for March', { number: '4001234567', pesos: 900 })
    const { token } = await staffOf(desk.world, { role: 'finance' })
    const suspense = async () =>
      (await askOffice(desk.world, 'GET /office/api/reconciliation/suspense', {}, token)).data.d[0]?.stray
    const before = await suspense()
    const report = await compare()
    expect(report).toMatchObject({
      open: 1,
      kept: { count: 1, amount: 9_000_000n },
      mismatches: [{ kind: 'stray', uid: null }],
    })
    expect(await openDays()).toContain(`${gateway} ${today()}`)
    const amount = `${Number(before?.amount) + 900}.00`
    expect(await suspense()).toEqual({ count: (before?.count ?? 0) + 1, amount })
    const [stray] = report.mismatches
    const name = { gateway, day: today(), direction: 'out', kind: 'stray', name: stray?.name ?? '' } as const
    const body = { ...name, version: 0, note: 'The rent of the office, as agreed', is_explained: true }
    expect(await askOffice(desk.world, 'POST /office/api/reconciliation/mismatch/note', { body }, token)).toMatchObject(
      {
        status: 200,
      },
    )
    expect(await suspense()).toEqual(before)
    expect(await openDays()).not.toContain(`${gateway} ${today()}`)
    expect((await compare()).open).toBe(0)
  })

  async function openDays() {
    const open = (await desk.world.db.app(listIncidents)).filter(one => one.closed_at === null)
    return open.filter(({ kind }) => kind === 'PAYOUT_MISMATCH').map(({ subject }) => subject)
  }

  test('are told of where the gateway paid what staff had declined, and what it had called failed', async () => {
    await nextDay()
    const luz = await desk.payable({ pesos: 30_000n, channel: 'BPI', account: `89${gateway.length}0000001` })
    const id = await desk.begin(luz, { amount: '25000' })
    const { token } = await staffOf(desk.world, { role: 'finance' })
    const body = { uid: String(luz.uid), id, reason: 'It is not theirs.' }
    expect((await askOffice(desk.world, 'POST /office/api/withdrawal/cancel', { body }, token)).status).toBe(200)
    await sendPast(id, { number: '8900000001', pesos: 25_000 })
    const failed = await paid('failing')
    await desk.decide(failed.id, 'succeeded')
    expect((await kinds()).filter(([kind]) => kind === 'refused').toSorted(byName)).toEqual(
      [
        ['refused', failed.id],
        ['refused', id],
      ].toSorted(byName),
    )
  })

  test('are told of where one side has what the other has not, and close by themselves when it comes', async () => {
    await nextDay()
    const day = today()
    const [unheard, unreturned, recredited] = [await paid('pending'), await paid(), await paid()]
    await desk.decide(recredited.id, 'returned')
    await compare()
    await desk.decide(recredited.id, 'succeeded')
    // Under another name of the gateway's, what is asked there answers nobody.
    const { payout_id: payoutId } = await desk.row(unreturned.luz, unreturned.id)
    await change(unreturned.luz, unreturned.id, { payout_id: 'nobody' })
    await desk.decide(unreturned.id, 'returned')
    const { payout_id: heardId } = await desk.row(unheard.luz, unheard.id)
    await change(unheard.luz, unheard.id, { payout_id: 'nobody' })
    await desk.decide(unheard.id, 'succeeded')
    const first = await kinds()
    expect(first).toContainEqual(['uncredited', unreturned.id])
    expect(first).toContainEqual(['unsettled', unheard.id])
    expect(first).toContainEqual(['recredited', recredited.id])
    expect(await openDays()).toContain(`${gateway} ${day}`)

    await change(unreturned.luz, unreturned.id, { payout_id: payoutId })
    await change(unheard.luz, unheard.id, { payout_id: heardId })
    await desk.decide(recredited.id, 'returned')
    await nextDay()
    await workDay(desk.world, reconcilePayoutsNightly(deps()))
    expect((await desk.row(unreturned.luz, unreturned.id)).status).toBe('canceled')
    expect((await desk.row(unheard.luz, unheard.id)).status).toBe('completed')
    const { token } = await staffOf(desk.world, { role: 'finance' })
    const query = { gateway, day, direction: 'out' } as const
    const { data } = await askOffice(desk.world, 'GET /office/api/reconciliation/mismatch/list', { query }, token)
    expect(data.d.map(one => [one.kind, one.withdrawal, one.closed_at > 0]).toSorted(byName)).toEqual(
      [
        ['recredited', recredited.id, true],
        ['uncredited', unreturned.id, true],
        ['unsettled', unheard.id, true],
      ].toSorted(byName),
    )
    expect(await openDays()).not.toContain(`${gateway} ${day}`)
  })

  test('are told of where we say paid and the gateway has nothing, has it under way, or the ledger has nothing', async () => {
    await nextDay()
    const [none, slow] = [await paid('declining'), await paid('pending')]
    const atMs = desk.world.clock.now()
    for (const { luz, id } of [none, slow]) {
      await desk.world.db.member(luz.uid, tx =>
        tx
          .updateTable('withdrawal')
          .set({ status: 'completed', outcome: '', ended_at: new Date(atMs) as never })
          .where('id', '=', id)
          .execute(),
      )
    }
    await desk.move({ act: 'withdrawal_hold', uid: slow.luz.uid, reference: randomUUID(), amount: 1_000_000n })
    expect((await kinds()).toSorted(byName)).toEqual(
      [
        ['unknown', none.id],
        ['unpaid', slow.id],
        ['unposted', none.id],
        ['unposted', slow.id],
      ].toSorted(byName),
    )
  })

  test('are told of where the ledger paid what no withdrawal has', async () => {
    await nextDay()
    const luz = await payable()
    const reference = randomUUID()
    await desk.move({ act: 'withdrawal_hold', uid: luz.uid, reference, amount: 1_000_000n })
    await desk.move({
      act: 'withdrawal_paid',
      gateway: gateway === 'paymongo' ? 1 : 2,
      uid: luz.uid,
      reference,
      amount: 1_000_000n,
    })
    expect(await kinds()).toEqual([['unordered', reference]])
  })

  test('begun before midnight and paid after it add up on both days', async () => {
    await nextDay()
    const { clock } = desk.world
    clock.advance(startOfManilaDay(clock.now()) + dayMs - 30 * 60_000 - clock.now())
    const day = today()
    const luz = await payable()
    await desk.bend('transfers', 'delayed', 1)
    const id = await desk.begin(luz)
    await desk.work()
    expect(await compare(day)).toMatchObject({ mismatches: [], told: { count: 0 } })
    clock.advance(hourMs)
    await desk.work()
    expect((await desk.row(luz, id)).status).toBe('completed')
    expect(await compare(day)).toMatchObject({ mismatches: [], told: { count: 0 }, posted: { count: 0 } })
    expect(await compare()).toMatchObject({ mismatches: [], told: { count: 1 }, posted: { count: 1 } })
  })

  test('are not compared while the gateway is silent or wrong, and keep what was found before', async () => {
    await nextDay()
    await paid()
    await compare()
    const { token } = await staffOf(desk.world, { role: 'finance' })
    const body = { gateway, day: today(), direction: 'out' } as const
    for (const kind of ['silent', 'refusing', 'garbled', 'cut'] as const) {
      await desk.bend('payouts', kind, 1)
      const answer = await askOffice(desk.world, 'POST /office/api/reconciliation/make', { body }, token)
      expect([kind, answer.status, answer.code]).toEqual([kind, 503, 'gateway_silent'])
    }
    const again = await askOffice(desk.world, 'POST /office/api/reconciliation/make', { body }, token)
    expect(again).toMatchObject({ status: 200, data: { mismatches: 0 } })
    const query = { gateway, day: today(), direction: 'out' } as const
    const { data } = await askOffice(desk.world, 'GET /office/api/reconciliation/list', { query }, token)
    expect(data.d).toMatchObject([{ direction: 'out', told: { count: 1, amount: '500.00' }, mismatches: 0 }])
    const regulator = (await staffOf(desk.world, { role: 'regulator' })).token
    expect(await askOffice(desk.world, 'POST /office/api/reconciliation/make', { body }, regulator)).toMatchObject({
      status: 403,
    })
  })

  test('two at once find the same, and keep it once', async () => {
    await nextDay()
    const { id } = await paid('doubled')
    const all = await Promise.all([1, 2, 3].map(() => compare()))
    expect(all.map(({ open }) => open)).toEqual([1, 1, 1])
    const rows = await desk.world.db.app(tx =>
      tx.selectFrom('payment_mismatch').select(['kind', 'reference']).where('day', '=', today()).execute(),
    )
    expect(rows).toEqual([{ kind: 'twice', reference: id }])
  })
})

function payMongoWish(reference: string, number: string, pesos: number) {
  const source = { number: '705320000001', name: 'SAYA', bic: 'PAEYPHM2XXX' }
  const to = { number, name: 'Luz Ramos', bic: 'BOPIPHMMXXX' }
  const money = { amount: pesos * 100, currency: 'PHP', provider: 'instapay' }
  return { transfers: [{ source_account: source, destination_account: to, ...money, reference_number: reference }] }
}

function xenditWish(reference: string, number: string, pesos: number) {
  return {
    reference_id: reference,
    channel_code: 'PH_BPI',
    channel_properties: { account_number: number, account_holder_name: 'Luz Ramos' },
    amount: pesos,
    currency: 'PHP',
  }
}
