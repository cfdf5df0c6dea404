import {
  approvedPlayer,
  askOffice,
  bringMany,
  closeAccount,
  inviteTerms,
  inviteTools,
  type InviteTools,
  openWorld,
  promotionDesk,
  staffOf,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let tools: InviteTools
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = inviteTools(world)
  const { live } = await promotionDesk(world)
  await live({ terms: inviteTerms }, 'invite')
})
afterAll(() => world.close())

/** Staff are signed in anew, since an hour goes by in tests. */
const signIn = async () => (await staffOf(world, { role: 'risk' })).token
async function treeOf(uid: bigint, own?: string) {
  const query = { uid: String(uid) }
  return askOffice(world, 'GET /office/api/invite/tree', { query }, own ?? (await signIn()))
}

test('staff see whom a member has brought, each under whoever brought them, and who brought the member [PROMO-143]', async () => {
  const ana = await approvedPlayer(world)
  const ben = await tools.complete(ana)
  const [eva, leo] = [await tools.bring(ben), await tools.bring(ben)]
  world.clock.advance(3_600_000)
  await tools.see()
  const { data } = await treeOf(ana.uid)
  expect(data.nodes.map(({ uid, parent, depth, state, cost }) => [uid, parent, depth, state, cost])).toEqual([
    [String(ben.uid), String(ana.uid), 1, 'paid', '30.00'],
    [String(eva.uid), String(ben.uid), 2, 'joined', '0.00'],
    [String(leo.uid), String(ben.uid), 2, 'joined', '0.00'],
  ])
  expect((await treeOf(eva.uid)).data.above.map(({ uid }) => uid)).toEqual([String(ben.uid), String(ana.uid)])
  expect(await treeOf(999n)).toMatchObject({ status: 404 })
})

test('a friend whose rewards were taken back costs what was played through of them [PROMO-143]', async () => {
  const ana = await approvedPlayer(world)
  const ben = await tools.complete(ana)
  world.clock.advance(3_600_000)
  await tools.see()
  await tools.chargeBack(ben)
  for (let day = 0; day < 2; day++) {
    world.clock.advance(86_400_000)
    await tools.see()
  }
  expect((await treeOf(ana.uid)).data.nodes[0]).toMatchObject({ cost: '0.00', held_cost: '0.00' })
})

test('a tester stands in the tree where they were brought, and costs nothing there [PROMO-143]', async () => {
  const ana = await approvedPlayer(world)
  const ben = await tools.bring(ana)
  await tools.setTester(ben)
  await tools.verify(ben)
  await tools.deposit(ben)
  await tools.play(ben)
  world.clock.advance(3_600_000)
  await tools.see()
  const { nodes } = (await treeOf(ana.uid)).data
  expect(nodes.map(({ uid, cost, held_cost: held }) => [uid, cost, held])).toEqual([[String(ben.uid), '0.00', '0.00']])
  expect(nodes[0]?.state).not.toBe('paid')
})

test('a member whose account is closed stands in the tree as closed, and what the friend alone was given as rewarded [PROMO-318]', async () => {
  const ana = await approvedPlayer(world)
  const ben = await tools.complete(ana)
  const eva = await tools.bring(ben)
  async function closedOf(uid: bigint) {
    const { data } = await treeOf(uid)
    return [data.is_closed, data.above.map(one => one.is_closed), data.nodes.map(one => one.is_closed)]
  }
  expect(await closedOf(ben.uid)).toEqual([false, [false], [false]])
  await closeAccount(world.db, ana.uid, world.clock.now())
  world.clock.advance(3_600_000)
  await tools.see()
  expect(await tools.rewardsOf(ana, ben)).toEqual([undefined, 'posted'])
  expect(await closedOf(ben.uid)).toEqual([false, [true], [false]])
  expect(await closedOf(eva.uid)).toEqual([false, [false, true], []])
  const { data } = await treeOf(ana.uid)
  expect(data.is_closed).toBe(true)
  expect(data.nodes[0]).toMatchObject({
    state: 'paid',
    cost: '10.00',
    parent_code: 'promotion_account',
    is_closed: false,
  })
  await closeAccount(world.db, ben.uid, world.clock.now())
  expect(await closedOf(ana.uid)).toEqual([true, [], [true, false]])
})

test('a tree wider than is shown is cut, says so, and shows those who came last of each level [PROMO-209]', async () => {
  const ana = await approvedPlayer(world)
  const ben = await tools.bring(ana)
  world.clock.advance(1000)
  await world.db.app(tx =>
    bringMany(tx, { parent: ana.uid, first: 8_000_000_000n, count: 310, nowMs: world.clock.now() }),
  )
  const { data } = await treeOf(ana.uid)
  expect([data.nodes.length, data.is_cut]).toEqual([300, true])
  expect(data.nodes.map(({ uid }) => uid)).not.toContain(String(ben.uid))
  expect(data.nodes.every(({ depth, parent }) => depth === 1 && parent === String(ana.uid))).toBe(true)
  expect(new Set(data.nodes.map(({ uid }) => uid)).size).toBe(300)
  const { data: narrow } = await treeOf(ben.uid)
  expect([narrow.nodes, narrow.is_cut]).toEqual([[], false])
  world.clock.advance(1000)
  const eva = await tools.bring(ana)
  const { data: grown } = await treeOf(ana.uid)
  expect([grown.nodes.length, grown.nodes.at(-1)?.uid]).toEqual([300, String(eva.uid)])
})

test('of a level below several members those are shown who came last, whoever brought them [PROMO-209]', async () => {
  const ana = await approvedPlayer(world)
  const [ben, eva] = [await tools.bring(ana), await tools.bring(ana)]
  const first = await tools.bring(ben)
  const crowds = [
    { parent: eva.uid, first: 8_100_000_000n, count: 100 },
    { parent: ben.uid, first: 8_200_000_000n, count: 100 },
    { parent: eva.uid, first: 8_300_000_000n, count: 98 },
  ]
  for (const [at, crowd] of crowds.entries()) {
    world.clock.advance(1000)
    await world.db.app(tx => bringMany(tx, { ...crowd, nowMs: world.clock.now() }))
    const { data } = await treeOf(ana.uid)
    expect([data.nodes.length, data.is_cut]).toEqual([Math.min(300, 3 + 100 * (at + 1)), at === 2])
  }
  const { data } = await treeOf(ana.uid)
  const shown = data.nodes.map(({ uid }) => uid)
  expect(shown.slice(0, 2)).toEqual([String(ben.uid), String(eva.uid)])
  expect(shown).not.toContain(String(first.uid))
  const came = crowds.flatMap(crowd => Array.from({ length: crowd.count }, (_, at) => String(crowd.first + BigInt(at))))
  expect(shown.slice(2)).toEqual(came)
})

test('a tree that goes on below the fourth level says so, and one that ends there does not [PROMO-264]', async () => {
  const ana = await approvedPlayer(world)
  let last = ana
  for (let level = 0; level < 4; level++) last = await tools.bring(last)
  const { data: whole } = await treeOf(ana.uid)
  expect([whole.nodes.map(({ depth }) => depth), whole.is_cut]).toEqual([[1, 2, 3, 4], false])
  await tools.bring(last)
  const { data } = await treeOf(ana.uid)
  expect([data.nodes.map(({ depth }) => depth), data.is_cut]).toEqual([[1, 2, 3, 4], true])
})

test('who may not read of members reads none of it', async () => {
  const { token: content } = await staffOf(world, { role: 'content' })
  expect(await treeOf(1n, content)).toMatchObject({ status: 403 })
  expect(await askOffice(world, 'GET /office/api/invite/cohorts', { query: {} }, content)).toMatchObject({
    status: 403,
  })
})
