import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'
import { approvedPlayer, ask, openWorld, promotionDesk, type World } from '@saya/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

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
