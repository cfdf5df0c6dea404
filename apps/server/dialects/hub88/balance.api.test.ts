import { randomUUID } from 'node:crypto'
import { openBench, openLine } from '@saya/conformance'
import { driverFor, openWorld, testGame, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.link('hub88')
})
afterAll(() => world.close())

const peso = 10_000n
const balance = { kind: 'balance' } as const

/** Somebody with ₱100 at the door. */
async function seat() {
  const { uid } = await world.player({ kyc: 'fully_kyc' })
  await world.setBalance(uid, 100n * peso)
  const url = new URL(world.url)
  const driver = await driverFor(world, 'hub88', uid)
  return { uid, ...openBench({ driver, line: openLine(url), host: url.host, newId: randomUUID }) }
}

test('a balance is told to the session of its player, for a game that there is or for none', async () => {
  const at = await seat()
  for (const game_code of [testGame, null, undefined])
    expect(await at.ask(balance, { fields: { game_code } })).toMatchObject({ word: 'RS_OK', balance: 100n * peso })
})

test('a balance is refused to an unknown session, to that of another player or another game, and for an unknown game', async () => {
  const [at, other] = [await seat(), await seat()]
  const othersToken = await world.gameSession(other.uid, 'hub88')
  const invalid = { word: 'RS_ERROR_INVALID_TOKEN', balance: null }
  expect(await at.ask({ ...balance, token: 'nobody’s' })).toMatchObject(invalid)
  expect(await at.ask(balance, { fields: { token: othersToken } })).toMatchObject(invalid)
  expect(await at.ask({ ...balance, game: `${testGame}-2` })).toMatchObject(invalid)
  expect(await at.ask({ ...balance, game: 'no-such-game' })).toMatchObject({
    word: 'RS_ERROR_INVALID_GAME',
    balance: null,
  })
  expect(await at.ask(balance, { fields: { token: undefined } })).toMatchObject({ word: 'RS_ERROR_WRONG_SYNTAX' })
})

test('a balance is told for every game of the provider where its games share a lobby', async () => {
  await world.link('hub88', { session_opens: 'provider' })
  const at = await seat()
  expect(await at.ask({ ...balance, game: `${testGame}-2` })).toMatchObject({ word: 'RS_OK', balance: 100n * peso })
  await world.link('hub88')
})

test('a balance is not told to a session that is over by time', async () => {
  const at = await seat()
  world.clock.advance(3_600_000)
  expect(await at.ask(balance)).toMatchObject({ word: 'RS_ERROR_TOKEN_EXPIRED', balance: null })
})
