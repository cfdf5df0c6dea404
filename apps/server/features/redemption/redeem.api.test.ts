import { dayMs } from '@saya/money'
import { inLanes, type MallTools, mallTools, openWorld, type Player, seededRandom, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killShare } from '../../../../packages/testing/simulation/simulation.store.ts'
import { isConnectionLost } from '../../platform/db/isConnectionLost.ts'
import { journalGrounds } from '../../worker/journalGrounds.ts'
import { setGate } from '../gate/index.ts'
import { auditAll, post } from '../wallet/index.ts'
import { endClaim, returnPieces } from './claim/endClaim.ts'
import { NotTaken, takeClaim } from './claim/takeClaim.ts'
import { redeem } from './redeem.ts'

const leaseMs = 31_000

let world: World
let mall: MallTools
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  mall = await mallTools(world)
})
afterAll(() => world.close())

/** Where a call is cut off: behind the claim, before the commit of the redemption, behind it, or nowhere. */
const cuts = ['claimed', 'redeeming', 'redeemed', 'nowhere'] as const
type Cut = (typeof cuts)[number]

async function call(
  player: Player,
  { id, name, cut, pieces = 1 }: { id: string; name: string; cut: Cut; pieces?: number },
) {
  const { db, clock } = world
  const claim = await mall.claim(player, id, { name, pieces })
  try {
    const taken = await db.app(tx => takeClaim(tx, {}, { claim, most: 0 }))
    if (cut === 'claimed') return
    const came = await db.member(player.uid, async tx => {
      const redeemed = await redeem(tx, { clock, jurisdiction: 'standard' }, taken)
      if (cut === 'redeeming') throw new Error('killed')
      return redeemed
    })
    if (cut === 'redeemed') return
    await endClaim(world, claim, came.code)
  } catch (fault) {
    if (!(fault instanceof NotTaken) && !(fault instanceof Error && fault.message === 'killed')) throw fault
  }
}

async function redemptions(id: string) {
  const all = []
  for (let schema = 0; schema < world.db.memberSchemas; schema++) {
    all.push(
      ...(await world.db.memberSchema(schema, tx =>
        tx.selectFrom('redemption').selectAll().where('goods', '=', id).execute(),
      )),
    )
  }
  return all
}

test.each(cuts)(
  'a call that is cut off (%s) is finished by the sweep, once, and the same call again changes nothing [MALL-41]',
  async cut => {
    const id = await mall.goods(3, { deliver_method: 1, gives: 'ticket', gives_amount: 1 })
    const ana = await mall.buyer(300n)
    await call(ana, { id, name: cut, cut })
    world.clock.advance(leaseMs)
    await Promise.all([mall.sweep(), mall.sweep()])
    await call(ana, { id, name: cut, cut: 'nowhere' })
    expect(await mall.coinsOf(ana)).toEqual([[40, 100n]])
    const rows = await redemptions(id)
    expect(rows.map(({ status }) => status)).toEqual(['successful'])
    expect(rows.map(({ submitted_at: from, expected_at: by }) => by - from)).toEqual([7 * dayMs])
    expect(await mall.stockOf(id)).toEqual({ left: 2, received: 3, claimed: 1 })
  },
)

test('a claim whose Filcoins are gone by then comes to nothing for good, and its pieces go back once [MALL-42]', async () => {
  const id = await mall.goods(3)
  const ana = await mall.buyer(200n)
  await call(ana, { id, name: 'late', cut: 'claimed', pieces: 2 })
  expect(await mall.stockOf(id)).toMatchObject({ left: 1, claimed: 2 })
  const spend = { act: 'adjustment', asset: 'FIL', direction: 'taken', reason: 'correction' } as const
  const posting = { uid: ana.uid, reference: 'spent elsewhere', amount: 50n, nowMs: world.clock.now() }
  await world.db.member(ana.uid, tx => post(tx, { ...spend, ...posting }))
  world.clock.advance(leaseMs)
  await mall.sweep()
  await mall.sweep()
  expect(await mall.stockOf(id)).toMatchObject({ left: 3, claimed: 0 })
  // Filcoins that come afterwards do not wake it.
  await world.db.member(ana.uid, tx =>
    post(tx, { act: 'points', uid: ana.uid, reference: 'more', amount: 900n, nowMs: world.clock.now() }),
  )
  await call(ana, { id, name: 'late', cut: 'nowhere', pieces: 2 })
  expect(await mall.coinsOf(ana)).toEqual([])
  expect((await mall.listOf(ana)).data).toMatchObject({ d: [], t: 0 })
  expect(await mall.stockOf(id)).toMatchObject({ left: 3, claimed: 0 })
})

test('somebody who excludes themselves between the claim and the Filcoins pays nothing [MALL-38]', async () => {
  const id = await mall.goods(3)
  const ana = await mall.buyer(100n)
  await call(ana, { id, name: 'gone', cut: 'claimed' })
  const gate = { uid: ana.uid, cause: 'exclusion', openUntilMs: null, closedUntilMs: null } as const
  await world.db.member(ana.uid, tx => setGate(tx, { ...gate, nowMs: world.clock.now() }))
  world.clock.advance(leaseMs)
  await mall.sweep()
  expect(await mall.coinsOf(ana)).toEqual([])
  expect(await mall.stockOf(id)).toMatchObject({ left: 3, claimed: 0 })
})

test('of calls of one member at once no more is counted than one may have [MALL-43]', async () => {
  const id = await mall.goods(20, { most_per_person: 2 })
  const ana = await mall.buyer(2000n)
  const answers = await Promise.all(Array.from({ length: 6 }, () => mall.submit(ana, id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(answers.filter(({ code }) => code === 'goods_limit')).toHaveLength(4)
  expect(await mall.stockOf(id)).toEqual({ left: 18, received: 20, claimed: 2 })
})

test('of claims of one member that all found room before no more is counted than one may have [MALL-43]', async () => {
  const id = await mall.goods(20)
  const ana = await mall.buyer(2000n)
  const claims = await Promise.all(
    Array.from({ length: 6 }, (_, at) => mall.claim(ana, id, { name: `claim ${at}`, pieces: 1 })),
  )
  const taken = await Promise.allSettled(claims.map(claim => world.db.app(tx => takeClaim(tx, {}, { claim, most: 2 }))))
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const codes = taken.flatMap(one => (one.status === 'rejected' ? [(one.reason as NotTaken).code] : []))
  expect(codes).toEqual(Array.from({ length: 4 }, () => 'goods_limit'))
  expect(await mall.stockOf(id)).toMatchObject({ left: 18 })
})

/** How many want how few pieces: with fewer, MALL_BUYERS=60 npm test -- api redeem.api */
const buyers = Number(process.env.MALL_BUYERS ?? 500)
const stock = Math.ceil(buyers / 10)
/** Connections are killed every so many calls, whatever the size of the crowd. */
const killEvery = Math.max(2, Math.floor(buyers / 5))
/** More than there are connections, so that calls wait for them too. */
const atOnce = 60

/** Ends a third of the connections, whatever they are in the middle of, and then another third, between other calls. */
async function killSome(): Promise<number> {
  let killed = 0
  for (let at = 0; at < 3; at++) killed += await world.db.app(tx => killShare(tx, { of: 3, at })).catch(() => 0)
  return killed
}

/** What a call comes to whose connection was killed. */
function cutOff(fault: unknown): 'cut off' {
  if (!isConnectionLost(fault)) throw fault
  return 'cut off'
}

test(`${buyers} buyers for ${stock} pieces, with connections killed while they buy, redeem what there is, nobody pays twice, and every Filcoin is accounted for [MALL-44]`, async () => {
  const random = seededRandom(500)
  const id = await mall.goods(stock)
  const purses = Array.from({ length: buyers }, () => (random.isOnceIn(10) ? 40n : 250n))
  const crowd = await inLanes(purses, atOnce, coins => mall.buyer(coins))
  const draw = () => random.pick<Cut>([...cuts, 'nowhere', 'nowhere'])
  const planned = crowd.flatMap(player => {
    const first = { player, name: 'first', cut: draw() }
    return random.isOnceIn(3) ? [first, { player, name: 'first', cut: draw() }] : [first]
  })
  const ends = await inLanes(planned, atOnce, async ({ player, name, cut }, at) => {
    const kills = at % killEvery === Math.floor(killEvery / 2) ? killSome() : 0
    return [await call(player, { id, name, cut }).catch(cutOff), await kills] as const
  })
  expect(ends.some(([, killed]) => killed > 0)).toBe(true)
  expect(ends.some(([end]) => end === 'cut off')).toBe(true)
  // Whoever found none while others held what came to nothing comes again once the sweep has given it back.
  for (let round = 0; round < 3 && (round === 0 || (await mall.stockOf(id)).left > 0); round++) {
    world.clock.advance(61_000)
    await Promise.all([mall.sweep(), mall.sweep()])
    await inLanes(crowd, atOnce, player => call(player, { id, name: 'first', cut: 'nowhere' }))
  }
  const rows = (await redemptions(id)).filter(({ status }) => status !== 'refused')
  expect(rows).toHaveLength(stock)
  expect(new Set(rows.map(({ uid }) => uid)).size).toBe(stock)
  expect(await mall.stockOf(id)).toEqual({ left: 0, received: stock, claimed: stock })
  const paid = await inLanes(crowd, atOnce, player => mall.coinsOf(player))
  expect(paid.flat()).toHaveLength(stock)
  expect(paid.every(one => one.length <= 1)).toBe(true)
})

test('pieces of what failed go back once, however often that is tried', async () => {
  const id = await mall.goods(3)
  const ana = await mall.buyer(100n)
  await mall.submit(ana, id)
  const [row] = await redemptions(id)
  if (!row) throw new Error('There is no redemption.')
  await Promise.all([returnPieces(world, row), returnPieces(world, row)])
  await returnPieces(world, row)
  expect(await mall.stockOf(id)).toEqual({ left: 3, received: 3, claimed: 0 })
})

test('pieces that are given back race with those who take them, a thousand times, and what is left and claimed is what was received [MALL-47]', async () => {
  const stock = 7
  const id = await mall.goods(stock)
  const crowd = await Promise.all(Array.from({ length: 10 }, () => mall.buyer(0n)))
  let taken = 0
  let refused = 0
  async function takeAndGiveBack(player: Player, name: string): Promise<void> {
    const claim = await mall.claim(player, id, { name })
    try {
      await world.db.app(tx => takeClaim(tx, {}, { claim, most: 0 }))
    } catch (fault) {
      if (!(fault instanceof NotTaken)) throw fault
      refused++
      return
    }
    taken++
    // By the call and by the sweep at once.
    await Promise.all([endClaim(world, claim, 'points_short'), endClaim(world, claim, 'points_short')])
  }
  const racers = crowd.map(async (player, nth) => {
    for (let round = 0; round < 100; round++) await takeAndGiveBack(player, `race ${nth} ${round}`)
  })
  let hasEnded = false
  let looks = 0
  async function look(): Promise<void> {
    while (!hasEnded) {
      // In one statement, so that both are of one moment.
      const { rows } = await world.db.app(tx =>
        sql<{ left: number; excess: number }>`
          select s.left_pieces::integer as left, (s.left_pieces - s.received + s.taken_out + coalesce((
            select sum(c.pieces) from goods_claim c where c.goods = s.goods and c.status in ('taken', 'done')
          ), 0))::integer as excess from goods_stock s where s.goods = ${id}`.execute(tx),
      )
      looks += 1
      expect(rows[0]?.excess).toBe(0)
      expect(rows[0]?.left).toBeGreaterThanOrEqual(0)
    }
  }
  const looking = look()
  await Promise.all(racers)
  hasEnded = true
  await looking
  expect([taken + refused, refused > 0, taken > stock, looks > 10]).toEqual([1000, true, true, true])
  expect(await mall.stockOf(id)).toEqual({ left: stock, received: stock, claimed: 0 })
})

test('the audit finds a redemption behind each Filcoin that was spent, and nothing wrong', async () => {
  const { findings } = await auditAll({ ...world, grounds: journalGrounds({ isLocal: false }) })
  const kinds = findings.filter(
    ({ detail }) => /of kind (?:21|40|41)/.test(detail) || /missing/.test(JSON.stringify(detail)),
  )
  expect(kinds).toEqual([])
})
