import { randomUUID } from 'node:crypto'
import { addDifference, askOffice, openStudioWorld, type Player, staffOf, type StudioWorld } from '@saya/testing'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGameProviders } from '../../platform/gameProvider/openGameProviders.ts'
import { ProviderFault } from '../../platform/gameProvider/providerFault.ts'
import { tellSeen } from './tellSeen.ts'

let on: StudioWorld
let ana: Player
let session: string
let stopped: string
beforeAll(async () => {
  on = await openStudioWorld()
  ana = await on.player()
  session = await on.open(ana)
  stopped = (await play()).round.id
  await on.db.transaction(tx => tx.query(`update game_round set state = 'stopped' where id = $1`, [stopped]))
  await addDifference(on.world, stopped, { kind: 'stopped', player: String(ana.uid), stopped: [stopped] })
  await addDifference(on.world, 'r-aged', { kind: 'aged', player: String(ana.uid) })
})
afterAll(() => on.close())

async function play() {
  const { body } = await on.call('state', { session })
  const key = randomUUID()
  const asked = { session, key, stake: '5.00', clientSeed: 'word', commitment: body.next.commitment }
  const { body: played } = await on.call('play', asked)
  if (played.round.state === 'choosing') await on.call('choose', { session, key, choice: 0 })
  return played
}

async function settle(round: string): Promise<number> {
  const { token } = await staffOf(on.world, { role: 'finance' })
  const seen = { provider: 'studio', round_id: round, player: String(ana.uid), version: 0 }
  const body = { ...seen, outcome: 'adjusted' as const, note: 'Paid by adjustment 17' }
  return (await askOffice(on.world, 'POST /office/api/round-check/difference/settle', { body }, token)).status
}

/** What the worker has been left to tell. */
async function toTell() {
  const { rows } = await on.world.db.app(tx =>
    sql<{ payload: { roundId: string } }>`
      select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'roundCheck.tellSeen'`.execute(tx),
  )
  return rows.map(({ payload }) => payload)
}

function tell(payload: unknown, url = on.url): Promise<void> {
  const keys = [{ provider: 'studio', id: '1', bytes: Buffer.alloc(32, 5) }]
  const gameProviders = openGameProviders({
    places: [{ code: 'studio', url, pages: url }],
    keys,
    clock: on.world.clock,
  })
  const run = { signal: new AbortController().signal, log: pino({ level: 'silent' }) }
  return tellSeen({ gameProviders }).perform(payload, run)
}

async function stoppedThere(): Promise<number> {
  // What was counted is told for a second.
  on.world.clock.advance(1000)
  return ((await (await fetch(`${on.url}/readyz`)).json()) as { stopped: number }).stopped
}

test('a provider is told of a round that it has stopped, and of no other, once it was put right by hand', async () => {
  expect((await on.call('state', { session })).body.round).toMatchObject({ id: stopped, state: 'stopped' })
  expect(await stoppedThere()).toBe(1)
  expect([await settle(stopped), await settle('r-aged')]).toEqual([200, 200])
  const jobs = await toTell()
  expect(jobs).toEqual([{ provider: 'studio', roundId: stopped, playerRef: String(ana.uid), txIds: [stopped] }])
  await expect(tell(jobs[0], 'http://127.0.0.1:9')).rejects.toThrow(ProviderFault)
  expect(await stoppedThere()).toBe(1)
  await tell(jobs[0])
  await tell(jobs[0])
  expect((await on.call('state', { session })).body.round).toMatchObject({ id: stopped, state: 'seen' })
  expect(await stoppedThere()).toBe(0)
  expect((await play()).round.id).not.toBe(stopped)
})

test('a round that goes on by itself, or is another player’s, is not seen to by anybody’s word', async () => {
  const { id } = (await play()).round
  const other = await on.player()
  await tell({ provider: 'studio', roundId: id, playerRef: String(ana.uid) })
  await tell({ provider: 'studio', roundId: stopped, playerRef: String(other.uid) })
  await tell({ provider: 'studio', roundId: 'no-round', playerRef: String(ana.uid) })
  await tell({ provider: 'somebody-else', roundId: id, playerRef: String(ana.uid) })
  const rows = await on.db.transaction(tx => tx.query<{ bet: string }>('select bet from bet_seen'))
  expect(rows).toEqual([{ bet: stopped }])
})
