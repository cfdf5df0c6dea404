import { ask, numberClaimDesk, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let on: ReturnType<typeof numberClaimDesk>
beforeAll(async () => {
  world = await openWorld()
  on = numberClaimDesk(world)
})
afterAll(() => world.close())

const read = async (by: { readonly token: string }) =>
  (await ask(world, 'POST /member/number/claim/detail', {}, by)).data
const say = (by: { readonly token: string }) => ask(world, 'POST /member/number/claim/void', {}, by)

test('the owner sees who asks in part and says no, once or twice, and others stop nothing [AUTH-92]', async () => {
  const { player, id, newPhone } = await on.proposed()
  const other = await world.player()
  expect(await read(other)).toEqual({ is_open: false, new_phone: '', asked_at: 0 })
  const shown = await read(player)
  expect(shown).toMatchObject({ is_open: true, new_phone: `${newPhone.slice(0, 3)}•••${newPhone.slice(-4)}` })
  expect((await say(other)).status).toBe(200)
  expect((await on.find(id)).status).toBe('proposed')
  expect([(await say(player)).status, (await say(player)).status]).toEqual([200, 200])
  expect(await on.find(id)).toMatchObject({ status: 'stopped', decided_by: null })
  expect((await read(player)).is_open).toBe(false)
})

test('a guest reads and stops nothing', async () => {
  expect((await ask(world, 'POST /member/number/claim/detail', {})).status).toBe(401)
  expect((await ask(world, 'POST /member/number/claim/void', {})).status).toBe(401)
})
