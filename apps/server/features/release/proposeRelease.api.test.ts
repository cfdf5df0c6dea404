import { openPayeeWorld, type PayeeWorld, proposeRelease, staffOf } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let payees: PayeeWorld
let token: string
beforeAll(async () => {
  payees = await openPayeeWorld()
  token = (await staffOf(payees.world, { role: 'support' })).token
})
afterAll(() => payees.world.close())

async function cooling() {
  const player = await payees.verified()
  const first = await payees.add(player, { account: player.phone })
  const { data } = await payees.add(player, { account: player.phone, channel_name: 'Maya' })
  return { player, uid: player.uid, id: data.id, first: first.data.id }
}

test('one is proposed once, however often and at once it is, and changes nothing by itself', async () => {
  const held = await cooling()
  const answers = await Promise.all([1, 2, 3].map(() => proposeRelease(payees.world, { ...held, token })))
  expect(answers.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'release_waiting' })
  expect((await payees.kept(held.player, held.id)).readyAtMs).toBeGreaterThan(payees.world.clock.now())
})

test('what is ready, gone or nobody’s is not proposed, nor by whom it is none of the business', async () => {
  const held = await cooling()
  const { uid, first, player } = held
  const { world } = payees
  expect(await proposeRelease(world, { uid, id: first, token })).toMatchObject({ status: 409, code: 'release_over' })
  await payees.remove(player, held.id)
  expect(await proposeRelease(world, { ...held, token })).toMatchObject({ code: 'release_over' })
  const stranger = await payees.verified()
  expect(await proposeRelease(world, { uid: stranger.uid, id: first, token })).toMatchObject({ status: 404 })
  const { token: content } = await staffOf(world, { role: 'content' })
  expect(await proposeRelease(world, { ...held, token: content })).toMatchObject({ status: 403 })
})

test('nobody lets an account of their own go', async () => {
  const held = await cooling()
  const own = await staffOf(payees.world, { role: 'risk', memberUid: held.uid })
  expect(await proposeRelease(payees.world, { ...held, token: own.token })).toMatchObject({ status: 403 })
})
