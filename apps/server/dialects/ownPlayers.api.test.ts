import { randomUUID } from 'node:crypto'
import { type Call, openBench, openLine } from '@saya/conformance'
import { driverFor, driverWith, openWorld, readLedger, type World } from '@saya/testing'
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

/** What may be asked about a member, for all dialects or for RPP alone. */
function callsAbout({ bet, settle, rollback, promo, adjust }: ReturnType<typeof openBench>) {
  const of = bet(5_000n)
  const everywhere: readonly Call[] = [of, settle(of, 100n), rollback(of), { kind: 'balance' }]
  const rpp: readonly Call[] = [promo(70_000n), adjust(-70_000n), adjust(70_000n)]
  return { everywhere, rpp: [...everywhere, ...rpp] }
}

test.each([
  ['rpp', 'hub88', 'PLAYER_UNKNOWN'],
  ['hub88', 'valkyrie', 'RS_ERROR_INVALID_TOKEN'],
  ['valkyrie', 'rpp', 'PAM_ERR_PLAYER_NOT_FOUND'],
] as const)(
  'a provider that speaks %s neither moves nor hears anything of a member who never opened a game of its own, whatever it asks [NET-61]',
  async (dialect, other, word) => {
    const { uid } = await world.player({ kyc: 'fully_kyc' })
    await world.setBalance(uid, 1_000_000n)
    async function ledger() {
      const { wallet, journal, rounds } = await world.db.member(uid, tx => readLedger(tx, uid))
      return { balance: wallet.balance, version: wallet.version, journal, rounds }
    }
    const before = await ledger()
    const url = new URL(world.url)
    for (const token of ['nobody', await world.gameSession(uid, other)]) {
      const driver = driverWith(world, dialect, { uid, token })
      const at = openBench({ driver, line: openLine(url), host: url.host, newId: randomUUID })
      const calls = callsAbout(at)[dialect === 'rpp' ? 'rpp' : 'everywhere']
      for (const call of calls) {
        expect([call.kind, await at.ask(call)]).toMatchObject([call.kind, { said: 'refused', word, balance: null }])
        // Nor the second time, when it may be known.
        expect([call.kind, await at.ask(call)]).toMatchObject([call.kind, { said: 'refused', word, balance: null }])
      }
    }
    expect(await ledger()).toEqual(before)
  },
)

test.each(['rpp', 'hub88', 'valkyrie'] as const)(
  'a provider that speaks %s settles days later what was bet, and hears no more of what that member has since [NET-61]',
  async dialect => {
    const { uid } = await world.player({ kyc: 'fully_kyc' })
    await world.setBalance(uid, 1_000_000n)
    const [url, driver] = [new URL(world.url), await driverFor(world, dialect, uid)]
    const at = openBench({ driver, line: openLine(url), host: url.host, newId: randomUUID })
    const [won, open] = [at.bet(5_000n), at.bet(1_000n)]
    await at.ask(won)
    await at.ask(open)
    world.clock.advance(72 * hourMs)
    const win = at.settle(won, 100n)
    expect(await at.ask(win)).toMatchObject({ said: 'ok', balance: 994_100n })
    await world.setBalance(uid, 777n)
    // Sent again it is answered with what was there when it was done.
    expect(await at.ask(win)).toMatchObject({ said: 'ok', balance: 994_100n })
    expect(await at.ask(at.bet(1n))).toMatchObject({ said: 'refused', balance: null })
    expect(await at.ask(at.settle({ ...open, tx: 'never-bet' }, 1n))).toMatchObject({ balance: null })
    await at.ask(at.rollback(open))
    expect((await world.db.member(uid, tx => readLedger(tx, uid))).wallet.balance).toBe(1_777n)
  },
)
