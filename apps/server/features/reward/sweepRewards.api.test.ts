import { dayMs, startOfManilaDay } from '@saya/money'
import { openWorld, readIncidents, rewardTools, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { liftAllEnded, liftGate, setGate } from '../gate/index.ts'
import { rewardIdOf } from './reward.rules.ts'

let world: World
let tools: ReturnType<typeof rewardTools>
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = rewardTools(world)
})
afterAll(() => world.close())

const minuteMs = 60_000
const hourMs = 60 * minuteMs

test('what needs no collecting is posted by two workers at once, once; what must be collected waits [FACT-32]', async () => {
  const players = await Promise.all([1, 2, 3].map(() => world.player({ kyc: 'fully_kyc' })))
  const own = await Promise.all(players.map(player => tools.promise(player, { kind: 4006, isAutomatic: true })))
  const [first = own[0]] = own
  const asked = await tools.promise(players[0] ?? { uid: 0n })
  const swept = await Promise.all([tools.sweep(), tools.sweep()])
  expect(swept.reduce((sum, count) => sum + count, 0)).toBe(3)
  for (const [at, { key }] of own.entries()) {
    expect(await tools.postingsOf(players[at] ?? key)).toEqual([[4006, 100_000n, rewardIdOf(key)]])
  }
  expect(await tools.sweep()).toBe(0)
  expect(await tools.stateOf(asked.key)).toMatchObject({ status: 'open' })
  expect(await tools.stateOf(first?.key ?? asked.key)).toMatchObject({ status: 'posted' })
})

test('what nobody collected expires at its time, and what was collected in time or waits for room never does [FACT-30, FACT-33]', async () => {
  const player = await world.player({ kyc: 'fully_kyc' })
  const expiresAtMs = world.clock.now() + hourMs
  const [left, taken, waits] = [
    await tools.promise(player, { expiresAtMs }),
    await tools.promise(player, { expiresAtMs }),
    await tools.promise(player, { kind: 4005, expiresAtMs }),
  ]
  await tools.collect(taken.key)
  const findRoom = async () => ({ ok: false, reason: 'cap', againAtMs: expiresAtMs + hourMs }) as const
  await tools.collect(waits.key, { findRoom })
  world.clock.advance(hourMs)
  expect(await tools.sweep()).toBe(1)
  expect(await tools.stateOf(left.key)).toMatchObject({ status: 'expired', endedAtMs: world.clock.now() })
  world.clock.advance(hourMs)
  expect(await tools.sweep()).toBe(1)
  expect(await tools.stateOf(waits.key)).toMatchObject({ status: 'posted', reason: '' })
  expect((await tools.postingsOf(player)).map(([kind]) => kind)).toEqual([4001, 4005])
})

describe('a rebate that expires at the very midnight at which a pause ends', () => {
  const midnightMs = () => startOfManilaDay(world.clock.now()) + dayMs

  async function paused(cause: 'rest' | 'time_out') {
    const player = await world.player({ kyc: 'fully_kyc' })
    const untilMs = midnightMs()
    const { key } = await tools.promise(player, { kind: 4005, expiresAtMs: untilMs })
    const gate = {
      uid: player.uid,
      cause,
      openUntilMs: null,
      closedUntilMs: untilMs,
      nowMs: world.clock.now(),
    } as const
    await world.db.member(player.uid, tx => setGate(tx, gate))
    return { key, untilMs, laterMs: untilMs + 7 * dayMs }
  }

  test.each([
    ['rest', 'the sweep sees the pause first', 0],
    ['time_out', 'the sweep sees the pause first', 0],
    ['rest', 'the pause was lifted first', 1],
    ['time_out', 'the pause was lifted first', 1],
  ] as const)('is not lost by %s: %s [FACT-33]', async (cause, _which, isLifted) => {
    const { key, untilMs, laterMs } = await paused(cause)
    world.clock.advance(untilMs + 30_000 - world.clock.now())
    if (isLifted) expect(await liftAllEnded({ ...world, log: world.api.deposits.log })).toBeGreaterThan(0)
    await tools.sweep()
    expect(await tools.stateOf(key)).toMatchObject({ status: 'open', expiresAtMs: laterMs })
    world.clock.advance(laterMs - 1 - world.clock.now())
    await tools.sweep()
    expect(await tools.collect(key)).toMatchObject({ ok: true, isNew: true })
  })

  test('is collected by its member before any sweep came, and expires seven days after it otherwise [FACT-33]', async () => {
    const [own, left] = [await paused('rest'), await paused('rest')]
    world.clock.advance(own.untilMs - world.clock.now())
    await liftAllEnded({ ...world, log: world.api.deposits.log })
    expect(await tools.collect(own.key)).toMatchObject({ ok: true, isNew: true })
    await tools.sweep()
    world.clock.advance(left.laterMs - world.clock.now())
    await tools.sweep()
    expect(await tools.stateOf(left.key)).toMatchObject({ status: 'expired' })
  })

  test('is not lost by a rest that its limit ended early, nor one that needs no collecting [FACT-33]', async () => {
    const early = await paused('rest')
    world.clock.advance(minuteMs)
    await world.db.member(early.key.uid, tx =>
      liftGate(tx, { uid: early.key.uid, cause: 'rest', nowMs: world.clock.now() }),
    )
    const player = await world.player({ kyc: 'fully_kyc' })
    const gate = { uid: player.uid, cause: 'time_out', openUntilMs: null, closedUntilMs: early.untilMs } as const
    const { key } = await tools.promise(player, { isAutomatic: true, expiresAtMs: early.untilMs })
    await world.db.member(player.uid, tx => setGate(tx, { ...gate, nowMs: world.clock.now() }))
    const liftedMs = world.clock.now()
    world.clock.advance(early.untilMs - world.clock.now())
    // One looks whether it is over, the next one posts what is not.
    await tools.sweep()
    await tools.sweep()
    expect(await tools.stateOf(early.key)).toMatchObject({ status: 'open', expiresAtMs: liftedMs + 7 * dayMs })
    expect(await tools.stateOf(key)).toMatchObject({ status: 'posted' })
  })
})

test('what its member may not have yet is tried again until they may, or until it expires', async () => {
  const player = await world.player()
  const patient = await tools.promise(player, { isAutomatic: true })
  const brief = await tools.promise(player, { isAutomatic: true, expiresAtMs: world.clock.now() + hourMs / 2 })
  expect(await tools.sweep()).toBe(2)
  expect(await tools.stateOf(patient.key)).toMatchObject({ status: 'open', reason: 'reward_standing' })
  world.clock.advance(hourMs / 2)
  await tools.sweep()
  expect(await tools.stateOf(brief.key)).toMatchObject({ status: 'expired' })
  await world.db.member(player.uid, tx =>
    sql`update profile set kyc_status = 5, kyc_base = 5 where uid = ${player.uid}`.execute(tx),
  )
  world.clock.advance(hourMs / 2)
  await tools.sweep()
  expect(await tools.stateOf(patient.key)).toMatchObject({ status: 'posted' })
})

test('whoever has closed their account is given nothing more, and is tried no more', async () => {
  const player = await world.player({ kyc: 'fully_kyc' })
  const { key } = await tools.promise(player, { isAutomatic: true })
  await world.db.member(player.uid, tx =>
    sql`update wallet set gates = gates | 1 where uid = ${player.uid}`.execute(tx),
  )
  expect(await tools.sweep()).toBe(1)
  expect(await tools.stateOf(key)).toMatchObject({ status: 'refused', reason: 'account_closed' })
  expect(await tools.postingsOf(player)).toEqual([])
})

const lateRewards = async () => (await world.db.app(readIncidents)).filter(kind => kind === 'REWARDS_LATE')

test.each([
  ['posted', { isAutomatic: true }, 'posted'],
  ['ended', { expiresInMs: 0 }, 'expired'],
] as const)(
  'rewards that cannot be %s are no incident for half an hour, one behind it, and none once they are [FACT-34]',
  async (_what, { expiresInMs, ...wish }: { isAutomatic?: true; expiresInMs?: number }, comes) => {
    const player = await world.player({ kyc: 'fully_kyc' })
    const due = expiresInMs === undefined ? {} : { expiresAtMs: world.clock.now() + expiresInMs }
    const { key } = await tools.promise(player, { ...wish, ...due })
    const away = { ...world.db, member: () => Promise.reject(new Error('The database is away.')) }
    const sweepInVain = () => tools.sweep({ db: away })
    for (const minutes of [0, 15, 14]) {
      world.clock.advance(minutes * minuteMs)
      await sweepInVain()
      expect(await lateRewards()).toEqual([])
    }
    world.clock.advance(2 * minuteMs)
    await sweepInVain()
    expect(await lateRewards()).toEqual(['REWARDS_LATE'])
    world.clock.advance(2 * minuteMs)
    await sweepInVain()
    expect(await lateRewards()).toEqual(['REWARDS_LATE'])
    world.clock.advance(2 * minuteMs)
    await tools.sweep()
    expect(await tools.stateOf(key)).toMatchObject({ status: comes })
    expect(await lateRewards()).toEqual([])
  },
)

test('what waits for its member, for staff or for the law is not late [FACT-34]', async () => {
  const [ana, ben] = [await world.player({ kyc: 'fully_kyc' }), await world.player()]
  await tools.promise(ana)
  await tools.promise(ana, { held: 'ring', isAutomatic: true })
  await tools.promise(ben, { isAutomatic: true })
  const { key } = await tools.promise(ana, { kind: 4005 })
  await tools.collect(key, {
    findRoom: async () => ({ ok: false, reason: 'cap', againAtMs: world.clock.now() + hourMs }),
  })
  await tools.sweep()
  world.clock.advance(40 * minuteMs)
  await tools.sweep()
  expect(await lateRewards()).toEqual([])
})

test('rewards that cannot be posted by themselves for long are an incident, until they are [FACT-34]', async () => {
  const player = await world.player({ kyc: 'fully_kyc' })
  const { key } = await tools.promise(player, { isAutomatic: true })
  const fails = { onStep: () => Promise.reject(new Error('The database is away.')) }
  const late = async () => (await world.db.app(readIncidents)).filter(kind => kind === 'REWARDS_LATE')
  await tools.sweep(fails)
  expect(await late()).toEqual([])
  world.clock.advance(hourMs)
  await tools.sweep(fails)
  expect(await late()).toEqual(['REWARDS_LATE'])
  world.clock.advance(2 * minuteMs)
  await tools.sweep()
  expect(await tools.stateOf(key)).toMatchObject({ status: 'posted' })
  expect(await late()).toEqual([])
})
