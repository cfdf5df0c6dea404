import {
  approvedPlayer,
  ask,
  inviteTerms,
  inviteTools,
  type InviteTools,
  openWorld,
  type Player,
  promotionDesk,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let tools: InviteTools
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = inviteTools(world)
})
afterAll(() => world.close())

test('a member has one link with a code of its own, however often it is asked for [PROMO-130]', async () => {
  const ana = await world.player()
  const answers = await Promise.all([1, 2, 3].map(() => ask(world, 'GET /promo/invite/detail', {}, ana)))
  const code = await tools.codeOf(ana)
  const r = Buffer.from(`r=${code},0`).toString('base64url')
  for (const { data } of answers)
    expect(data).toMatchObject({ code, link: `${world.url}/invite?r=${r}`, invited: 0, agent: '' })
})

test('whoever has no approved ID is told that what inviting gives waits for it', async () => {
  const needsId = async (of: Player) => (await ask(world, 'GET /promo/invite/detail', {}, of)).data.needs_id
  expect([await needsId(await world.player()), await needsId(await approvedPlayer(world))]).toEqual([true, false])
})

test('who looks has their last friends looked at soon', async () => {
  const ana = await world.player()
  const ben = await tools.bring(ana)
  await tools.see()
  await ask(world, 'GET /promo/invite/detail', {}, ana)
  expect((await tools.rowOf(ben)).due_at).toBe(world.clock.now())
})

test('a friend reads what they get for coming by a link and what they have yet to do, and whoever came by none nothing [PROMO-210]', async () => {
  const { live, stop } = await promotionDesk(world)
  const promotion = await live({ terms: inviteTerms }, 'invite')
  const ana = await approvedPlayer(world)
  const own = async (of: Player) => (await ask(world, 'GET /promo/invite/detail', {}, of)).data.own
  const ben = await tools.bring(ana)
  const seen: unknown[] = []
  async function look() {
    world.clock.advance(60_000)
    await tools.see()
    seen.push(await own(ben))
  }
  await look()
  await tools.verify(ben)
  await look()
  await tools.deposit(ben)
  await look()
  await tools.play(ben)
  await look()
  const states = ['joined', 'verified', 'deposited', 'paid']
  expect(seen).toEqual(
    states.map(state => ({ state, amount: '10.00', least_deposit: '100.00', due_at: null, waits_until: null })),
  )
  expect(await own(ana)).toBe(null)
  // What a person has to look at reads as being checked; a friend of no invitation that holds has nothing to get.
  const eva = await tools.bring(ana)
  await tools.verify(eva)
  await tools.deposit(eva)
  await tools.play(eva)
  world.clock.advance(60_000)
  await tools.see({ findHold: async () => 'ring' })
  expect(await own(eva)).toEqual({
    state: 'checking',
    amount: '10.00',
    least_deposit: '100.00',
    due_at: null,
    waits_until: null,
  })
  await stop(promotion)
  expect(await own(await tools.bring(ana))).toBe(null)
})

test('a friend who signed up before an invitation began is promised nothing of it [PROMO-210]', async () => {
  const ana = await approvedPlayer(world)
  const ben = await tools.bring(ana)
  world.clock.advance(86_400_000)
  const { live } = await promotionDesk(world)
  await live({ terms: inviteTerms }, 'invite')
  const eva = await tools.bring(ana)
  const own = async (of: Player) => (await ask(world, 'GET /promo/invite/detail', {}, of)).data.own
  expect([await own(ben), await own(eva)]).toEqual([
    null,
    { state: 'joined', amount: '10.00', least_deposit: '100.00', due_at: null, waits_until: null },
  ])
  for (const friend of [ben, eva]) {
    await tools.verify(friend)
    await tools.deposit(friend)
    await tools.play(friend)
  }
  world.clock.advance(3_600_000)
  await tools.see()
  expect(await own(ben)).toBe(null)
  const { d } = (await ask(world, 'GET /promo/invite/list', { query: {} }, ana)).data
  expect(d.map(({ state }) => state)).toEqual(['paid', 'none'])
  expect([await tools.rewardsOf(ana, ben), await tools.rewardsOf(ana, eva)]).toEqual([
    [undefined, undefined],
    ['posted', 'posted'],
  ])
})

test('whoever is not signed in has no link', async () => {
  expect(await ask(world, 'GET /promo/invite/detail', {})).toMatchObject({ status: 401 })
})
