import {
  adjustmentReason,
  ask,
  creditsOf,
  decideAdjustment,
  openWorld,
  type Player,
  proposeAdjustment,
  staffOf,
  withdrawalTools,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeSignIn } from '../identity/index.ts'

let world: World
let token: string
let other: string
let compliance: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  token = (await staffOf(world, { role: 'finance' })).token
  other = (await staffOf(world, { role: 'finance' })).token
  compliance = (await staffOf(world, { role: 'compliance' })).token
})
afterAll(() => world.close())

/** A member with fifty pesos. */
async function funded(): Promise<Player> {
  const player = await world.player({})
  const { uid } = player
  await withdrawalTools(world).move({ act: 'deposit', gateway: 1, uid, reference: `fund ${uid}`, amount: 500_000n })
  return player
}

type Wish = Omit<Parameters<typeof proposeAdjustment>[1], 'uid' | 'token'>

async function propose(player: Player, wish: Wish = {}) {
  const { status, data, sentence } = await proposeAdjustment(world, { uid: player.uid, token, ...wish })
  if (status !== 200) throw new Error(sentence)
  return { uid: player.uid, id: data.id }
}

async function balance(player: Player): Promise<string> {
  return (await ask(world, 'GET /finance/wallet', {}, player)).data.balance
}

function adjustmentsOf(player: Player) {
  return creditsOf(world, player).then(rows => rows.filter(([, , , reference]) => String(reference).length === 36))
}

test('an adjustment that one person proposed is posted once, however many people approve it at once, and the member sees it', async () => {
  const player = await funded()
  const named = await propose(player)
  expect(await decideAdjustment(world, { ...named, token })).toMatchObject({ status: 403, code: 'adjustment_own' })
  expect(await balance(player)).toBe('50.00')
  const answers = await Promise.all([1, 2, 3].map(() => decideAdjustment(world, { ...named, token: other })))
  expect(answers.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 200)?.data).toMatchObject({
    status: 'approved',
    decision: adjustmentReason,
  })
  expect(await adjustmentsOf(player)).toEqual([[30, 6001, 1_000_000n, named.id]])
  expect(await balance(player)).toBe('150.00')
  const { data } = await ask(world, 'GET /finance/transaction/list', { query: {} }, player)
  expect(data.d.map(({ name, amount }) => [name, amount])).toContainEqual(['Adjustment', '100.00'])
})

test('more than there is stays undecided and untaken, until it is there', async () => {
  const player = await funded()
  const named = await propose(player, { direction: 'taken', cause: 'chargeback', amount: '80' })
  const agree = () => decideAdjustment(world, { ...named, token: other })
  expect(await agree()).toMatchObject({ status: 409, code: 'adjustment_balance' })
  expect([await balance(player), await adjustmentsOf(player)]).toEqual(['50.00', []])
  const more = await propose(player, { amount: '40' })
  expect((await decideAdjustment(world, { ...more, token: other })).status).toBe(200)
  expect((await agree()).status).toBe(200)
  expect(await balance(player)).toBe('10.00')
  expect(await adjustmentsOf(player)).toContainEqual([31, 0, 800_000n, named.id])
})

test('to whom has left since it was proposed nothing is given, and from them it is still taken', async () => {
  const player = await funded()
  const gift = await propose(player, { amount: '7' })
  const debt = await propose(player, { direction: 'taken', amount: '8' })
  await world.db.app(tx => closeSignIn(tx, player.uid, world.clock.now()))
  expect(await decideAdjustment(world, { ...gift, token: other })).toMatchObject({
    status: 422,
    code: 'adjustment_member',
  })
  expect((await decideAdjustment(world, { ...debt, token: other })).status).toBe(200)
  expect(await adjustmentsOf(player)).toEqual([[31, 0, 80_000n, debt.id]])
  expect((await decideAdjustment(world, { ...gift, token: other, isApproved: false })).data.status).toBe('refused')
})

test('a large one needs compliance, and what is refused is over, also by whoever proposed it', async () => {
  const player = await funded()
  const large = await propose(player, { amount: '50000.01' })
  expect(await decideAdjustment(world, { ...large, token: other })).toMatchObject({ code: 'adjustment_large' })
  expect((await decideAdjustment(world, { ...large, token: compliance })).status).toBe(200)
  const mistaken = await propose(player, { amount: '7' })
  expect((await decideAdjustment(world, { ...mistaken, token, isApproved: false })).data.status).toBe('refused')
  expect(await decideAdjustment(world, { ...mistaken, token: other })).toMatchObject({ code: 'changed_meanwhile' })
  expect(await balance(player)).toBe('50050.01')
})

test('another member’s is not there, and nobody decides about themselves', async () => {
  const [player, stranger] = [await world.player({}), await world.player({})]
  const named = await propose(player)
  expect(await decideAdjustment(world, { ...named, uid: stranger.uid, token: other })).toMatchObject({ status: 404 })
  const own = await staffOf(world, { role: 'finance', memberUid: player.uid })
  expect(await decideAdjustment(world, { ...named, token: own.token })).toMatchObject({ code: 'own_matter' })
  const { token: risk } = await staffOf(world, { role: 'risk' })
  expect(await decideAdjustment(world, { ...named, token: risk })).toMatchObject({ code: 'not_permitted' })
  expect(await adjustmentsOf(player)).toEqual([])
})
