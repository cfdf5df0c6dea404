import { numberClaimDesk, numberClaimProof, openWorld, staffOf, type World } from '@saya/testing'
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

const mask = (phone: string) => `${phone.slice(0, 3)}•••${phone.slice(-4)}`

test('the desk has the account beside each request and no whole number, the oldest first [AUTH-95]', async () => {
  const first = await on.asked()
  world.clock.advance(60_000)
  const second = await on.proposed()
  const { data, status } = await on.list({}, token)
  expect(status).toBe(200)
  expect(data.d.map(({ id }) => id)).toEqual([first.id, second.id])
  expect(data.d[1]).toMatchObject({
    name: 'Luz Santos Ramos',
    kyc_status: 5,
    old_phone: mask(second.player.phone),
    new_phone: mask(second.newPhone),
    status: 'proposed',
    proof: numberClaimProof,
    is_mine: false,
  })
  const whole = JSON.stringify(data)
  for (const phone of [first.newPhone, second.newPhone, first.player.phone]) expect(whole).not.toContain(phone)
  expect(whole).not.toContain('My phone was stolen.')
})

test('the desk says how many other requests are open for the member, and has them all by the member [AUTH-96]', async () => {
  const { player, id } = await on.asked()
  world.clock.advance(60_000)
  const beside = await on.askedBeside(player)
  const { data } = await on.list({ uid: String(player.uid) }, token)
  expect(data.d.map(row => [row.id, row.beside])).toEqual([
    [id, 1],
    [beside.id, 1],
  ])
  await on.refuse(id, token)
  const left = (await on.list({ uid: String(player.uid) }, token)).data
  expect(left.d.map(row => [row.id, row.beside])).toEqual([[beside.id, 0]])
  const over = (await on.list({ uid: String(player.uid), status: 'refused' }, token)).data
  expect(over.d.map(row => [row.id, row.beside])).toEqual([[id, 0]])
})
