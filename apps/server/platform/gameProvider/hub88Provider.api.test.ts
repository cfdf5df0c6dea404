import { sign } from 'node:crypto'
import {
  ask,
  openHouseGame,
  openWorld,
  type Player,
  readJournal,
  setFault,
  testRsaKeys,
  type World,
} from '@saya/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askOffers } from '../../features/game/askOffers.ts'
import { compareHourly } from '../../features/roundCheck/compareHourly.ts'
import { type GameProvider, tellsRecords } from './gameProvider.ts'
import { openGameProviders } from './openGameProviders.ts'
import { ProviderFault } from './providerFault.ts'

const code = 'hub88-demo'
const log = pino({ level: 'silent' })
let world: World
let ana: Player
let asking: () => Promise<void>
beforeAll(async () => {
  world = await openWorld({ asksHouses: true, memberSchemas: 3 })
  // Our studio cannot be asked in this world: what it is said to offer must hide nothing.
  await world.db.ref(tx => tx.updateTable('provider_link_game').set({ offered: false }).where('link', '=', 1).execute())
  asking = askOffers({ ...world, log, gameProviders: world.apiOptions.gameProviders })
  await asking()
  world.api.shared.clear()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.advance(3000)
  ana = await world.player({ kyc: 'fully_kyc' })
  await world.setBalance(ana.uid, 10_000_000n)
})

function provider() {
  const found = world.apiOptions.gameProviders.get(code)
  if (!found || !tellsRecords(found)) throw new Error('There is no such provider.')
  return found
}

const launch = (game = 'pula-o-itim', as = ana) => ask(world, 'POST /api/v2/game/launch', { body: { code: game } }, as)
const open = (game = 'pula-o-itim') => openHouseGame(world, ana, game)
const balance = async () => (await ask(world, 'GET /finance/wallet', {}, ana)).data.balance
const around = () => ({ fromMs: world.clock.now() - 60_000, untilMs: world.clock.now() + 60_000 })

async function records() {
  await readJournal(world)
  return (await ask(world, 'GET /member/bet/list', {}, ana)).data.d
}

async function comingOf(name: string) {
  const { data } = await ask(world, 'GET /member/game/list', { query: { w: name } })
  return data.d.map(({ coming, rtp }) => [coming, rtp])
}

/** Waits until the house has done what it goes on with by itself. */
async function settled(round: string | null, state: string): Promise<void> {
  await expect
    .poll(
      async () => {
        world.clock.advance(2000)
        return (await fetch(`${world.sandboxUrl}/hub88/rounds/${round}`)).text()
      },
      { timeout: 20_000 },
    )
    .toContain(state)
}

test('what the aggregator lists can be opened with the return that it tells; all else is coming', async () => {
  expect(await comingOf('Pula o Itim')).toEqual([[0, '96.00']])
  expect(await comingOf('Dice Duel')).toEqual([[0, '97.08']])
  expect(await comingOf('Patak Pegs')).toEqual([[1, '97.00']])
  const { data } = await ask(world, 'GET /api/v2/game/info', { query: { code: 'dice-duel' } })
  expect(data.facts).toMatchObject({ rtp: '97.08', version: null, rules: { en: [], tl: [] } })
})

test('its list is asked for every quarter of an hour, and a minute after it was refused for being asked too often', async () => {
  const again = askOffers({ ...world, log, gameProviders: new Map([[code, provider()]]) })
  let lists = 0
  const counted: GameProvider = {
    ...provider(),
    listGames: async () => {
      lists += 1
      return (await provider().listGames?.()) ?? []
    },
  }
  await again()
  const counting = askOffers({ ...world, log, gameProviders: new Map([[code, counted]]) })
  await counting()
  await counting()
  expect(lists).toBe(1)
  world.clock.advance(60_000)
  await counting()
  world.clock.advance(14 * 60_000)
  await counting()
  expect(lists).toBe(2)
  world.clock.advance(60_000)
  await counting()
  expect(lists).toBe(3)
  expect(await comingOf('Pula o Itim')).toEqual([[0, '96.00']])
})

test('a round is launched, played with the real wallet, recorded, shown again and told in the books, each once', async () => {
  const page = await open()
  expect(await (await fetch(page.url)).text()).toContain('has opened its game already')
  const [first, again] = [await page.press({ press: 'one' }), await page.press({ press: 'one' })]
  expect([first.state, again.round]).toEqual(['settled', first.round])
  const [record, ...others] = await records()
  expect(others).toEqual([])
  expect(record).toMatchObject({ round_id: first.round, bet_amount: '10.00', status: 'completed' })
  const won = record?.settlement_amount === '19.20'
  expect(await balance()).toBe(won ? '1009.20' : '990.00')
  const shown = await ask(world, 'GET /member/bet/round', { query: { id: String(record?.id), lang: 'en' } }, ana)
  expect(shown.data).toBe(`${world.sandboxUrl}/hub88/rounds/${first.round}`)
  expect(await (await fetch(String(shown.data))).text()).toContain('₱10.00')
  const told = (await provider().listRecords(around())).filter(({ roundId }) => roundId === first.round)
  expect(told.reduce((sum, { bet }) => sum + bet, 0n)).toBe(100_000n)
  expect(told.reduce((sum, { win }) => sum + win, 0n)).toBe(won ? 192_000n : 0n)
  expect(told.every(({ isDecided, playerRef }) => isDecided && playerRef === String(ana.uid))).toBe(true)
})

test('two rounds lie 2.5 seconds apart, and a page whose session has ended plays no more', async () => {
  const page = await open()
  await page.press({ press: 'one' })
  expect(await page.press({ press: 'two' })).toMatchObject({ state: 'wait', round: null })
  world.clock.advance(2501)
  expect(await page.press({ press: 'two' })).toMatchObject({ state: 'settled' })
  world.clock.advance(13 * 3_600_000)
  expect(await page.press({ press: 'three' })).toMatchObject({ state: 'refused', isOver: true })
})

test('a bet that there is no money for is no round, and says so', async () => {
  await world.setBalance(ana.uid, 90_000n)
  const { state, html } = await (await open()).press({ press: 'one' })
  expect([state, html.includes('There is not enough money for this bet.')]).toEqual(['refused', true])
  expect(await balance()).toBe('9.00')
})

describe('on a bad line to the wallet', () => {
  test('a bet that nobody answered is taken back, and costs nothing', async () => {
    await setFault(world, 'hub88_wallet', { kind: 'cut', times: 1 })
    const page = await open()
    const { round, state } = await page.press({ press: 'one' })
    expect(['voiding', 'voided']).toContain(state)
    await settled(round, 'taken back')
    expect(await balance()).toBe('1000.00')
    expect((await provider().listRecords(around())).find(({ roundId }) => roundId === round)).toMatchObject({ bet: 0n })
  })

  test('a bet that never arrived is cancelled before it can arrive, and a bet that arrives twice counts once', async () => {
    await setFault(world, 'hub88_wallet', { kind: 'lost', times: 1 })
    const { round } = await (await open()).press({ press: 'one' })
    await settled(round, 'taken back')
    await setFault(world, 'hub88_wallet', { kind: 'duplicated', times: 2 })
    world.clock.advance(3000)
    expect(await (await open()).press({ press: 'two' })).toMatchObject({ state: 'settled' })
    expect(['990.00', '1009.20']).toContain(await balance())
  })
})

describe('where the aggregator', () => {
  test.each(['silent', 'refusing', 'garbled', 'huge', 'cut', 'misrouted'])(
    'is %s a game is not opened, its session is over, and the next try opens it',
    async kind => {
      await setFault(world, 'hub88', { kind, times: 1 })
      expect(await launch()).toMatchObject({ code: 'game_launch_failed' })
      const open = await world.db.member(ana.uid, tx =>
        tx.selectFrom('game_session').select('ended_at').where('uid', '=', ana.uid).execute(),
      )
      expect(open.every(({ ended_at: ended }) => ended !== null)).toBe(true)
      expect(await launch()).toMatchObject({ status: 200 })
    },
  )

  test.each(['silent', 'refusing', 'garbled', 'huge', 'cut'])(
    'is %s neither its list, nor its books, nor a round is believed',
    async kind => {
      const wish = { uid: ana.uid, roundId: 'r', language: 'en' as const }
      for (const call of [
        () => provider().listGames?.(),
        () => provider().listRecords(around()),
        () => provider().findRoundPage(wish),
      ]) {
        await setFault(world, 'hub88', { kind, times: 1 })
        await expect(call()).rejects.toThrow(ProviderFault)
      }
    },
  )

  test('is slow it is waited for', async () => {
    await setFault(world, 'hub88', { kind: 'slow', times: 1 })
    expect(await launch()).toMatchObject({ status: 200 })
  })

  test('knows no such game, round or member, there is none', async () => {
    const wish = {
      token: 'x'.repeat(40),
      uid: ana.uid,
      language: 'en',
      device: 'mobile',
      returnUrl: world.url,
    } as const
    expect(await provider().launch({ ...wish, gameCode: 'patak-pegs' })).toBeUndefined()
    const { round } = await (await open()).press({ press: 'one' })
    const asked = { roundId: String(round), language: 'en' } as const
    expect(await provider().findRoundPage({ ...asked, uid: ana.uid })).toContain('/hub88/rounds/')
    expect(await provider().findRoundPage({ ...asked, uid: ana.uid + 1n })).toBeUndefined()
  })

  test('knows us by another key or number, nothing that it says is believed', async () => {
    const [, theirs] = testRsaKeys()
    if (!theirs) throw new Error('There is no key.')
    const url = `${world.sandboxUrl}/hub88`
    const places = [{ code, url, pages: url }]
    const strangers = [
      { code, dialect: 'hub88', operatorId: 88, key: theirs.privateKey },
      { code, dialect: 'hub88', operatorId: 89, key: testRsaKeys()[0]?.privateKey ?? theirs.privateKey },
    ] as const
    const whys = ['HTTP 401', 'HTTP 404']
    for (const [at, account] of strangers.entries()) {
      const gameProviders = openGameProviders({ places, keys: [], accounts: [account], clock: world.clock })
      const stranger = gameProviders.get(code)
      await expect(stranger?.listRecords?.(around())).rejects.toThrow(whys[at])
    }
  })
})

test('it has no call that closes a game or hears of rounds put right, and nobody makes one up', () => {
  expect([provider().kick, provider().tellSeen]).toEqual([undefined, undefined])
})

describe('beside its books', () => {
  async function differences() {
    world.clock.advance(3_600_000)
    await readJournal(world)
    await compareHourly({ ...world, log, gameProviders: new Map([[code, provider()]]) })()
    return world.db.app(tx =>
      tx
        .selectFrom('round_difference')
        .select(['round_id', 'kind'])
        .where('provider', '=', code)
        .where('closed_at', 'is', null)
        .execute(),
    )
  }

  test('rounds that both have are alike, and one that only we were asked for is found', async () => {
    await (await open()).press({ press: 'one' })
    expect(await differences()).toEqual([])
    const token = await sessionOf()
    const body = JSON.stringify({
      user: String(ana.uid),
      token,
      request_uuid: 'r-forged',
      transaction_uuid: 't-forged',
      round: 'round-nobody-played',
      game_code: 'pula-o-itim',
      currency: 'PHP',
      amount: 1_000_000,
    })
    const key = testRsaKeys()[1]?.privateKey
    if (!key) throw new Error('There is no key.')
    const headers = { 'x-hub88-signature': sign('sha256', Buffer.from(body), key).toString('base64') }
    const told = await fetch(`${world.url}/hub88/${code}/transaction/bet`, { method: 'POST', headers, body })
    expect(await told.json()).toMatchObject({ status: 'RS_OK' })
    expect(await differences()).toEqual([{ round_id: 'round-nobody-played', kind: 'missing_there' }])
  })

  /** A token as the house was given it. */
  async function sessionOf(): Promise<string> {
    let token = ''
    const listening: GameProvider = {
      ...provider(),
      launch: wish => {
        token = wish.token
        return provider().launch(wish)
      },
    }
    const own = world.apiOptions.gameProviders as Map<string, GameProvider>
    const before = provider()
    own.set(code, listening)
    await launch()
    own.set(code, before)
    return token
  }
})
