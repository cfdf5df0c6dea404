import { ask, askOffice, openStudioWorld, type Player, staffOf, type StudioWorld } from '@saya/testing'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { composeApi } from '../../../composeApi.ts'
import { readRanges } from '../../../platform/geolocation/index.ts'

/** The edge stands on this machine, and is believed; so the list of networks is asked about whom it passes on. */
const ranges = readRanges('203.0.113.0/24,PH\n198.51.100.0/24,SG,vpn\n')
const location = { header: 'cf-ipcountry', ranges }
let on: StudioWorld
let ana: Player
beforeAll(async () => {
  on = await openStudioWorld({ jurisdiction: 'strict', location, trustedProxies: ['127.0.0.1', '::1'] })
})
afterAll(() => on.close())
beforeEach(async () => {
  ana = await on.world.player({ kyc: 'fully_kyc' })
})

interface From {
  readonly country?: string
  readonly address?: string
  readonly minutesAhead?: string
}

function launch({ country, address = '203.0.113.7', minutesAhead = '480' }: From, player = ana) {
  const headers = { 'x-forwarded-for': address, ...(country === undefined ? {} : { 'cf-ipcountry': country }) }
  const body = { code: 'mangga-fiesta', minutes_ahead: minutesAhead }
  return ask(on.world, 'POST /api/v2/game/launch', { body }, { token: player.token, headers })
}

const sessions = (player = ana) =>
  on.world.db.member(player.uid, async tx => {
    const rows = await tx
      .selectFrom('game_session')
      .selectAll()
      .where('uid', '=', player.uid)
      .orderBy('opened_at')
      .execute()
    return rows.map(({ country, country_source: source, vpn_signs: signs }) => [country, source, signs])
  })
const refused = () =>
  on.world.db.member(ana.uid, tx => tx.selectFrom('refused_launch').selectAll().where('uid', '=', ana.uid).execute())

test('each launch keeps the country, by what it was told, and the signs of a VPN [SAFE-43]', async () => {
  expect((await launch({ country: 'PH' })).status).toBe(200)
  on.world.clock.advance(1000)
  expect((await launch({})).status).toBe(200)
  on.world.clock.advance(1000)
  expect((await launch({ country: 'PH', minutesAhead: '540' })).status).toBe(200)
  on.world.clock.advance(1000)
  expect((await launch({ country: 'XX', address: '192.0.2.1' })).status).toBe(200)
  expect(await sessions()).toEqual([
    ['PH', 'header', []],
    ['PH', 'ranges', []],
    ['PH', 'header', ['clock']],
    ['', '', []],
  ])
})

test('by the strict law no game opens over Tor or from a network that hides its users, and the member may say that it is wrong [SAFE-143, SAFE-44]', async () => {
  expect(await launch({ country: 'T1', minutesAhead: '' })).toMatchObject({ status: 403, code: 'game_elsewhere' })
  // Again and again is kept once an hour here too.
  expect((await launch({ country: 'T1' })).code).toBe('game_elsewhere')
  expect(await refused()).toMatchObject([{ country: 'XX', country_source: 'header', vpn_signs: ['tor'] }])
  on.world.clock.advance(60_000)
  expect((await ask(on.world, 'POST /member/feedback/location', {}, ana)).status).toBe(200)
  const { token } = await staffOf(on.world, { role: 'support' })
  const desk = await askOffice(on.world, 'GET /office/api/feedback/list', { query: { uid: String(ana.uid) } }, token)
  expect(desk.data.d[0]?.text).toContain('country unknown, told by the edge; signs of a VPN: tor')
  const params = { uid: String(ana.uid) }
  const seen = await askOffice(on.world, 'GET /office/api/member/:uid/launch/list', { params }, token)
  expect(seen.data.d).toMatchObject([{ country: '', vpn_signs: ['tor'], is_refused: true }])
  expect((await launch({ country: 'PH', address: '198.51.100.9' })).code).toBe('game_elsewhere')
  // Nobody has moved from a country that nobody knew.
  expect((await refused()).map(({ country, vpn_signs: signs }) => [country, signs])).toContainEqual(['PH', ['network']])
  on.world.clock.advance(60_000)
  expect((await launch({ country: 'PH' })).status).toBe(200)
  expect(await sessions()).toEqual([['PH', 'header', []]])
})

test('by the strict law no game opens from another country: it is refused with a way on, and kept [SAFE-44]', async () => {
  const answer = await launch({ country: 'SG' })
  expect(answer).toMatchObject({ status: 403, code: 'game_elsewhere' })
  expect(answer.sentence).toContain('Philippines only')
  expect(await sessions()).toEqual([])
  // Again and again from one place is kept once an hour.
  await launch({ country: 'SG' })
  expect(await refused()).toMatchObject([{ country: 'SG', country_source: 'header', vpn_signs: [], disputed_at: null }])
  expect((await launch({ address: '198.51.100.9' })).code).toBe('game_elsewhere')
})

test('each launch is judged where it comes from: a game that is open goes on when its member moves, and the next is refused [SAFE-43, SAFE-44]', async () => {
  expect((await launch({ country: 'PH' })).status).toBe(200)
  on.world.clock.advance(60_000)
  expect((await launch({ country: 'SG' })).code).toBe('game_elsewhere')
  expect(await refused()).toMatchObject([{ country: 'SG', vpn_signs: ['moved'] }])
  const open = await on.world.db.member(ana.uid, tx =>
    tx.selectFrom('game_session').select('ended_at').where('uid', '=', ana.uid).execute(),
  )
  expect(open).toEqual([{ ended_at: null }])
  on.world.clock.advance(60_000)
  expect((await launch({ country: 'PH' })).status).toBe(200)
  expect((await sessions()).at(-1)).toEqual(['PH', 'header', ['moved']])
})

/** The same database behind another copy of the server, under another law or with other proxies. */
async function besides(options: Partial<Parameters<typeof composeApi>[0]>, headers: Record<string, string>) {
  const api = composeApi({ ...on.world.apiOptions, metrics: new Registry(), ...options })
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: '/api/v2/game/launch',
    headers: { t: ana.token, 'content-type': 'application/json', accept: 'application/json', ...headers },
    payload: { code: 'mangga-fiesta' },
  })
  await api.app.close()
  return statusCode
}

test('the header is believed of our own proxies alone: what a browser writes into it itself tells nothing [SAFE-43]', async () => {
  expect(await besides({ trustedProxies: [] }, { 'cf-ipcountry': 'SG' })).toBe(200)
  expect(await sessions()).toEqual([['', '', []]])
})

test('by the standard law a launch from anywhere opens, and is recorded all the same [SAFE-43, SAFE-44]', async () => {
  expect(await besides({ jurisdiction: 'standard' }, { 'cf-ipcountry': 'SG' })).toBe(200)
  on.world.clock.advance(1000)
  expect(await besides({ jurisdiction: 'standard' }, { 'cf-ipcountry': 'T1' })).toBe(200)
  on.world.clock.advance(1000)
  const hidden = { 'cf-ipcountry': 'SG', 'x-forwarded-for': '198.51.100.9' }
  expect(await besides({ jurisdiction: 'standard' }, hidden)).toBe(200)
  expect(await sessions()).toEqual([
    ['SG', 'header', []],
    ['', '', ['tor']],
    ['SG', 'header', ['network']],
  ])
  expect(await besides({ jurisdiction: 'strict' }, { 'cf-ipcountry': 'SG' })).toBe(403)
})

test('whoever says that it is wrong sends a feedback with what was recorded, once, which staff and the member see [SAFE-44]', async () => {
  const dispute = () => ask(on.world, 'POST /member/feedback/location', {}, ana)
  expect(await dispute()).toMatchObject({ status: 404, code: 'location_not_refused' })
  await launch({ country: 'SG', address: '198.51.100.9' })
  const first = await dispute()
  expect((await dispute()).data).toEqual(first.data)
  const { token } = await staffOf(on.world, { role: 'support' })
  const desk = await askOffice(on.world, 'GET /office/api/feedback/list', { query: { uid: String(ana.uid) } }, token)
  expect(desk.data.d).toHaveLength(1)
  expect(desk.data.d[0]?.text).toContain('country SG, told by the edge; signs of a VPN: network')
  const seen = await askOffice(
    on.world,
    'GET /office/api/member/:uid/launch/list',
    { params: { uid: String(ana.uid) } },
    token,
  )
  expect(seen.data.d).toMatchObject([
    {
      country: 'SG',
      country_source: 'header',
      vpn_signs: ['network'],
      is_refused: true,
      disputed_at: on.world.clock.now() / 1000,
    },
  ])
  const copy = (await ask(on.world, 'POST /member/export', {}, ana)).data
  expect(copy.refused_launches.rows).toMatchObject([{ country: 'SG', vpn_signs: ['network'] }])
  expect(await ask(on.world, 'POST /member/feedback/location')).toMatchObject({ status: 401 })
})
