import {
  approvedPlayer,
  ask,
  askOffice,
  inviteTerms,
  inviteTools,
  type InviteTools,
  openWorld,
  type Player,
  promotionDesk,
  rewardTools,
  ringDesk,
  staffOf,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ringPorts } from '../../ports/invitePorts.ts'

let world: World
let tools: InviteTools
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = inviteTools(world)
  const { live } = await promotionDesk(world)
  await live({ terms: { ...inviteTerms, most: '10' }, budget: '100000' }, 'invite')
})
afterAll(() => world.close())

const signIn = async () => (await staffOf(world, { role: 'risk' })).token

async function treeOf({ uid }: Player) {
  const query = { uid: String(uid) }
  const { data } = await askOffice(world, 'GET /office/api/invite/tree', { query }, await signIn())
  return data.nodes.map(({ state, held }) => [state, held])
}

async function heldOfWeek() {
  const { data } = await askOffice(world, 'GET /office/api/invite/cohorts', { query: {} }, await signIn())
  return data.d.reduce((sum, { held }) => sum + held, 0)
}

async function listOf(parent: Player) {
  const { data } = await ask(world, 'GET /promo/invite/list', {}, parent)
  return data.d.map(({ state }) => state).toReversed()
}

test('of a friend whom staff freed or refused nobody reads any more that they are held [PROMO-260]', async () => {
  const ana = await tools.stay(await approvedPlayer(world))
  const friends = await tools.ring(ana, 4)
  const [free, refused] = friends
  if (!free || !refused) throw new Error('Nobody came.')
  await tools.see(ringPorts)
  const held = ['checking', 'ring']
  expect([await treeOf(ana), await heldOfWeek()]).toEqual([[held, held, held, held], 4])
  const on = ringDesk(world)
  const token = await signIn()
  expect((await on.decide(free.uid, true, token)).status).toBe(200)
  expect((await on.decide(refused.uid, false, token)).status).toBe(200)
  // The decision itself lets the rewards go.
  expect(await listOf(ana)).toEqual(['played', 'none', 'checking', 'checking'])
  await rewardTools(world).sweep()
  world.clock.advance(60_000)
  await tools.see(ringPorts)
  expect(await listOf(ana)).toEqual(['paid', 'none', 'checking', 'checking'])
  expect(await treeOf(ana)).toEqual([['paid', ''], ['none', ''], held, held])
  expect(await heldOfWeek()).toBe(2)
  // Whoever was seen to once is left alone until they are due.
  world.clock.advance(60_000)
  expect(await tools.see(ringPorts)).toBe(0)
})
