import {
  approvedPlayer,
  ask,
  grantDeps,
  inviteTerms,
  inviteTools,
  type InviteTools,
  openWorld,
  promotionDesk,
  rewardTools,
  ringDesk,
  staffOf,
  untilWaiting,
} from '@saya/testing'
import type { Player, World } from '@saya/testing'
import { daySpan, manilaDay } from '@saya/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '../../platform/db/instant.ts'
import { ringPorts } from '../../ports/invitePorts.ts'
import { finishClaims, monthOf, withdrawInvite } from '../promotion/index.ts'
import { followRing } from '../ring/index.ts'
import { countMonth, endSide } from './invite.store.ts'

let world: World
let tools: InviteTools
let promotion: string
const hour = 3_600_000
const day = 24 * hour
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = inviteTools(world)
  const { live } = await promotionDesk(world)
  const last_day = manilaDay(world.clock.now() + 200 * day)
  promotion = await live({ terms: inviteTerms, budget: '100000', last_day }, 'invite')
})
afterAll(() => world.close())

async function later(ms: number) {
  world.clock.advance(ms)
  await tools.see(ringPorts)
}

/** What the desk of rings has found or said of a friend. */
async function ringOf(parent: Player, { uid }: Player, status: 'held' | 'free' | 'refused') {
  const at = instant(world.clock.now())
  await world.db.app(async tx => {
    await tx
      .insertInto('ring')
      .values({ uid: parent.uid, found_at: at, held: 1 })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    const said = status === 'held' ? {} : { decided_by: 'rosa', decided_at: at, due_at: at }
    await tx
      .insertInto('ring_friend')
      .values({ uid, parent: parent.uid, points: 5, found_at: at, status, ...said })
      .onConflict(conflict => conflict.column('uid').doUpdateSet({ status, ...said }))
      .execute()
  })
}

/** What is left of the budget, and of the friends and gifts of a month of one who invites. */
async function takenOf(parent: Player) {
  const idHash = Buffer.alloc(32, String(parent.uid))
  const month = monthOf(manilaDay(world.clock.now()))
  return world.db.app(async tx => {
    const slices = tx.selectFrom('promotion_budget').select('left_units').where('promotion', '=', promotion)
    const gifts = tx.selectFrom('gift_month').select('units').where('id_hash', '=', idHash)
    return {
      left: (await slices.execute()).reduce((sum, { left_units: units }) => sum + units, 0n),
      gifts: (await gifts.execute()).reduce((sum, { units }) => sum + units, 0n),
      friends: await countMonth(tx, { idHash, month }),
    }
  })
}

test('two friends who are held and refused give back budget, gifts and month, and a third one is paid for in it [PROMO-183]', async () => {
  const ana = await approvedPlayer(world)
  const before = await takenOf(ana)
  const fakes = [await tools.complete(ana), await tools.complete(ana)]
  for (const fake of fakes) await ringOf(ana, fake, 'held')
  await later(hour)
  for (const fake of fakes) expect(await tools.rewardsOf(ana, fake)).toEqual(['held', 'held'])
  expect(await takenOf(ana)).toEqual({ left: before.left - 600_000n, gifts: 400_000n, friends: 2 })
  for (const fake of fakes) await ringOf(ana, fake, 'refused')
  await later(day)
  await later(day)
  for (const fake of fakes) {
    expect(await tools.rowOf(fake)).toMatchObject({ parent_state: 'refused', parent_code: 'promotion_withheld' })
  }
  expect(await takenOf(ana)).toEqual({ left: before.left, gifts: 0n, friends: 0 })
  await finishClaims(grantDeps(world))
  expect(await takenOf(ana)).toEqual({ left: before.left, gifts: 0n, friends: 0 })
  const eva = await tools.complete(ana)
  await later(hour)
  expect(await tools.rewardsOf(ana, eva)).toEqual(['posted', 'posted'])
  expect(await takenOf(ana)).toMatchObject({ gifts: 200_000n, friends: 1 })
})

test('claims that are held are looked at once an hour, and one that was cut off is finished before them [PROMO-186]', async () => {
  const ana = await approvedPlayer(world)
  const [ben, kit] = [await tools.complete(ana), await tools.complete(ana)]
  await ringOf(ana, ben, 'held')
  await later(hour)
  // The claim of the friend nobody holds was cut off behind its promise, and is due with the held ones.
  const dueAt = instant(world.clock.now())
  await world.db.app(tx =>
    tx.updateTable('claim').set({ status: 'taken', done_at: null, due_at: dueAt }).where('uid', '=', kit.uid).execute(),
  )
  async function openOf(): Promise<readonly bigint[]> {
    const open = world.db.app(tx => tx.selectFrom('claim').select('uid').where('status', '=', 'taken').execute())
    return (await open).map(({ uid }) => uid)
  }
  expect(await openOf()).toEqual(expect.arrayContaining([ana.uid, ben.uid, kit.uid]))
  expect(await finishClaims(grantDeps(world))).toBe(1)
  expect(await openOf()).not.toContain(kit.uid)
  expect(await openOf()).toEqual(expect.arrayContaining([ana.uid, ben.uid]))
  const minutes = Array.from({ length: 59 }, () => 60_000)
  const seen: number[] = []
  for (const ms of minutes) {
    world.clock.advance(ms)
    seen.push(await finishClaims(grantDeps(world)))
  }
  expect(seen.reduce((sum, one) => sum + one, 0)).toBe(0)
  world.clock.advance(60_000)
  expect(await finishClaims(grantDeps(world))).toBeGreaterThanOrEqual(2)
})

/** What the one deposit of a friend by which they count is known by. */
async function depositOf(friend: Player): Promise<string> {
  return (await tools.rowOf(friend)).deposit ?? ''
}

const balanceOf = async (by: Player) => (await ask(world, 'GET /finance/wallet', {}, by)).data.balance

async function waitAndPost(ms: number) {
  await later(ms)
  await rewardTools(world).sweep()
}

test('a chargeback that is proposed takes nothing, and takes both rewards once it is approved, within a minute and days later too [PROMO-189]', async () => {
  const ana = await approvedPlayer(world)
  const [ben, kit] = [await tools.complete(ana), await tools.complete(ana)]
  await later(hour)
  await tools.chargeBack(ben, { status: 'proposed', deposit: await depositOf(ben) })
  await tools.chargeBack(kit, { status: 'proposed', deposit: await tools.deposit(kit) })
  await later(60_000)
  const balances = () => Promise.all([ana, ben, kit].map(balanceOf))
  expect(await balances()).toEqual(['40.00', '110.00', '210.00'])
  expect(await tools.rowOf(ben)).toMatchObject({
    taken_back_at: null,
    parent_state: 'promised',
    friend_state: 'promised',
  })
  await later(3 * day)
  await tools.decideChargebacks(ben, 'approved')
  await tools.decideChargebacks(kit, 'approved')
  await later(60_000)
  expect(await tools.rowOf(ben)).toMatchObject({ taken_back_at: world.clock.now() })
  expect(await tools.rowOf(kit)).toMatchObject({ taken_back_at: null, parent_state: 'promised' })
  expect(await balances()).toEqual(['20.00', '100.00', '210.00'])
  expect(await takenOf(ana)).toMatchObject({ friends: 2 })
})

test('a proposed chargeback stops what is not given yet, whoever lets it go, and a refused one lets it go on [PROMO-185]', async () => {
  const ana = await approvedPlayer(world)
  const [ben, kit] = [await tools.complete(ana), await tools.complete(ana)]
  for (const friend of [ben, kit]) await ringOf(ana, friend, 'held')
  await later(hour)
  const eva = await tools.complete(ana)
  await later(hour)
  expect(await tools.rewardsOf(ana, eva)).toEqual([undefined, 'posted'])
  // Of ben it is let go just before, and of kit behind the proposal.
  await ringOf(ana, ben, 'free')
  await followRing(grantDeps(world), ben.uid)
  expect(await tools.rewardsOf(ana, ben)).toEqual(['open', 'open'])
  for (const friend of [ben, kit, eva]) {
    await tools.chargeBack(friend, { status: 'proposed', deposit: await depositOf(friend) })
  }
  await later(60_000)
  await ringOf(ana, kit, 'free')
  await followRing(grantDeps(world), kit.uid)
  await waitAndPost(31 * day)
  expect(await tools.rewardsOf(ana, ben)).toEqual(['held', 'held'])
  expect(await tools.rewardsOf(ana, kit)).toEqual(['held', 'held'])
  expect(await tools.rewardsOf(ana, eva)).toEqual([undefined, 'posted'])
  for (const friend of [ben, kit, eva]) await tools.decideChargebacks(friend, 'refused')
  await waitAndPost(hour)
  for (const friend of [ben, kit, eva]) expect(await tools.rewardsOf(ana, friend)).toEqual(['posted', 'posted'])
})

test('a ring that still holds goes on holding behind a refused chargeback, and an approved one refuses what it held [PROMO-185, PROMO-189]', async () => {
  const ana = await approvedPlayer(world)
  const before = await takenOf(ana)
  const [ben, kit] = [await tools.complete(ana), await tools.complete(ana)]
  for (const friend of [ben, kit]) await ringOf(ana, friend, 'held')
  await later(hour)
  for (const friend of [ben, kit]) {
    await tools.chargeBack(friend, { status: 'proposed', deposit: await depositOf(friend) })
  }
  await later(60_000)
  await tools.decideChargebacks(ben, 'refused')
  await tools.decideChargebacks(kit, 'approved')
  await waitAndPost(hour)
  expect(await tools.rewardsOf(ana, ben)).toEqual(['held', 'held'])
  await ringOf(ana, ben, 'free')
  await followRing(grantDeps(world), ben.uid)
  expect(await tools.rewardsOf(ana, ben)).toEqual(['open', 'open'])
  expect(await tools.rewardsOf(ana, kit)).toEqual(['refused', 'refused'])
  expect(await takenOf(ana)).toEqual({ left: before.left - 300_000n, gifts: 200_000n, friends: 1 })
})

test('a chargeback that names no deposit stops nothing before it is approved, and one that was refused never does [PROMO-185]', async () => {
  const ana = await approvedPlayer(world)
  const [ben, kit] = [await tools.complete(ana), await tools.complete(ana)]
  world.clock.advance(1000)
  await tools.chargeBack(ben, { status: 'proposed' })
  await tools.chargeBack(kit, { status: 'refused' })
  await later(hour)
  for (const friend of [ben, kit]) expect(await tools.rewardsOf(ana, friend)).toEqual(['posted', 'posted'])
  await tools.decideChargebacks(ben, 'approved')
  await later(60_000)
  expect(await tools.rowOf(ben)).toMatchObject({ taken_back_at: world.clock.now() })
  expect(await tools.rowOf(kit)).toMatchObject({ taken_back_at: null })
})

test('a friend who is found or refused while the other side waits is held or refused as it is given [PROMO-180]', async () => {
  const ana = await approvedPlayer(world)
  for (const _one of [1, 2]) await tools.complete(ana)
  await later(hour)
  const [found, refused] = [await tools.complete(ana), await tools.complete(ana)]
  await later(hour)
  expect(await tools.rewardsOf(ana, found)).toEqual([undefined, 'posted'])
  await ringOf(ana, found, 'held')
  await ringOf(ana, refused, 'refused')
  world.clock.advance(31 * day)
  await later(hour)
  expect(await tools.rewardsOf(ana, found)).toEqual(['held', 'posted'])
  expect(await tools.rewardsOf(ana, refused)).toEqual(['refused', 'posted'])
  expect(await takenOf(ana)).toMatchObject({ friends: 1 })
})

test('a friend who is refused once both were paid has it taken back but what was played through, which calls a person [PROMO-216]', async () => {
  const ana = await approvedPlayer(world)
  const [ben, kit] = [await tools.complete(ana), await tools.complete(ana)]
  await later(hour)
  for (const friend of [ben, kit]) expect(await tools.rewardsOf(ana, friend)).toEqual(['posted', 'posted'])
  await tools.play(kit, 20n)
  for (const friend of [ben, kit]) await ringOf(ana, friend, 'held')
  const rings = ringDesk(world)
  const { token } = await staffOf(world, { role: 'risk' })
  const paid = async () => (await rings.look(ana.uid, token)).data.ring_friends.map(friend => friend.paid)
  expect(await paid()).toEqual(['30.00', '30.00'])
  for (const friend of [ben, kit]) expect((await rings.decide(friend.uid, false, token)).status).toBe(200)
  await later(60_000)
  expect(await paid()).toEqual(['0.00', '10.00'])
  expect(await Promise.all([ana, ben, kit].map(balanceOf))).toEqual(['0.00', '100.00', '110.00'])
  const told = (await ask(world, 'GET /member/message/list', {}, ben)).data.d
  expect(JSON.stringify(told)).toContain('Invite reward taken back')
  const rows = await Promise.all([ben, kit].map(friend => tools.rowOf(friend)))
  expect(rows.every(row => row.taken_back_at === world.clock.now())).toBe(true)
  const subjects = world.db.app(tx =>
    tx.selectFrom('incident').select('subject').where('kind', '=', 'INVITE_TAKEN_BACK').execute(),
  )
  expect((await subjects).map(({ subject }) => subject)).toEqual([rows[1]?.id])
})

/** Just before a month ends. */
function toMonthsEnd() {
  const nowMs = world.clock.now()
  const month = monthOf(manilaDay(nowMs))
  let endMs = nowMs
  while (monthOf(manilaDay(endMs)) === month) endMs = daySpan(manilaDay(endMs)).untilMs
  world.clock.advance(endMs - nowMs - 1000)
}

test('a friend whose claim is taken over a month’s end is one of the month of its day, and comes free in that [PROMO-183]', async () => {
  const ana = await approvedPlayer(world)
  const ben = await tools.complete(ana)
  toMonthsEnd()
  let asked = 0
  await tools.see({
    ...ringPorts,
    findHold: async (_deps, { child }) => {
      // The first time is as the friend counts, the second as the parent is given theirs.
      if (child !== ben.uid || ++asked < 2) return undefined
      world.clock.advance(2000)
      return 'ring'
    },
  })
  expect(await tools.rewardsOf(ana, ben)).toEqual(['held', 'held'])
  expect(await takenOf(ana)).toMatchObject({ gifts: 200_000n, friends: 1 })
  await ringOf(ana, ben, 'refused')
  await later(day)
  await later(day)
  expect(await takenOf(ana)).toMatchObject({ gifts: 0n, friends: 0 })
})

test('a claim that is given back and one that is taken wait for each other, and neither is undone [PROMO-183]', async () => {
  const ana = await approvedPlayer(world)
  const before = await takenOf(ana)
  const fake = await tools.complete(ana)
  await ringOf(ana, fake, 'held')
  await later(hour)
  // Who takes comes to the gifts of the month first, and then to the budget.
  const withdrawn = await world.db.app(async tx => {
    const idHash = Buffer.alloc(32, String(ana.uid))
    await tx.selectFrom('gift_month').select('units').where('id_hash', '=', idHash).forUpdate().execute()
    const waiting = withdrawInvite(grantDeps(world), { uid: ana.uid, name: `invite ${fake.uid}` })
    await untilWaiting(world.db, 1)
    await tx.selectFrom('promotion_budget').select('slice').where('promotion', '=', promotion).forUpdate().execute()
    return { waiting }
  })
  expect(await withdrawn.waiting).toMatchObject({ uid: ana.uid })
  expect(await takenOf(ana)).toMatchObject({ left: before.left - 100_000n, gifts: 0n })
})

test('a side that somebody else ends meanwhile is given nothing, and no refusal is on record that nobody made [PROMO-182]', async () => {
  const ana = await approvedPlayer(world)
  for (const _one of [1, 2]) await tools.complete(ana)
  await later(hour)
  const eva = await tools.complete(ana)
  await later(hour)
  const row = await tools.rowOf(eva)
  expect(row).toMatchObject({ parent_state: 'open', parent_code: 'promotion_gift_cap' })
  world.clock.advance(63 * day)
  await tools.see({
    findHold: async (_deps, { child }) => {
      const refusal = { side: 'parent', state: 'refused', code: 'promotion_withheld' } as const
      if (child === eva.uid) await world.db.app(tx => endSide(tx, row, refusal))
      return undefined
    },
  })
  expect(await tools.rowOf(eva)).toMatchObject({ parent_state: 'refused', parent_code: 'promotion_withheld' })
  const decisions = world.db.app(tx =>
    tx
      .selectFrom('decision')
      .select('code')
      .where('uid', '=', ana.uid)
      .where('name', '=', `invite ${eva.uid}`)
      .execute(),
  )
  expect(await decisions).toEqual([])
})
