import { openStudioWorld, type StudioWorld, studioKey } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGameProviders } from '../../../platform/gameProvider/openGameProviders.ts'
import { endGameSession, endGameSessionsOf } from './gameSession.store.ts'
import { hashGameToken } from './gameToken.ts'
import { kickOut } from './kickOut.ts'

let on: StudioWorld
beforeAll(async () => {
  on = await openStudioWorld({ memberSchemas: 3 })
})
afterAll(() => on.close())

function kick(uid: bigint, url = on.url) {
  const { db, clock } = on.world
  const keys = [{ provider: 'studio', id: '1', bytes: studioKey }]
  const gameProviders = openGameProviders({ places: [{ code: 'studio', url, pages: url }], keys, clock })
  return kickOut({ db, clock, gameProviders }, uid)
}

/** Of a game that is open the studio tells past rounds, without asking us who may play. */
async function isOpenThere(session: string): Promise<boolean> {
  return (await on.call('rounds', { session })).status === 200
}

test('a provider is told when a member has none of its games open any more, and closes what is open there', async () => {
  const { db, clock } = on.world
  const [ana, ben] = [await on.player(), await on.player()]
  const [first, second, other] = [await on.open(ana), await on.open(ana), await on.open(ben)]
  const [one] = await on.db.look(tx =>
    tx.query<{ session_token: string }>(
      'select session_token from play_session where player_ref = $1 order by made_at, id limit 1',
      [String(ana.uid)],
    ),
  )
  await db.member(ana.uid, tx => endGameSession(tx, hashGameToken(one?.session_token ?? ''), clock.now()))
  await kick(ana.uid)
  expect([await isOpenThere(first), await isOpenThere(second)]).toEqual([true, true])
  await db.member(ana.uid, tx => endGameSessionsOf(tx, ana.uid, clock.now()))
  await expect(kick(ana.uid, 'http://127.0.0.1:9')).rejects.toThrow('Not every provider has heard who left.')
  for (let times = 0; times < 2; times++) await kick(ana.uid)
  expect([await isOpenThere(first), await isOpenThere(second)]).toEqual([false, false])
  expect(await isOpenThere(other)).toBe(true)
})
