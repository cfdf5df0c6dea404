import { dayMs, daySpan, manilaDay } from '@saya/money'
import {
  approvedPlayer,
  ask,
  askOffice,
  inviteTerms,
  inviteTools,
  type InviteTools,
  openWorld,
  promotionDesk,
  staffOf,
  tallyPlay,
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
const cohorts = async () => askOffice(world, 'GET /office/api/invite/cohorts', { query: {} }, await signIn())

test('a week of friends is shown by how far they came, what they cost, and what they paid in and lost [PROMO-143]', async () => {
  const before = (await cohorts()).data.d[0]
  const ben = await tools.complete(await approvedPlayer(world))
  const day = manilaDay(world.clock.now())
  const play = { day, game: 1001, bet: 1_000_000n, win: 400_000n }
  await tallyPlay(world, ben, play)
  world.clock.advance(3_600_000)
  await tools.see()
  const after = (await cohorts()).data.d[0]
  const grown = (name: 'invited' | 'paid' | 'played') => (after?.[name] ?? 0) - (before?.[name] ?? 0)
  expect([grown('invited'), grown('paid'), grown('played')]).toEqual([1, 1, 1])
  expect(Number(after?.cost) - Number(before?.cost ?? 0)).toBe(30)
  expect(after?.money.map(({ days }) => days)).toEqual([7, 30, 90])
  expect(Number(after?.money[0]?.ggr) - Number(before?.money[0]?.ggr ?? 0)).toBe(60)
})

/** How much the newest week grew by, as something happened in it. */
async function grownBy(act: () => Promise<void>) {
  const read = async () => (await cohorts()).data.d[0]
  const before = await read()
  await act()
  const after = await read()
  const grown = (name: 'invited' | 'cost' | 'held_cost') => Number(after?.[name] ?? 0) - Number(before?.[name] ?? 0)
  return { invited: grown('invited'), cost: grown('cost'), held: grown('held_cost') }
}

async function later(rings: Parameters<InviteTools['see']>[0] = {}): Promise<void> {
  world.clock.advance(3_600_000)
  await tools.see(rings)
}

test('what a chargeback took back of the rewards is no cost, and what was played through stays one [PROMO-143]', async () => {
  const ana = await approvedPlayer(world)
  const grown = await grownBy(async () => {
    const ben = await tools.complete(ana)
    await later()
    await tools.play(ben, 20n)
    await tools.chargeBack(ben)
    for (let day = 0; day < 2; day++) {
      world.clock.advance(86_400_000)
      await tools.see()
    }
    expect(await tools.rowOf(ben)).toMatchObject({ parent_state: 'promised', friend_state: 'promised' })
  })
  // The friend has played their ten pesos twice over, as they had to.
  expect(grown).toEqual({ invited: 1, cost: 10, held: 0 })
})

test('what a bank took back of a deposit is none of the net deposits, of a named one or not [PROMO-261]', async () => {
  const ben = await tools.bring(await approvedPlayer(world))
  const read = async () => (await cohorts()).data.d[0]?.money.map(({ net_deposits: net }) => Number(net)) ?? []
  const before = await read()
  await tools.chargeBack(ben, { status: 'proposed' })
  expect(await read()).toEqual(before)
  await tools.chargeBack(ben)
  expect(await read()).toEqual(before.map(net => net - 100))
})

test('what a person has to look at is told apart from the cost [PROMO-143]', async () => {
  const ana = await approvedPlayer(world)
  const grown = await grownBy(async () => {
    await tools.complete(ana)
    await later({ findHold: async () => 'ring' })
  })
  expect(grown).toEqual({ invited: 1, cost: 0, held: 30 })
})

test('a friend whose rewards are held counts as held and not as rewarded, and as rewarded once a person freed them [PROMO-317]', async () => {
  async function counts() {
    const [week] = (await cohorts()).data.d
    return [week?.paid ?? 0, week?.held ?? 0]
  }
  const [paid = 0, held = 0] = await counts()
  const ben = await tools.complete(await approvedPlayer(world))
  await later({ findHold: async () => 'ring' })
  expect(await tools.rowOf(ben)).toMatchObject({ parent_state: 'promised', friend_state: 'promised' })
  expect(await counts()).toEqual([paid, held + 1])
  await later({ findHold: async () => 'ring', listDecided: async () => [ben.uid], followRing: async () => 'free' })
  await later({ followRing: async () => 'free' })
  expect(await counts()).toEqual([paid + 1, held])
})

test('a tester is no friend of a week, nor one of those whom a member has brought [PROMO-143]', async () => {
  const ana = await approvedPlayer(world)
  const grown = await grownBy(async () => {
    await tools.setTester(await tools.bring(ana))
    await tools.bring(ana)
  })
  expect(grown.invited).toBe(1)
  expect((await ask(world, 'GET /promo/invite/detail', {}, ana)).data.invited).toBe(1)
})

test('a tester who pays in, plays and loses moves no figure of the week [PROMO-143]', async () => {
  const ben = await tools.bring(await approvedPlayer(world))
  await later()
  const before = (await cohorts()).data.d
  await tools.setTester(ben)
  const without = (await cohorts()).data.d
  expect(without[0]?.invited).toBe((before[0]?.invited ?? 0) - 1)
  await tools.verify(ben)
  await tools.deposit(ben)
  await tools.play(ben, 100n, 0n)
  await tallyPlay(world, ben, { day: manilaDay(world.clock.now()), game: 1001, bet: 1_000_000n, win: 0n })
  await later()
  expect((await cohorts()).data.d).toEqual(without)
})

test('who may not read of members reads no cohorts', async () => {
  const { token: content } = await staffOf(world, { role: 'content' })
  expect(await askOffice(world, 'GET /office/api/invite/cohorts', { query: {} }, content)).toMatchObject({
    status: 403,
  })
})

test('an invitation that would give one ID more than the cap of gifts in a month does not go live, and one that gives as much does [PROMO-144]', async () => {
  const desk = await promotionDesk(world)
  async function propose(parent: string) {
    const { id } = await desk.create({ terms: { ...inviteTerms, parent, most: '10' } }, 'invite')
    return desk.propose(id)
  }
  // Of ₱650 boxes and coins take ₱127.64, and the invitation that is live ₱50.
  expect(await propose('47')).toMatchObject({ status: 422, code: 'promotion_gift' })
  expect((await propose('46')).status).toBe(200)
})

test('the sums of a week are whole once so many days are over for whoever signed up last in it [PROMO-262]', async () => {
  const week = (await cohorts()).data.d[0]?.week ?? ''
  const isOver = async () => (await cohorts()).data.d.find(one => one.week === week)?.money.map(one => one.is_over)
  const monday = daySpan(week).fromMs
  const at = (days: number) => world.clock.advance(monday + (6 + days) * dayMs - world.clock.now())
  expect(await isOver()).toEqual([false, false, false])
  at(7)
  world.clock.advance(-1)
  expect(await isOver()).toEqual([false, false, false])
  for (const [days, over] of [
    [7, [true, false, false]],
    [30, [true, true, false]],
    [90, [true, true, true]],
  ] as const) {
    at(days)
    expect(await isOver()).toEqual(over)
  }
})

test('friends stand in the week in which they signed up, whenever they do more [PROMO-143]', async () => {
  const ana = await approvedPlayer(world)
  const ben = await tools.bring(ana)
  const first = (await cohorts()).data.d[0]?.week ?? ''
  world.clock.advance(7 * dayMs)
  await tools.verify(ben)
  await tools.bring(ana)
  await tools.see()
  const second = manilaDay(daySpan(first).fromMs + 7 * dayMs)
  const { d } = (await cohorts()).data
  expect(d.slice(0, 2).map(({ week, invited }) => [week, invited])).toEqual([
    [second, 1],
    [first, 1],
  ])
})
