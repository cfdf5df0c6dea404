import { ask, openWorld, type World } from '@saya/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GameFacts, GameProvider } from '../../../platform/gameProvider/gameProvider.ts'
import { askOffers } from '../askOffers.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const facts: GameFacts = {
  version: null,
  leastRtpPpm: null,
  mostRtpPpm: null,
  hitPpm: null,
  volatility: null,
  leastBet: null,
  mostBet: null,
  mostWin: null,
  mostWinTimes: null,
  rules: { en: [], tl: [] },
  fairnessUrl: null,
}

/** One that offers a game with a return, tells none, or has no such game. */
function provider(code: string, rtpPpm: number | null | undefined): GameProvider {
  const game = { code: 'taas-baba', isTwoSided: false, facts: { ...facts, version: code } }
  return {
    code,
    dialect: 'rpp',
    pages: world.url,
    listGames: async () => (rtpPpm === undefined ? [] : [{ ...game, rtpPpm }]),
    launch: async () => `${world.url}/${code}`,
    findRoundPage: async () => undefined,
  }
}

/** Asks providers for their lists, one after the other, and tells what is shown of the game then. */
async function shownAfter(...providers: GameProvider[]) {
  const known = world.apiOptions.gameProviders as Map<string, GameProvider>
  known.clear()
  for (const one of providers) known.set(one.code, one)
  const { db, clock } = world
  await askOffers({ db, clock, log: pino({ level: 'silent' }), gameProviders: known })()
  world.api.shared.clear()
  const list = await ask(world, 'GET /member/game/list', { query: { w: 'Taas Baba' } })
  const info = await ask(world, 'GET /api/v2/game/info', { query: { code: 'taas-baba' } })
  return [list.data.d[0]?.rtp, info.data.facts?.version]
}

test('of a game that two offer is shown what is told by whom it would be opened with, whoever was asked last', async () => {
  const [first, second] = [provider('studio', 950_000), provider('hub88-demo', 930_000)]
  expect(await shownAfter(first, second)).toEqual(['95.00', 'studio'])
  expect(await shownAfter(second, first)).toEqual(['95.00', 'studio'])
  expect(await shownAfter(provider('studio', undefined), second)).toEqual(['93.00', 'hub88-demo'])
  expect(await shownAfter(second, first)).toEqual(['95.00', 'studio'])
})

test('a provider that can no longer be asked opens no game, and its facts are not shown', async () => {
  expect(await shownAfter(provider('studio', 950_000))).toEqual(['95.00', 'studio'])
  expect(await shownAfter(provider('hub88-demo', 930_000))).toEqual(['93.00', 'hub88-demo'])
})

test("where the provider that opens a game gives no return, the catalogue's return is shown", async () => {
  await world.db.ref(tx => tx.deleteFrom('game_fact').execute())
  expect(await shownAfter(provider('studio', 950_000))).toEqual(['95.00', 'studio'])
  await world.db.ref(tx => tx.deleteFrom('game_fact').execute())
  expect(await shownAfter(provider('studio', null), provider('hub88-demo', 930_000))).toEqual(['97.00', undefined])
})
