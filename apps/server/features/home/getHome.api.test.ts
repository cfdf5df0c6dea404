import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { dayMs, manilaDay } from '@saya/money'
import { ask, changeContent, changeGame, openWorld, promotionDesk, setLinks, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function home() {
  world.api.shared.clear()
  return (await ask(world, 'GET /member/index')).data
}

/** The banners shown on a host, which fetch would not let a caller choose. */
async function bannersOn(host: string): Promise<string[]> {
  const request = get(`${world.url}/member/index`, { headers: { host, accept: 'application/json' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const { data } = (await json(response)) as { data: Awaited<ReturnType<typeof home>> }
  return data.banners.map(banner => banner.id)
}

test('the home answer has logo, top, banners, nav, list, bottom, media and version, without a token [GAME-14, GAME-15]', async () => {
  const { status, data } = await ask(world, 'GET /member/index')
  expect(status).toBe(200)
  expect(Object.keys(data).sort()).toEqual(['banners', 'bottom', 'list', 'logo', 'media', 'nav', 'top', 'version'])
  expect(data.logo).toBe('/img/icons/wordmark.svg')
  expect(data.banners[0]).toMatchObject({ id: 'deposit-bonus', title: ['5% back', '5% balik'] })
  expect(data.bottom).toEqual([
    { name: 'Play safe', url: '/s-docs/stmt' },
    { name: 'Terms of Use', url: '/terms-of-use' },
  ])
})

test('a game card has id, code, image and venue [GAME-32]', async () => {
  const card = (await home()).list.find(section => section.name === 'Hot Games')?.games[0]
  expect(card).toMatchObject({ id: '1001', code: 'mangga-fiesta', img: '/img/games/mangga-fiesta.webp', venue_id: 201 })
})

test('the navigation names, per category, the providers that have games in it, with their logos [GAME-32, GAME-34]', async () => {
  const { nav } = await home()
  expect(nav.map(category => category.name)).toEqual([
    'Slot',
    'Live',
    'Fishing',
    'Bingo',
    'Sports',
    'Table Game',
    'Board Game',
  ])
  expect(nav.find(category => category.name === 'Sports')?.providers).toEqual([
    { venue_id: 208, id: 308, name: 'Kidlat Sports', logo: '/img/providers/kidlat-sports.webp' },
  ])
  for (const { name, providers } of nav) {
    const { data } = await ask(world, 'GET /member/game/list', { query: { category: name, page_size: '60' } })
    for (const game of data.d) expect(providers.map(provider => provider.venue_id)).toContain(game.venue_id)
  }
})

test('a game stands in one section only, and no two neighbours have the same colours', async () => {
  const { list } = await home()
  const shown = list.flatMap(section => section.games)
  expect(new Set(shown.map(game => game.id)).size).toBe(shown.length)
  const rows = await world.db.ref(tx => tx.selectFrom('game').select(['id', 'palette']).execute())
  const paletteOf = new Map(rows.map(row => [String(row.id), row.palette]))
  for (const { name, games } of list) {
    const palettes = games.map(game => paletteOf.get(game.id))
    const alike = palettes.filter((palette, at) => palette && palette === palettes[at + 1])
    expect([name, alike]).toEqual([name, []])
  }
})

test('each section shown on the home page has three views of the carousel', async () => {
  const { list } = await home()
  const counts = list.map(({ name, games }) => [name, games.length])
  for (const name of ['Hot Games', 'Slot', 'Live', 'Fishing']) expect(counts).toContainEqual([name, 9])
})

test('Hot Games holds hot games, and a category its own', async () => {
  const { list, nav } = await home()
  const games = (name: string) => list.find(section => section.name === name)?.games ?? []
  expect(games('Hot Games').every(game => game.is_hot === 1)).toBe(true)
  for (const { name, game_type } of nav) expect(games(name).every(game => game.game_type === game_type)).toBe(true)
})

test('a maintained game says so, and one that is offline is gone', async () => {
  await changeGame(world.db, 'mangga-fiesta', { maintained: true })
  await changeGame(world.db, 'baccarat-royale', { online: false })
  const games = (await home()).list.flatMap(section => section.games)
  expect(games.find(game => game.code === 'mangga-fiesta')?.maintained).toBe(1)
  expect(games.map(game => game.code)).not.toContain('baccarat-royale')
})

test('a brand sees the banners of its own host [GAME-15]', async () => {
  await changeContent(world.db, tx =>
    tx
      .updateTable('banner')
      .set({ brands: ['play'] })
      .where('id', '=', 'vip')
      .execute(),
  )
  world.api.shared.clear()
  expect(await bannersOn('play.localhost:8080')).toContain('vip')
  expect(await bannersOn('slots.localhost:8080')).not.toContain('vip')
  expect(await bannersOn('127.0.0.1')).not.toContain('vip')
})

test('the banner of the contest names what that gives, and is there on its days and sites alone, until it is stopped [SHELL-140]', async () => {
  const tomorrow = manilaDay(world.clock.now() + dayMs)
  async function pool() {
    world.clock.advance(1000)
    const { data } = await ask(world, 'GET /member/index')
    return data.banners.find(({ id }) => id === 'ranking')?.title[0]
  }
  const terms = { least: '100', prizes: ['1:12000', '2-3:500'] }
  const audience = { once_per_id: false, brands: ['h5' as const, 'slots' as const] }
  const wish = { terms, first_day: tomorrow, budget: '100000', audience }
  const id = await (await promotionDesk(world)).live(wish, 'ranking')
  expect(await pool()).toBeUndefined()
  world.clock.advance(dayMs)
  await expect.poll(pool).toBe('₱13,000')
  expect(await bannersOn('slots.localhost:8080')).toContain('ranking')
  expect(await bannersOn('play.localhost:8080')).not.toContain('ranking')

  expect((await (await promotionDesk(world)).stop(id)).status).toBe(200)
  await expect.poll(pool).toBeUndefined()

  // One that is decided on its own day waits for no midnight.
  const today = manilaDay(world.clock.now())
  const other = { ...wish, terms: { ...terms, prizes: ['1:700'] }, first_day: today, last_day: today }
  const next = await (await promotionDesk(world)).live(other, 'ranking')
  await expect.poll(pool).toBe('₱700')
  expect((await (await promotionDesk(world)).stop(next)).status).toBe(200)
})

test('links that the operator sets are answered, with their logos [GAME-14]', async () => {
  await setLinks(world.db, 'media', [{ name: 'Facebook', url: 'https://social.example/saya' }])
  await setLinks(world.db, 'bottom', [{ name: 'Regulator', url: 'https://gov.example/', img: '/img/home/seal.webp' }])
  await setLinks(world.db, 'top', [{ name: 'Help', url: 'https://help.example/' }])
  const { media, bottom, top } = await home()
  expect(top).toEqual([{ name: 'Help', url: 'https://help.example/' }])
  expect(media).toEqual([{ name: 'Facebook', url: 'https://social.example/saya' }])
  expect(bottom).toEqual([{ name: 'Regulator', url: 'https://gov.example/', img: '/img/home/seal.webp' }])
})

test('the home page is sent once, and its version moves with its content [GAME-14]', async () => {
  const address = `${world.url}/member/index`
  const first = await ask(world, 'GET /member/index')
  const known = { accept: 'application/json', 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await fetch(address, { headers: known })).status).toBe(304)

  await changeGame(world.db, 'shark-storm', { maintained: true })
  await expect
    .poll(async () => {
      world.clock.advance(1000)
      return (await fetch(address, { headers: known })).status
    })
    .toBe(200)
  expect(BigInt((await home()).version)).toBe(BigInt(first.data.version) + 1n)
})
