import { dayMs } from '@saya/money'
import {
  agencyDesk,
  ask,
  limitTools,
  openWorld,
  type Player,
  rewardTools,
  signInWithCode,
  staffOf,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let rewards: ReturnType<typeof rewardTools>
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  rewards = rewardTools(world)
})
afterAll(() => world.close())

async function listDue(token: string) {
  const { data } = await ask(world, 'GET /member/due/list', {}, { token })
  return data.d.map(({ kind, at, asset, amount }) => [kind, at * 1000 - world.clock.now(), asset, amount])
}

const promise = (player: Player, days: number) =>
  rewards.promise(player, { expiresAtMs: world.clock.now() + days * dayMs })

test('a member is told by when to verify and until when they can collect a reward, the nearest first [SHELL-135]', async () => {
  const player = await world.player()
  await promise(player, 2)
  await promise(player, 8)
  expect(await listDue(player.token)).toEqual([
    ['reward', 2 * dayMs, 'PHP', '10.00'],
    ['identity', 3 * dayMs, '', ''],
  ])
  world.clock.advance(2 * dayMs)
  expect(await listDue(player.token)).toEqual([
    ['identity', dayMs, '', ''],
    ['reward', 6 * dayMs, 'PHP', '10.00'],
  ])
})

test('a higher limit is there until it can be confirmed no more, and stays as it is then [SHELL-135]', async () => {
  const on = limitTools(world)
  const player = await on.player()
  await on.set(player, { most: '100' })
  await on.set(player, { most: '300' })
  const limits = (await listDue(player.token)).filter(([kind]) => kind === 'limit')
  expect(limits).toEqual([['limit', 4 * dayMs, '', '']])
  world.clock.advance(4 * dayMs)
  expect((await listDue(player.token)).filter(([kind]) => kind === 'limit')).toEqual([])
  expect(await on.shown(player)).toMatchObject({ most: '100.00', waiting: null })
})

test('an agent is told a month ahead until when the accreditation counts [SHELL-135]', async () => {
  const desk = agencyDesk(world)
  const { token } = await staffOf(world, { role: 'compliance' })
  const { player } = await desk.agent(token, desk.lastDay(20))
  const [found] = (await listDue(player.token)).filter(([kind]) => kind === 'agency')
  expect(Number(found?.[1])).toBeGreaterThan(19 * dayMs)
  expect(Number(found?.[1])).toBeLessThanOrEqual(21 * dayMs)
})

test('whoever closed play to themselves is reminded of no reward [SHELL-135]', async () => {
  const player = await world.player({ kyc: 'fully_kyc' })
  await promise(player, 2)
  expect(await listDue(player.token)).toHaveLength(1)
  const { status } = await ask(world, 'POST /member/exclusion/break', { body: { period: '24h' } }, player)
  expect(status).toBe(200)
  expect(await listDue(player.token)).toEqual([])
})

test('each member reads their own, and a guest none', async () => {
  const [ana, ben] = [await world.player({ kyc: 'fully_kyc' }), await world.player({ kyc: 'fully_kyc' })]
  await promise(ana, 1)
  expect([await listDue(ana.token), await listDue(ben.token)].map(({ length }) => length)).toEqual([1, 0])
  expect(await ask(world, 'GET /member/due/list')).toMatchObject({ status: 401, code: 'authentication_required' })
})

test('nobody is reminded that an exclusion could end, also in its last days [SHELL-135]', async () => {
  const { token, uid, phone } = await world.player({ kyc: 'fully_kyc' })
  expect((await ask(world, 'POST /member/exclusion/set', { body: { period: '1y' } }, { token })).status).toBe(200)
  expect(await listDue(token)).toEqual([])
  const { rows } = await world.db.member(uid, tx =>
    sql<{
      at: Date | number
    }>`select closed_until as at from play_gate where uid = ${uid} and cause = 'exclusion'`.execute(tx),
  )
  const endsAtMs = Number(new Date(rows[0]?.at ?? 0))
  expect(endsAtMs - world.clock.now()).toBeGreaterThan(360 * dayMs)
  world.clock.advance(endsAtMs - world.clock.now() - dayMs)
  const later = await signInWithCode(world, phone)
  expect(await listDue(later.token)).toEqual([])
})
