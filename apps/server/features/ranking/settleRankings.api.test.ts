import { createPublicKey } from 'node:crypto'
import { climb, playerHash, rankingLeaf, rootOf } from '@saya/game-math'
import { dayMs, unitsPerPeso } from '@saya/money'
import {
  ask,
  grantDeps,
  listIncidents,
  openWorld,
  type Player,
  type PromotionDesk,
  promotionDesk,
  rankingTools,
  rewardTools,
  tallyPlay,
  workDay,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSignedLines, type SignedLine } from '../../platform/signed/index.ts'
import { setGate } from '../gate/index.ts'
import { recountSettled } from './index.ts'

let world: World
let desk: PromotionDesk
let tools: ReturnType<typeof rankingTools>
let players: readonly Player[]
let contest: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = rankingTools(world)
  desk = await promotionDesk(world)
  players = await Promise.all(Array.from({ length: 103 }, () => world.player({ kyc: 'fully_kyc' })))
  const to = new Date(world.clock.now() + 20 * dayMs).toISOString().slice(0, 10)
  contest = await tools.open(desk, { from: tools.yesterday(), to })
})
afterAll(() => world.close())

const at = (index: number) => players[index] as Player

interface PlaceRow {
  readonly place: number
  readonly uid: bigint
  readonly turnover: bigint
  readonly prize: bigint
}

async function places(day: string): Promise<readonly PlaceRow[]> {
  const { rows } = await world.db.app(tx =>
    sql<PlaceRow>`select place, uid, turnover, prize from ranking_row where day = ${day} order by place`.execute(tx),
  )
  return rows
}

/** What was promised for a day, by place. */
async function prizes(day: string) {
  const rows: { place: number; uid: bigint; amount: bigint; multiple: number; status: string }[] = []
  for (let schema = 0; schema < world.db.memberSchemas; schema++) {
    const found = await world.db.memberSchema(schema, tx =>
      tx.selectFrom('reward').selectAll().where('kind', '=', 4007).where('name', 'like', `% ${day} %`).execute(),
    )
    rows.push(
      ...found.map(({ name, uid, amount, multiple, status }) => {
        return { place: Number(name.split(' ')[2]), uid, amount, multiple, status }
      }),
    )
  }
  return rows.toSorted((one, other) => one.place - other.place)
}

async function nextDay(): Promise<void> {
  world.clock.advance(dayMs)
  desk = await promotionDesk(world)
}

test('play counts by place: ties by who came to the sum first, free rounds, other games and testers not at all [PROMO-31, PROMO-115]', async () => {
  const day = tools.today()
  const [ana, ben, cora, dan, eva, tester, excluded] = players as readonly [
    Player,
    Player,
    Player,
    Player,
    Player,
    Player,
    Player,
  ]
  const nowMs = world.clock.now()
  await tools.play(ana, { day, pesos: 500n, countedAtMs: nowMs + 5000 })
  await tools.play(ben, { day, pesos: 500n, countedAtMs: nowMs + 4000 })
  await tools.play(cora, { day, pesos: 900n })
  await tallyPlay(world, cora, { day, game: 2, gameType: 3, bet: 100n * unitsPerPeso, win: 0n })
  await tallyPlay(world, dan, {
    day,
    game: 1,
    gameType: 3,
    bet: 9000n * unitsPerPeso,
    win: 0n,
    turnover: 0n,
    isFree: true,
  })
  await tallyPlay(world, eva, { day, game: 7, gameType: 1, bet: 9000n * unitsPerPeso, win: 0n })
  await tools.play(tester, { day, pesos: 9000n })
  await world.db.member(tester.uid, tx => sql`update profile set tester = true where uid = ${tester.uid}`.execute(tx))
  await tools.play(excluded, { day, pesos: 9000n })
  const gate = { uid: excluded.uid, cause: 'exclusion', openUntilMs: null, closedUntilMs: null, nowMs } as const
  await world.db.member(excluded.uid, tx => setGate(tx, gate))
  await Promise.all([tools.count(), tools.count()])
  expect((await places(day)).map(({ uid, turnover }) => [uid, turnover / unitsPerPeso])).toEqual([
    [cora.uid, 1000n],
    [ben.uid, 500n],
    [ana.uid, 500n],
  ])
  const { data: mine } = await ask(world, 'GET /promo/ranking/detail', {}, { token: ana.token })
  expect(mine.contest).toMatchObject({ id: contest, day, entrants: 3, counted_at: Math.floor(nowMs / 1000) })
  expect(mine.own).toMatchObject({ place: 3, is_exact: true, next: { place: 2, missing: '0.01' } })
  const { data: out } = await ask(world, 'GET /promo/ranking/detail', {}, { token: excluded.token })
  expect(out.own).toMatchObject({ place: null, next: null, why_not: { code: 'promotion_paused' } })
  // No prize is shown to whom no offer may be made.
  expect(out.contest).toBeNull()
  const list = ({ token }: Player) => ask(world, 'GET /promo/ranking/list', { query: { page: '1' } }, { token })
  expect([(await list(excluded)).data, (await list(ana)).data.t]).toEqual([{ d: [], t: 0, counted_at: 0 }, 3])
})

function endTallyIn(schema: number, day: string) {
  return world.db.memberSchema(schema, tx =>
    sql`insert into tally_end (day, tx, whole_at) values (${day}::date, '1', now())
      on conflict (day) do update set whole_at = now()`.execute(tx),
  )
}

test('a day with nobody and a day with one are settled, by two workers at midnight as by one [PROMO-116, PROMO-32]', async () => {
  await Promise.all([tools.settle(), tools.settle()]).catch(() => {})
  await tools.settle()
  expect([await prizes(tools.yesterday()), await places(tools.yesterday())]).toEqual([[], []])
  await nextDay()
  // No schema is whole, and then two of three are.
  for (const schema of [undefined, 0, 1]) {
    if (schema !== undefined) await endTallyIn(schema, tools.yesterday())
    await expect(workDay(world, tools.settling())).rejects.toThrow('failed')
    expect(await prizes(tools.yesterday())).toEqual([])
  }
  await Promise.all([tools.settle(), tools.settle()]).catch(() => {})
  await tools.settle()
  expect((await prizes(tools.yesterday())).map(({ place, amount }) => [place, amount / unitsPerPeso])).toEqual([
    [1, 25_000n],
    [2, 12_000n],
    [3, 8000n],
  ])
  await nextDay()
  await tools.play(at(0), { day: tools.yesterday(), pesos: 1n })
  await tools.settle()
  expect(await prizes(tools.yesterday())).toMatchObject([
    { place: 1, uid: at(0).uid, amount: 25_000n * unitsPerPeso, multiple: 2 },
  ])
})

test('of 99 entrants each is given the prize of their place, and each can prove it [PROMO-118]', async () => {
  await nextDay()
  const day = tools.yesterday()
  const entrants = players.filter((_player, index) => index !== 5 && index !== 6).slice(0, 99)
  for (const [index, player] of entrants.entries()) await tools.play(player, { day, pesos: BigInt(1000 - index) })
  await tools.settle()
  const won = await prizes(day)
  expect(won.map(({ uid }) => uid)).toEqual(entrants.map(({ uid }) => uid))
  expect(won.reduce((sum, { amount }) => sum + amount, 0n)).toBe((100_000n - 290n) * unitsPerPeso)
  const query = { contest, day }
  const { data: result } = await ask(world, 'GET /promo/ranking/result', { query })
  const leaves = result.places.map(one => rankingLeaf({ ...one, ...query }))
  expect(rootOf(leaves)).toBe(result.root)
  const key = createPublicKey({ key: Buffer.from(result.public_key, 'base64'), format: 'der', type: 'spki' })
  expect(key.export({ format: 'der', type: 'spki' })).toEqual(
    createPublicKey(tools.deps.signing.key).export({ format: 'der', type: 'spki' }),
  )
  const signed = readSignedLines<SignedLine & { root: string }>(`${result.line}\n`, {
    key: tools.deps.signing.key,
    isFromBeginning: false,
    textOf: ({ signature: _signature, ...said }) => JSON.stringify(said),
  })
  expect([signed.faults, signed.lines[0]?.root]).toEqual([[], result.root])
  const player = at(41)
  const { data: proof } = await ask(world, 'GET /promo/ranking/proof', { query }, { token: player.token })
  const own = rankingLeaf({ ...query, ...proof, player_hash: playerHash(proof.uid, proof.salt) })
  expect([proof.uid, climb(own, proof.path)]).toEqual([String(player.uid), result.root])
  const lie = rankingLeaf({ ...query, ...proof, bonus: '25000.00', player_hash: playerHash(proof.uid, proof.salt) })
  expect(climb(lie, proof.path)).not.toBe(result.root)
  const other = await ask(world, 'GET /promo/ranking/proof', { query }, { token: at(5).token })
  expect(other).toMatchObject({ status: 404, code: 'not_found' })
})

test('killed after the third of 100 prizes with ten bets taken back, a settlement that is run again goes by its snapshot [PROMO-117]', async () => {
  await nextDay()
  const day = tools.yesterday()
  const entrants = players.filter((_player, index) => index !== 5 && index !== 6)
  for (const [index, player] of entrants.entries()) await tools.play(player, { day, pesos: BigInt(5000 - index) })
  const ending = new AbortController()
  let paid = 0
  const { db } = tools.deps
  const dying = {
    ...db,
    member: async <T>(uid: bigint, work: Parameters<typeof db.member<T>>[1]) => {
      if (ending.signal.aborted) throw new Error('The server is gone.')
      const result = await db.member(uid, work)
      if (typeof result === 'object' && result !== null && 'isNew' in result && ++paid === 3) ending.abort()
      return result
    },
  }
  await tools.settle({ db: dying }, ending.signal).catch(() => {})
  expect(await prizes(day)).toHaveLength(3)
  for (const { uid } of entrants.slice(0, 10)) {
    await world.db.member(uid, tx =>
      sql`update tally_game set turnover = 0 where uid = ${uid} and day = ${day}::date`.execute(tx),
    )
  }
  await tools.settle()
  await tools.settle()
  const won = await prizes(day)
  expect(won.map(({ uid }) => uid)).toEqual(entrants.slice(0, 100).map(({ uid }) => uid))
  expect(won.reduce((sum, { amount }) => sum + amount, 0n)).toBe(100_000n * unitsPerPeso)
  await rewardTools(world).sweep()
  expect((await prizes(day)).every(({ status }) => status === 'posted')).toBe(true)
  const { data } = await desk.detail(contest)
  expect(data.days.find(one => one.day === day)).toEqual({ day, claims: 100, cost: '100000.00' })
  await workDay(world, recountSettled(grantDeps(world)))
  const cases = (await world.db.app(listIncidents)).filter(({ kind }) => kind === 'RANKING_TAKEN_BACK')
  expect(cases.map(({ subject }) => subject).toSorted()).toEqual(
    Array.from({ length: 10 }, (_, index) => `${contest} ${day} ${index + 1}`).toSorted(),
  )
  const [first] = entrants
  const history = await ask(world, 'GET /promo/ranking/history', {}, { token: first?.token ?? '' })
  expect(history.data.d[0]).toEqual({
    contest,
    date: day,
    bet: '5000.00',
    position: 1,
    bonus: '25000.00',
    status: 'posted',
    why: '',
  })
})

test('of 101 a hundred are shown in pages of ten; one that is switched off pays nothing for its day and says so, and prizes beyond the cap of a day never go live [PROMO-30, PROMO-120, PROMO-121]', async () => {
  desk = await promotionDesk(world)
  const second = await desk.create(
    { terms: { least: '0', prizes: ['1:1'] }, budget: '100', audience: { once_per_id: false } },
    'ranking',
  )
  expect(await desk.propose(second.id)).toMatchObject({ status: 422, code: 'promotion_pool' })
  const withBudget = (budget: string) =>
    desk.create({ terms: { least: '0', prizes: ['1:1000'] }, budget, audience: { once_per_id: false } }, 'ranking')
  expect(await withBudget('7999.99')).toMatchObject({ status: 422, code: 'promotion_pool_budget' })
  expect((await withBudget('8000')).status).toBe(200)
  const day = tools.today()
  const { token } = at(0)
  for (const [index, player] of players.entries()) await tools.play(player, { day, pesos: BigInt(500 - index) })
  await tools.count()
  const page = (number: string) => ask(world, 'GET /promo/ranking/list', { query: { page: number } }, { token })
  const [first, last] = [(await page('1')).data, (await page('10')).data]
  expect([first.t, first.d.length, last.d.length, last.d.at(-1)?.index]).toEqual([100, 10, 10, 100])
  expect((await ask(world, 'GET /promo/ranking/detail', {}, { token })).data.contest?.entrants).toBe(101)
  expect((await desk.stop(contest)).status).toBe(200)
  const { data } = await ask(world, 'GET /promo/ranking/detail', {}, { token })
  expect([data.contest, data.is_off]).toEqual([null, true])
  world.clock.advance(dayMs)
  await tools.settle()
  expect(await prizes(day)).toEqual([])
  const result = await ask(world, 'GET /promo/ranking/result', { query: { contest, day } })
  expect(result).toMatchObject({ status: 404, code: 'not_found' })
})
