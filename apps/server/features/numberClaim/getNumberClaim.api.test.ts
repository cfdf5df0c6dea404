import { ask, numberClaimDesk, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let on: ReturnType<typeof numberClaimDesk>
beforeAll(async () => {
  world = await openWorld()
  on = numberClaimDesk(world)
})
afterAll(() => world.close())

const read = (by: { readonly token?: string }) => ask(world, 'POST /member/number/claim/detail', {}, by)

test('the owner sees an open request until it expires, and others see none', async () => {
  const { player, newPhone } = await on.asked()
  const nobodys = { is_open: false, new_phone: '', asked_at: 0 }
  const asked_at = Math.floor(world.clock.now() / 1000)
  const new_phone = `${newPhone.slice(0, 3)}•••${newPhone.slice(-4)}`
  expect((await read(player)).data).toEqual({ is_open: true, new_phone, asked_at })
  expect((await read(await world.player())).data).toEqual(nobodys)
  expect((await read({})).status).toBe(401)
  world.clock.advance(7 * 24 * 3_600_000 - 1000)
  expect((await read(player)).data.is_open).toBe(true)
  world.clock.advance(1000)
  expect((await read(await world.player())).data).toEqual(nobodys)
})
