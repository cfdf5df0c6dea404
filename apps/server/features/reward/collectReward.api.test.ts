import { openWorld, readLedger, rewardTools, type World } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberTx } from '../../platform/db/database.ts'
import { killOwnConnection } from '../../../../packages/testing/simulation/simulation.store.ts'
import { type CollectStep, collectSteps } from './collectReward.ts'
import { setGate } from '../gate/index.ts'
import { RewardConflict } from './promiseReward.ts'
import { rewardIdOf } from './reward.rules.ts'
import { waivePlay } from './reward.store.ts'

let world: World
let tools: ReturnType<typeof rewardTools>
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = rewardTools(world)
})
afterAll(() => world.close())

const peso = 10_000n

describe('a promise', () => {
  test('made again is the one that stands; of another amount or play it is a mistake of ours [FACT-25]', async () => {
    const player = await world.player()
    const { result, key } = await tools.promise(player)
    expect(result).toMatchObject({ ok: true, isNew: true })
    const again = await Promise.all([1, 2, 3].map(() => tools.promise(player, { name: key.name })))
    expect(again.map(one => one.result)).toEqual(Array(3).fill({ ...result, isNew: false }))
    await expect(tools.promise(player, { name: key.name, amount: 11n * peso })).rejects.toThrow(RewardConflict)
    await expect(tools.promise(player, { name: key.name, multiple: 3 })).rejects.toThrow(RewardConflict)
    // Under the same name another kind is another one, and so is that of another member.
    const others = [
      await tools.promise(player, { name: key.name, kind: 4005, amount: 11n * peso }),
      await tools.promise(await world.player(), { name: key.name, amount: 11n * peso }),
    ]
    expect(others.map(one => one.result)).toMatchObject(Array(2).fill({ ok: true, isNew: true }))
    expect(await tools.postingsOf(player)).toEqual([])
  })

  test('of nothing is none, and its name is free for one of something [FACT-25]', async () => {
    const player = await world.player({ kyc: 'fully_kyc' })
    const nothing = await tools.promise(player, { amount: 0n })
    expect(nothing.result).toEqual({ ok: false, code: 'nothing_to_promise' })
    expect(await tools.collect(nothing.key)).toEqual({ ok: false, code: 'reward_unknown' })
    const { result } = await tools.promise(player, { name: nothing.key.name, amount: 1n * peso })
    expect(result).toMatchObject({ ok: true, isNew: true })
  })

  test.each([
    ['less than nothing', { amount: -1n }, 'less than nothing'],
    ['half a centavo', { amount: 50n }, 'reward_check'],
    ['a level bonus that says nothing of play', { kind: 4003 }, 'says how often'],
  ] as const)('of %s is no promise at all', async (_what, wish, why) => {
    await expect(tools.promise(await world.player(), wish)).rejects.toThrow(why)
  })
})

describe('what was promised', () => {
  test('is posted once, however many collect it at once, with the play it was promised with [FACT-27]', async () => {
    const player = await world.player({ kyc: 'fully_kyc' })
    const { key } = await tools.promise(player, { multiple: 3 })
    const results = await Promise.all(Array.from({ length: 50 }, () => tools.collect(key)))
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect(results.filter(result => result.ok && result.isNew)).toHaveLength(1)
    expect(await tools.postingsOf(player)).toEqual([[4001, 10n * peso, rewardIdOf(key)]])
    const { lots } = await world.db.member(player.uid, tx => readLedger(tx, player.uid))
    expect(lots).toMatchObject([{ amount: 10n * peso, required: 30n * peso }])
    expect(await tools.stateOf(key)).toMatchObject({ status: 'posted', collectedAtMs: world.clock.now() })
  })

  test('in coins comes as coins, also to whoever has proved nothing yet; money asks for the gate of the law [FACT-28]', async () => {
    const player = await world.player()
    const [coins, money] = [await tools.promise(player, { kind: 42, amount: 7n }), await tools.promise(player)]
    expect(await tools.collect(coins.key)).toMatchObject({ ok: true, isNew: true })
    expect(await tools.collect(money.key)).toMatchObject({ ok: false, code: 'reward_standing' })
    expect(await tools.postingsOf(player)).toEqual([[42, 7n, rewardIdOf(coins.key)]])
    expect(await tools.stateOf(money.key)).toMatchObject({ status: 'open' })
    const known = await world.player({ kyc: 'basic_account' })
    const early = await tools.promise(known)
    expect(await tools.collect(early.key, { jurisdiction: 'strict' })).toMatchObject({ code: 'reward_standing' })
    expect(await tools.collect(early.key)).toMatchObject({ ok: true })
    for (const kyc of ['frozen', 'block'] as const) {
      const kept = await world.player({ kyc })
      const { key } = await tools.promise(kept, { kind: 42, amount: 7n })
      expect([kyc, await tools.collect(key)]).toMatchObject([kyc, { ok: false, code: 'reward_standing' }])
      expect(await tools.postingsOf(kept)).toEqual([])
    }
  })

  test('and is held or past its time is not posted [FACT-29]', async () => {
    const player = await world.player({ kyc: 'fully_kyc' })
    const held = await tools.promise(player, { held: 'shared_device' })
    expect(await tools.collect(held.key)).toMatchObject({ ok: false, code: 'reward_held' })
    const brief = await tools.promise(player, { expiresAtMs: world.clock.now() + 1000 })
    world.clock.advance(1000)
    expect(await tools.collect(brief.key)).toMatchObject({ ok: false, code: 'reward_expired' })
    expect(await tools.postingsOf(player)).toEqual([])
  })

  test('and finds no room under the law stays open with its reason, and is posted whole once there is some [FACT-30]', async () => {
    const player = await world.player({ kyc: 'fully_kyc' })
    const { key } = await tools.promise(player, { kind: 4005, expiresAtMs: world.clock.now() + 1000 })
    const againAtMs = world.clock.now() + 60_000
    const findRoom = async () => ({ ok: false, reason: 'cap', againAtMs }) as const
    expect(await tools.collect(key, { findRoom })).toMatchObject({ ok: false, code: 'reward_waiting' })
    expect(await tools.stateOf(key)).toMatchObject({ status: 'open', reason: 'cap', isAutomatic: true })
    world.clock.advance(2000)
    expect(await tools.collect(key)).toMatchObject({ ok: true, isNew: true })
    expect(await tools.postingsOf(player)).toEqual([[4005, 10n * peso, rewardIdOf(key)]])
  })

  test('is another member’s under another uid', async () => {
    const [player, other] = [await world.player({ kyc: 'fully_kyc' }), await world.player({ kyc: 'fully_kyc' })]
    const { key } = await tools.promise(player)
    expect(await tools.collect({ ...key, uid: other.uid })).toEqual({ ok: false, code: 'reward_unknown' })
  })
})

/** At each of these a posting was cut off here. A step that is new does not compile until it is cut too. */
const cutAt: Readonly<Record<CollectStep, true>> = {
  lockReward: true,
  lockWallet: true,
  readGates: true,
  findRoom: true,
  setPosted: true,
  post: true,
}

test('a posting that is killed before any of its steps has left nothing, and is made once after all [FACT-31]', async () => {
  expect(collectSteps).toEqual(Object.keys(cutAt))
  const player = await world.player({ kyc: 'fully_kyc' })
  for (const [place, cut] of collectSteps.entries()) {
    const { key } = await tools.promise(player)
    const passed: CollectStep[] = []
    async function onStep(step: CollectStep, tx: MemberTx): Promise<void> {
      passed.push(step)
      if (step === cut) await killOwnConnection(tx)
    }
    await expect(tools.collect(key, { onStep })).rejects.toThrow(/terminat|Connection/)
    expect(passed).toEqual(collectSteps.slice(0, place + 1))
    expect(await tools.stateOf(key)).toMatchObject({ status: 'open', collectedAtMs: null })
    expect(await tools.postingsOf(player)).toHaveLength(place)
    expect(await tools.collect(key)).toMatchObject({ ok: true, isNew: true })
    expect(await tools.collect(key)).toMatchObject({ ok: true, isNew: false })
    expect(await tools.postingsOf(player)).toHaveLength(place + 1)
  }
})

describe('while a member is kept from bonuses', () => {
  const dayMs = 86_400_000

  async function stopped(cause: 'time_out' | 'exclusion', days: number) {
    const player = await world.player({ kyc: 'fully_kyc' })
    const expiresAtMs = world.clock.now() + dayMs
    const before = {
      money: await tools.promise(player, { expiresAtMs }),
      coins: await tools.promise(player, { kind: 42, amount: 5n }),
    }
    const closedUntilMs = world.clock.now() + days * dayMs
    async function stop() {
      const gate = { uid: player.uid, cause, openUntilMs: null, closedUntilMs, nowMs: world.clock.now() } as const
      await world.db.member(player.uid, async tx => {
        if (cause === 'exclusion') await waivePlay(tx, player.uid, world.clock.now())
        await setGate(tx, gate)
      })
    }
    await stop()
    return { player, ...before, closedUntilMs }
  }

  test('by a time-out, nothing is promised or collected, and what was promised is collectable for seven days after it [FACT-33, FACT-94]', async () => {
    const { player, money, coins, closedUntilMs } = await stopped('time_out', 7)
    expect((await tools.promise(player)).result).toEqual({ ok: false, code: 'promise_stopped' })
    expect((await tools.promise(player, { name: money.key.name })).result).toMatchObject({ ok: true, isNew: false })
    expect(await tools.collect(money.key)).toMatchObject({ ok: false, code: 'reward_stopped' })
    expect(await tools.collect(coins.key)).toMatchObject({ ok: false, code: 'reward_stopped' })
    world.clock.advance(2 * dayMs)
    await tools.sweep()
    expect(await tools.stateOf(money.key)).toMatchObject({ status: 'open', expiresAtMs: closedUntilMs + 7 * dayMs })
    world.clock.advance(6 * dayMs)
    expect(await tools.collect(money.key)).toMatchObject({ ok: true, isNew: true })
  })

  test('by an exclusion, the money that was promised before comes by itself and asks for no play; coins do not [FACT-28]', async () => {
    const { player, money, coins } = await stopped('exclusion', 200)
    await tools.sweep()
    expect(await tools.postingsOf(player)).toEqual([[4001, 10n * peso, rewardIdOf(money.key)]])
    const { lots } = await world.db.member(player.uid, tx => readLedger(tx, player.uid))
    expect(lots).toEqual([])
    expect(await tools.collect(coins.key)).toMatchObject({ code: 'reward_stopped' })
    expect((await tools.promise(player)).result).toEqual({ ok: false, code: 'promise_stopped' })
  })
})
