import { askOffice, openWorld, payoutChannel, proposeWay, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let token: string
beforeAll(async () => {
  world = await openWorld()
  token = (await staffOf(world, { role: 'finance' })).token
})
afterAll(() => world.close())

test('a way that is proposed changes nothing, waits, and is there once however often and at once it is sent', async () => {
  const wish = { token, instrument: 'BOPIPHMMXXX' }
  const answers = await Promise.all([1, 2, 3].map(() => proposeWay(world, 'to_gcash', wish)))
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'way_waiting' })
  expect(await payoutChannel(world, 'to_gcash', token)).toMatchObject({
    version: 0,
    instrument: 'GXCHPHM2XXX',
    is_offered: true,
    way: { gateway: 'paymongo', instrument: 'BOPIPHMMXXX', is_mine: true },
  })
  const compliance = (await staffOf(world, { role: 'compliance' })).token
  expect((await payoutChannel(world, 'to_gcash', compliance)).way).toMatchObject({ is_mine: false })
  const query = { object: 'to_gcash', action: 'channel.change' }
  const acts = await askOffice(world, 'GET /office/api/act/list', { query }, compliance)
  expect(acts.data.d.filter(({ after }) => after.includes('way_waiting'))).toHaveLength(2)
})

test.each([
  ['what is so already', 'to_bpi', {}, 'way_same'],
  ['a gateway that nobody knows', 'to_bpi', { gateway: 'nobody' }, 'channel_unserved'],
  ['no bank', 'to_bpi', { instrument: '' }, 'channel_unserved'],
  ['a bank that the gateway does not pay to', 'to_gotyme', { gateway: 'xendit' }, 'channel_unreached'],
  ['a bank that is none', 'to_bpi', { instrument: 'GCASH' }, 'channel_unreached'],
  ['a gateway that pays nobody', 'to_bpi', { gateway: 'maya' }, 'channel_unreached'],
  ['the name of another one', 'to_bpi', { name: 'GCash' }, 'channel_name'],
  ['what somebody changed meanwhile', 'to_bpi', { version: 7, name: 'BPI Bank' }, 'changed_meanwhile'],
] as const)('%s is not proposed, and nothing is written', async (_what, channel, wish, code) => {
  expect(await proposeWay(world, channel, { token, ...wish })).toMatchObject({ code })
  const compliance = (await staffOf(world, { role: 'compliance' })).token
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { object: channel } }, compliance)
  expect(acts.data.d).toEqual([])
})

test('a channel by which money comes in has no such way, and who may not change channels proposes none', async () => {
  const body = { id: 'gcash', version: 0, name: 'GCash', gateway: 'xendit', instrument: 'GCASH', reason: 'As agreed' }
  expect(await askOffice(world, 'POST /office/api/channel/way/propose', { body }, token)).toMatchObject({ status: 404 })
  const risk = (await staffOf(world, { role: 'risk' })).token
  expect(await proposeWay(world, 'to_bdo', { token: risk, name: 'BDO' })).toMatchObject({ code: 'not_permitted' })
})
