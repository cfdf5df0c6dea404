import { ask, inviteTools, type InviteTools, openWorld, type Player, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { instant } from '../../../platform/db/instant.ts'
import { readShared } from '../readFacts.ts'

let world: World
let tools: InviteTools
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = inviteTools(world)
})
afterAll(() => world.close())

/** How many friends of the day the task of friends counts. */
const countedFor = async ({ uid }: Player) => (await readShared(world, uid)).friendDays.length

/** How far that task is, as its member reads it. */
async function progressOf(by: Player): Promise<unknown> {
  const { data } = await ask(world, 'GET /promo/task/list', {}, by)
  return JSON.parse(data.d.find(({ ty }) => ty === 115)?.config ?? '{}').progress_bar
}

async function keepFound({ uid }: Player, parent: Player, status: 'held' | 'free' | 'refused'): Promise<void> {
  const at = instant(world.clock.now())
  const decided = status === 'held' ? sql`null` : at
  await world.db.app(async tx => {
    await sql`insert into ring (uid, found_at, held) values (${parent.uid}, ${at}, 0) on conflict do nothing`.execute(
      tx,
    )
    await sql`insert into ring_friend (uid, parent, status, points, found_at, decided_at)
      values (${uid}, ${parent.uid}, ${status}, 5, ${at}, ${decided})`.execute(tx)
  })
}

test('a friend who is held or was refused as one of a ring, an agent’s friend and a tester do no task [POINTS-85]', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  async function bringVerified(): Promise<Player> {
    const friend = await tools.bring(ana)
    await tools.review(friend)
    return friend
  }
  const friends = await Promise.all([1, 2, 3, 4, 5].map(bringVerified))
  const [held, refused, freed, tester, agents] = friends
  if (!held || !refused || !freed || !tester || !agents) throw new Error('Nobody came.')
  expect(await countedFor(ana)).toBe(5)
  await keepFound(held, ana, 'held')
  expect(await countedFor(ana)).toBe(4)
  await keepFound(refused, ana, 'refused')
  expect(await countedFor(ana)).toBe(3)
  await keepFound(freed, ana, 'free')
  expect(await countedFor(ana)).toBe(3)
  await tools.setTester(tester)
  expect(await countedFor(ana)).toBe(2)
  await world.db.app(tx => tx.updateTable('referral').set({ channel: 'agent' }).where('uid', '=', agents.uid).execute())
  expect([await countedFor(ana), await progressOf(ana)]).toEqual([1, 1])
  await tools.setTester(freed)
  expect([await countedFor(ana), await progressOf(ana)]).toEqual([0, 0])
})

test('rings are asked before a task of friends pays: of five on one tablet nobody counts, nobody is accused, and an honest friend beside them counts [PROMO-310]', async () => {
  const ana = await tools.stay(await world.player({ kyc: 'fully_kyc' }))
  await tools.ring(ana, 5)
  expect(await countedFor(ana)).toBe(5)
  let taps = 0
  const claim = () =>
    ask(
      world,
      'POST /promo/task/claim',
      { body: { ty: '115' } },
      { ...ana, headers: { 'idempotency-key': `tap${++taps}` } },
    )
  expect(await claim()).toMatchObject({ status: 409, code: 'task_open' })
  expect([await countedFor(ana), await progressOf(ana)]).toEqual([0, 0])
  expect(await claim()).toMatchObject({ code: 'task_open' })
  const ben = await tools.bring(ana)
  await tools.review(ben)
  expect([await countedFor(ana), await progressOf(ana)]).toEqual([1, 1])
  expect(await claim()).toMatchObject({ status: 200, data: { bonus: 100 } })
})
