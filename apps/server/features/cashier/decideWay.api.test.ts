import {
  askOffice,
  decideWay,
  openWithdrawalWorld,
  payoutChannel,
  proposeWay,
  raceForWay,
  staffOf,
  type WithdrawalWorld,
} from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const [gcash, bpi] = ['GXCHPHM2XXX', 'BOPIPHMMXXX']

let desk: WithdrawalWorld
let token: string
let other: string
beforeAll(async () => {
  desk = await openWithdrawalWorld()
})
afterAll(() => desk.close())
beforeEach(async () => {
  token = (await staffOf(desk.world, { role: 'finance' })).token
  other = (await staffOf(desk.world, { role: 'compliance' })).token
})

async function propose(channel: string, wish: Partial<Parameters<typeof proposeWay>[2]>): Promise<string> {
  const { status, data, sentence } = await proposeWay(desk.world, channel, { token, ...wish })
  if (status !== 200) throw new Error(sentence)
  return data.id
}

function decide(id: string, as = other, isAgreed = true) {
  return decideWay(desk.world, id, { token: as, isAgreed })
}

async function read(uid: bigint, id: string) {
  const risk = (await staffOf(desk.world, { role: 'risk' })).token
  return (await askOffice(desk.world, 'POST /office/api/withdrawal/read', { body: { uid: String(uid), id } }, risk))
    .data
}

test('where money goes out to nobody changes alone, not by the form and not by agreeing to their own', async () => {
  const { world } = desk
  const {
    way: _way,
    is_offered: _offered,
    mode: _mode,
    id,
    version,
    ...wish
  } = await payoutChannel(world, 'to_gcash', token)
  for (const part of [{ instrument: bpi }, { gateway: 'xendit' }, { name: 'G' }]) {
    const body = { id, version, wish: { ...wish, ...part }, reason: 'As agreed with the gateway' }
    expect(await askOffice(world, 'POST /office/api/channel/change', { body }, token)).toMatchObject({
      status: 409,
      code: 'channel_way',
    })
  }
  const proposed = await propose('to_gcash', { instrument: bpi })
  expect(await decide(proposed, token)).toMatchObject({ status: 403, code: 'way_own' })
  const ana = await desk.payable()
  expect(await desk.row(ana, await desk.begin(ana))).toMatchObject({ instrument: gcash, flags: [] })
  expect((await decide(proposed, token, false)).status).toBe(200)
  expect(await payoutChannel(world, 'to_gcash', token)).toMatchObject({ instrument: gcash, way: null, version })
})

test('what two agreed to counts once, from the next withdrawal on; accounts of before wait for a person, who sees the bank', async () => {
  const ana = await desk.payable({ pesos: 2000n })
  const begun = await desk.begin(ana)
  await desk.work()
  desk.world.clock.advance(60_000)
  await desk.work()
  const proposed = await propose('to_gcash', { instrument: bpi })
  const answers = await raceForWay(desk.world.db, proposed, () => [1, 2, 3].map(() => decide(proposed)))
  expect(answers.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409, 409])
  expect(await payoutChannel(desk.world, 'to_gcash', token)).toMatchObject({ instrument: bpi, way: null, version: 1 })
  expect(await desk.row(ana, begun)).toMatchObject({ instrument: gcash, status: 'completed' })

  const next = await desk.begin(ana)
  expect(await desk.row(ana, next)).toMatchObject({ status: 'under_review', flags: ['bank'], instrument: bpi })
  await desk.work()
  expect(await desk.transfers(next)).toEqual([])
  expect(await read(ana.uid, next)).toMatchObject({ bank: bpi, account_bank: gcash })
  const ben = await desk.payable()
  const own = await desk.begin(ben)
  expect(await desk.row(ben, own)).toMatchObject({ status: 'paying', flags: [], instrument: bpi })
  expect(await read(ben.uid, own)).toMatchObject({ bank: bpi, account_bank: bpi })

  const acts = await askOffice(desk.world, 'GET /office/api/act/list', { query: { object: 'to_gcash' } }, other)
  expect(acts.data.d.some(({ after }) => after.includes('changed_meanwhile'))).toBe(true)
  expect(acts.data.d.map(({ action }) => action)).toContain('channel.agree')
})

test('two proposals of one name come to one channel of that name', async () => {
  const [one, two] = [await propose('to_bdo', { name: 'Bank' }), await propose('to_bpi', { name: 'Bank' })]
  const answers = await Promise.all([decide(one), decide(two)])
  expect(answers.map(({ status }) => status).sort((first, second) => first - second)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'channel_name' })
})

test('who may not agree does not, and what is not there is not decided', async () => {
  const proposed = await propose('to_pnb', { name: 'Philippine National Bank' })
  for (const role of ['risk', 'support', 'admin'] as const) {
    const as = (await staffOf(desk.world, { role })).token
    expect(await decide(proposed, as)).toMatchObject({ code: 'not_permitted' })
  }
  expect(await decide('3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toMatchObject({ status: 404 })
})
