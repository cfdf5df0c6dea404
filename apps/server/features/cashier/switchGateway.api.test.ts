import { ask, askOffice, openWorld, type Player, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let risk: string
let player: Player
beforeAll(async () => {
  world = await openWorld()
  risk = (await staffOf(world, { role: 'risk' })).token
  player = await world.player({ kyc: 'fully_kyc' })
})
afterAll(() => world.close())

async function offered() {
  return (await ask(world, 'GET /finance/channel/list', { query: { mode: '1' } }, player)).data.d.map(({ id }) => id)
}

async function gateway() {
  const { data } = await askOffice(world, 'GET /office/api/gateway/list', {}, risk)
  return data.d.find(({ name }) => name === 'maya')
}

function turn(name: string, takes: boolean, token = risk) {
  const body = { name, takes_payments: takes, reason: 'Outage since noon' }
  return askOffice(world, 'POST /office/api/gateway/switch', { body }, token)
}

test('a gateway is switched off and on, on record, and its channels go and come with it', async () => {
  expect(await gateway()).toMatchObject({
    is_connected: true,
    takes_payments: true,
    pays_out: true,
    channels: ['Maya'],
  })
  expect((await turn('maya', false)).status).toBe(200)
  expect(await turn('maya', false)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  expect(await gateway()).toMatchObject({ takes_payments: false })
  expect(await offered()).not.toContain('maya')
  const channels = await askOffice(world, 'GET /office/api/channel/list', { query: { gateway: 'maya' } }, risk)
  expect(channels.data.d.map(one => [one.id, one.is_open, one.is_offered])).toEqual([['maya', true, false]])
  expect((await turn('maya', true)).status).toBe(200)
  expect(await offered()).toContain('maya')
  const compliance = (await staffOf(world, { role: 'compliance' })).token
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { object: 'maya' } }, compliance)
  expect(acts.data.d.map(({ action, after }) => [action, after])).toEqual([
    ['gateway.switch', '{"takes_payments":true}'],
    ['gateway.switch', '{"refused":"changed_meanwhile","takes_payments":false}'],
    ['gateway.switch', '{"takes_payments":false}'],
    ['gateway.switch', '{"takes_payments":false}'],
  ])
})

test('an unknown gateway is not found, and a role without the right cannot switch one', async () => {
  expect(await turn('nobody', false)).toMatchObject({ status: 404 })
  const support = (await staffOf(world, { role: 'support' })).token
  expect(await turn('maya', false, support)).toMatchObject({ status: 403 })
})
