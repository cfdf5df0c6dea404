import { dayMs, manilaDay } from '@saya/money'
import { approvedPlayer, ask, grantDeps, openWorld, rewardTools, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grant } from './grant.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('what eight nights without a worker made late can be collected for seven days, and expires behind them alone [PROMO-272]', async () => {
  const ana = await approvedPlayer(world)
  const day = manilaDay(world.clock.now() - 9 * dayMs)
  const claim = {
    id: crypto.randomUUID(),
    kind: 4005,
    name: `late ${day}`,
    uid: ana.uid,
    promotion: 'late',
    version: 1,
    slice: 0,
    day,
    amount: 500_000n,
    held: '',
    deviceHash: null,
    idHash: null,
  }
  const deal = { pays: 'each day', isCollected: true, multiple: 0 } as const
  const promisedAtMs = world.clock.now()
  await world.db.member(ana.uid, tx => grant(tx, grantDeps(world), { claim, deal }))
  const rebate = async () => (await ask(world, 'GET /promo/rebate/detail', { query: { pid: '6' } }, ana)).data
  const expiresAt = Math.floor((promisedAtMs + 7 * dayMs) / 1000)
  world.clock.advance(7 * dayMs - 60_000)
  await rewardTools(world).sweep()
  expect(await rebate()).toMatchObject({ bonus: '50.00', rewards: [{ day, amount: '50.00', expires_at: expiresAt }] })
  world.clock.advance(60_000)
  await rewardTools(world).sweep()
  expect(await rebate()).toMatchObject({ bonus: '0.00', unclaimed: 0 })
})
