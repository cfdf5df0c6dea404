import { ask, harmLife, limitTools, openWorld, type Player, popupDesk, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setGate } from '../gate/index.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await (await popupDesk(world, (await staffOf(world, { role: 'content' })).token))()
})
afterAll(() => world.close())

/** What each page that makes offers has for a member. */
async function offersOf(player: Player) {
  const [home, popups, promotions, coins, vip] = await Promise.all([
    ask(world, 'GET /member/offers', {}, player),
    ask(world, 'GET /member/popup/list', {}, player),
    ask(world, 'GET /promo/list', {}, player),
    ask(world, 'GET /promo/task/unclaimed', {}, player),
    ask(world, 'GET /member/vip', {}, player),
  ])
  return {
    home: home.data.are_shown,
    popups: popups.data.t > 0,
    promotions: promotions.data.why_none === null,
    coins: coins.data.count > 0,
    vip: !vip.data.is_quiet,
  }
}

const all = { home: true, popups: true, promotions: true, coins: true, vip: true }
const none = { home: false, popups: false, promotions: false, coins: false, vip: false }

test('whoever plays without harm is shown offers on each page', async () => {
  expect(await offersOf(await limitTools(world).player())).toEqual(all)
})

test.each(['exclusion', 'time_out', 'staff', 'review', 'rest'] as const)(
  'during %s no page shows an offer, and each does again behind it [SAFE-91, SAFE-115, VIP-22]',
  async cause => {
    const ana = await limitTools(world).player()
    const nowMs = world.clock.now()
    const gate = { uid: ana.uid, cause, openUntilMs: null, closedUntilMs: nowMs + 60_000, nowMs } as const
    await world.db.member(ana.uid, tx => setGate(tx, gate))
    expect(await offersOf(ana)).toEqual(none)
    world.clock.advance(60_000)
    expect(await offersOf(ana)).toEqual(all)
  },
)

test('at a limit of their own a member is shown no offer on any page, and having set one costs none [SAFE-115, VIP-22]', async () => {
  const on = limitTools(world)
  const ana = await on.player()
  await on.set(ana, { most: '100' })
  expect(await offersOf(ana)).toEqual(all)
  await on.bet(ana, 100)
  expect(await offersOf(ana)).toEqual(none)
})

test.each(['contact', 'stop'])(
  'at the band %s no page shows an offer, at the band watch each does [SAFE-61, SAFE-115, VIP-22]',
  async band => {
    const life = harmLife(world)
    const ana = await limitTools(world).player()
    const stand = (of: string, daysAgo: number) =>
      life.write(ana, `insert into harm_day values ($uid, '${life.day(daysAgo)}', 9, '${of}', '${of}', '{}')`)
    await stand('watch', 3)
    expect(await offersOf(ana)).toEqual(all)
    await stand(band, 2)
    expect(await offersOf(ana)).toEqual(none)
  },
)

test('a guest is asked to sign in', async () => {
  expect(await ask(world, 'GET /member/offers', {})).toMatchObject({ status: 401 })
})
