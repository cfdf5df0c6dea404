import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'
import {
  approvedPlayer,
  askOffice,
  endTallyDay,
  grantDeps,
  openWorld,
  promotionDesk,
  staffOf,
  tallyPlay,
  workDay,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payDays } from '../index.ts'

const peso = 10_000n

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.db.ref(tx => sql`update game set rtp_ppm = 950000, declared_rtp_ppm = null`.execute(tx))
})
afterAll(() => world.close())

test('staff see what each rebate gave for a day and whether its night is done, and of a day that nobody has worked out that it waits [PROMO-343]', async () => {
  const desk = await promotionDesk(world)
  const terms = { share: '1', least: '0', most: '1000', games: [], providers: [] }
  const day = manilaDay(world.clock.now())
  const id = await desk.live({ terms, title: ['Daily loss', 'Talo'], audience: { once_per_id: false } }, 'lossRebate')
  for (const bet of [100n, 300n])
    await tallyPlay(world, await approvedPlayer(world), { day, game: 1, bet: bet * peso, win: 0n })
  world.clock.advance(startOfManilaDay(world.clock.now()) + dayMs + 60_000 - world.clock.now())
  async function runs() {
    const { token } = await staffOf(world, { role: 'finance' })
    return (await askOffice(world, 'GET /office/api/promotion/runs', { query: {} }, token)).data
  }
  const row = { promotion: id, title: 'Daily loss', day, parts: world.db.memberSchemas, failures: 0 }
  expect(await runs()).toEqual({
    d: [{ ...row, state: 'waiting', parts_done: 0, members: 0, amount: '0.00', done_at: 0 }],
    t: 1,
  })
  await endTallyDay(world, day)
  world.clock.advance(30 * 60_000)
  await workDay(world, payDays(grantDeps(world)))
  expect((await runs()).d).toEqual([
    {
      ...row,
      state: 'done',
      parts_done: world.db.memberSchemas,
      members: 2,
      amount: '4.00',
      done_at: Math.floor(world.clock.now() / 1000),
    },
  ])
})

test('nobody sees them who may not see promotions [PROMO-343]', async () => {
  const { token } = await staffOf(world, { role: 'kyc' })
  expect((await askOffice(world, 'GET /office/api/promotion/runs', { query: {} }, token)).status).toBe(403)
})
