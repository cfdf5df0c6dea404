import { randomUUID } from 'node:crypto'
import { type Bench, type DialectName, openBench, openLine } from '@saya/conformance'
import { ask, driverFor, openWorld, type Player, readJournal, testGame, type World } from '@saya/testing'
import { pino } from 'pino'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPlayMinutes } from '../features/limit/time/readPlayMinutes.ts'
import { renewRests } from '../features/limit/index.ts'

const peso = 10_000n
const minuteMs = 60_000
/** Another game of the same provider, into which no way of its own was opened. */
const other = `${testGame}-2`
const dialects = ['rpp', 'hub88', 'valkyrie'] as const

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

interface Seat extends Bench {
  readonly player: Player
  readonly fromMs: number
}

/** Somebody with a way into the first game, which was opened at one of our sites. */
async function seat(dialect: DialectName): Promise<Seat> {
  await world.link(dialect, { session_opens: 'provider' })
  const player = await world.player({ kyc: 'fully_kyc' })
  await world.setBalance(player.uid, 100n * peso)
  const fromMs = world.clock.now()
  const [url, driver] = [new URL(world.url), await driverFor(world, dialect, player.uid)]
  await world.db.member(player.uid, tx =>
    sql`update game_session set brand = 'slots' where uid = ${player.uid}`.execute(tx),
  )
  return { ...openBench({ driver, line: openLine(url), host: url.host, newId: randomUUID }), player, fromMs }
}

/** A round of a peso ten minutes later, and whether it was let in. */
async function playOn(at: Seat, more: { readonly game?: string }): Promise<string> {
  world.clock.advance(10 * minuteMs)
  const bet = at.bet(1n * peso, more)
  const { said } = await at.ask(bet)
  if (said === 'ok') await at.ask(at.settle(bet, 0n))
  return said
}

function minutesOf({ player: { uid }, fromMs }: Seat): Promise<bigint> {
  return world.db.member(uid, tx => readPlayMinutes(tx, { uid, sinceMs: fromMs - 1000, nowMs: world.clock.now() }))
}

test.each(dialects.flatMap(dialect => [[dialect, {}] as const, [dialect, { game: other }] as const]))(
  'in a shared lobby of the dialect %s fifty minutes of play count in full and for the site that it was launched through, with bets of %j [FACT-17]',
  async (dialect, more) => {
    const at = await seat(dialect)
    for (let turn = 0; turn < 5; turn++) expect(await playOn(at, more)).toBe('ok')
    expect(await minutesOf(at)).toBe(50n)
    await readJournal(world)
    const { rows } = await world.db.member(at.player.uid, tx =>
      sql`select brand, sum(rounds)::integer as rounds from tally_game where uid = ${at.player.uid} group by brand`.execute(
        tx,
      ),
    )
    expect(rows).toEqual([{ brand: 'slots', rounds: 5 }])
  },
)

test.each(dialects)(
  'in a shared lobby of the dialect %s a limit of half an hour closes play on the other games too, and no sweep opens it again [FACT-17]',
  async dialect => {
    const at = await seat(dialect)
    const body = { counts: 'time', period: 'month', most: '30' } as const
    expect((await ask(world, 'POST /member/limit/set', { body }, at.player)).status).toBe(200)
    const said = []
    for (let turn = 0; turn < 6; turn++) {
      said.push(await playOn(at, { game: other }))
      await renewRests({ ...world, log: pino({ level: 'silent' }) })
    }
    expect(said).toEqual(['ok', 'ok', ...Array.from({ length: 4 }, () => 'refused')])
  },
)

test('of two ways into a lobby only the one that was opened last goes on with bets on other games [FACT-17]', async () => {
  const at = await seat('rpp')
  world.clock.advance(40 * minuteMs)
  const [uid, later] = [at.player.uid, world.clock.now() / 1000]
  await world.db.member(uid, tx =>
    sql`insert into game_session (token_hash, uid, provider, game, opened_at, expires_at)
      select sha256(token_hash), uid, provider, game + 1000, to_timestamp(${later}), to_timestamp(${later}) + interval '1 hour'
      from game_session where uid = ${uid}`.execute(tx),
  )
  expect(await playOn(at, { game: other })).toBe('ok')
  expect(await minutesOf(at)).toBe(25n)
})
