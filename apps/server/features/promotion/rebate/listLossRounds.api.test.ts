import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'
import { approvedPlayer, ask, openWorld, type Player, promotionDesk, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let ana: Player
let id: string
let game: number
beforeAll(async () => {
  world = await openWorld()
  const desk = await promotionDesk(world)
  await world.db.ref(tx => sql`update game set rtp_ppm = 950000, declared_rtp_ppm = null`.execute(tx))
  const { rows } = await world.db.ref(tx => sql<{ id: number }>`select min(id) as id from game`.execute(tx))
  game = rows[0]?.id ?? 0
  ana = await approvedPlayer(world)
  const terms = { share: '1', least: '1000', most: '5000', games: [String(game)], providers: [] }
  id = await desk.live({ terms, budget: '50000', audience: { once_per_id: false } }, 'lossRebate')
})
afterAll(() => world.close())

const rounds = (day: string, cursor = '', as = ana) =>
  ask(world, 'GET /promo/lossRebate/rounds', { query: { id, day, cursor } }, as)

interface Round {
  readonly seq: number
  readonly of?: number
  readonly status?: number
  readonly isFree?: boolean
  readonly day: string
}

async function play({ seq, of = game, status = 1, isFree = false, day }: Round): Promise<void> {
  const second = startOfManilaDay(Date.parse(`${day}T12:00:00+08:00`)) / 1000 + seq
  await world.db.member(ana.uid, tx =>
    sql`insert into bet_record (uid, seq, provider, round_id, game, game_type, tester, bet, refund, win, status, opened_at,
        settled_at, turnover, is_free, brand)
      values (${ana.uid}, ${seq}, 1, ${`${seq}`}, ${of}, 3, false, 10000, 0, 0, ${status}, to_timestamp(${second}),
        to_timestamp(${second}), 10000, ${isFree}, 'play')`.execute(tx),
  )
}

test('rounds come in pages, to their member alone, and only of the campaign’s days and games [PROMO-90]', async () => {
  const day = manilaDay(world.clock.now())
  for (let seq = 1; seq <= 501; seq++) await play({ seq, day })
  await play({ seq: 600, day, of: game + 1 })
  await play({ seq: 601, day, status: 2 })
  await play({ seq: 602, day, isFree: true })
  await play({ seq: 603, day: manilaDay(world.clock.now() - dayMs) })
  const first = (await rounds(day)).data
  const second = (await rounds(day, first.next)).data
  expect([first.d.length, second.d.length, second.next]).toEqual([500, 1, undefined])
  expect(new Set([...first.d, ...second.d].map(round => round.id)).size).toBe(501)
  expect((await rounds(day, '', await world.player())).data.d).toEqual([])
  // Neither before it began nor behind its end, whatever was played then.
  for (const other of [-dayMs, 9 * dayMs])
    expect(await rounds(manilaDay(world.clock.now() + other))).toMatchObject({ status: 404, code: 'not_found' })
  expect((await ask(world, 'GET /promo/lossRebate/rounds', { query: { id, day } })).status).toBe(401)
})
