import {
  approve,
  approvedPlayer,
  ask,
  grantDeps,
  offerFor,
  openWorld,
  type Player,
  type PromotionDesk,
  promotionDesk,
  readLedger,
  rebateTerms,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { countCoupons } from '../../coupon/index.ts'
import { setGate } from '../../gate/index.ts'
import type { GrantDeps } from '../deps.ts'
import { seeToPromotions } from '../index.ts'

const peso = 10_000n

let world: World
let desk: PromotionDesk
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  desk = await promotionDesk(world)
})
afterAll(() => world.close())
/** Gifts and tickets that hold at the same time add up for an ID: each test has its own. */
afterEach(() => world.db.ref(tx => sql`update promotion set live = null`.execute(tx)))

const uidsOf = (players: readonly Player[]) => players.map(({ uid }) => String(uid))
const approvedPlayers = (count: number) => Promise.all(Array.from({ length: count }, () => approvedPlayer(world)))
const sweep = (deps: GrantDeps = grantDeps(world)) => seeToPromotions(deps)

async function gifts({ uid }: Player) {
  const { journal } = await world.db.member(uid, tx => readLedger(tx, uid))
  return journal.filter(({ kind }) => kind === 4010).map(({ amount }) => amount)
}

async function hasClaim(uid: bigint): Promise<boolean> {
  const { rows } = await world.db.app(tx => sql`select from claim where uid = ${uid}`.execute(tx))
  return rows.length > 0
}

/** What everybody declares of every game: a rebate is safe while its margin is wide, and unsafe when it is not. */
const declareReturns = (ppm: number) =>
  world.db.ref(tx => sql`update game set rtp_ppm = ${ppm}, declared_rtp_ppm = null`.execute(tx))
const [wideMargin, noMargin] = [950_000, 999_000]

/** Of each promotion by whom it was stopped. */
async function stoppedBy(ids: readonly string[]): Promise<readonly (string | undefined)[]> {
  const { rows } = await world.db.ref(tx =>
    sql<{ promotion: string; by: string }>`
      select promotion, stopped_by as by from promotion_version where promotion in (${sql.join(ids)})`.execute(tx),
  )
  return ids.map(id => rows.find(({ promotion }) => promotion === id)?.by)
}

const ticketsOf = ({ uid }: Player) => world.db.member(uid, async tx => (await countCoupons(tx, uid)).left)
const listOf = async (id: string) => (await desk.detail(id)).data.list
const forList = (players: readonly Player[], more: object = {}) => ({
  terms: { amount: '20' },
  audience: { users: uidsOf(players) },
  ...more,
})

test('a bonus for a list is given to each member on it once, by two workers at once, and refused to others with the reason that staff and member read [PROMO-170, PROMO-171, TXN-73]', async () => {
  const members = await approvedPlayers(4)
  const [paused, unverified] = [await approvedPlayer(world), await world.player()]
  const closedUntilMs = world.clock.now() + 60_000
  const gate = { uid: paused.uid, cause: 'time_out', openUntilMs: null, closedUntilMs } as const
  await world.db.member(paused.uid, tx => setGate(tx, { ...gate, nowMs: world.clock.now() }))
  const users = [...uidsOf([...members, paused, unverified]), '999999999']
  const id = await desk.live({ ...forList([]), audience: { users } }, 'listGift')
  expect(await listOf(id)).toMatchObject({ given: 0, refused: 0, waiting: 7 })
  expect((await ask(world, 'GET /promo/list', {}, members[0])).data.d).toEqual([])
  await Promise.all([sweep(), sweep()])
  await sweep()
  expect(await Promise.all(members.map(gifts))).toEqual(members.map(() => [20n * peso]))
  expect(await Promise.all([paused, unverified].map(gifts))).toEqual([[], []])
  const list = await listOf(id)
  expect(list).toMatchObject({ given: 4, refused: 3, waiting: 0 })
  expect(list?.d.slice(4).map(({ state, sentence }) => [state, sentence])).toEqual([
    ['refused', 'Promotions are off while you take a break from play.'],
    ['refused', 'Verify your account first. It takes a few minutes.'],
    ['refused', 'Your account cannot get promotions. Please contact Service.'],
  ])
  const reference = list?.d[4]?.reference ?? ''
  const own = await ask(world, 'GET /promo/detail', { query: { id } }, paused)
  expect(own.data.reference).toBe(reference)
  // With the break behind them they read what was decided then, as support does.
  world.clock.advance(120_000)
  const later = await ask(world, 'GET /promo/detail', { query: { id } }, paused)
  expect(later.data).toMatchObject({ reference, why_not: { sentence: list?.d[4]?.sentence } })
  const { data } = await desk.detail(id)
  expect([data.cost, data.claims]).toEqual(['80.00', 4])
  // A new version decides anew: until it has, what came of the one before is not told as its own.
  await desk.agreeOn(id, offerFor(world, { ...forList([]), audience: { users: [String(paused.uid)] } }))
  const anew = await ask(world, 'GET /promo/detail', { query: { id } }, paused)
  expect(anew.data).toMatchObject({ reference: null, why_not: null })
})

test('a list that is cut off goes on where it stood: nobody is given twice or left out [PROMO-172]', async () => {
  const members = await approvedPlayers(5)
  const id = await desk.live(forList(members), 'listGift')
  const deps = grantDeps(world)
  const killedAt = members[2]?.uid ?? 0n
  const db: typeof deps.db = {
    ...deps.db,
    member: async (uid, work) => {
      // The claim of this member is taken, and then the worker is gone.
      if (uid === killedAt && (await hasClaim(uid))) throw new Error('killed')
      return deps.db.member(uid, work)
    },
  }
  await expect(sweep({ ...deps, db })).rejects.toThrow('killed')
  expect((await listOf(id))?.waiting).toBeGreaterThan(0)
  await sweep()
  world.clock.advance(31_000)
  await sweep()
  expect(await Promise.all(members.map(gifts))).toEqual(members.map(() => [20n * peso]))
  expect(await listOf(id)).toMatchObject({ given: 5, refused: 0, waiting: 0 })
})

test('one member of a list whose turn fails keeps nobody else waiting, and the brake and the guard are asked all the same [FACT-113]', async () => {
  await declareReturns(wideMargin)
  const [peaceful, rebate] = [await desk.live(), await desk.live({ terms: rebateTerms }, 'rebate')]
  const before = await approvedPlayer(world)
  expect((await ask(world, 'POST /promo/claim', { body: { id: peaceful } }, before)).status).toBe(200)
  await world.db.ref(tx => sql`update promotion_version set brake = 1 where promotion = ${peaceful}`.execute(tx))
  const members = await approvedPlayers(4)
  const [one, two] = [
    await desk.live(forList(members), 'listGift'),
    await desk.live(forList(members.slice(2), { terms: { amount: '30' } }), 'listGift'),
  ]
  const deps = grantDeps(world)
  const broken = members[0]?.uid
  const db: typeof deps.db = {
    ...deps.db,
    member: async (uid, work) => {
      if (uid === broken && (await hasClaim(uid))) throw new Error('no such wallet')
      return deps.db.member(uid, work)
    },
  }
  await declareReturns(noMargin)
  await expect(sweep({ ...deps, db })).rejects.toThrow('no such wallet')
  await declareReturns(wideMargin)
  expect(await listOf(one)).toMatchObject({ given: 3, refused: 0, waiting: 1 })
  expect(await listOf(two)).toMatchObject({ given: 2, refused: 0, waiting: 0 })
  expect((await desk.detail(peaceful)).data.state).toBe('stopped')
  expect(await stoppedBy([peaceful, rebate])).toEqual(['brake', 'guard'])
})

test('a fault with one promotion keeps the next from neither the brake nor the guard [FACT-113]', async () => {
  await declareReturns(wideMargin)
  for (let made = 0; made < 3; made++) await desk.live({ terms: rebateTerms }, 'rebate')
  const { rows } = await world.db.ref(tx =>
    sql<{ id: string }>`select id from promotion where live is not null order by id`.execute(tx),
  )
  // They are watched in this order. The days of the first have cost more than can be counted.
  const [broken = '', dear = '', unsafe = ''] = rows.map(({ id }) => id)
  await world.db.app(tx =>
    sql`insert into promotion_cost values (${broken}, 1, '2026-03-02', 0, 1, 9223372036854775807),
      (${broken}, 1, '2026-03-02', 1, 1, 9223372036854775807), (${dear}, 1, '2026-03-02', 0, 1, 2)`.execute(tx),
  )
  await world.db.ref(tx => sql`update promotion_version set brake = 1 where promotion = ${dear}`.execute(tx))
  await declareReturns(noMargin)
  await expect(sweep()).rejects.toThrow('out of range')
  expect(await stoppedBy([broken, dear, unsafe])).toEqual(['', 'brake', 'guard'])
  await declareReturns(wideMargin)
  await world.db.app(tx => sql`delete from promotion_cost where promotion = ${broken}`.execute(tx))
})

test('a list that is stopped gives nothing more, and one that names nobody or cannot pay for all is refused [PROMO-170]', async () => {
  const members = await approvedPlayers(2)
  const id = await desk.live(forList(members), 'listGift')
  await desk.stop(id)
  await sweep()
  expect(await Promise.all(members.map(gifts))).toEqual([[], []])
  const nobody = await desk.create({ ...forList([]) }, 'listGift')
  expect(nobody).toMatchObject({ status: 422, code: 'promotion_list' })
  const poor = await desk.create({ ...forList(members), budget: '39.99' }, 'listGift')
  expect(poor).toMatchObject({ status: 422, code: 'promotion_list' })
  expect(poor.sentence).toContain('₱40')
  expect((await ask(world, 'POST /promo/claim', { body: { id } }, members[0])).status).toBe(404)
})

test('a list that one person proposed gives nothing: whoever proposed it cannot approve it, and once another one does it gives [PROMO-170]', async () => {
  const members = await approvedPlayers(2)
  const { id } = await desk.create(forList(members), 'listGift')
  const { number } = (await desk.propose(id)).data
  await sweep()
  expect(await Promise.all(members.map(gifts))).toEqual([[], []])
  expect(await desk.decide(id, number, { token: desk.first })).toMatchObject({ status: 403, code: 'promotion_own' })
  await sweep()
  expect(await Promise.all(members.map(gifts))).toEqual([[], []])
  expect((await desk.decide(id, number)).status).toBe(200)
  await sweep()
  expect(await Promise.all(members.map(gifts))).toEqual([[20n * peso], [20n * peso]])
})

test('nobody on a list is given more than an ID is given in a month [PROMO-170]', async () => {
  const ana = await approvedPlayer(world)
  const first = await desk.live(forList([ana], { terms: { amount: '500' } }), 'listGift')
  await sweep()
  expect(await listOf(first)).toMatchObject({ given: 1, refused: 0 })
  await world.db.ref(tx => sql`update promotion set live = null`.execute(tx))
  const second = await desk.live(forList([ana], { terms: { amount: '200' } }), 'listGift')
  await sweep()
  expect((await listOf(second))?.d[0]).toMatchObject({
    state: 'refused',
    sentence: 'You have reached this month’s gift limit. You can claim again next month.',
  })
})

test('a campaign of cashback tickets is claimed once for each ID, counts as no gift of money, and another beyond the cap is refused; tickets for a list come by themselves, once [PROMO-170, PROMO-173]', async () => {
  const ana = await approvedPlayer(world)
  const wish = { terms: { count: '3' }, budget: '75000' }
  const id = await desk.live(wish, 'tickets')
  const offered = (await ask(world, 'GET /promo/list', {}, ana)).data.d
  expect(offered).toMatchObject([{ id, kind: 'tickets', is_claimed_by_hand: true, why_not: null }])
  const claim = (key: string) =>
    ask(world, 'POST /promo/claim', { body: { id } }, { token: ana.token, headers: { 'idempotency-key': key } })
  const sent = await Promise.all(['one', 'two', 'three'].map(claim))
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(sent.find(({ status }) => status === 200)?.data).toMatchObject({
    amount: '0.00',
    message: '3 cashback tickets are yours. Use one with your next deposit.',
  })
  expect((await ask(world, 'GET /promo/cashback/detail', {}, ana)).data.coupons_num).toBe(3)
  expect(await gifts(ana)).toEqual([])
  const shares = await world.db.app(tx =>
    sql`select g.units from gift_month g join kyc_id_claim c on c.number_hash = g.id_hash
      where c.uid = ${ana.uid}`.execute(tx),
  )
  expect(shares.rows).toEqual([])
  const more = await desk.create(wish, 'tickets')
  expect(await desk.propose(more.id)).toMatchObject({ status: 422, code: 'promotion_tickets' })
  const two = await desk.live({ ...forList([ana]), terms: { count: '2' }, budget: '5000' }, 'listTickets')
  await Promise.all([sweep(), sweep()])
  expect(await ticketsOf(ana)).toBe(5)
  expect(await listOf(two)).toMatchObject({ given: 1, refused: 0 })
  const { data: messages } = await ask(world, 'GET /member/message/list', {}, ana)
  expect(messages.d).toMatchObject([{ kind: 'tickets_given', link: '/cashback' }])
  expect((await desk.detail(id)).data.cost).toBe('7500.00')
  // Another account of the same person claims none.
  const twin = await approvedPlayer(world)
  await world.db.app(tx => sql`delete from kyc_id_claim where uid in (${ana.uid}, ${twin.uid})`.execute(tx))
  await approve(world, twin, String(ana.uid))
  expect((await ask(world, 'POST /promo/claim', { body: { id } }, twin)).code).toBe('promotion_id_used')
  expect(await ticketsOf(twin)).toBe(0)
})
