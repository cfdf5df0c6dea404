import { randomUUID } from 'node:crypto'
import {
  askOffice,
  listIncidents,
  openStudioWorld,
  staffOf,
  type Player,
  readJournal,
  type StudioWorld,
} from '@saya/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openGameProviders } from '../../platform/gameProvider/openGameProviders.ts'
import type { GameProviders } from '../../platform/gameProvider/gameProvider.ts'
import { compareHourly } from './compareHourly.ts'

let studio: StudioWorld
let ana: Player
beforeAll(async () => {
  studio = await openStudioWorld({ memberSchemas: 3 })
  ana = await studio.player()
})
afterAll(() => studio.close())
beforeEach(() => studio.world.clock.advance(3_600_000))

/** Plays a round to its end and answers its id. */
async function play(): Promise<string> {
  const session = await studio.open(ana)
  const { body } = await studio.call('state', { session })
  const key = randomUUID()
  const asked = { session, key, stake: '5.00', clientSeed: 'word', commitment: body.next.commitment }
  const { body: played } = await studio.call('play', asked)
  if (played.round.state === 'choosing') await studio.call('choose', { session, key, choice: 0 })
  await studio.tend()
  return played.round.id
}

/** What the worker does, once it is due. */
async function compare(providers: GameProviders = asked()): Promise<void> {
  const { db, clock } = studio.world
  clock.advance(1000)
  await compareHourly({ db, clock, log: pino({ level: 'silent' }), gameProviders: providers })()
}

function asked(url = studio.url): GameProviders {
  const keys = [{ provider: 'studio', id: '1', bytes: Buffer.alloc(32, 5) }]
  return openGameProviders({ places: [{ code: 'studio', url, pages: url }], keys, clock: studio.world.clock })
}

async function found(roundId: string) {
  const rows = await studio.world.db.app(tx =>
    tx.selectFrom('round_difference').select(['kind', 'closed_at']).where('round_id', '=', roundId).execute(),
  )
  return rows.map(({ kind, closed_at: closed }) => [kind, closed !== null])
}

async function isAlarmed() {
  const all = await studio.world.db.app(listIncidents)
  return all.some(({ kind, closed_at: closed }) => kind === 'ROUND_MISMATCH' && closed === null)
}

async function setAtStudio(id: string, what: string): Promise<void> {
  await studio.db.transaction(tx => tx.query(`update game_round set ${what} where id = $1`, [id]))
}

test('rounds that both have alike leave nothing; one the studio has otherwise is found, alarms, and closes when it is mended', async () => {
  const alike = await play()
  const other = await play()
  studio.world.clock.advance(900_000)
  await setAtStudio(other, 'win = win + 70000')
  await compare()
  expect([await found(alike), await found(other), await isAlarmed()]).toEqual([[], [['amount', false]], true])
  await setAtStudio(other, 'win = win - 70000')
  await compare()
  expect([await found(other), await isAlarmed()]).toEqual([[['amount', true]], false])
})

test('a round that only one side has is found on either, and what is too young is left for the next time', async () => {
  const lost = await play()
  await studio.db.transaction(tx => tx.query(`update game_round set player_ref = '999999999' where id = $1`, [lost]))
  await compare()
  expect(await found(lost)).toEqual([])
  studio.world.clock.advance(900_000)
  await readJournal(studio.world)
  await compare()
  expect(new Set(await found(lost))).toEqual(
    new Set([
      ['missing_here', false],
      ['missing_there', false],
    ]),
  )
  await studio.db.transaction(tx =>
    tx.query('update game_round set player_ref = $2 where id = $1', [lost, String(ana.uid)]),
  )
  await compare()
  expect(new Set(await found(lost))).toEqual(
    new Set([
      ['missing_here', true],
      ['missing_there', true],
    ]),
  )
})

test('a round that is decided nowhere waits, is aged after two days, and is seen however long ago it was', async () => {
  const open = await play()
  await setAtStudio(open, `state = 'drawn', ended_at = null, next_try_at = 'infinity'`)
  studio.world.clock.advance(900_000)
  await compare()
  expect([await found(open), await isAlarmed()]).toEqual([[['waiting', false]], false])
  studio.world.clock.advance(49 * 3_600_000)
  await compare()
  expect([await found(open), await isAlarmed()]).toEqual([[['aged', false]], true])
  await setAtStudio(open, `state = 'settled', ended_at = turned_at`)
  await compare()
  expect([await found(open), await isAlarmed()]).toEqual([[['aged', true]], false])
})

test('a round that its provider has stopped is a person’s matter at once, listed with those that do not go on, until it is explained', async () => {
  const stopped = await play()
  await setAtStudio(stopped, `state = 'stopped'`)
  studio.world.clock.advance(900_000)
  await compare()
  expect([await found(stopped), await isAlarmed()]).toEqual([[['stopped', false]], true])
  const { token } = await staffOf(studio.world, { role: 'finance' })
  async function listed(query: { stuck?: 'yes'; state?: 'open' | 'explained' }) {
    const { data } = await askOffice(studio.world, 'GET /office/api/round-check/difference/list', { query }, token)
    return data.d.filter(row => row.round_id === stopped)
  }
  const [row] = await listed({ stuck: 'yes', state: 'open' })
  expect(row).toMatchObject({ kind: 'stopped', there_bet: '5.00', there_win: '0.00', here_bet: '5.00' })
  const body = {
    provider: 'studio',
    round_id: stopped,
    player: String(ana.uid),
    version: 0,
    note: 'Put right by hand.',
  }
  const noted = await askOffice(studio.world, 'POST /office/api/round-check/difference/note', { body }, token)
  expect(noted.status).toBe(200)
  await compare()
  expect([await listed({ stuck: 'yes', state: 'open' }), await isAlarmed()]).toEqual([[], false])
  expect(await listed({ stuck: 'yes', state: 'explained' })).toHaveLength(1)
})

test('a provider that does not answer is asked again from where its list was read to', async () => {
  const other = await play()
  await setAtStudio(other, 'win = win + 70000')
  studio.world.clock.advance(900_000)
  await compare(asked('http://127.0.0.1:9'))
  expect(await found(other)).toEqual([])
  studio.world.clock.advance(5 * 3_600_000)
  await compare()
  expect(await found(other)).toEqual([['amount', false]])
})

test('a round that its provider tells in two records, one on either side of the end of an hour, is alike', async () => {
  const [provider] = asked().values()
  if (!provider) throw new Error('There is no provider.')
  // Bets and wins are records of their own with many, and a win comes later.
  const listRecords: typeof provider.listRecords = async ({ fromMs, untilMs }) => {
    const all = await provider.listRecords({ fromMs: fromMs - 60_000, untilMs })
    const parts = all.flatMap(one => [
      { ...one, win: 0n },
      { ...one, bet: 0n, atMs: one.atMs + 30_000 },
    ])
    return parts.filter(({ atMs }) => atMs >= fromMs && atMs < untilMs)
  }
  let id = await play()
  for (let won = await winOf(id); won === 0n; won = await winOf(id)) id = await play()
  studio.world.clock.advance(615_000)
  await compare(new Map([[provider.code, { ...provider, listRecords }]]))
  expect(await found(id)).toEqual([])
})

async function winOf(id: string): Promise<bigint> {
  const [row] = await studio.db.transaction(tx =>
    tx.query<{ win: bigint }>('select win from game_round where id = $1', [id]),
  )
  return row?.win ?? 0n
}
