import {
  ask,
  askOffice,
  decideAdjustment,
  openWorld,
  type Player,
  proposeAdjustment,
  staffOf,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditAll } from '../wallet/index.ts'
import { groundOfAdjustments } from './ground.store.ts'

let world: World
let finance: string
let other: string
let compliance: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  finance = (await staffOf(world, { role: 'finance' })).token
  other = (await staffOf(world, { role: 'finance' })).token
  compliance = (await staffOf(world, { role: 'compliance' })).token
})
afterAll(() => world.close())

type Wish = Omit<Parameters<typeof proposeAdjustment>[1], 'uid' | 'token' | 'asset'>

const propose = ({ uid }: Player, wish: Wish) =>
  proposeAdjustment(world, { uid, token: finance, asset: 'FIL', ...wish })
const coinsOf = async (player: Player) => (await ask(world, 'GET /member/filcoin/balance', {}, player)).data.balance

async function decide(player: Player, wish: Wish, token = other) {
  const { data } = await propose(player, wish)
  return decideAdjustment(world, { uid: player.uid, id: data.id, token })
}

test('Filcoins are given and taken by two people, move no peso, and the audit finds each with its proposal [FACT-72]', async () => {
  const ana = await world.player()
  const { data } = await propose(ana, { amount: '500' })
  expect(data).toMatchObject({ asset: 'FIL', amount: '500', is_large: false, status: 'proposed' })
  const named = { uid: ana.uid, id: data.id }
  expect(await decideAdjustment(world, { ...named, token: finance })).toMatchObject({ code: 'adjustment_own' })
  expect(await coinsOf(ana)).toBe('0')
  const at = await Promise.all([1, 2, 3].map(() => decideAdjustment(world, { ...named, token: other })))
  expect(at.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409, 409])
  expect(await coinsOf(ana)).toBe('500')
  expect((await decide(ana, { direction: 'taken', amount: '200' })).status).toBe(200)
  expect([await coinsOf(ana), (await ask(world, 'GET /finance/wallet', {}, ana)).data.balance]).toEqual(['300', '0.00'])
  const { findings } = await auditAll({ db: world.db, clock: world.clock, grounds: [groundOfAdjustments([])] })
  // The clock of this world stands in a month for which nobody made room.
  expect(findings.filter(({ check }) => check !== 'beyond')).toEqual([])
  await world.db.member(ana.uid, tx => tx.deleteFrom('adjustment').where('id', '=', data.id).execute())
  const lost = await auditAll({ db: world.db, clock: world.clock, grounds: [groundOfAdjustments([])] })
  expect(lost.findings.map(({ check }) => check).filter(check => check !== 'beyond')).toEqual(['ground'])
})

test('whose Filcoins staff corrected is told so once, with the correction; pesos are told by their own list [POINTS-80]', async () => {
  const ana = await world.player()
  const kinds = async () =>
    (await ask(world, 'GET /member/message/list', { query: {} }, ana)).data.d.map(({ kind, link }) => [kind, link])
  await decide(ana, { amount: '500' })
  expect(await kinds()).toEqual([['filcoin_given', '/s-points']])
  const { rows } = await world.db.member(ana.uid, tx =>
    sql<{ isOneCommit: boolean }>`
      select m.xmin = j.xmin as "isOneCommit" from message m join journal j on j.uid = m.uid
      where m.uid = ${ana.uid} and j.asset = 'FIL'`.execute(tx),
  )
  expect(rows).toEqual([{ isOneCommit: true }])
  expect(await decide(ana, { direction: 'taken', amount: '501' })).toMatchObject({ code: 'adjustment_balance' })
  const pesos = await proposeAdjustment(world, { uid: ana.uid, token: finance, amount: '1' })
  await decideAdjustment(world, { uid: ana.uid, id: pesos.data.id, token: other })
  expect(await kinds()).toHaveLength(1)
  world.clock.advance(1000)
  await decide(ana, { direction: 'taken', amount: '200' })
  expect((await kinds()).map(([kind]) => kind)).toEqual(['filcoin_taken', 'filcoin_given'])
})

test('more coins than somebody has are not taken, and the proposal stays [FACT-72]', async () => {
  const ana = await world.player()
  expect(await decide(ana, { direction: 'taken', amount: '1' })).toMatchObject({ code: 'adjustment_balance' })
  const query = { asset: 'FIL', uid: String(ana.uid) }
  const { data } = await askList(query)
  expect(data.d.map(({ amount, status }) => [amount, status])).toEqual([['1', 'proposed']])
  expect((await askList({ ...query, asset: 'PHP' })).data.d).toEqual([])
})

test('many coins are for compliance to approve [FACT-72]', async () => {
  expect((await propose(await world.player(), { amount: '100000' })).data.is_large).toBe(false)
  expect((await propose(await world.player(), { amount: '1000000' })).status).toBe(200)
  const ana = await world.player()
  const { data } = await propose(ana, { amount: '100001' })
  const named = { uid: ana.uid, id: data.id }
  expect(await decideAdjustment(world, { ...named, token: other })).toMatchObject({ code: 'adjustment_large' })
  expect((await decideAdjustment(world, { ...named, token: compliance })).status).toBe(200)
})

test('the same waits in each asset by itself', async () => {
  const ana = await world.player()
  expect((await propose(ana, { amount: '10000' })).status).toBe(200)
  expect(await propose(ana, { amount: '10000' })).toMatchObject({ code: 'adjustment_waiting' })
  expect((await proposeAdjustment(world, { uid: ana.uid, token: finance, amount: '1' })).status).toBe(200)
})

test.each([
  [{ amount: '0' }, 'adjustment_coins'],
  [{ amount: '1.50' }, 'adjustment_coins'],
  [{ amount: '1000001' }, 'adjustment_coins'],
  [{ amount: '5', cause: 'paymongo' }, 'adjustment_coin_cause'],
] as const)('%j is refused as %s [FACT-72]', async (wish, code) => {
  expect(await propose(await world.player(), wish)).toMatchObject({ status: 422, code })
})

function askList(query: Record<string, string>) {
  return askOffice(world, 'GET /office/api/adjustment/list', { query }, finance)
}
