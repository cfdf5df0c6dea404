import { openWorld, readIncidents, rewardTools, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('what nobody collected expires at its time, and what was collected in time never does [FACT-33]', async () => {
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
