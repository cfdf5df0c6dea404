import { decideRelease, listCooling, openPayeeWorld, type PayeeWorld, proposeRelease, staffOf } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let payees: PayeeWorld
let risk: string
let other: string
beforeAll(async () => {
  payees = await openPayeeWorld()
  risk = (await staffOf(payees.world, { role: 'risk' })).token
  other = (await staffOf(payees.world, { role: 'compliance' })).token
})
afterAll(() => payees.world.close())

/** A member whose second account waits for a day. */
async function cooling() {
  const player = await payees.verified()
  await payees.add(player, { account: player.phone })
  const { data } = await payees.add(player, { account: player.phone, channel_name: 'Maya' })
  return { uid: player.uid, id: data.id }
}

test('the list tells who may be released, the soonest first, and to whom it falls', async () => {
  const { world } = payees
  const held = await cooling()
  await proposeRelease(world, { ...held, token: risk })
  const uid = String(held.uid)
  const mine = await listCooling(world, risk, { uid })
  expect(mine.d).toMatchObject([{ id: held.id, is_proposed: true, is_mine: true, channel_name: 'Maya' }])
  expect((await listCooling(world, other, { uid, status: 'proposed' })).d).toMatchObject([{ is_mine: false }])
  const fresh = await cooling()
  const all = await listCooling(world, other)
  expect(all.d.map(({ ready_at: at }) => at)).toEqual(all.d.map(({ ready_at: at }) => at).toSorted((a, b) => a - b))
  expect(all.d.some(({ id }) => id === fresh.id)).toBe(true)
  await decideRelease(world, { ...held, token: other })
  expect((await listCooling(world, risk, { uid })).d).toEqual([])
})
