import { randomUUID } from 'node:crypto'
import { openBench, openLine } from '@saya/conformance'
import { driverFor, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
  for (const dialect of ['rpp', 'hub88', 'valkyrie'] as const) await world.link(dialect)
})
afterAll(() => world.close())

const hourMs = 3_600_000

test.each([
  ['rpp', 'hub88', 'PLAYER_UNKNOWN', undefined],
  ['hub88', 'valkyrie', 'RS_ERROR_INVALID_TOKEN', 'RS_ERROR_TOKEN_EXPIRED'],
  ['valkyrie', 'rpp', 'PAM_ERR_PLAYER_NOT_FOUND', 'PAM_ERR_SESSION_EXPIRED'],
] as const)(
  'a provider that speaks %s hears what its own players have, and of nobody else',
  async (dialect, other, word, expired) => {
    const { uid } = await world.player({ kyc: 'fully_kyc' })
    await world.setBalance(uid, 1_000_000n)
    const [url, driver] = [new URL(world.url), await driverFor(world, dialect, uid)]
    const at = openBench({ driver, line: openLine(url), host: url.host, newId: randomUUID })
    const asked = () => at.ask({ kind: 'balance' })
    expect(await asked()).toMatchObject({ said: 'ok', balance: 1_000_000n })
    // The session is over. Where a dialect asks for none, whoever settles what was played in it may look once more.
    const afterwards = expired
      ? { said: 'refused', word: expired, balance: null }
      : { said: 'ok', word: 'OK', balance: 1_000_000n }
    world.clock.advance(24 * hourMs)
    expect(await asked()).toMatchObject(afterwards)
    world.clock.advance(hourMs)
    expect(await asked()).toMatchObject({ said: 'refused', word, balance: null })
    await world.gameSession(uid, other)
    expect(await asked()).toMatchObject({ said: 'refused', word, balance: null })
    await world.gameSession(uid, dialect)
    expect(await asked()).toMatchObject(afterwards)
  },
)
