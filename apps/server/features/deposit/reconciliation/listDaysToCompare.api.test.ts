import { randomUUID } from 'node:crypto'
import { dayMs, manilaDay } from '@saya/money'
import { type DepositWorld, openDepositWorld, workDay } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepDay } from './keepDay.ts'
import { listDaysToCompare } from './listDaysToCompare.ts'
import { reconcileDay } from './reconcileDay.ts'
import { reconcileNightly } from './reconcileNightly.ts'
import type { Direction } from './report.store.ts'

let cashier: DepositWorld
let bornMs = 0
beforeAll(async () => {
  cashier = await openDepositWorld()
  bornMs = cashier.world.clock.now()
})
afterAll(() => cashier.close())

/** The days by how many lie between each and the first. */
async function daysToCompare(direction: Direction, gateway = 'paymongo'): Promise<readonly number[]> {
  const { db, clock } = cashier.world
  const days = await listDaysToCompare({ db }, { gateway, direction }, clock.now())
  return days.map(day => Math.round((Date.parse(day) - Date.parse(manilaDay(bornMs))) / dayMs))
}

const both = async () => [await daysToCompare('in'), await daysToCompare('out')]
const pass = (days: number) => cashier.world.clock.advance(days * dayMs)

/** What came in is compared in earnest; of what went out it is kept that it was, and that all was well. */
async function compareTonight(): Promise<void> {
  const { api, db, clock } = cashier.world
  await workDay(cashier.world, reconcileNightly(api.deposits))
  const out = { gateway: 'paymongo', direction: 'out' } as const
  const none = { count: 0, amount: 0n }
  const report = { told: none, credited: none, kept: none, ordered: none, posted: none, mismatches: [] }
  for (const day of await listDaysToCompare({ db }, out, clock.now())) {
    await db.app(tx => keepDay(tx, { ...out, day }, { report, hasList: true, nowMs: clock.now() }))
  }
}

test('a night compares yesterday, and makes up for those on which nobody did, two weeks back at most', async () => {
  expect(await both()).toEqual([[-1], [-1]])
  const player = await cashier.player()
  await cashier.begin(player)
  const claim = { gateway: 'paymongo', reference: randomUUID(), uid: player.uid }
  await cashier.world.db.app(tx =>
    tx
      .insertInto('payout_claim')
      .values({ ...claim, claimed_at: new Date(bornMs) as never })
      .execute(),
  )
  pass(3)
  expect(await both()).toEqual([
    [0, 1, 2],
    [0, 1, 2],
  ])
  expect(await daysToCompare('in', 'maya')).toEqual([2])
  await compareTonight()
  expect(await both()).toEqual([[2], [2]])
  pass(3)
  expect(await both()).toEqual([
    [3, 4, 5],
    [3, 4, 5],
  ])
  pass(30)
  const lately = Array.from({ length: 14 }, (_, index) => 22 + index)
  expect(await both()).toEqual([lately, lately])
  await compareTonight()
  expect(await both()).toEqual([[35], [35]])
})

test('what was compared before it was over is not compared yet', async () => {
  const { deposits } = cashier.world.api
  const gateway = deposits.gateways.get('paymongo')
  if (!gateway) throw new Error('There is no gateway.')
  await reconcileDay(deposits, gateway, manilaDay(cashier.world.clock.now()))
  pass(2)
  expect(await daysToCompare('in')).toEqual([36, 37])
})
