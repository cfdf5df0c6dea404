import {
  approvedPlayer,
  ask,
  inviteTerms,
  inviteTools,
  type InviteTools,
  openWorld,
  type OfferWish,
  type Player,
  promotionDesk,
  type World,
} from '@saya/testing'
import { dayMs, daySpan, manilaDay } from '@saya/money'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let tools: InviteTools
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = inviteTools(world)
})
afterAll(() => world.close())

const member = async () => tools.stay(await approvedPlayer(world))
/** One that holds, and how to stop it. Staff are signed in anew, since tests let days go by. */
async function live(wish: OfferWish) {
  const promotion = await (await promotionDesk(world)).live(wish, 'invite')
  return async () => (await promotionDesk(world)).stop(promotion)
}
async function later(ms: number) {
  world.clock.advance(ms)
  await tools.see()
}
const friendsOf = async (by: Player) => (await ask(world, 'GET /promo/invite/list', {}, by)).data.d
const ownOf = async (by: Player) => (await ask(world, 'GET /promo/invite/detail', {}, by)).data.own
const toldTo = async (by: Player) =>
  (await ask(world, 'GET /member/message/list', {}, by)).data.d
    .map(({ kind }) => kind)
    .filter(kind => kind.startsWith('invite_'))

test('of an invitation that is stopped both read so at once and no day, and both are told within a minute [PROMO-302]', async () => {
  const last_day = manilaDay(world.clock.now() + 30 * dayMs)
  const stop = await live({ terms: { ...inviteTerms, wait: '3' }, last_day })
  const ana = await member()
  const ben = await tools.complete(ana)
  await later(60_000)
  expect([(await friendsOf(ana))[0]?.due_at, (await ownOf(ben))?.due_at]).toEqual([
    expect.any(Number),
    expect.any(Number),
  ])
  await stop()
  const ended = { state: 'stopped', due_at: null, waits_until: null }
  expect([(await friendsOf(ana))[0], await ownOf(ben)]).toMatchObject([ended, ended])
  await later(60_000)
  expect(await tools.rowOf(ben)).toMatchObject({ parent_state: 'refused', friend_state: 'refused' })
  expect([(await friendsOf(ana))[0], await ownOf(ben)]).toMatchObject([ended, ended])
  expect([await toldTo(ana), await toldTo(ben)]).toEqual([['invite_stopped'], ['invite_stopped']])
  await later(dayMs)
  expect([await toldTo(ana), await toldTo(ben)]).toEqual([['invite_stopped'], ['invite_stopped']])
})

test('of two pairs on a budget for one the other reads on the day that it is used up, and is told so [PROMO-303]', async () => {
  const last_day = manilaDay(world.clock.now())
  const stop = await live({ terms: { ...inviteTerms, wait: '3' }, budget: '30', last_day })
  const pairs: (readonly [Player, Player])[] = []
  for (const ana of [await member(), await member()]) pairs.push([ana, await tools.complete(ana)])
  await later(60_000)
  const [offer] = await Promise.all(
    pairs.map(async ([ana]) => (await ask(world, 'GET /promo/invite/detail', {}, ana)).data.offer),
  )
  expect(offer?.sentences.join(' ')).toContain('while the budget of this offer lasts')
  await later(3 * dayMs)
  const read = async ([ana, ben]: readonly [Player, Player]) => [
    (await friendsOf(ana))[0]?.state,
    (await ownOf(ben))?.state,
    ...(await toldTo(ana)),
    ...(await toldTo(ben)),
  ]
  const ends = (await Promise.all(pairs.map(read))).toSorted((one, other) => one.length - other.length)
  expect(ends).toEqual([
    ['paid', 'paid'],
    ['used_up', 'used_up', 'invite_used_up', 'invite_used_up'],
  ])
  await stop()
})

const statesOf = async (by: Player) => (await friendsOf(by)).map(({ state }) => state).sort()
const monthly = { ...inviteTerms, most: '1' }

test('four friends with one a month are each paid for in a month of their own while the invitation lasts [PROMO-304]', async () => {
  const last_day = manilaDay(world.clock.now() + 200 * dayMs)
  const stop = await live({ terms: monthly, budget: '10000', last_day })
  const ana = await member()
  for (let made = 0; made < 4; made++) await tools.complete(ana)
  await later(60_000)
  expect(await statesOf(ana)).toEqual(['next_month', 'next_month', 'next_month', 'paid'])
  const waiting = (await friendsOf(ana)).filter(({ state }) => state === 'next_month')
  expect(waiting.map(({ waits_until: until }) => until)).toEqual(Array(3).fill(daySpan(last_day).untilMs / 1000))
  for (let month = 0; month < 3; month++) await later(31 * dayMs)
  expect(await statesOf(ana)).toEqual(['paid', 'paid', 'paid', 'paid'])
  await stop()
})

test('a friend for whom no month had room in time reads so, and whoever invited them is told [PROMO-304]', async () => {
  const stop = await live({ terms: monthly })
  const ana = await member()
  for (let made = 0; made < 5; made++) await tools.complete(ana)
  await later(60_000)
  const { offer } = (await ask(world, 'GET /promo/invite/detail', {}, ana)).data
  expect(offer?.sentences.join(' ')).toContain('More wait for the next month: 62 days')
  for (let month = 0; month < 3; month++) await later(31 * dayMs)
  const states = await statesOf(ana)
  expect(new Set(states)).toEqual(new Set(['month_over', 'paid']))
  const over = states.filter(state => state === 'month_over').length
  expect(await toldTo(ana)).toEqual(Array(over).fill('invite_month_over'))
  await stop()
})
