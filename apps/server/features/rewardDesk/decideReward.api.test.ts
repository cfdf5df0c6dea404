import { askOffice, openWorld, type Player, rewardTools, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RewardKey, rewardIdOf } from '../reward/index.ts'

let world: World
let tools: ReturnType<typeof rewardTools>
let token: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = rewardTools(world)
  token = (await staffOf(world, { role: 'risk' })).token
})
afterAll(() => world.close())

const minuteMs = 60_000
const reason = 'The two devices are of one household, ticket 5150'

interface Wish {
  readonly isReleased?: boolean
  readonly token?: string
  readonly uid?: bigint
}

function decide(key: RewardKey, { isReleased = true, token: own = token, uid = key.uid }: Wish = {}) {
  const body = { uid: String(uid), id: rewardIdOf(key), is_released: isReleased, reason }
  return askOffice(world, 'POST /office/api/reward/decide', { body }, own)
}

async function heldFor(player: Player, more: Parameters<typeof tools.promise>[1] = {}) {
  return (await tools.promise(player, { held: 'shared_device', ...more })).key
}

test('a held reward that is released is its member’s to collect, and the time it was held does not count [FACT-29]', async () => {
  const player = await world.player({ kyc: 'fully_kyc' })
  const expiresAtMs = world.clock.now() + minuteMs
  const key = await heldFor(player, { expiresAtMs })
  world.clock.advance(2 * minuteMs)
  await tools.sweep()
  const answers = await Promise.all([1, 2, 3].map(() => decide(key)))
  expect(answers.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409, 409])
  expect(await tools.stateOf(key)).toMatchObject({ status: 'open', expiresAtMs: expiresAtMs + 2 * minuteMs })
  expect(await tools.collect(key)).toMatchObject({ ok: true, isNew: true })
  expect(await decide(key, { isReleased: false })).toMatchObject({ status: 409, code: 'reward_not_held' })
})

test('one that needs no collecting is posted by the sweep once it is released; one that is refused never is', async () => {
  const player = await world.player({ kyc: 'fully_kyc' })
  const [free, no] = [await heldFor(player, { isAutomatic: true }), await heldFor(player, { isAutomatic: true })]
  await tools.sweep()
  expect(await tools.postingsOf(player)).toEqual([])
  expect((await decide(free)).data).toEqual({ status: 'open' })
  expect((await decide(no, { isReleased: false })).data).toEqual({ status: 'refused' })
  await tools.sweep()
  expect((await tools.postingsOf(player)).map(([, , reference]) => reference)).toEqual([rewardIdOf(free)])
  expect(await tools.collect(no)).toMatchObject({ ok: false, code: 'reward_refused' })
})

test.each([
  ['ring', 'reward_of_ring'],
  ['chargeback', 'reward_of_chargeback'],
])('what is held for a %s is decided at its own desk alone, so %s [PROMO-184, PROMO-185]', async (held, code) => {
  const key = await heldFor(await world.player(), { held })
  for (const isReleased of [true, false]) {
    expect(await decide(key, { isReleased })).toMatchObject({ status: 409, code })
  }
  expect(await tools.stateOf(key)).toMatchObject({ status: 'held', reason: held })
})

test('nobody decides about their own, about another’s under a wrong name, or without the right to [FACT-29]', async () => {
  const [player, other] = [await world.player(), await world.player()]
  const key = await heldFor(player)
  const own = await staffOf(world, { role: 'risk', memberUid: player.uid })
  expect(await decide(key, { token: own.token })).toMatchObject({ status: 403, code: 'own_matter' })
  expect(await decide(key, { uid: other.uid })).toMatchObject({ status: 404, code: 'not_found' })
  const { token: support } = await staffOf(world, { role: 'support' })
  expect(await decide(key, { token: support })).toMatchObject({ status: 403, code: 'not_permitted' })
  expect(await tools.stateOf(key)).toMatchObject({ status: 'held', reason: 'shared_device' })
})
