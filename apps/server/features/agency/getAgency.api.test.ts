import { agencyDesk, inviteTools, openWorld, staffOf, type World } from '@saya/testing'
import { dayMs, manilaDay } from '@saya/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '../../platform/db/instant.ts'

let world: World
let on: ReturnType<typeof agencyDesk>
let token = ''
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  on = agencyDesk(world)
  token = (await staffOf(world, { role: 'compliance' })).token
})
afterAll(() => world.close())

/** What is kept of a deposit that a member was credited with. */
async function keepPayment(uid: bigint): Promise<void> {
  const [at, named] = [instant(world.clock.now()), { gateway: 'paymongo', reference: `paid by ${uid}` }]
  await world.db.app(async tx => {
    await tx
      .insertInto('payment_claim')
      .values({ ...named, uid, claimed_at: at })
      .execute()
    const payment = { ...named, payment_id: named.reference, seen_at: at, held_by: 'deposit' }
    await tx.insertInto('payment').values(payment).execute()
  })
}

test('friends of the agent’s link are counted by month under its channel, and no money is promised for them [PROMO-161]', async () => {
  const { player, id, code } = await on.agent(token)
  const tools = inviteTools(world)
  const [ben, eva, kit] = [await on.follow(code), await on.follow(code), await on.follow(code)]
  await tools.setTester(await on.follow(code))
  for (const friend of [ben, eva]) await tools.review(friend)
  await keepPayment(ben.uid)
  for (const { uid } of [ben, eva, kit]) {
    expect(await on.referralOf(uid)).toMatchObject({ parent: player.uid, channel: 'agent', state: 'named' })
  }
  const month = manilaDay(world.clock.now()).slice(0, 7)
  const counted = { month, joined: 3, verified: 2, deposited: 1 }
  expect((await on.detail(player.token)).data.months).toEqual([counted])
  expect((await on.read(id, token)).data.months).toEqual([counted])
  const rewards = await world.db.member(player.uid, tx =>
    tx.selectFrom('reward').select('id').where('uid', '=', player.uid).execute(),
  )
  expect(rewards).toEqual([])
  // Who comes in another month is counted in that one.
  world.clock.advance(31 * dayMs)
  await on.follow(code)
  const { token: later } = await staffOf(world, { role: 'compliance' })
  const next = { month: manilaDay(world.clock.now()).slice(0, 7), joined: 1, verified: 0, deposited: 0 }
  expect((await on.read(id, later)).data.months).toEqual([next, counted])
})
