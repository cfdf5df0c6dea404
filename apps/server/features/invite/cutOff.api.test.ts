import {
  approvedPlayer,
  closeAccount,
  dyingDatabase,
  inviteTerms,
  inviteTools,
  type InviteTools,
  openWorld,
  type Player,
  promotionDesk,
  rewardTools,
  type World,
} from '@saya/testing'
import { manilaDay } from '@saya/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishClaims } from '../promotion/index.ts'
import { rewardIdOf } from '../reward/index.ts'
import { seeToInvites } from './index.ts'

let world: World
let tools: InviteTools
let promotion: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = inviteTools(world)
  const { live } = await promotionDesk(world)
  const last_day = manilaDay(world.clock.now() + 200 * 86_400_000)
  const terms = { ...inviteTerms, parent: '15', most: '20' }
  promotion = await live({ terms, budget: '100000', last_day }, 'invite')
})
afterAll(() => world.close())

async function leftOf(): Promise<bigint> {
  const rows = await world.db.app(tx =>
    tx.selectFrom('promotion_budget').select('left_units').where('promotion', '=', promotion).execute(),
  )
  return rows.reduce((sum, row) => sum + row.left_units, 0n)
}

async function timesPosted(uid: bigint, name: string): Promise<number> {
  const reference = rewardIdOf({ uid, kind: 4002, name })
  const rows = await world.db.member(uid, tx =>
    tx.selectFrom('journal').select('seq').where('uid', '=', uid).where('reference', '=', reference).execute(),
  )
  return rows.length
}

interface Pair {
  readonly ana: Player
  readonly ben: Player
}

/** A parent and a friend who has done everything, once behind each transaction in which the worker may be killed. */
async function cutOffBehindEach(first: number, followUp: (pair: Pair) => Promise<void>): Promise<number> {
  let pairs = 0
  for (let at = first, isThrough = false; !isThrough; at++, pairs++) {
    const ana = await approvedPlayer(world)
    const ben = await tools.complete(ana)
    world.clock.advance(3_600_000)
    const { dying, opened } = dyingDatabase(world.db, at)
    await seeToInvites({ ...tools.deps(), db: dying }).catch(() => 0)
    isThrough = opened() < at
    await followUp({ ana, ben })
    // Whoever was seen once more would move the places of the next cuts.
    await world.db.app(tx => tx.updateTable('invite').set({ due_at: null }).where('uid', '=', ben.uid).execute())
  }
  return pairs
}

/** The transaction in which a friend begins to count: behind it somebody may have been given something. */
async function countingAt(): Promise<number> {
  await tools.complete(await approvedPlayer(world))
  world.clock.advance(3_600_000)
  const { dying, opened } = dyingDatabase(world.db, Number.POSITIVE_INFINITY)
  let at = 0
  async function findHold() {
    at ||= opened()
    return undefined
  }
  await seeToInvites({ ...tools.deps({ findHold }), db: dying })
  return at + 1
}

async function later(ms: number): Promise<void> {
  world.clock.advance(ms)
  await tools.see()
}

const postedTo = ({ ana, ben }: Pair) =>
  Promise.all([timesPosted(ana.uid, `invite ${ben.uid}`), timesPosted(ben.uid, 'invited')])

test('whoever is cut off behind any transaction leaves both to be paid once, and the budget as what was given', async () => {
  const before = await leftOf()
  const pairs = await cutOffBehindEach(2, async pair => {
    await later(120_000)
    expect(await postedTo(pair)).toEqual([1, 1])
    expect(await tools.rowOf(pair.ben)).toMatchObject({ parent_state: 'promised', friend_state: 'promised' })
  })
  expect(before - (await leftOf())).toBe(BigInt(pairs) * 250_000n)
})

async function balanceOf({ uid }: Pick<Player, 'uid'>): Promise<bigint> {
  const wallet = await world.db.member(uid, tx =>
    tx.selectFrom('wallet').select('balance').where('uid', '=', uid).where('asset', '=', 'PHP').executeTakeFirst(),
  )
  return wallet?.balance ?? 0n
}

test('a deposit that is taken back behind any cut leaves neither with a reward [PROMO-182]', async () => {
  await cutOffBehindEach(await countingAt(), async ({ ana, ben }) => {
    const before = await postedTo({ ana, ben })
    await tools.chargeBack(ben)
    await later(120_000)
    await finishClaims(tools.deps())
    expect(await postedTo({ ana, ben })).toEqual(before)
    expect([await balanceOf(ana), await balanceOf(ben)]).toEqual([0n, 1_000_000n])
    expect(await tools.rewardsOf(ana, ben)).not.toContain('open')
  })
})

async function sweepAll(ms: number): Promise<void> {
  await later(ms)
  await finishClaims(tools.deps())
  await rewardTools(world).sweep()
}

test('nothing more is posted behind any cut once a chargeback is known, and what a refused one held is posted once [PROMO-182, PROMO-185]', async () => {
  await cutOffBehindEach(await countingAt(), async pair => {
    const [before, { deposit }] = [await postedTo(pair), await tools.rowOf(pair.ben)]
    await tools.chargeBack(pair.ben, { status: 'proposed', deposit: deposit ?? undefined })
    await sweepAll(120_000)
    expect(await postedTo(pair)).toEqual(before)
    await tools.decideChargebacks(pair.ben, 'refused')
    await sweepAll(3_600_000)
    await sweepAll(60_000)
    expect(await postedTo(pair)).toEqual([1, 1])
  })
})

test('whoever closes their account behind any cut is noted as what they were given [PROMO-182]', async () => {
  await cutOffBehindEach(await countingAt(), async pair => {
    await closeAccount(world.db, pair.ana.uid, world.clock.now())
    await later(120_000)
    // What could not be posted any more is refused by the sweep, and noted with the next look.
    await rewardTools(world).sweep()
    await later(86_400_000)
    const [times] = await postedTo(pair)
    expect((await tools.rowOf(pair.ben)).parent_state === 'promised').toBe(times === 1)
  })
})
