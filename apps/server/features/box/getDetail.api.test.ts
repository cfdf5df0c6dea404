import { firstBoxTerms } from '@saya/contract/box/box.ts'
import { oddsHashOf } from '@saya/game-math'
import { dayMs, manilaDay } from '@saya/money'
import { approveProgram, ask, boxTools, type BoxTools, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDayWork } from '../../platform/dayWork/index.ts'
import { findDay } from './day/day.store.ts'
import { openSeed } from './day/seed.ts'
import { turnDays } from './day/turnDays.ts'

let world: World
let on: BoxTools
beforeAll(async () => {
  world = await openWorld()
  on = boxTools(world)
})
afterAll(() => world.close())

test('before any day is bound there are no boxes, and both calls say so without a fault [PROMO-74]', async () => {
  const ana = await on.player()
  const none = { task_state: 0, bonus: '0.00', expires_at: 0, commitment: '', why_not: { code: 'box_none' } }
  expect((await on.bonus(ana)).data).toMatchObject(none)
  const { data } = await on.detail(ana)
  expect(data).toMatchObject({ data: [], total: '0.00', claimed: 0, not_received: 0, unclaimed: 0, commitments: [] })
  expect(data.odds).toEqual(firstBoxTerms.odds)
  expect(await on.open(ana)).toMatchObject({ status: 409, code: 'box_none' })
  const kept = await world.db.app(tx =>
    tx.selectFrom('decision').select(['act', 'code']).where('uid', '=', ana.uid).execute(),
  )
  expect(kept).toEqual([{ act: 'claim', code: 'box_none' }])
})

test('days are bound seven days ahead, by whichever of two workers, and once [PROMO-112]', async () => {
  await Promise.all([on.turn(), on.turn().catch(() => {})])
  const ana = await on.player()
  const { commitments } = (await on.detail(ana)).data
  const days = Array.from({ length: 8 }, (_, at) => manilaDay(world.clock.now() + at * dayMs))
  expect(commitments.map(({ day }) => day)).toEqual(days)
  expect(new Set(commitments.map(({ commitment }) => commitment)).size).toBe(8)
  await on.turn()
  expect((await on.detail(ana)).data.commitments).toEqual(commitments)
  expect((await on.bonus(ana)).data.commitment).toBe(commitments[0]?.commitment)
})

test('records are of pid 1 and one month, and count what was claimed and what expired [PROMO-72, PROMO-74, PROMO-76]', async () => {
  const ana = await on.player()
  const month = on.today().slice(0, 7)
  expect((await on.detail(ana)).data).toMatchObject({
    data: [],
    unclaimed: 1,
    claimed: 0,
    odds_hash: oddsHashOf(firstBoxTerms.odds),
  })
  const first = (await on.open(ana)).data.bonus
  expect((await on.detail(ana)).data).toMatchObject({ total: first, claimed: 1, unclaimed: 0, not_received: 0 })
  await on.endYesterday()
  world.clock.advance(dayMs)
  await on.turn()
  await on.play(ana)
  expect((await on.bonus(ana)).data.task_state).toBe(1)
  world.clock.advance(dayMs)
  await on.turn()
  const { data } = await on.detail(ana, month)
  expect(data.data.map(({ state, bonus }) => [state, bonus])).toEqual([
    ['expired', '0.00'],
    ['claimed', first],
  ])
  expect(data).toMatchObject({ total: first, claimed: 1, not_received: 1, unclaimed: 0 })
  expect(data.data[1]?.reference).toMatch(/^[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{3}$/)
  expect((await on.detail(ana, '2020-01')).data).toMatchObject({ data: [], total: '0.00', claimed: 0 })
  const wrong = { query: { pid: '2', ym: month } } as unknown as { query: { pid: '1'; ym: string } }
  expect((await ask(world, 'GET /promo/blindbox/detail', wrong, ana)).status).toBe(400)
  expect((await ask(world, 'GET /promo/blindbox/detail', { query: { pid: '1', ym: month } })).status).toBe(401)
})

test('no answer tells the seed of a day that is not over, nor a prize before its box is opened [PROMO-102]', async () => {
  const ana = await on.player()
  const day = await world.db.app(tx => findDay(tx, on.today()))
  if (!day) throw new Error('There is no day.')
  const seed = openSeed(day, on.deps.masters)
  const told = [
    await on.bonus(ana),
    await on.detail(ana),
    await on.open(ana),
    await on.bonus(ana),
    await on.detail(ana),
  ]
  expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(JSON.stringify(told.map(({ data }) => data))).not.toContain(seed)
  expect(told.slice(0, 2).map(({ data }) => JSON.stringify(data).includes('"proof":{'))).toEqual([false, false])
  expect(day.sealedSeed.toString('hex')).not.toContain(seed)
})

test('nights on which no worker ran are made up for: seeds are told and days bound as if it had [PROMO-112]', async () => {
  const ana = await on.player()
  await on.open(ana)
  const opened = on.today()
  world.clock.advance(4 * dayMs)
  // As a worker does, which knows the last night that there was.
  await runDayWork({ ...on.deps, signal: new AbortController().signal }, turnDays(on.deps))
  const { data } = await on.detail(ana, opened.slice(0, 7))
  expect(data.data.find(({ date }) => date === opened)?.proof?.seed).toMatch(/^[0-9a-f]{64}$/)
  const day = await world.db.app(tx => findDay(tx, on.today()))
  expect(day?.shownAtMs).toBeNull()
  world.clock.advance(dayMs)
  await on.turn()
  expect((await on.detail(ana, opened.slice(0, 7))).data.commitments).toHaveLength(8)
})

test('what finds no room under the law waits, and the answer says so [PROMO-101]', async () => {
  const strict = await openWorld({ jurisdiction: 'strict' })
  const there = boxTools(strict)
  await there.turn()
  await approveProgram(strict, 'mystery-box')
  const ana = await there.player()
  const answer = await there.open(ana)
  const month = there.today().slice(0, 7)
  const { data } = await there.detail(ana, month)
  const waiting = await ask(strict, 'GET /promo/reward/waiting', {}, ana)
  const isWaiting = waiting.data.t === 1
  expect([answer.status, answer.data.is_waiting, data.data[0]?.is_waiting]).toEqual([200, isWaiting, isWaiting])
  expect((await there.postingsOf(ana)).length).toBe(isWaiting ? 0 : 1)
  await strict.close()
})
