import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'
import {
  agreeToOffer,
  approvedPlayer,
  forgetOffers,
  grantDeps,
  offerFor,
  openWorld,
  readIncidents,
  readJournal,
  tallyPlay,
  type World,
} from '@saya/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDayWork, tellApartClocks, tellLateDays } from '../../platform/dayWork/index.ts'
import { endDays, isDayWhole } from '../tally/index.ts'
import { openBudget } from './claim/budget.store.ts'
import { payDays } from './index.ts'

const peso = 10_000n
const minuteMs = 60_000
const hourMs = 60 * minuteMs

let world: World
beforeAll(async () => {
  world = await openWorld()
  // Ten o'clock in the morning in Manila.
  world.clock.advance(startOfManilaDay(world.clock.now()) + dayMs + 10 * hourMs - world.clock.now())
})
afterAll(() => world.close())

test('what a day owes is paid in its own night, though a worker’s clock was fifteen hours ahead on that day [FACT-108]', async () => {
  const day = manilaDay(world.clock.now())
  const key = { promotion: 'ahead', version: 1 }
  const terms = { share: '1', least: '0', most: '1000', games: [], providers: [] }
  const first_day = manilaDay(world.clock.now() - 3 * dayMs)
  const offer = offerFor(world, { terms, first_day, budget: '1000', audience: { once_per_id: false } })
  await world.db.ref(forgetOffers)
  await world.db.app(tx => openBudget(tx, key, [1000n * peso]))
  const agreed = { id: key.promotion, kind: 'lossRebate', offer, atMs: world.clock.now() - 2 * dayMs } as const
  await world.db.ref(tx => agreeToOffer(tx, agreed))
  let aheadMs = 0
  const deps = {
    ...grantDeps(world),
    clock: { now: () => world.clock.now() + aheadMs },
    databaseNow: async () => world.clock.now(),
    log: pino({ level: 'silent' }),
    signal: new AbortController().signal,
  }
  const isWhole = () => world.db.memberSchema(0, tx => isDayWhole(tx, day))
  async function minute() {
    world.clock.advance(minuteMs)
    await readJournal(world)
    await endDays(deps)
    await runDayWork(deps, payDays(deps))
    await tellLateDays(deps, [payDays(deps)])
    await tellApartClocks(deps)
  }
  await expect
    .poll(async () => {
      await minute()
      return world.db.memberSchema(0, tx => isDayWhole(tx, manilaDay(world.clock.now() - dayMs)))
    })
    .toBe(true)
  aheadMs = 15 * hourMs
  for (let lap = 0; lap < 5; lap++) await minute()
  expect(await isWhole()).toBe(false)
  expect(await world.db.app(readIncidents)).toEqual(['CLOCK_APART'])
  aheadMs = 0
  const ana = await approvedPlayer(world)
  await tallyPlay(world, ana, { day, game: 1, bet: 10_000n * peso, win: 0n })
  world.clock.advance(15 * hourMs)
  async function paid() {
    await minute()
    return world.db.member(ana.uid, tx =>
      tx.selectFrom('reward').select(['name', 'amount']).where('uid', '=', ana.uid).execute(),
    )
  }
  await expect.poll(paid).toEqual([{ name: `ahead ${day}`, amount: 100n * peso }])
  expect(await isWhole()).toBe(true)
  const open = await world.db.app(tx =>
    tx.selectFrom('incident').select('kind').where('closed_at', 'is', null).execute(),
  )
  expect(open).toEqual([])
})
