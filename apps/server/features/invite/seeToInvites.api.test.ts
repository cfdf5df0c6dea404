import {
  approvedPlayer,
  ask,
  closeAccount,
  grantDeps,
  inviteTerms,
  inviteTools,
  type InviteTools,
  offerFor,
  openWorld,
  type Player,
  type PromotionDesk,
  promotionDesk,
  type World,
} from '@saya/testing'
import { manilaDay, startOfManilaDay } from '@saya/money'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { setGate } from '../gate/index.ts'
import { findInvite } from '../promotion/index.ts'
import { post } from '../wallet/index.ts'
import { paySide } from './paySide.ts'

let world: World
let tools: InviteTools
let desk: PromotionDesk
let promotion: string
const dayMs = 86_400_000
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = inviteTools(world)
})
afterAll(() => world.close())

/** Staff are signed in anew, since tests let days go by. */
async function live(wish: Parameters<PromotionDesk['live']>[0] = {}): Promise<string> {
  desk = await promotionDesk(world)
  return desk.live({ terms: inviteTerms, ...wish }, 'invite')
}
async function stop(): Promise<void> {
  desk = await promotionDesk(world)
  await desk.stop(promotion)
}
beforeEach(async () => {
  promotion = await live()
})
afterEach(stop)

const member = async () => tools.stay(await approvedPlayer(world))
const balanceOf = async (by: Player) => (await ask(world, 'GET /finance/wallet', {}, by)).data.balance
const friendsOf = async (by: Player) => (await ask(world, 'GET /promo/invite/list', {}, by)).data.d
const detailOf = async (by: Player) => (await ask(world, 'GET /promo/invite/detail', {}, by)).data
async function later(ms: number) {
  world.clock.advance(ms)
  return tools.see()
}
const hour = 3_600_000

async function close(by: Player, cause: 'exclusion' | 'time_out', days: number): Promise<void> {
  const untilMs = world.clock.now() + days * dayMs
  await world.db.member(by.uid, tx =>
    setGate(tx, { uid: by.uid, cause, closedUntilMs: untilMs, openUntilMs: null, nowMs: world.clock.now() }),
  )
}

test('a friend counts once verified with a first deposit played, step by step, and both are given theirs [PROMO-132, PROMO-133]', async () => {
  const ana = await member()
  const ben = await tools.bring(ana)
  const states: string[] = []
  for (const act of [
    async () => {},
    () => tools.verify(ben),
    () => tools.deposit(ben),
    () => tools.play(ben, 60n),
    () => tools.play(ben, 40n),
  ]) {
    await act()
    await later(hour)
    states.push((await friendsOf(ana))[0]?.state ?? '')
  }
  expect(states).toEqual(['joined', 'verified', 'deposited', 'deposited', 'paid'])
  expect(await tools.rewardsOf(ana, ben)).toEqual(['posted', 'posted'])
  expect([await balanceOf(ana), await balanceOf(ben)]).toEqual(['20.00', '110.00'])
  expect(await detailOf(ana)).toMatchObject({
    invited: 1,
    verified: 1,
    deposited: 1,
    reward_total: '20.00',
    counted_this_month: 1,
  })
  await Promise.all([1, 2, 3].map(() => later(30 * dayMs)))
  expect([await balanceOf(ana), await balanceOf(ben)]).toEqual(['20.00', '110.00'])
})

test('a first deposit that is too small does not count, and the next one may [PROMO-132]', async () => {
  const ana = await member()
  const ben = await tools.bring(ana)
  await tools.verify(ben)
  await tools.deposit(ben, 99n)
  await tools.play(ben, 99n)
  await later(hour)
  expect(await tools.rowOf(ben)).toMatchObject({ deposit: null, counted_at: null })
  await tools.deposit(ben, 100n)
  await tools.play(ben, 100n)
  await later(hour)
  expect(await tools.rewardsOf(ana, ben)).toEqual(['posted', 'posted'])
})

/** Friends who count while whoever brought them takes a break, so that only the parents' sides are still to be given. */
async function waiting(parents: readonly Player[], each: number) {
  const brought = parents.flatMap(parent => Array.from({ length: each }, () => tools.complete(parent)))
  const friends = await Promise.all(brought)
  for (const parent of parents) await close(parent, 'time_out', 1)
  await later(hour)
  world.clock.advance(25 * hour)
  const offer = await findInvite(grantDeps(world), promotion, 1)
  if (!offer) throw new Error('No invitation is live.')
  const rows = () => Promise.all(friends.map(tools.rowOf))
  const pay = (row: Awaited<ReturnType<typeof rows>>[number]) => paySide(tools.deps(), { offer, row, side: 'parent' })
  return { friends, pay, rows }
}

test('two friends who come to it at once never pass the friends of a month, and the third waits for the next one [PROMO-134]', async () => {
  const ana = await member()
  const { friends, pay, rows } = await waiting([ana], 3)
  await Promise.all((await rows()).map(pay))
  const states = async () => (await friendsOf(ana)).map(({ state }) => state).sort()
  expect(await states()).toEqual(['next_month', 'paid', 'paid'])
  expect(await detailOf(ana)).toMatchObject({ counted_this_month: 2, reward_total: '40.00' })
  expect(await Promise.all(friends.map(async ben => (await tools.rewardsOf(ana, ben))[1]))).toEqual([
    'posted',
    'posted',
    'posted',
  ])
  // The month is that of the ID: another account that has it by then brings nobody more in it.
  const twin = await tools.stay(await world.player({ kyc: 'fully_kyc' }))
  const giveId = (from: Player, to: Player) =>
    world.db.app(tx => tx.updateTable('kyc_id_claim').set({ uid: to.uid }).where('uid', '=', from.uid).execute())
  await giveId(ana, twin)
  await tools.complete(twin)
  await later(60_000)
  expect((await friendsOf(twin)).map(({ state }) => state)).toEqual(['next_month'])
  await giveId(twin, ana)
  await later(31 * dayMs)
  expect(await states()).toEqual(['paid', 'paid', 'paid'])
  expect(await balanceOf(ana)).toBe('60.00')
})

test('the same friend seen by many workers at once is paid for once', async () => {
  const ana = await member()
  const { pay, rows } = await waiting([ana], 1)
  const [row] = await rows()
  if (!row) throw new Error('Nobody was brought.')
  await Promise.all(Array.from({ length: 8 }, () => pay(row)))
  await pay(row)
  expect(await balanceOf(ana)).toBe('20.00')
  expect(await detailOf(ana)).toMatchObject({ counted_this_month: 1, reward_total: '20.00' })
})

test('whoever verifies after the last day of the invitation brings nothing, and one who was ready is still given theirs [PROMO-135]', async () => {
  const ana = await member()
  const [late, ready] = [await tools.bring(ana), await tools.complete(ana)]
  await tools.deposit(late)
  await tools.play(late)
  await later(7.6 * dayMs)
  await tools.verify(late)
  await later(12 * hour)
  expect(await tools.rowOf(late)).toMatchObject({ counted_at: null })
  expect(await tools.rewardsOf(ana, ready)).toEqual(['posted', 'posted'])
  await later(90 * dayMs)
  await tools.see()
  expect((await friendsOf(ana)).map(({ state }) => state).sort()).toEqual(['over', 'paid'])
})

test('a friend with the ID by which another one counted brings nothing [PROMO-136]', async () => {
  const ana = await member()
  const ben = await tools.complete(ana)
  await later(hour)
  const eva = await tools.bring(ana)
  await tools.review(eva)
  await tools.deposit(eva)
  await tools.play(eva)
  // The first one's account was given up, and the ID came free with it.
  await world.db.app(tx => tx.updateTable('kyc_id_claim').set({ uid: eva.uid }).where('uid', '=', ben.uid).execute())
  await later(hour)
  expect(await tools.rewardsOf(ana, eva)).toEqual([undefined, undefined])
  expect((await friendsOf(ana)).map(({ state }) => state).sort()).toEqual(['over', 'paid'])
})

test('who excluded themselves, takes a break or closed their account is given nothing, and a parent never learns it of a friend [PROMO-137]', async () => {
  const [ana, closed, eva] = [await member(), await member(), await member()]
  const [ben, kit, leo] = [await tools.complete(ana), await tools.complete(closed), await tools.complete(eva)]
  await close(ben, 'exclusion', 200)
  await closeAccount(world.db, closed.uid, world.clock.now())
  await close(eva, 'time_out', 1)
  const [mia, noa] = [await tools.complete(ana), await tools.complete(ana)]
  await closeAccount(world.db, mia.uid, world.clock.now())
  await close(noa, 'time_out', 1)
  await later(hour)
  for (const friend of [ben, mia, noa]) expect(await tools.rewardsOf(ana, friend)).toEqual([undefined, undefined])
  // Of the closed account it reads as of one whose time is over, or whose ID had counted before.
  const seen = (await friendsOf(ana)).map(({ state, reward }) => `${state} ${reward}`)
  expect(seen.toSorted()).toEqual(['over 0.00', 'played 0.00', 'played 0.00'])
  expect(await tools.rewardsOf(closed, kit)).toEqual([undefined, 'posted'])
  expect(await tools.rewardsOf(eva, leo)).toEqual([undefined, 'posted'])
  expect(await detailOf(eva)).toMatchObject({ offer: null, why_not: { code: 'promotion_paused' } })
  await later(25 * hour)
  expect(await tools.rewardsOf(eva, leo)).toEqual(['posted', 'posted'])
})

test('what a person has to look at is promised as held, to both, and reads as being checked [PROMO-138]', async () => {
  const ana = await member()
  const ben = await tools.complete(ana)
  const followed: bigint[] = []
  world.clock.advance(hour)
  await tools.see({ findHold: async () => 'ring', followRing: async (_deps, child) => void followed.push(child) })
  expect(await tools.rewardsOf(ana, ben)).toEqual(['held', 'held'])
  expect((await friendsOf(ana))[0]).toMatchObject({ state: 'checking' })
  expect(followed).toContain(ben.uid)
})

test('a deposit that is taken back before it counts is none, and one taken back afterwards takes both rewards back but what was played [PROMO-139]', async () => {
  const ana = await member()
  const early = await tools.complete(ana)
  world.clock.advance(1000)
  await tools.chargeBack(early)
  await later(hour)
  expect(await tools.rewardsOf(ana, early)).toEqual([undefined, undefined])
  const [kit, ben] = [await tools.complete(ana), await tools.complete(ana)]
  await later(hour)
  await tools.play(ana, 10n)
  // The reward asks for play of twice its amount, which kit has done.
  await tools.play(kit, 20n)
  const balances = () => Promise.all([ana, ben, kit].map(balanceOf))
  expect(await balances()).toEqual(['40.00', '110.00', '110.00'])
  for (const friend of [ben, kit]) await tools.chargeBack(friend)
  await later(dayMs)
  await tools.see()
  expect(await balances()).toEqual(['0.00', '100.00', '110.00'])
  expect((await friendsOf(ana))[0]).toMatchObject({ state: 'none', reward: '0.00' })
  expect((await detailOf(ana)).reward_total).toBe('0.00')
  const told = (await ask(world, 'GET /member/message/list', {}, ana)).data.d
  expect(JSON.stringify(told)).toContain('Invite reward taken back')
  await later(30 * dayMs)
  expect(await balanceOf(ana)).toBe('0.00')
})

test('without a live invitation the link works, nothing is promised, and a tester brings nothing', async () => {
  await stop()
  const ana = await member()
  const ben = await tools.complete(ana)
  await later(hour)
  expect(await detailOf(ana)).toMatchObject({ offer: null, why_not: null, invited: 1 })
  expect(await tools.rewardsOf(ana, ben)).toEqual([undefined, undefined])
  promotion = await live()
  const eva = await tools.bring(await member())
  await world.db.member(eva.uid, tx =>
    tx.updateTable('profile').set({ tester: true }).where('uid', '=', eva.uid).execute(),
  )
  await tools.verify(eva)
  await tools.deposit(eva)
  await tools.play(eva)
  await later(hour)
  expect(await tools.rowOf(eva)).toMatchObject({ counted_at: null })
})

async function leftOf(): Promise<number> {
  const [budget] = await world.db.app(tx =>
    tx
      .selectFrom('promotion_budget')
      .select(({ fn }) => fn.sum<bigint>('left_units').as('left'))
      .where('promotion', '=', promotion)
      .execute(),
  )
  return Number(budget?.left ?? 0n) / 10_000
}

const pesosOf = async (players: readonly Player[]) =>
  (await Promise.all(players.map(balanceOf))).reduce((sum, one) => sum + Number(one), 0)

test('twenty friends at once take all that the budget has and no more, and the others are refused', async () => {
  await stop()
  const terms = { ...inviteTerms, friend: '0', most: '10' }
  // All of it may go on one day.
  promotion = await live({ budget: '100', last_day: manilaDay(world.clock.now()), terms })
  const parents = await Promise.all(Array.from({ length: 10 }, member))
  const { pay, rows } = await waiting(parents, 2)
  await Promise.all((await rows()).map(pay))
  expect([await pesosOf(parents), await leftOf()]).toEqual([100, 0])
  const ended = await rows()
  expect(ended.filter(row => row.parent_state === 'promised')).toHaveLength(5)
  expect(ended.filter(row => row.parent_code === 'promotion_used_up')).toHaveLength(15)
})

test('once the brake or staff have stopped an invitation nothing new is taken of it, and whoever counts by it waits no more [PROMO-181]', async () => {
  await stop()
  promotion = await live({ budget: '200', terms: { ...inviteTerms, friend: '0', most: '10' } })
  const parents = await Promise.all([1, 2].map(member))
  const { pay, rows } = await waiting(parents, 3)
  for (const row of await rows()) await pay(row)
  const paid = (await rows()).filter(row => row.parent_state === 'promised').length
  // The brake stopped it before all six were given theirs.
  expect([paid > 0, paid < 6]).toEqual([true, true])
  await later(60_000)
  const rest = (await rows()).filter(row => row.parent_state === 'refused' && row.parent_code === 'promotion_stopped')
  expect([rest.length, await pesosOf(parents), await leftOf()]).toEqual([6 - paid, paid * 20, 200 - paid * 20])
})

test('once staff have stopped an invitation whoever waits by it is refused within a minute [PROMO-181]', async () => {
  await stop()
  promotion = await live({ terms: { ...inviteTerms, friend: '0', most: '10' } })
  const ana = await member()
  const { rows } = await waiting([ana], 2)
  expect((await rows()).map(row => row.parent_state)).toEqual(['open', 'open'])
  const left = await leftOf()
  await stop()
  await later(60_000)
  const ended = (await rows()).map(row => [row.parent_state, row.parent_code])
  expect(ended).toEqual(ended.map(() => ['refused', 'promotion_stopped']))
  expect([await balanceOf(ana), await leftOf()]).toEqual(['0.00', left])
})

test('a deposit whose play was released without a bet does not count until it is played [PROMO-132]', async () => {
  const ana = await member()
  const ben = await tools.bring(ana)
  await tools.verify(ben)
  await tools.deposit(ben)
  const release = { act: 'play_released', uid: ben.uid, reference: `release ${ben.uid}`, amount: 0n } as const
  const nowMs = world.clock.now()
  expect(await world.db.member(ben.uid, tx => post(tx, { ...release, nowMs }))).toMatchObject({ ok: true })
  await later(hour)
  expect(await tools.rowOf(ben)).toMatchObject({ played_at: null, counted_at: null })
  expect((await friendsOf(ana))[0]).toMatchObject({ state: 'deposited' })
  await tools.play(ben)
  await later(hour)
  expect(await tools.rewardsOf(ana, ben)).toEqual(['posted', 'posted'])
})

test('a friend who was ready on the last day and takes a break over it counts once that is over [PROMO-135]', async () => {
  await stop()
  world.clock.advance(startOfManilaDay(world.clock.now()) + 1.5 * dayMs - world.clock.now())
  promotion = await live({ last_day: manilaDay(world.clock.now()) })
  const ana = await member()
  const ben = await tools.complete(ana)
  await close(ben, 'time_out', 3)
  const states: string[] = []
  for (const ms of [hour, 2 * dayMs, 1.5 * dayMs]) {
    await later(ms)
    states.push((await friendsOf(ana))[0]?.state ?? '')
  }
  expect(states).toEqual(['played', 'played', 'paid'])
  expect(await tools.rewardsOf(ana, ben)).toEqual(['posted', 'posted'])
})

test('new terms cut off nobody who is under way: each friend counts by what held as they joined, and both pages say so [PROMO-294]', async () => {
  const last_day = manilaDay(world.clock.now() + 60 * dayMs)
  const id = promotion
  const ana = await member()
  const ben = await tools.bring(ana)
  world.clock.advance(2 * dayMs)
  desk = await promotionDesk(world)
  const more = { ...inviteTerms, parent: '30', friend: '15', deposit: '200' }
  await desk.agreeOn(id, offerFor(world, { terms: more, last_day }))
  const eva = await tools.bring(ana)
  expect((await detailOf(ben)).own).toMatchObject({ state: 'joined', amount: '10.00', least_deposit: '100.00' })
  expect((await detailOf(eva)).own).toMatchObject({ state: 'joined', amount: '15.00', least_deposit: '200.00' })
  for (const friend of [ben, eva]) {
    await tools.verify(friend)
    await tools.deposit(friend)
    await tools.play(friend)
  }
  await later(hour)
  expect((await friendsOf(ana)).map(({ state, reward }) => [state, reward])).toEqual([
    ['verified', '0.00'],
    ['paid', '20.00'],
  ])
  expect(await tools.rowOf(ben)).toMatchObject({ promotion: id, version: 1, friend_amount: 100_000n })
  expect(await budgetsOf(id)).toEqual([
    [1, 970],
    [2, 1000],
  ])
  await tools.deposit(eva, 200n)
  await tools.play(eva, 200n)
  await later(hour)
  expect(await tools.rowOf(eva)).toMatchObject({ promotion: id, version: 2, friend_amount: 150_000n })
  expect(await tools.rewardsOf(ana, eva)).toEqual(['posted', 'posted'])
})

test('who joined before a stop goes on by the version that takes its place, and waits until there is one [PROMO-294]', async () => {
  const last_day = manilaDay(world.clock.now() + 60 * dayMs)
  const id = promotion
  const ana = await member()
  const ben = await tools.bring(ana)
  await stop()
  await tools.verify(ben)
  await tools.deposit(ben)
  await tools.play(ben)
  world.clock.advance(2 * dayMs)
  await tools.see()
  expect((await detailOf(ben)).own).toBe(null)
  expect((await tools.rowOf(ben)).counted_at).toBe(null)
  desk = await promotionDesk(world)
  await desk.agreeOn(id, offerFor(world, { terms: { ...inviteTerms, friend: '5' }, last_day }))
  expect((await detailOf(ben)).own).toMatchObject({ amount: '5.00' })
  await later(13 * hour)
  expect(await tools.rowOf(ben)).toMatchObject({ version: 2, friend_amount: 50_000n })
  expect(await tools.rewardsOf(ana, ben)).toEqual(['posted', 'posted'])
})

/** What is left of the budget of each version, in pesos. */
async function budgetsOf(id: string): Promise<readonly (readonly [number, number])[]> {
  const query = world.db.app(tx =>
    tx
      .selectFrom('promotion_budget')
      .select(({ fn }) => ['version', fn.sum('left_units').as('left')])
      .where('promotion', '=', id)
      .groupBy('version')
      .orderBy('version')
      .execute(),
  )
  return (await query).map(({ version, left }) => [version, Number(left) / 10_000])
}
