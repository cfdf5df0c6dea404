import {
  approvedPlayer,
  ask,
  closeAccount,
  inviteTerms,
  inviteTools,
  type InviteTools,
  offerFor,
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
import { followFriend } from './followFriend.ts'

let world: World
let tools: InviteTools
let invitation: string
const terms = { ...inviteTerms, most: '10', wait: '3' }
const hour = 3_600_000
const few = 5 * 60_000
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = inviteTools(world)
  const { live } = await promotionDesk(world)
  const last_day = manilaDay(world.clock.now() + 200 * dayMs)
  invitation = await live({ terms, budget: '100000', last_day }, 'invite')
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

test('both read the day on which their rewards come while they wait for it, and none before the friend counts or once it has come [PROMO-244]', async () => {
  const ana = await member()
  const ben = await tools.bring(ana)
  const days = async () => [
    (await ask(world, 'GET /promo/invite/list', {}, ana)).data.d[0]?.due_at,
    (await ask(world, 'GET /promo/invite/detail', {}, ben)).data.own?.due_at,
  ]
  expect(await days()).toEqual([null, null])
  await tools.verify(ben)
  await tools.deposit(ben)
  await tools.play(ben)
  await later(few)
  const due = (world.clock.now() + 3 * dayMs) / 1000
  expect(await days()).toEqual([Math.floor(due), Math.floor(due)])
  world.clock.advance(3 * dayMs - 1000)
  expect(await days()).toEqual([Math.floor(due), Math.floor(due)])
  // The day has come, and nobody has looked yet.
  world.clock.advance(1000)
  expect([await stateOf(ana), ...(await days())]).toEqual(['played', null, null])
  await later(few)
  expect([await stateOf(ana), ...(await days())]).toEqual(['paid', null, null])
})

test('a parent who closes their account between the friend’s counting and the day of the rewards gets nothing, and the friend theirs [PROMO-137]', async () => {
  const ana = await member()
  const ben = await tools.complete(ana)
  await later(few)
  expect(await tools.rowOf(ben)).toMatchObject({ counted_at: world.clock.now() })
  await closeAccount(world.db, ana.uid, world.clock.now())
  await later(3 * dayMs)
  expect(await tools.rewardsOf(ana, ben)).toEqual([undefined, 'posted'])
  expect(await tools.rowOf(ben)).toMatchObject({ parent_state: 'refused', friend_state: 'promised' })
})

test('of two friends with one ID of whom one counts while the other is looked at the other brings nothing [PROMO-136]', async () => {
  const ana = await member()
  const [ben, eva] = [await tools.complete(ana), await tools.bring(ana)]
  await tools.review(eva)
  await tools.deposit(eva)
  await tools.play(eva)
  const [first, second] = [await tools.rowOf(ben), await tools.rowOf(eva)]
  let between: unknown
  // Between the look at the first one's ID and the moment at which they count the ID goes over, and the second one counts.
  async function findHold(): Promise<undefined> {
    await world.db.app(tx => tx.updateTable('kyc_id_claim').set({ uid: eva.uid }).where('uid', '=', ben.uid).execute())
    between = await followFriend(tools.deps(), second)
  }
  expect(await followFriend(tools.deps({ findHold }), first)).toBe('over')
  expect(between).toMatchObject({ uid: eva.uid, counted_at: world.clock.now() })
  await later(few)
  await later(3 * dayMs)
  expect([await tools.rewardsOf(ana, ben), await tools.rewardsOf(ana, eva)]).toEqual([
    [undefined, undefined],
    ['posted', 'posted'],
  ])
})

test('friends who play their deposit once and withdraw it are held as their rewards are due, the first of them too [PROMO-153, PROMO-215]', async () => {
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

test('a friend counts for 90 days from signing up and no longer, though the invitation goes on by other terms [PROMO-135, PROMO-294]', async () => {
  const ana = await member()
  const [early, late] = [await tools.bring(ana), await tools.bring(ana)]
  async function doAll(friend: Player): Promise<void> {
    await tools.verify(friend)
    await tools.deposit(friend)
    await tools.play(friend)
  }
  await later(2 * dayMs)
  const last_day = manilaDay(world.clock.now() + 200 * dayMs)
  const next = { terms: { ...terms, friend: '15' }, budget: '100000', last_day }
  await (await promotionDesk(world)).agreeOn(invitation, offerFor(world, next))
  await later(87 * dayMs)
  await doAll(early)
  await later(13 * hour)
  expect(await tools.rowOf(early)).toMatchObject({ counted_at: world.clock.now(), friend_amount: 100_000n })
  await later(11 * hour)
  await doAll(late)
  for (let day = 0; day < 4; day++) await later(dayMs)
  expect((await tools.rowOf(late)).counted_at).toBe(null)
  expect([await tools.rewardsOf(ana, early), await tools.rewardsOf(ana, late)]).toEqual([
    ['posted', 'posted'],
    [undefined, undefined],
  ])
  const { d } = (await ask(world, 'GET /promo/invite/list', {}, ana)).data
  expect(d.map(({ state }) => state).toSorted()).toEqual(['over', 'paid'])
})
