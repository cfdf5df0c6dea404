import { ask, askOffice, type MallTools, mallTools, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { journalGrounds } from '../../../worker/journalGrounds.ts'
import { instant } from '../../../platform/db/instant.ts'
import { auditAll, post } from '../../wallet/index.ts'

let world: World
let mall: MallTools
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  mall = await mallTools(world)
})
afterAll(() => world.close())

const reason = 'The parcel was lost on the way'

async function redeemed(wish: Parameters<MallTools['goods']>[1] = {}, said: Parameters<MallTools['submit']>[2] = {}) {
  const id = await mall.goods(3, wish)
  const player = await mall.buyer(100n * BigInt(said.quantity ?? '1'))
  await mall.submit(player, id, said)
  const [row] = (await mall.listOf(player)).data.d
  return { goods: id, player, key: { uid: player.uid, id: row?.id ?? '' } }
}

type Key = Awaited<ReturnType<typeof redeemed>>['key']
const body = ({ uid, id }: Key) => ({ uid: String(uid), id })
const ship = (key: Key, token = mall.staff.support.token) =>
  askOffice(
    world,
    'POST /office/api/redemption/ship',
    { body: { ...body(key), courier: 'LBC', tracking: 'LBC 123' } },
    token,
  )
const correct = (key: Key, [tracking, seen]: readonly [string, string], token = mall.staff.support.token) =>
  askOffice(
    world,
    'POST /office/api/redemption/correct',
    { body: { ...body(key), courier: 'J&T', tracking, seen_tracking: seen } },
    token,
  )
const complete = (key: Key, token = mall.staff.support.token) =>
  askOffice(world, 'POST /office/api/redemption/complete', { body: body(key) }, token)
const fail = (key: Key, token = mall.staff.support.token) =>
  askOffice(world, 'POST /office/api/redemption/fail', { body: { ...body(key), reason } }, token)
/** The kinds of what a member was told of a redemption, each of which names the item and leads to its page. */
async function kindsTold({ token }: { readonly token: string }, { id }: Key) {
  const { data } = await ask(world, 'GET /member/message/list', { query: {} }, { token })
  for (const { kind, text, link } of data.d) {
    expect(text, kind).toEqual([expect.stringContaining('Umbrella'), expect.stringContaining('Payong')])
    expect([kind, link]).toEqual([kind, `/s-transaction/status?id=${id}&type=RedeemFilcoins`])
  }
  return data.d.map(({ kind }) => kind)
}

test('a courier’s parcel is shipped with its number, then received, and the member hears of each step [MALL-45, MALL-80]', async () => {
  const { player, key } = await redeemed()
  expect((await complete(key)).code).toBe('redemption_state')
  expect((await ship(key)).data).toEqual({ complete_status: 3 })
  expect((await ship(key)).code).toBe('redemption_state')
  const [shipped] = (await mall.listOf(player)).data.d
  expect(shipped).toMatchObject({ complete_status: 3, is_complete: 0, courier: 'LBC', tracking: 'LBC 123' })
  expect((await complete(key)).data).toEqual({ complete_status: 4 })
  expect((await fail(key)).code).toBe('redemption_state')
  expect((await mall.listOf(player)).data.d[0]).toMatchObject({ complete_status: 4, is_complete: 1 })
  expect((await kindsTold(player, key)).toSorted()).toEqual([
    'redemption_processing',
    'redemption_received',
    'redemption_shipped',
  ])
})

test('a number of a parcel that is on its way is corrected from what was seen, on record, and the member hears of each new one by the name of the item [MALL-76, MALL-80]', async () => {
  const { player, key } = await redeemed()
  expect((await correct(key, ['J 1', ''])).code).toBe('redemption_state')
  await ship(key)
  const both = await Promise.all([correct(key, ['J 1', 'LBC 123']), correct(key, ['J 2', 'LBC 123'])])
  expect(both.map(({ code }) => code ?? 'corrected').toSorted()).toEqual(['corrected', 'redemption_state'])
  const kept = both[0]?.status === 200 ? 'J 1' : 'J 2'
  expect((await mall.listOf(player)).data.d[0]).toMatchObject({ complete_status: 3, courier: 'J&T', tracking: kept })
  world.clock.advance(1000)
  expect((await correct(key, ['LBC 123', kept])).data).toEqual({ complete_status: 3 })
  const told = (await ask(world, 'GET /member/message/list', { query: {} }, player)).data.d
  const corrected = told.filter(({ kind }) => kind === 'redemption_corrected')
  expect(corrected.map(({ text, link }) => [text[0], link])).toEqual(
    Array.from({ length: 2 }, () => [
      'The tracking number of Umbrella has changed. You find the new one in Details.',
      `/s-transaction/status?id=${key.id}&type=RedeemFilcoins`,
    ]),
  )
  const acts = await world.db.app(tx =>
    tx.selectFrom('staff_act').select(['before', 'after']).where('object_id', '=', key.id).orderBy('seq').execute(),
  )
  expect(acts.at(-1)).toMatchObject({
    before: { status: 'shipped', tracking: kept },
    after: { courier: 'J&T', tracking: 'LBC 123' },
  })
  await complete(key)
  expect((await correct(key, ['J 3', 'LBC 123'])).code).toBe('redemption_state')
})

test('what waits at a store is picked up, and is never shipped [MALL-80]', async () => {
  const stores = ['Makati']
  const wish = { product_type: 2, deliver_method: 2, stores } as const
  const { player, key } = await redeemed(wish, { deliver_method: 2, store_address: 'Makati' })
  expect((await ship(key)).code).toBe('redemption_state')
  expect((await complete(key)).data).toEqual({ complete_status: 1 })
  expect((await kindsTold(player, key)).toSorted()).toEqual(['redemption_picked_up', 'redemption_processing'])
})

test('what fails gives every Filcoin, piece and share of a person back, once, however often and at once it is said [MALL-46, MALL-80]', async () => {
  const { goods, player, key } = await redeemed({ most_per_person: 2 }, { quantity: '2' })
  await ship(key)
  const answers = await Promise.all([fail(key), fail(key), fail(key, mall.staff.finance.token)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await mall.coinsOf(player)).toEqual([
    [40, 200n],
    [41, 200n],
  ])
  expect(await mall.stockOf(goods)).toEqual({ left: 3, received: 3, claimed: 0 })
  expect((await mall.listOf(player)).data.d[0]).toMatchObject({ complete_status: 5, is_complete: 1 })
  expect((await ask(world, 'GET /member/filcoin/balance', {}, player)).data.balance).toBe('200')
  expect(await kindsTold(player, key)).toContain('redemption_failed')
  expect((await mall.submit(player, goods, { quantity: '2' })).status).toBe(200)
})

test('pieces that were not given back when staff were cut off are given back by the sweep, once [MALL-47]', async () => {
  const { goods, player, key } = await redeemed({}, { quantity: '2' })
  const now = instant(world.clock.now())
  // As it stands where the second act never came.
  await world.db.member(player.uid, async tx => {
    const set = { status: 'failed', reason, ended_at: now, return_due_at: now }
    await tx.updateTable('redemption').set(set).where('id', '=', key.id).execute()
    const refund = { act: 'order_refund', uid: player.uid, reference: key.id, amount: 200n } as const
    await post(tx, { ...refund, nowMs: world.clock.now() })
  })
  expect(await mall.stockOf(goods)).toEqual({ left: 1, received: 3, claimed: 2 })
  await mall.sweep()
  await mall.sweep()
  expect(await mall.stockOf(goods)).toEqual({ left: 3, received: 3, claimed: 0 })
})

test('the audit finds a redemption behind each Filcoin that was spent or given back', async () => {
  const { findings } = await auditAll({ ...world, grounds: journalGrounds({ isLocal: false }) })
  expect(findings.filter(({ detail }) => /of kind (?:21|40|41)/.test(detail))).toEqual([])
})

test('each act asks for its permission', async () => {
  const { key } = await redeemed()
  expect((await ship(key, mall.staff.finance.token)).code).toBe('not_permitted')
  expect((await fail(key, mall.staff.content.token)).code).toBe('not_permitted')
  expect((await complete(key, '')).status).toBe(401)
  expect((await correct(key, ['J 1', ''], mall.staff.finance.token)).code).toBe('not_permitted')
  expect((await correct(key, ['J 1', ''], '')).status).toBe(401)
})

test('content staff see redemptions masked, and neither open, ship, correct nor complete one: support does [MALL-96]', async () => {
  const { key } = await redeemed()
  const { content, support } = mall.staff
  const { token } = content
  const read = (by: string) => askOffice(world, 'POST /office/api/redemption/read', { body: body(key) }, by)
  const acts = [
    await read(token),
    await ship(key, token),
    await correct(key, ['J 1', ''], token),
    await complete(key, token),
  ]
  expect(acts.map(({ code }) => code)).toEqual(acts.map(() => 'not_permitted'))
  const query = { uid: String(key.uid) }
  const { data } = await askOffice(world, 'GET /office/api/redemption/list', { query }, token)
  expect(data.d.map(({ recipient }) => recipient)).toEqual([expect.stringContaining('*')])
  const opened = await read(support.token)
  const done = [await ship(key), await correct(key, ['J 1', 'LBC 123']), await complete(key)]
  expect([opened, ...done].map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(opened.data).toMatchObject({ recipient_name: 'Ana Reyes' })
})
