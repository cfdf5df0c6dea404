import { ask, openStudioWorld, raisingGame, type StudioWorld } from '@saya/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownGames } from '../../../studio/catalogue/ownGames.ts'
import { ownTables } from '../../../studio/catalogue/ownTables.ts'
import { titles } from '../../../../games/slots/data/index.ts'
import { rulesOf } from '../../../../games/slots/view/rulesOf.ts'
import { openGameProviders } from '../../platform/gameProvider/openGameProviders.ts'
import { askOffers } from './askOffers.ts'

let on: StudioWorld
beforeAll(async () => {
  const own = [...ownGames.values()].filter(({ code }) => code !== 'parol-nights')
  on = await openStudioWorld({ games: [...own, raisingGame('parol-nights')], tables: ownTables })
  await asker()()
  on.world.api.shared.clear()
})
afterAll(() => on.close())

function asker() {
  const keys = [{ provider: 'studio', id: '1', bytes: Buffer.alloc(32, 5) }]
  const { clock, db } = on.world
  const gameProviders = openGameProviders({ places: [{ code: 'studio', url: on.url, pages: on.url }], keys, clock })
  return askOffers({ db, clock, log: pino({ level: 'silent' }), gameProviders })
}

function info(code: string) {
  return ask(on.world, 'GET /api/v2/game/info', { query: { code } })
}

test('the page of a game says what its provider tells: rules in both languages, return, limits, version, fairness', async () => {
  const { data } = await info('mangga-fiesta')
  const title = titles.get('mangga-fiesta')
  if (!title) throw new Error('There is no Mangga Fiesta.')
  expect(data).toMatchObject({ code: 'mangga-fiesta', category: 'Slot', coming: 0, maintained: 0 })
  expect(data.facts).toEqual({
    version: title.version,
    rtp: '95.40',
    rtp_least: null,
    rtp_most: null,
    hit_rate: '38.40',
    volatility: 2,
    bet_least: '1.00',
    bet_most: '200.00',
    win_most: '1000000.00',
    win_most_times: 5000,
    rules: { en: rulesOf(title).map(({ en }) => en), tl: rulesOf(title).map(({ tl }) => tl) },
    fairness_url: `${on.url}/fairness`,
  })
  const page = await fetch(data.facts?.fairness_url ?? '')
  expect([page.status, (await page.text()).includes('hash of its server seed')]).toEqual([200, true])
})

async function rtpOf(code: string) {
  const { facts } = (await info(code)).data
  return [facts?.rtp_least, facts?.rtp, facts?.rtp_most]
}

test('a return that depends on the bet or on how one plays is given as a range', async () => {
  const [least, rtp, most] = await rtpOf('baccarat-royale')
  expect(Number(least)).toBeLessThan(Number(rtp))
  expect(Number(rtp)).toBeLessThanOrEqual(Number(most))
  const blackjack = [...ownGames.values()].find(({ view }) => view === 'cards')?.code ?? ''
  const [none, best, same] = await rtpOf(blackjack)
  expect([none, best === same]).toEqual([null, true])
})

test('every game of our own tells its rules in both languages, and what it takes and gives', async () => {
  for (const code of [...ownGames.keys(), ...ownTables.keys()].filter(one => one !== 'parol-nights')) {
    const { facts } = (await info(code)).data
    expect([code, facts?.rules.en.length]).toEqual([code, facts?.rules.tl.length])
    expect([code, (facts?.rules.en.length ?? 0) > 2, facts?.version !== null]).toEqual([code, true, true])
    expect([code, facts?.bet_least === null || facts?.win_most === null]).toEqual([code, false])
  }
})

test('a game of which no provider tells anything has the facts of the catalogue alone', async () => {
  const { data } = await ask(on.world, 'GET /member/game/list', { query: { page_size: '60' } })
  const game = data.d.find(one => !ownGames.has(one.code) && !ownTables.has(one.code))
  expect((await info(game?.code ?? '')).data).toMatchObject({ coming: 1, facts: null })
  expect((await info('parol-nights')).data.facts).toMatchObject({ version: null, rtp: '90.00', volatility: null })
})

test('a code that is no game, or one that is taken off the list, is not found', async () => {
  expect(await info('no-such-game')).toMatchObject({ status: 404, code: 'game_not_found' })
  expect(await info('a b')).toMatchObject({ status: 400 })
  await on.world.db.ref(tx => tx.updateTable('game').set({ online: false }).where('code', '=', 'sic-bo-live').execute())
  on.world.api.shared.clear()
  expect(await info('sic-bo-live')).toMatchObject({ status: 404, code: 'game_not_found' })
})

test('the same facts told again change nothing, so that no copy of the server reads the catalogue anew', async () => {
  const version = () => on.world.db.ref(tx => tx.selectFrom('content_version').select('version').executeTakeFirst())
  const before = await version()
  await asker()()
  expect(await version()).toEqual(before)
})
