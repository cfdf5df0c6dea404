import { manilaDay } from '@saya/money'
import { ask, openDepositWorld, type DepositWorld, type Player, readLedger } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditAll, openMonths } from '../../wallet/index.ts'
import { askDue } from '../index.ts'
import { reconcileDay } from './reconcileDay.ts'

const minuteMs = 60_000

let cashier: DepositWorld
beforeAll(async () => {
  cashier = await openDepositWorld()
})
afterAll(() => cashier.close())

const deps = () => cashier.world.api.deposits

/** Nobody stays signed in for so long. */
async function balanceOf({ uid }: Player): Promise<bigint> {
  return (await cashier.world.db.member(uid, tx => readLedger(tx, uid))).wallet.balance
}

describe('Maya, which has no list of what it took', () => {
  const hourMs = 60 * minuteMs
  const dayMs = 24 * hourMs

  /** The clock goes on, and the worker asks whenever it is time. */
  async function wait(ms: number, stepMs: number): Promise<void> {
    const { db } = cashier.world
    for (let passed = 0; passed < ms; passed += stepMs) {
      cashier.world.clock.advance(stepMs)
      for (let schema = 0; schema < db.memberSchemas; schema++) {
        await db.memberSchema(schema, tx => openMonths(tx, cashier.world.clock.now()))
      }
      await askDue(deps())
    }
  }

  test.each([
    ['five days', 5],
    ['twenty-nine days', 29],
  ])('takes money after %s, of which no event tells: it is credited late, once, and adds up', async (_when, days) => {
    const player = await cashier.player()
    const { id, payUrl } = await cashier.begin(player, { pid: 'maya', amount: '250' })
    const bornMs = cashier.world.clock.now()
    await cashier.misbehave({ party: 'maya_events', kind: 'lost', times: 1 })
    await cashier.act(payUrl, { minutes: String(days * 24 * 60 - 30) })
    await wait(30 * minuteMs, 10 * minuteMs)
    expect(await cashier.row(player, id)).toMatchObject({ status: 'timeout', open_place: null })
    await wait(72 * hourMs, hourMs)
    await wait(bornMs + (days + 1) * dayMs - cashier.world.clock.now(), dayMs / 2)
    expect(await cashier.row(player, id)).toMatchObject({ status: 'completed', is_late: true, next_check_at: null })
    const { world } = cashier
    const maya = deps().gateways.get('maya')
    if (!maya) throw new Error('There is no Maya.')
    const day = manilaDay(bornMs + days * dayMs - 30 * minuteMs)
    const sums = { count: 1, amount: 2_500_000n }
    const report = await reconcileDay(deps(), maya, day)
    expect(report).toMatchObject({ told: sums, credited: sums, ordered: sums, posted: sums, mismatches: [] })
    expect(await balanceOf(player)).toBe(2_500_000n)
    expect([await cashier.breaks(), (await auditAll(world)).findings]).toEqual([[], []])
  })

  test('takes money on a page that was closed days before, of which no event tells: it is with a person, and counted', async () => {
    const player = await cashier.player()
    const { id, payUrl } = await cashier.begin(player, { pid: 'maya', amount: '250' })
    const bornMs = cashier.world.clock.now()
    await ask(cashier.world, 'POST /finance/deposit/cancel', { body: { id } }, player)
    expect((await cashier.row(player, id)).status).toBe('canceled')
    await cashier.misbehave({ party: 'maya_events', kind: 'lost', times: 1 })
    await cashier.act(payUrl, { minutes: String(6 * 24 * 60 - 30) })
    await wait(7 * dayMs, dayMs / 2)
    expect(await cashier.breaks()).toEqual([[expect.any(String), 'canceled']])
    const maya = deps().gateways.get('maya')
    if (!maya) throw new Error('There is no Maya.')
    const report = await reconcileDay(deps(), maya, manilaDay(bornMs + 6 * dayMs - 30 * minuteMs))
    const sums = { count: 1, amount: 2_500_000n }
    expect(report).toMatchObject({ told: sums, kept: sums, ordered: { count: 0 }, mismatches: [] })
    expect(await balanceOf(player)).toBe(0n)
    await wait(24 * dayMs, dayMs)
    expect((await cashier.row(player, id)).next_check_at).toBeNull()
    await cashier.world.db.app(tx => tx.deleteFrom('payment_break').execute())
  })

  test('has a payment on a page whose opening was not answered, of which no event tells: it is asked by our name', async () => {
    const player = await cashier.player()
    await cashier.misbehave({ party: 'maya_pages', kind: 'early', times: 1 })
    await cashier.misbehave({ party: 'maya_events', kind: 'lost', times: 1 })
    await cashier.misbehave({ party: 'maya', kind: 'cut', times: 1 })
    expect((await cashier.open(player, { pid: 'maya' })).status).toBe(503)
    await wait(minuteMs, minuteMs)
    expect((await cashier.rows(player)).map(({ status }) => status)).toEqual(['completed'])
    expect(await balanceOf(player)).toBe(1_000_000n)
  })

  test('is asked no more after a month, and an event still finds its deposit', async () => {
    const player = await cashier.player()
    const { id, payUrl } = await cashier.begin(player, { pid: 'maya' })
    await cashier.act(payUrl, { minutes: String(40 * 24 * 60) })
    await wait(31 * dayMs, dayMs)
    expect(await cashier.row(player, id)).toMatchObject({ status: 'timeout', next_check_at: null })
    await wait(9 * dayMs, dayMs)
    await expect.poll(async () => (await cashier.row(player, id)).status).toBe('completed')
    expect(await balanceOf(player)).toBe(1_000_000n)
  })
})
