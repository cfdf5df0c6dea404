import { ask, askOffice, openWorld, type Player, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let finance: string
let player: Player
beforeAll(async () => {
  world = await openWorld()
  finance = (await staffOf(world, { role: 'finance' })).token
  player = await world.player({ kyc: 'fully_kyc' })
})
afterAll(() => world.close())

async function channel(id: string) {
  const { data } = await askOffice(world, 'GET /office/api/channel/list', { query: {} }, finance)
  const found = data.d.find(one => one.id === id)
  if (!found) throw new Error('There is no such channel.')
  return found
}

type ChannelView = Awaited<ReturnType<typeof channel>>

async function change(
  id: string,
  changes: Partial<ChannelView>,
  { token = finance, from }: { token?: string; from?: ChannelView } = {},
) {
  const { id: own, version, mode: _mode, is_offered: _offered, way: _way, ...wish } = from ?? (await channel(id))
  const body = { id: own, version, wish: { ...wish, ...changes }, reason: 'As agreed with the gateway' }
  return askOffice(world, 'POST /office/api/channel/change', { body }, token)
}

async function offered() {
  return (await ask(world, 'GET /finance/channel/list', { query: { mode: '1' } }, player)).data.d
}

test('what is changed counts for members at once, and is on record with what it was [WALLET-13, WALLET-15, WALLET-26]', async () => {
  const wish = { min_amount: '200', max_amount: '5000', quick: [500, 200], tips: 'New', tips_tl: 'Bago', sorting: 0 }
  expect(await change('gcash', wish)).toMatchObject({ status: 200, data: { version: 1 } })
  expect((await offered())[0]).toMatchObject({
    id: 'gcash',
    min_amount: '200.00',
    max_amount: '5000.00',
    amount_limit: ['200.00', '500.00'],
    tips: 'New',
    tips_tl: 'Bago',
  })
  const deposit = (amount: string) =>
    ask(world, 'POST /finance/payment/deposit', { body: { amount, pid: 'gcash' } }, player)
  for (const amount of ['199.99', '5000.01']) {
    expect(await deposit(amount)).toMatchObject({ code: 'deposit_amount', sentence: 'Enter Amount: 200-5,000' })
  }
  for (const amount of ['200', '5000']) expect((await deposit(amount)).status).toBe(200)
  const compliance = (await staffOf(world, { role: 'compliance' })).token
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { object: 'gcash' } }, compliance)
  expect(acts.data.d[0]).toMatchObject({ action: 'channel.change', reason: 'As agreed with the gateway' })
  expect(JSON.parse(acts.data.d[0]?.before ?? '')).toMatchObject({ min_amount: '1000000', tips_tl: expect.any(String) })
  expect(JSON.parse(acts.data.d[0]?.after ?? '')).toMatchObject({ min_amount: '2000000', quick_pesos: '200, 500' })
})

test('a channel is led to another gateway, and the next deposit is paid there', async () => {
  expect((await change('qrph', { gateway: 'xendit', instrument: 'GCASH' })).status).toBe(200)
  const body = { amount: '100', pid: 'qrph' }
  const { data } = await ask(world, 'POST /finance/payment/deposit', { body }, player)
  expect(data.pay_url).toContain('/xendit/pay/')
})

test('of two who change the same channel the later one sees that it changed', async () => {
  const seen = await channel('bpi')
  const answers = await Promise.all([
    change('bpi', { tips: 'One' }, { from: seen }),
    change('bpi', { tips: 'Other' }, { from: seen }),
  ])
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409])
  expect(await change('bpi', { tips: 'Late' }, { from: seen })).toMatchObject({ code: 'changed_meanwhile' })
})

test.each([
  ['limits that are none', { min_amount: '500', max_amount: '100' }, 'channel_limits'],
  ['a quick amount beyond the limits', { quick: [1] }, 'channel_quick'],
  ['a picture that is not there', { img: '/img/channel/none.svg' }, 'channel_picture'],
  ['an instrument that the gateway does not have', { instrument: 'NOT_A_WALLET' }, 'channel_instrument'],
  ['the same name at another gateway', { gateway: 'xendit' }, 'channel_instrument'],
  ['an open channel that nobody serves', { gateway: '', instrument: '' }, 'channel_unserved'],
] as const)('%s is refused in a sentence of its own', async (_what, wish, code) => {
  expect(
    await change('unionbank', {
      ...wish,
      ...('quick' in wish ? { quick: [...wish.quick] } : {}),
    } as Partial<ChannelView>),
  ).toMatchObject({
    status: 422,
    code,
  })
})

test('a read-only role changes nothing, and an unknown channel is not found', async () => {
  const support = (await staffOf(world, { role: 'support' })).token
  expect(await change('maya', { is_open: false }, { token: support })).toMatchObject({ status: 403 })
  const from = { ...(await channel('maya')), id: 'nothing' }
  expect(await change('nothing', {}, { from })).toMatchObject({ status: 404 })
})

test('the channel of vouchers is closed and opened again, and led to no gateway', async () => {
  const isOffered = async () => (await offered()).some(({ id }) => id === '1008')
  expect((await change('1008', { is_open: false })).status).toBe(200)
  expect(await isOffered()).toBe(false)
  const led = { is_open: true, gateway: 'paymongo', instrument: 'gcash' }
  expect(await change('1008', led)).toMatchObject({ status: 422, code: 'channel_voucher' })
  expect(await change('1008', { ...led, is_open: false })).toMatchObject({ code: 'channel_voucher' })
  expect((await change('1008', { is_open: true })).status).toBe(200)
  expect(await isOffered()).toBe(true)
  const body = { amount: '333', pid: '1008' }
  expect((await ask(world, 'POST /finance/payment/deposit', { body }, player)).status).toBe(422)
})

test('a name that another one bears is refused, and nothing is written', async () => {
  expect(await change('bpi', { name: 'GCash' })).toMatchObject({ status: 409, code: 'channel_name' })
  const compliance = (await staffOf(world, { role: 'compliance' })).token
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { object: 'bpi' } }, compliance)
  expect(acts.data.d.filter(({ after }) => after.includes('GCash'))).toEqual([])
})

test('of two channels that are given one name at once one gets it, and the record says which', async () => {
  const answers = await Promise.all([change('grabpay', { name: 'One' }), change('mayamini', { name: 'One' })])
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409])
  const lost = answers[0]?.status === 409 ? 'grabpay' : 'mayamini'
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'channel_name' })
  const compliance = (await staffOf(world, { role: 'compliance' })).token
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { object: lost } }, compliance)
  // Where it was begun at all, what came of it stands behind it.
  expect(acts.data.d.filter(({ after }) => after.includes('channel_name'))).toHaveLength(acts.data.d.length / 2)
})

test('money goes out within limits of whole pesos', async () => {
  const limits = [{ min_amount: '100.50' }, { min_amount: '100.50', max_amount: '100.70' }, { max_amount: '600.01' }]
  for (const wish of limits) expect(await change('to_gcash', wish)).toMatchObject({ code: 'channel_whole' })
  expect((await change('to_gcash', { min_amount: '150.00', quick: [500] })).status).toBe(200)
})
