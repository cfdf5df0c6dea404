import { ask, askOffice, closeAccount, openWorld, proposeAdjustment, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let token: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  token = (await staffOf(world, { role: 'finance' })).token
})
afterAll(() => world.close())

test('a proposal moves nothing, waits, and is there once however often and at once it is sent', async () => {
  const player = await world.player({})
  const sent = await Promise.all([1, 2, 3].map(() => proposeAdjustment(world, { uid: player.uid, token })))
  expect(sent.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409, 409])
  expect(sent.find(({ status }) => status === 409)).toMatchObject({ code: 'adjustment_waiting' })
  expect(sent.find(({ status }) => status === 200)?.data).toMatchObject({
    uid: String(player.uid),
    status: 'proposed',
    amount: '100.00',
    is_mine: true,
    is_large: false,
  })
  const other = await proposeAdjustment(world, { uid: player.uid, token, amount: '100.01' })
  expect(other.status).toBe(200)
  expect((await ask(world, 'GET /finance/wallet', {}, player)).data.balance).toBe('0.00')
})

test.each([
  [{ amount: '0' }, 'adjustment_amount'],
  [{ amount: '500000.01' }, 'adjustment_amount'],
  [{ amount: '1,000' }, 'adjustment_amount'],
] as const)('%j is refused as %s', async (wish, code) => {
  const player = await world.player({})
  expect(await proposeAdjustment(world, { uid: player.uid, token, ...wish })).toMatchObject({ status: 422, code })
})

test('nobody unknown is given anything, nor who has closed their account; from those what came late can be taken', async () => {
  expect(await proposeAdjustment(world, { uid: 1n, token })).toMatchObject({ code: 'adjustment_member' })
  const gone = await world.player({})
  await closeAccount(world.db, gone.uid, world.clock.now())
  expect(await proposeAdjustment(world, { uid: gone.uid, token })).toMatchObject({ code: 'adjustment_member' })
  expect((await proposeAdjustment(world, { uid: gone.uid, token, direction: 'taken' })).status).toBe(200)
})

test('an operator proposes nothing about themselves, and what was proposed is on record', async () => {
  const player = await world.player({})
  const own = await staffOf(world, { role: 'finance', memberUid: player.uid })
  expect(await proposeAdjustment(world, { uid: player.uid, token: own.token })).toMatchObject({
    status: 403,
    code: 'own_matter',
  })
  expect((await proposeAdjustment(world, { uid: player.uid, token, amount: '7' })).status).toBe(200)
  const { token: compliance } = await staffOf(world, { role: 'compliance' })
  const query = { action: 'adjustment.propose', object: `member ${player.uid}` }
  const { data } = await askOffice(world, 'GET /office/api/act/list', { query }, compliance)
  expect(data.d).toHaveLength(1)
  expect(data.d[0]?.after).toContain('"units":"70000"')
})
