import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'
import { approvedPlayer, ask, grantDeps, listIncidents, openWorld, promotionDesk, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { seeToPromotions } from './index.ts'

let world: World
const zone = process.env.TZ
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

test.each(['Asia/Manila', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'with a server in %s a gift is given until 23:59:59.999 of its last day in Manila, and not at 00:00:00, whatever the caller’s clock says [FACT-92]',
  async server => {
    process.env.TZ = server
    const desk = await promotionDesk(world)
    const nowMs = world.clock.now()
    const id = await desk.live({ budget: '10000', last_day: manilaDay(nowMs) })
    const [ana, ben] = [await approvedPlayer(world), await approvedPlayer(world)]
    function claim({ token }: { readonly token: string }, callerMs: number) {
      const headers = { date: new Date(callerMs).toUTCString() }
      return ask(world, 'POST /promo/claim', { body: { id } }, { token, headers })
    }
    const midnightMs = startOfManilaDay(nowMs) + dayMs
    world.clock.advance(midnightMs - 1 - nowMs)
    expect((await claim(ana, midnightMs + dayMs)).status).toBe(200)
    world.clock.advance(1)
    expect(await claim(ben, midnightMs - dayMs)).toMatchObject({ status: 409, code: 'promotion_over' })
    const gifts = await world.db.app(tx => tx.selectFrom('claim').select('day').where('promotion', '=', id).execute())
    expect(gifts).toEqual([{ day: manilaDay(midnightMs - 1) }])
  },
)

test.each([
  ['at once', 0],
  ['after a week without workers', 7],
])(
  'a cost that passes the brake in the last second of the last day is told %s, though whoever claimed was cut off behind it [FACT-114]',
  async (_case, nights) => {
    const peso = 10_000n
    const desk = await promotionDesk(world)
    const nowMs = world.clock.now()
    const id = await desk.live({ last_day: manilaDay(nowMs) })
    const ana = await approvedPlayer(world)
    const setBrake = (brake: bigint) =>
      world.db.ref(tx => sql`update promotion_version set brake = ${brake} where promotion = ${id}`.execute(tx))
    world.clock.advance(startOfManilaDay(nowMs) + dayMs - 500 - nowMs)
    await setBrake(10n * peso)
    expect((await ask(world, 'POST /promo/claim', { body: { id } }, { token: ana.token })).status).toBe(200)
    await setBrake(5n * peso)
    world.clock.advance(nights * dayMs + 60_500)
    for (const _minute of [1, 2]) await seeToPromotions(grantDeps(world))
    const told = (await world.db.app(listIncidents)).filter(({ subject }) => subject === id)
    expect(told).toMatchObject([{ kind: 'PROMOTION_BRAKE', detail: { cost: '10.00', brake: '5.00' } }])
  },
)

test.each([
  ['a day has begun since', 0],
  ['no worker has run for three nights since', 3],
])(
  'a cost that passes the brake at 23:59:59.5 stops the promotion, though whoever claimed was cut off behind it and %s [FACT-47]',
  async (_case, nights) => {
    const peso = 10_000n
    const desk = await promotionDesk(world)
    const id = await desk.live()
    const [ana, ben] = [await approvedPlayer(world), await approvedPlayer(world)]
    const claim = ({ token }: { readonly token: string }) =>
      ask(world, 'POST /promo/claim', { body: { id } }, { token })
    const setBrake = (brake: bigint) =>
      world.db.ref(tx => sql`update promotion_version set brake = ${brake} where promotion = ${id}`.execute(tx))
    const nowMs = world.clock.now()
    world.clock.advance(startOfManilaDay(nowMs) + dayMs - 500 - nowMs)
    await setBrake(10n * peso)
    expect((await claim(ana)).status).toBe(200)
    // Their answer is gone, and so is whoever would have asked the brake: it is what the day has cost that stands.
    await setBrake(5n * peso)
    world.clock.advance(nights * dayMs + 60_500)
    await seeToPromotions(grantDeps(world))
    const { detail } = await promotionDesk(world)
    expect((await detail(id)).data).toMatchObject({
      state: 'stopped',
      stop_reason: 'A day cost ₱10.00, above the brake of ₱5.00.',
    })
    const told = (await world.db.app(listIncidents)).filter(({ subject }) => subject === id)
    expect(told).toMatchObject([{ kind: 'PROMOTION_BRAKE', detail: { cost: '10.00', brake: '5.00' } }])
    expect(await claim(ben)).toMatchObject({ status: 409, code: 'promotion_stopped' })
  },
)
