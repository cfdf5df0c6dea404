import { askOffice, numberClaimDesk, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let on: ReturnType<typeof numberClaimDesk>
let token = ''
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  on = numberClaimDesk(world)
  token = (await staffOf(world, { role: 'support' })).token
})
afterAll(() => world.close())

test('the whole number and the words are shown for a reason that is kept [AUTH-95]', async () => {
  const { id, newPhone } = await on.asked()
  const reveal = (reason: string, by = token) =>
    askOffice(world, 'POST /office/api/number-claim/reveal', { body: { id, reason } }, by)
  expect((await reveal('')).status).toBe(400)
  expect((await reveal('To call them back')).data).toEqual({ new_phone: newPhone, words: 'My phone was stolen.' })
  const acts = await world.db.app(tx =>
    tx.selectFrom('staff_act').select(['action', 'reason']).where('object_id', '=', id).execute(),
  )
  expect(acts).toEqual([{ action: 'number.reveal', reason: 'To call them back' }])
  const regulator = (await staffOf(world, { role: 'regulator' })).token
  expect((await on.list({}, regulator)).status).toBe(200)
  expect((await reveal('To call them back', regulator)).status).toBe(403)
})
