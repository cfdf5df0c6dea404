import {
  ask,
  askOffice,
  openHouseGame,
  openWorld,
  type Player,
  readJournal,
  setFault,
  staffOf,
  type World,
} from '@saya/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askOffers } from '../../features/game/askOffers.ts'
import { endGameSessionsOf } from '../../features/game/launch/gameSession.store.ts'
import { kickOut } from '../../features/game/launch/kickOut.ts'
import { compareHourly } from '../../features/roundCheck/compareHourly.ts'
import { tellSeen } from '../../features/roundCheck/tellSeen.ts'
import type { GameProvider } from './gameProvider.ts'
import { openGameProviders } from './openGameProviders.ts'
import { ProviderFault } from './providerFault.ts'

const code = 'valkyrie-demo'
const game = 'taas-baba'
const log = pino({ level: 'silent' })
let world: World
let ana: Player
beforeAll(async () => {
  world = await openWorld({ asksHouses: true, memberSchemas: 3 })
  await world.db.ref(tx => tx.updateTable('provider_link_game').set({ offered: false }).where('link', '=', 1).execute())
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.advance(3000)
  ana = await world.player({ kyc: 'fully_kyc' })
  await world.setBalance(ana.uid, 10_000_000n)
})

function provider(): GameProvider {
  const found = world.apiOptions.gameProviders.get(code)
  if (!found) throw new Error('There is no such provider.')
  return found
}

const onlyThis = () => new Map([[code, provider()]])
const launch = () => ask(world, 'POST /api/v2/game/launch', { body: { code: game } }, ana)
const open = () => openHouseGame(world, ana, game)
const balance = async () => (await ask(world, 'GET /finance/wallet', {}, ana)).data.balance

async function settled(round: string | null, words: string): Promise<void> {
  await expect
    .poll(
      async () => {
        world.clock.advance(2000)
        return (await fetch(`${world.sandboxUrl}/valkyrie/rounds/${round}`)).text()
      },
      { timeout: 20_000 },
    )
    .toContain(words)
}

test('a round is launched, played with the real wallet, recorded and shown again, each once', async () => {
  const page = await open()
  const [first, again] = [await page.press({ press: 'one', choice: 1 }), await page.press({ press: 'one', choice: 1 })]
  expect([first.state, again.round]).toEqual(['settled', first.round])
  await readJournal(world)
  const { data } = await ask(world, 'GET /member/bet/list', {}, ana)
  const [record] = data.d
  expect(data.d).toMatchObject([{ round_id: first.round, game_code: game, bet_amount: '10.00', status: 'completed' }])
  expect(await balance()).toBe(record?.settlement_amount === '19.40' ? '1009.40' : '990.00')
  const shown = await ask(world, 'GET /member/bet/round', { query: { id: String(record?.id), lang: 'en' } }, ana)
  expect(shown.data).toBe(`${world.sandboxUrl}/valkyrie/rounds/${first.round}`)
  expect(await (await fetch(String(shown.data))).text()).toContain('₱10.00')
})

test('its return is what the catalogue declares, since it tells none', async () => {
  await askOffers({ ...world, log, gameProviders: onlyThis() })()
  const { data } = await ask(world, 'GET /member/game/list', { query: { w: 'Taas Baba' } })
  expect(data.d.map(({ coming, rtp }) => [coming, rtp])).toEqual([[0, '97.00']])
  expect((await ask(world, 'GET /api/v2/game/info', { query: { code: game } })).data.facts).toBeNull()
})

test('a bet that there is no money for is no round, and one of an ended session neither', async () => {
  await world.setBalance(ana.uid, 90_000n)
  const page = await open()
  const { state, html } = await page.press({ press: 'one' })
  expect([state, html.includes('There is not enough money for this bet.')]).toEqual(['refused', true])
  await world.db.member(ana.uid, tx => endGameSessionsOf(tx, ana.uid, world.clock.now()))
  expect(await page.press({ press: 'two' })).toMatchObject({ state: 'refused', isOver: true })
  expect(await balance()).toBe('9.00')
})

test('on a bad connection to the wallet an unanswered bet is cancelled, and a bet sent twice counts once', async () => {
  for (const kind of ['cut', 'lost']) {
    world.clock.advance(3000)
    await setFault(world, 'valkyrie_wallet', { kind, times: 1 })
    const { round } = await (await open()).press({ press: kind })
    await settled(round, 'taken back')
    expect(await balance()).toBe('1000.00')
  }
  world.clock.advance(3000)
  await setFault(world, 'valkyrie_wallet', { kind: 'duplicated', times: 2 })
  expect(await (await open()).press({ press: 'twice' })).toMatchObject({ state: 'settled' })
  expect(['990.00', '1009.40']).toContain(await balance())
})

describe('where the provider', () => {
  test.each(['silent', 'refusing', 'garbled', 'huge', 'cut', 'misrouted'])(
    'is %s a game is not opened, and the next try opens it',
    async kind => {
      await setFault(world, 'valkyrie', { kind, times: 1 })
      expect(await launch()).toMatchObject({ code: 'game_launch_failed' })
      expect(await launch()).toMatchObject({ status: 200 })
    },
  )

  test.each(['silent', 'refusing', 'huge', 'cut', 'misrouted'])('is %s a round is not shown', async kind => {
    const { round } = await (await open()).press({ press: 'one' })
    const wish = { uid: ana.uid, roundId: String(round), language: 'en' as const }
    await setFault(world, 'valkyrie', { kind, times: 1 })
    await expect(provider().findRoundPage(wish)).rejects.toThrow(ProviderFault)
    expect(await provider().findRoundPage(wish)).toBe(`${world.sandboxUrl}/valkyrie/rounds/${round}`)
  })

  test('knows no such round, or draws it on no address of its own, there is none to show', async () => {
    const wish = { uid: ana.uid, roundId: 'nothing', language: 'en' as const }
    expect(await provider().findRoundPage(wish)).toBeUndefined()
    await setFault(world, 'valkyrie', { kind: 'garbled', times: 1 })
    expect(await provider().findRoundPage(wish)).toBeUndefined()
  })

  test('knows us by another key, it opens nothing and shows nothing', async () => {
    const url = `${world.sandboxUrl}/valkyrie`
    const accounts = [{ code, dialect: 'valkyrie', casino: 'saya', key: 'another' }] as const
    const places = [{ code, url, pages: url }]
    const stranger = openGameProviders({ places, keys: [], accounts, clock: world.clock }).get(code)
    const wish = {
      token: 'x'.repeat(40),
      uid: ana.uid,
      language: 'en',
      device: 'mobile',
      returnUrl: world.url,
    } as const
    await expect(stranger?.launch({ ...wish, gameCode: game })).rejects.toThrow('HTTP 401')
    await expect(stranger?.findRoundPage({ ...wish, roundId: 'r' })).rejects.toThrow('HTTP 401')
  })
})

describe('what its dialect has no call for', () => {
  test('is not there, and nobody waits for it: whoever leaves is let go of all the same, and a round is told to nobody', async () => {
    const { listGames, listRecords, kick, tellSeen: seen } = provider()
    expect([listGames, listRecords, kick, seen]).toEqual([undefined, undefined, undefined, undefined])
    await launch()
    await world.db.member(ana.uid, tx => endGameSessionsOf(tx, ana.uid, world.clock.now()))
    await kickOut({ ...world, gameProviders: onlyThis() }, ana.uid)
    const run = { signal: new AbortController().signal, log }
    const payload = { provider: code, roundId: 'r', playerRef: String(ana.uid) }
    await tellSeen({ gameProviders: onlyThis() }).perform(payload, run)
  })

  test('is said to staff, and its rounds are compared with nothing', async () => {
    await (await open()).press({ press: 'one' })
    world.clock.advance(7 * 3_600_000)
    await compareHourly({ ...world, log, gameProviders: onlyThis() })()
    const { token } = await staffOf(world, { role: 'finance' })
    const { data } = await askOffice(world, 'GET /office/api/round-check/provider/list', {}, token)
    const lacks = ['listGames', 'listRecords', 'kick', 'tellSeen'] as const
    const own = { provider: code, dialect: 'valkyrie', is_reached: true, is_compared: false }
    expect(data.d).toContainEqual({ ...own, lacks: [...lacks] })
    const hub = { provider: 'hub88-demo', dialect: 'hub88', is_reached: true, is_compared: true }
    expect(data.d).toContainEqual({ ...hub, lacks: ['kick', 'tellSeen'] })
    const incidents = await world.db.app(tx =>
      tx.selectFrom('incident').select('kind').where('subject', '=', code).execute(),
    )
    expect(incidents).toEqual([])
    const body = { provider: code, day: '2026-03-01' }
    expect(await askOffice(world, 'POST /office/api/round-check/make', { body }, token)).toMatchObject({
      status: 422,
      code: 'round_books_untold',
    })
  })
})
