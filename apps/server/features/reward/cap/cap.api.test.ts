import type { DatedRebateCap } from '@saya/contract/rebateCap/rebateCap.ts'
import { manilaDay } from '@saya/money'
import { ask, openWorld, type Player, rewardTools, tallyPlay, undone, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditAll, openMonths } from '../../wallet/index.ts'
import { groundOfRewards } from '../ground.store.ts'
import type { RewardKey } from '../reward.rules.ts'
import { findLegalRoom } from './findLegalRoom.ts'
import { groundOfRebates } from './ground.store.ts'

const peso = 10_000n
const dayMs = 86_400_000

let world: World
let tools: ReturnType<typeof rewardTools>
let player: Player
beforeAll(async () => {
  world = await openWorld({ jurisdiction: 'strict' })
  tools = rewardTools(world)
  // Under the cap, on the 20th of a month.
  world.clock.advance(Date.parse('2026-06-20T12:00:00+08:00') - world.clock.now())
  await world.db.memberSchema(0, tx => openMonths(tx, world.clock.now()))
})
afterAll(() => world.close())
beforeEach(async () => {
  player = await world.player({ kyc: 'fully_kyc' })
})

const strict = { jurisdiction: 'strict' } as const
const today = () => manilaDay(world.clock.now())
let game = 0
const play = (pesos: bigint, won = 0n) =>
  tallyPlay(world, player, { day: today(), game: ++game, bet: pesos * peso, win: won * peso })

type RewardWish = Parameters<typeof tools.promise>[1]
/** Each is a moment younger than the one before. */
async function promised(pesos: bigint, more: RewardWish = {}): Promise<RewardKey> {
  world.clock.advance(1)
  return (await tools.promise(player, { amount: pesos * peso, ...more })).key
}
const collect = (key: RewardKey) => tools.collect(key, strict)
const amounts = async () => (await tools.postingsOf(player)).map(([kind, amount]) => [kind, amount / peso])
const waiting = async () =>
  (await ask(world, 'GET /promo/reward/waiting', {}, player)).data.d.map(row => [row.amount, row.more_play])

describe('under the cap of the law', () => {
  test('what play has not earned waits whole, its member reads how much more play that is, and it is posted by itself once that is played [FACT-57, FACT-84]', async () => {
    await play(10_000n, 9000n)
    expect(await collect(await promised(100n, { kind: 4005 }))).toMatchObject({ ok: true })
    const box = await promised(80n, { expiresAtMs: world.clock.now() + dayMs })
    expect(await collect(box)).toMatchObject({ ok: false, code: 'reward_waiting' })
    // ₱180 are 1.5 % of ₱12,000.
    expect(await waiting()).toEqual([['80.00', '2000.00']])
    world.clock.advance(2 * dayMs)
    await play(1999n)
    await tools.sweep(strict)
    expect(await waiting()).toEqual([['80.00', '1.00']])
    await play(1n)
    world.clock.advance(600_000)
    await tools.sweep(strict)
    expect(await amounts()).toEqual([
      [4005, 100n],
      [4001, 80n],
    ])
    expect(await waiting()).toEqual([])
  })

  test('losses make room for the rebate on losses alone, and nobody is told to lose more [FACT-57, FACT-84]', async () => {
    await play(1000n, 600n)
    expect(await collect(await promised(60n, { kind: 4006 }))).toMatchObject({ ok: true })
    expect(await collect(await promised(1n, { kind: 4006 }))).toMatchObject({ code: 'reward_waiting' })
    expect(await collect(await promised(15n, { kind: 4001 }))).toMatchObject({ ok: true })
    expect(await waiting()).toEqual([['1.00', null]])
  })

  test('two of one class and all four classes that are collected at once come to the cap and never beyond [FACT-57]', async () => {
    await play(10_000n, 9000n)
    const kinds = [4001, 4005, 4009, 4001, 4005, 4009, 4006, 4006] as const
    const keys: RewardKey[] = []
    for (const kind of kinds) keys.push(await promised(kind === 4006 ? 100n : 60n, { kind }))
    const answers = await Promise.all(keys.map(collect))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
    const sums = new Map<boolean, bigint>()
    for (const [kind, amount] of await amounts()) {
      const isLoss = kind === 4006
      sums.set(isLoss, (sums.get(isLoss) ?? 0n) + BigInt(amount ?? 0n))
    }
    expect([sums.get(false), sums.get(true)]).toEqual([120n, 100n])
  })

  test('the oldest that waits is posted first, however small a younger one is [FACT-83]', async () => {
    await play(1000n)
    const [large, small] = [await promised(20n), await promised(5n)]
    expect(await collect(large)).toMatchObject({ code: 'reward_waiting' })
    expect(await collect(small)).toMatchObject({ code: 'reward_waiting' })
    await play(400n)
    world.clock.advance(600_000)
    await tools.sweep(strict)
    expect(await amounts()).toEqual([[4001, 20n]])
  })

  test('room that a take-back makes smaller takes back nothing that was posted, and leaves none for more [FACT-83]', async () => {
    await play(1000n)
    expect(await collect(await promised(15n))).toMatchObject({ ok: true })
    await play(-900n, -900n)
    expect(await collect(await promised(1n))).toMatchObject({ code: 'reward_waiting' })
    expect(await amounts()).toEqual([[4001, 15n]])
    expect(await checksAfter('select 1')).toEqual([])
  })

  test('a posting counts in the month it is made in: at midnight of Manila the room is that of the new month [FACT-83]', async () => {
    await play(1000n)
    const [first, second] = [await promised(15n), await promised(15n)]
    await collect(first)
    expect(await collect(second)).toMatchObject({ code: 'reward_waiting' })
    const midnight = Date.parse('2026-07-01T00:00:00+08:00')
    world.clock.advance(midnight - 1 - world.clock.now())
    expect(await collect(second)).toMatchObject({ code: 'reward_waiting' })
    world.clock.advance(1)
    await tools.sweep(strict)
    expect(await amounts()).toEqual([[4001, 15n]])
    await play(1000n)
    world.clock.advance(600_000)
    await tools.sweep(strict)
    expect(await amounts()).toHaveLength(2)
  })

  test('the larger and the smaller share bound all classes together [FACT-57]', async () => {
    await play(1000n, 600n)
    const under = (rule: DatedRebateCap['rule']) => ({
      findRoom: findLegalRoom([
        { rule, turnoverPpm: 15_000n, lossPpm: 150_000n, firstDay: '2026-01-01', lastDay: null },
      ]),
    })
    // The shares are ₱15 and ₱60.
    expect(await tools.collect(await promised(16n), under('smaller'))).toMatchObject({ code: 'reward_waiting' })
    expect(await tools.collect(await promised(50n, { kind: 4005 }), under('larger'))).toMatchObject({
      code: 'reward_waiting',
    })
    const other = await world.player({ kyc: 'fully_kyc' })
    player = other
    await play(1000n, 600n)
    expect(await tools.collect(await promised(50n, { kind: 4005 }), under('larger'))).toMatchObject({ ok: true })
    expect(await tools.collect(await promised(11n, { kind: 4006 }), under('larger'))).toMatchObject({
      code: 'reward_waiting',
    })
  })

  test('what was posted before a cap began counts towards it, and other classes never do [FACT-57]', async () => {
    await play(1000n)
    expect(await tools.collect(await promised(14n), { jurisdiction: 'standard' })).toMatchObject({ ok: true })
    expect(await collect(await promised(500n, { kind: 4007, multiple: 1 }))).toMatchObject({ ok: true })
    expect(await collect(await promised(2n))).toMatchObject({ code: 'reward_waiting' })
    expect(await collect(await promised(1n))).toMatchObject({ code: 'reward_waiting' })
  })
})

/** What the audit finds once something was changed. */
function checksAfter(change: string): Promise<string[]> {
  return undone(world.db, async db => {
    await db.member(player.uid, tx => sql.raw(change).execute(tx))
    const { findings } = await auditAll({ db, clock: world.clock, grounds: [groundOfRewards, groundOfRebates] })
    // The tallies stand here without the rounds that they are sums of.
    const own = findings.filter(({ subject, check }) => subject.startsWith(`${player.uid} `) && check !== 'tally')
    return own.map(({ check }) => check)
  })
}

test('the night’s audit finds a posting that was not counted, one beyond its cap, and a month that counts something else [FACT-87]', async () => {
  await play(10_000n)
  await collect(await promised(100n))
  await collect(await promised(50n, { kind: 4009 }))
  const own = `uid = ${player.uid}`
  expect(await checksAfter('select 1')).toEqual([])
  expect(await checksAfter(`delete from rebate_posting where ${own} and place = 2`)).toEqual(['cap', 'cap', 'cap'])
  expect(await checksAfter(`update rebate_posting set turnover = 10000 where ${own} and place = 1`)).toEqual(['cap'])
  expect(await checksAfter(`update rebate_posting set used = 0 where ${own} and place = 2`)).toEqual(['cap'])
  expect(await checksAfter(`update rebate_month set box = 0 where ${own}`)).toEqual(['cap'])
  expect(await checksAfter(`delete from rebate_month where ${own}`)).toEqual(['cap'])
  const moved = `update rebate_posting set month = '2026-05-01' where ${own} and place = 1`
  expect(new Set(await checksAfter(moved))).toEqual(new Set(['cap']))
  const made = `insert into rebate_posting select (jsonb_populate_record(p, '{"place": 3, "reference": "00000000-0000-4000-8000-000000000001", "amount": 1, "used": 0}')).*
    from rebate_posting p where ${own} and place = 1`
  expect(await checksAfter(made)).toEqual(expect.arrayContaining(['cap', 'missing']))
  // The database itself takes none that passes its own cap.
  const beyond = `update rebate_posting set used = most where ${own} and place = 1`
  await expect(checksAfter(beyond)).rejects.toThrow(/check constraint/)
})
