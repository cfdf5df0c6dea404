import { agencyDesk, inviteTools, openWorld, staffOf, type World } from '@saya/testing'
import { manilaDay } from '@saya/money'
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

test('friends of the agent’s link are counted by month under its channel, and no money is promised for them [PROMO-161]', async () => {
  const { player, id, code } = await on.agent(token)
  const friends = [await on.follow(code), await on.follow(code)]
  await inviteTools(world).setTester(await on.follow(code))
  for (const { uid } of friends) {
    expect(await on.referralOf(uid)).toMatchObject({ parent: player.uid, channel: 'agent', state: 'named' })
  }
  const month = manilaDay(world.clock.now()).slice(0, 7)
  const counted = { month, joined: 2, verified: 0, deposited: 0 }
  expect((await on.detail(player.token)).data.months).toEqual([counted])
  expect((await on.read(id, token)).data.months).toEqual([counted])
  const rewards = await world.db.member(player.uid, tx =>
    tx.selectFrom('reward').select('id').where('uid', '=', player.uid).execute(),
  )
  expect(rewards).toEqual([])
})
