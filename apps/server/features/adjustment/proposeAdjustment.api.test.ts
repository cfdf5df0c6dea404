import {
  ask,
  askOffice,
  closeAccount,
  decideAdjustment,
  inviteTools,
  openWorld,
  proposeAdjustment,
  staffOf,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let token: string
let other: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  token = (await staffOf(world, { role: 'finance' })).token
  other = (await staffOf(world, { role: 'finance' })).token
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

test('a chargeback names a completed deposit of its member that is large enough, and nothing else names one [PROMO-190]', async () => {
  const tools = inviteTools(world)
  const [ana, ben] = [await world.player(), await world.player()]
  const [first, second, other] = [await tools.deposit(ana), await tools.deposit(ana), await tools.deposit(ben)]
  const chargeback = { uid: ana.uid, token, direction: 'taken', cause: 'chargeback' } as const
  expect((await proposeAdjustment(world, { ...chargeback, deposit: first })).data).toMatchObject({ deposit: first })
  expect((await proposeAdjustment(world, { ...chargeback, deposit: second })).status).toBe(200)
  expect((await proposeAdjustment(world, { ...chargeback, deposit: second })).code).toBe('adjustment_waiting')
  for (const wrong of [
    { deposit: other },
    { deposit: 'Ticket 4711' },
    { deposit: first, amount: '100.01' },
    { deposit: first, cause: 'correction' },
    { deposit: first, direction: 'given' },
  ] as const) {
    const answer = await proposeAdjustment(world, { ...chargeback, ...wrong })
    expect(answer).toMatchObject({ status: 422, code: 'adjustment_deposit' })
  }
})

/** A member with a deposit of a hundred pesos, of which chargebacks are proposed. */
async function chargedBack() {
  const tools = inviteTools(world)
  const player = await world.player()
  const deposit = await tools.deposit(player)
  const { uid } = player
  const propose = (amount: string, named = deposit) =>
    proposeAdjustment(world, { uid, token, direction: 'taken', cause: 'chargeback', amount, deposit: named })
  return { tools, player, deposit, propose, decide: (id: string) => decideAdjustment(world, { uid, id, token: other }) }
}

test('chargebacks that name a deposit never come to more than it, at once, in parts or behind an approval [PROMO-190]', async () => {
  const { propose, decide } = await chargedBack()
  const sent = await Promise.all(['60.00', '59.00', '58.00'].map(amount => propose(amount)))
  expect(sent.filter(({ code }) => code === 'adjustment_charged_back')).toHaveLength(2)
  const first = sent.find(({ status }) => status === 200)
  expect((await decide(first?.data.id ?? '')).status).toBe(200)
  expect(await propose('43.00')).toMatchObject({ status: 409, code: 'adjustment_charged_back' })
  expect(await propose(first?.data.amount ?? '')).toMatchObject({ code: 'adjustment_charged_back' })
  expect((await propose('40.00')).status).toBe(200)
})

test('one of several chargebacks that come to more than their deposit is approved only once the others are refused [PROMO-190]', async () => {
  const { tools, player, deposit, propose, decide } = await chargedBack()
  const { data } = await propose('60.00')
  await tools.chargeBack(player, { status: 'proposed', deposit })
  expect(await decide(data.id)).toMatchObject({ status: 409, code: 'adjustment_charged_back' })
  expect((await ask(world, 'GET /finance/wallet', {}, player)).data.balance).toBe('100.00')
})

test('a chargeback that names its deposit and one that names none do not wait for the same amount at once [PROMO-190]', async () => {
  const [{ propose }, both] = [await chargedBack(), await chargedBack()]
  expect((await propose('100.00', '')).status).toBe(200)
  expect(await propose('100.00')).toMatchObject({ status: 409, code: 'adjustment_waiting' })
  const sent = await Promise.all([both.propose('100.00'), both.propose('100.00', '')])
  expect(sent.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
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
