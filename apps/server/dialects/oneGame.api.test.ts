import { randomUUID } from 'node:crypto'
import { type Bench, type DialectName, openBench, openLine } from '@saya/conformance'
import { driverFor, openWorld, readLedger, testGame, type World } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const peso = 10_000n
/** Another game of the same provider, and one that it does not have. */
const [other, none] = [`${testGame}-2`, 'no-such-game']
const words = { rpp: 'TOKEN_INVALID', hub88: 'RS_ERROR_INVALID_TOKEN', valkyrie: 'PAM_ERR_SESSION_NOT_FOUND' } as const

async function seat(dialect: DialectName): Promise<Bench & { uid: bigint }> {
  const { uid } = await world.player({ kyc: 'fully_kyc' })
  await world.setBalance(uid, 100n * peso)
  const [url, driver] = [new URL(world.url), await driverFor(world, dialect, uid)]
  return { ...openBench({ driver, line: openLine(url), host: url.host, newId: randomUUID }), uid }
}

describe.each(['rpp', 'hub88', 'valkyrie'] as const)('a session for one game, in the dialect %s', dialect => {
  test('bets on no other game of its provider, and what was refused stays so', async () => {
    await world.link(dialect)
    const at = await seat(dialect)
    const stray = at.bet(10n * peso, { game: other })
    for (let turn = 0; turn < 2; turn++) {
      expect(await at.ask(stray)).toMatchObject({ said: 'refused', word: words[dialect], balance: 100n * peso })
    }
    expect((await world.db.member(at.uid, tx => readLedger(tx, at.uid))).journal).toEqual([])
    expect((await at.ask(at.bet(10n * peso))).said).toBe('ok')
    await world.link(dialect, { session_opens: 'provider' })
    expect(await at.ask(stray)).toMatchObject({ said: 'refused', word: words[dialect] })
  })

  test('bets on all of them where the contract says that they share a lobby, and on no unknown one', async () => {
    await world.link(dialect, { session_opens: 'provider' })
    const at = await seat(dialect)
    expect((await at.ask(at.bet(10n * peso, { game: other }))).said).toBe('ok')
    expect((await at.ask(at.bet(10n * peso, { game: none }))).said).toBe('refused')
    expect(await at.balance()).toBe(90n * peso)
  })

  test('is not asked about where a win, a rollback or a repeat comes', async () => {
    await world.link(dialect, { session_opens: 'provider' })
    const at = await seat(dialect)
    const [won, undone] = [at.bet(10n * peso, { game: other }), at.bet(10n * peso, { game: other })]
    for (const bet of [won, undone]) expect((await at.ask(bet)).said).toBe('ok')
    await world.link(dialect)
    expect((await at.ask(won)).said).toBe('ok')
    expect((await at.ask(at.settle(won, 30n * peso))).said).toBe('ok')
    expect((await at.ask(at.rollback(undone))).said).toBe('ok')
    expect(await at.balance()).toBe(120n * peso)
  })
})

test('authenticate lets a session into its own game, and into any of a shared lobby', async () => {
  await world.link('rpp')
  const at = await seat('rpp')
  const into = async (game?: string) => (await at.ask({ kind: 'authenticate', ...(game ? { game } : {}) })).word
  expect([await into(), await into(other), await into(none)]).toEqual(['OK', 'TOKEN_INVALID', 'GAME_DISABLED'])
  await world.link('rpp', { session_opens: 'provider' })
  expect([await into(), await into(other), await into(none)]).toEqual(['OK', 'OK', 'GAME_DISABLED'])
})

test('a prize outside any game asks for no session', async () => {
  await world.link('rpp')
  const at = await seat('rpp')
  expect((await at.ask(at.promo(5n * peso))).balance).toBe(105n * peso)
})
