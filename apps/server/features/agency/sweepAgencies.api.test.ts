import { agencyDesk, openWorld, staffOf, type World } from '@saya/testing'
import { daySpan } from '@saya/money'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let on: ReturnType<typeof agencyDesk>
let token = ''
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  on = agencyDesk(world)
  token = (await staffOf(world, { role: 'compliance' })).token
})
afterAll(() => world.close())

test('an accreditation ends with its last day, before any sweep has run, and is told once [PROMO-163]', async () => {
  const lastDay = on.lastDay(2)
  const { player, code } = await on.agent(token, lastDay)
  world.clock.advance(daySpan(lastDay).untilMs - 1 - world.clock.now())
  const early = await on.follow(code)
  expect(await on.referralOf(early.uid)).toMatchObject({ parent: player.uid, channel: 'agent' })
  world.clock.advance(1)
  const late = await on.follow(code)
  expect(await on.referralOf(late.uid)).toMatchObject({ parent: null, state: 'unknown' })
  for (let times = 0; times < 2; times++) await on.sweep()
  const rows = await world.db.app(tx =>
    tx.selectFrom('agency').select('status').where('uid', '=', player.uid).execute(),
  )
  expect(rows).toEqual([{ status: 'expired' }])
  expect(await on.noticesOf(player)).toEqual(['agency_approved', 'agency_ended'])
})
