import {
  approvedPlayer,
  ask,
  inviteTerms,
  inviteTools,
  type InviteTools,
  openWorld,
  type Player,
  promotionDesk,
  ringDesk,
  staffOf,
  type World,
} from '@saya/testing'
import { dayMs, manilaDay } from '@saya/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '../../platform/db/instant.ts'
import { ringPorts } from '../../ports/invitePorts.ts'

let world: World
let tools: InviteTools
const hour = 3_600_000
const few = 5 * 60_000
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = inviteTools(world)
  const { live } = await promotionDesk(world)
  const last_day = manilaDay(world.clock.now() + 200 * dayMs)
  await live({ terms: { ...inviteTerms, most: '10', wait: '3' }, budget: '100000', last_day }, 'invite')
})
afterAll(() => world.close())

const member = async () => tools.stay(await approvedPlayer(world))
const stateOf = async (by: Player) => (await ask(world, 'GET /promo/invite/list', {}, by)).data.d[0]?.state
async function later(ms: number) {
  world.clock.advance(ms)
  await tools.see(ringPorts)
}

test('both are given theirs on the third day after a friend counts and not before, whoever looks, as the terms say [PROMO-215]', async () => {
  const ana = await member()
  const ben = await tools.complete(ana)
  await later(few)
  expect(await tools.rowOf(ben)).toMatchObject({ counted_at: world.clock.now() })
  const { data } = await ask(world, 'GET /promo/invite/detail', {}, ana)
  expect(data.offer?.sentences).toContain('The rewards come 3 days after your friend has done that.')
  await later(few)
  expect([await stateOf(ana), ...(await tools.rewardsOf(ana, ben))]).toEqual(['played', undefined, undefined])
  await later(3 * dayMs - 2 * few)
  expect(await tools.rewardsOf(ana, ben)).toEqual([undefined, undefined])
  await later(few)
  expect([await stateOf(ana), ...(await tools.rewardsOf(ana, ben))]).toEqual(['paid', 'posted', 'posted'])
})

test('friends who play their deposit once and withdraw it are held as their rewards are due, the first of them too [PROMO-215]', async () => {
  const ana = await member()
  const friends: Player[] = []
  while (friends.length < 5) {
    const friend = await tools.complete(ana)
    friends.push(friend)
    await later(few)
    expect(await tools.rowOf(friend)).toMatchObject({ counted_at: world.clock.now(), held: '' })
    await tools.withdraw(friend, 98n)
    await later(13 * hour)
  }
  await later(3 * dayMs)
  for (const friend of friends) expect(await tools.rewardsOf(ana, friend)).toEqual(['held', 'held'])
})

test('a deposit that is charged back, or a friend who is refused, within the waiting time gives nobody anything [PROMO-215]', async () => {
  const ana = await member()
  const [ben, kit] = [await tools.complete(ana), await tools.complete(ana)]
  await later(few)
  await tools.chargeBack(ben)
  const at = instant(world.clock.now())
  await world.db.app(async tx => {
    await tx.insertInto('ring').values({ uid: ana.uid, found_at: at, held: 1 }).execute()
    const row = { uid: kit.uid, parent: ana.uid, points: 5, found_at: at, status: 'held' }
    await tx.insertInto('ring_friend').values(row).execute()
  })
  const { token } = await staffOf(world, { role: 'risk' })
  expect((await ringDesk(world).decide(kit.uid, false, token)).status).toBe(200)
  await later(2 * few)
  for (const friend of [ben, kit]) {
    expect(await tools.rowOf(friend)).toMatchObject({ parent_state: 'refused', friend_state: 'refused' })
  }
  await later(4 * dayMs)
  for (const friend of [ben, kit]) expect(await tools.rewardsOf(ana, friend)).toEqual([undefined, undefined])
})
