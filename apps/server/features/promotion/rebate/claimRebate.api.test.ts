import { dayMs, manilaDay } from '@saya/money'
import { ask, openWorld, type Player, rewardTools, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setGate } from '../../gate/index.ts'
import { openBudget } from '../claim/budget.store.ts'
import { sentenceOf } from '../desk/desk.view.ts'

let world: World
let tools: ReturnType<typeof rewardTools>
beforeAll(async () => {
  world = await openWorld()
  tools = rewardTools(world)
})
afterAll(() => world.close())

const detail = (as: Player) => ask(world, 'GET /promo/rebate/detail', { query: { pid: '6' } }, as)
const claim = (as: Player, key?: string) =>
  ask(
    world,
    'POST /promo/rebate/claim',
    { body: { pid: '6' } },
    { token: as.token, ...(key ? { headers: { 'idempotency-key': key } } : {}) },
  )

function waits(player: Player, amount: bigint, days = 7) {
  const expiresAtMs = world.clock.now() + days * dayMs
  const name = `cq9 ${manilaDay(world.clock.now() - days * dayMs)}`
  return tools.promise(player, { kind: 4005, name, amount, multiple: 0, expiresAtMs })
}

test('a claim collects all that waits, once, however often and at once it is sent [PROMO-50, PROMO-87]', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  await waits(ana, 123_400n, 6)
  await waits(ana, 100_000n, 2)
  expect((await ask(world, 'POST /promo/rebate/claim', { body: { pid: '7' as '6' } }, ana)).status).toBe(400)
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => claim(ana, 'one')))
  expect(replies.some(({ status }) => status === 200)).toBe(true)
  const again = await claim(ana, 'one')
  expect(again.data).toEqual({ message: '₱22.34 was added to your balance.', amount: '22.34', waiting: '0.00' })
  const others = await Promise.all([1, 2, 3, 4].map(at => claim(ana, `other-${at}`)))
  expect(others.map(({ code }) => code)).toEqual(Array(4).fill('rebate_nothing'))
  expect((await tools.postingsOf(ana)).map(([kind, amount]) => [kind, amount])).toEqual([
    [4005, 100_000n],
    [4005, 123_400n],
  ])
  expect((await detail(ana)).data).toMatchObject({ bonus: '0.00', unclaimed: 0, claimed: '22.34' })
})

test('claims and the sweep at once neither wait for each other nor pay twice [PROMO-87]', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => world.player({ kyc: 'fully_kyc' })))
  for (const player of players) for (const days of [2, 3, 4]) await waits(player, 50_000n, days)
  const swept = Promise.all([tools.sweep(), tools.sweep()])
  const replies = await Promise.all(players.flatMap(player => [claim(player, 'a'), claim(player, 'b')]))
  await swept
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(players.length)
  for (const player of players) expect(await tools.postingsOf(player)).toHaveLength(3)
})

async function decisions({ uid }: Player) {
  const rows = await world.db.app(tx =>
    tx.selectFrom('decision').select(['act', 'code']).where('uid', '=', uid).execute(),
  )
  return rows.map(({ act, code }) => `${act} ${code}: ${sentenceOf(code)}`)
}

function decidedOn({ uid }: Player) {
  return world.db.app(tx => tx.selectFrom('decision').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow())
}

test('whoever may not have it is told why, which leaves a decision, and keeps what waits; what has expired is gone [PROMO-88, FACT-48, FACT-111]', async () => {
  await world.db.app(tx => openBudget(tx, { promotion: 'test', version: 1 }, [300_000n, 400_000n]))
  const unknown = await world.player()
  await waits(unknown, 50_000n)
  const first = await claim(unknown)
  expect(first).toMatchObject({ status: 403, code: 'rebate_verify' })
  expect((await detail(unknown)).data.bonus).toBe('5.00')
  const resting = await world.player({ kyc: 'fully_kyc' })
  await waits(resting, 50_000n)
  const untilMs = world.clock.now() + 3 * dayMs
  const gate = { uid: resting.uid, cause: 'time_out', openUntilMs: null, closedUntilMs: untilMs } as const
  await world.db.member(resting.uid, tx => setGate(tx, { ...gate, nowMs: world.clock.now() }))
  const second = await claim(resting)
  expect(second).toMatchObject({ status: 403, code: 'rebate_paused' })
  expect(await tools.postingsOf(resting)).toEqual([])
  expect([await decisions(unknown), await decisions(resting)]).toEqual([
    [`claim rebate_verify: ${first.sentence}`],
    [`claim rebate_paused: ${second.sentence}`],
  ])
  // What waits took its part of the budget when it was promised, and is refused without any change of it.
  const same = { promotion: 'test', version: 1, amount: 50_000n, budget_before: 700_000n, budget_after: 700_000n }
  expect([await decidedOn(unknown), await decidedOn(resting)]).toMatchObject([
    { ...same, facts: { mayReceive: false, isTimedOut: false } },
    { ...same, facts: { mayReceive: true, isTimedOut: true, isLimited: false } },
  ])
  const late = await world.player({ kyc: 'fully_kyc' })
  await waits(late, 50_000n, 1)
  world.clock.advance(dayMs)
  expect((await detail(late)).data).toMatchObject({ bonus: '0.00', unclaimed: 0 })
  expect(await claim(late)).toMatchObject({ status: 409, code: 'rebate_nothing' })
  expect(await decisions(late)).toEqual([])
  expect((await ask(world, 'POST /promo/rebate/claim', { body: { pid: '6' } })).status).toBe(401)
  expect((await ask(world, 'GET /promo/rebate/detail', { query: { pid: '7' as '6' } }, late)).status).toBe(400)
})
