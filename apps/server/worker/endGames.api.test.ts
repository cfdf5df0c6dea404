import { ask, openWorld, signInWithCode, startWorker, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endGames } from './endGames.ts'
import { findGameSession, hashGameToken } from '../features/game/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'

let world: World
let worker: Jobs
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  worker = await startWorker(world, endGames({ db: world.db, clock: world.clock, gameProviders: new Map() }))
})
afterAll(async () => {
  await worker.close()
  await world.close()
})

const sessionsOf = async (token: string) => (await ask(world, 'GET /member/session/list', {}, { token })).data.d

/** A member signed in on two devices, with a game open on each and one of which nobody knows where it was opened. */
async function playTwice(phone: string) {
  await signInWithCode(world, phone)
  world.clock.advance(31_000)
  const here = await signInWithCode(world, phone)
  const sessions = await sessionsOf(here.token)
  const uid = BigInt((await ask(world, 'GET /member/detail', {}, here)).data.uid)
  const otherId = sessions.find(({ is_current }) => !is_current)?.id ?? ''
  const hereId = sessions.find(({ is_current }) => is_current)?.id ?? ''
  const games = {
    other: await world.gameSession(uid, 'rpp', { sessionId: otherId }),
    here: await world.gameSession(uid, 'rpp', { sessionId: hereId }),
    unknown: await world.gameSession(uid, 'rpp'),
  }
  async function isOpen(game: string): Promise<boolean> {
    const found = await world.db.member(uid, tx => findGameSession(tx, hashGameToken(game)))
    return found?.ended_at === null
  }
  const open = async () => ({
    other: await isOpen(games.other),
    here: await isOpen(games.here),
    unknown: await isOpen(games.unknown),
  })
  return { here: here.token, otherId, open }
}

test('a session that is ended takes the games along that were opened in it, and no others', async () => {
  const { here, otherId, open } = await playTwice('9173300001')
  expect(await open()).toEqual({ other: true, here: true, unknown: true })
  await ask(world, 'POST /member/session/delete', { body: { id: otherId } }, { token: here })
  await expect.poll(open).toEqual({ other: false, here: true, unknown: false })
})

test('whoever signs out plays there no longer', async () => {
  const { here, open } = await playTwice('9173300002')
  await ask(world, 'POST /member/logout', {}, { token: here })
  await expect.poll(open).toEqual({ other: true, here: false, unknown: false })
})

test('all other sessions that are ended take their games along', async () => {
  const { here, open } = await playTwice('9173300003')
  await ask(world, 'POST /member/session/delete/others', {}, { token: here })
  await expect.poll(open).toEqual({ other: false, here: true, unknown: false })
})
