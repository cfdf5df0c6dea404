import { ask, changeEveryGame, changeGame, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

type Query = Record<string, string>

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function list(query: Query = {}) {
  const { status, data } = await ask(world, 'GET /member/game/list', { query })
  expect(status).toBe(200)
  return data
}

/** Every game a query finds, read page after page as a phone does. */
async function readAll(query: Query, next: (page: number, cursor: string | undefined) => Query) {
  const rows = []
  let cursor: string | undefined
  for (let page = 1; page <= 20; page++) {
    const answer = await list({ ...query, ...next(page, cursor) })
    rows.push(...answer.d)
    cursor = answer.next
    if (answer.next === undefined) return { rows, total: answer.t }
  }
  throw new Error('The list does not end.')
}

const byCursor = (_page: number, cursor: string | undefined): Query => (cursor ? { cursor } : {})
const byPage = (page: number): Query => ({ page: String(page) })

const codes = (rows: readonly { code: string }[]) => rows.map(({ code }) => code)

test('a row has everything a card and a list show, and the list stands in data.d [GAME-32, GAME-33, GAME-38]', async () => {
  const { d } = await list({ w: 'Mangga Fiesta' })
  expect(d).toEqual([
    {
      id: '1001',
      game_id: 'mangga-fiesta',
      code: 'mangga-fiesta',
      en_name: 'Mangga Fiesta',
      tl_name: 'Pista ng Mangga',
      img: '/img/games/mangga-fiesta.webp',
      logo: '/img/providers/araw-studio.webp',
      venue_id: 201,
      platform_id: 301,
      platform_name: 'Araw Studio',
      game_type: 3,
      is_hot: 1,
      is_new: 0,
      has_dealer: 0,
      maintained: 0,
      coming: 0,
      online: 1,
      rtp: '95.40',
      sorting: 1000,
    },
  ])
})

test('a page holds 15 games unless asked otherwise [GAME-37]', async () => {
  expect((await list()).d).toHaveLength(15)
  expect((await list({ page_size: '4' })).d).toHaveLength(4)
})

test.each([
  ['1', 'Live', '[GAME-44]'],
  ['2', 'Fishing', '[GAME-45]'],
  ['3', 'Slot', '[GAME-46]'],
  ['4', 'Sports', '[GAME-47]'],
  ['7', 'Bingo', '[GAME-49]'],
])('the game type %s finds the games of %s and no others %s', async (game_type, category, _id) => {
  const { d, t } = await list({ game_type, page_size: '60' })
  expect(new Set(d.map(game => game.game_type))).toEqual(new Set([Number(game_type)]))
  expect(t).toBe((await list({ category })).t)
})

test('the game type 5 is both table and board games, which the category tells apart [GAME-37, GAME-48]', async () => {
  const both = await list({ game_type: '5', page_size: '60' })
  const table = await list({ game_type: '5', category: 'Table Game' })
  const board = await list({ game_type: '5', category: 'board games' })
  expect(new Set(both.d.map(game => game.game_type))).toEqual(new Set([5]))
  expect([table.t, board.t]).toEqual([10, 8])
  expect(both.t).toBe(table.t + board.t)
})

test('the game type 0 is every game [GAME-50]', async () => {
  const { d, t } = await list({ game_type: '0', page_size: '60' })
  expect(new Set(d.map(game => game.game_type)).size).toBeGreaterThan(1)
  expect(t).toBe((await list()).t)
})

test('a category is recognised without its case, spaces and plural, and an unknown one has no games', async () => {
  const { t } = await list({ category: 'Slot' })
  for (const category of ['slot', 'Slots', 'SLOTS', 's lot']) expect((await list({ category })).t).toBe(t)
  expect(await list({ category: 'Lottery' })).toEqual({ d: [], t: 0 })
})

test('Popular puts the highest sorting first [GAME-37, GAME-51]', async () => {
  const { rows } = await readAll({ sorting: 'sorting:desc', page_size: '60' }, byCursor)
  const places = rows.map(game => game.sorting)
  expect(places).toEqual([...places].sort((one, other) => other - one))
  expect(codes((await list()).d)).toEqual(codes(rows.slice(0, 15)))
})

test('A-Z goes by the English name [GAME-37, GAME-52]', async () => {
  const { rows } = await readAll({ sorting: 'en_name:asc', page_size: '60' }, byCursor)
  const names = rows.map(game => game.en_name)
  expect(names).toEqual([...names].sort((one, other) => (one < other ? -1 : 1)))
})

test('is_new finds only new games, is_hot only hot ones [GAME-37, GAME-53]', async () => {
  const fresh = await list({ is_new: '1', page_size: '60' })
  const hot = await list({ is_hot: '1', page_size: '60' })
  expect([fresh.t, hot.t]).toEqual([14, 16])
  expect(fresh.d.every(game => game.is_new === 1)).toBe(true)
  expect(hot.d.every(game => game.is_hot === 1)).toBe(true)
})

test('a provider is found by venue_id and platform_id, several by their lists [GAME-37]', async () => {
  const one = await list({ venue_id: '203', platform_id: '305', page_size: '60' })
  expect(new Set(one.d.map(game => game.platform_name))).toEqual(new Set(['Pilak Games']))
  const two = await list({ venue_id: '203,201', platform_id: '305,301', page_size: '60' })
  expect(new Set(two.d.map(game => game.platform_name))).toEqual(new Set(['Pilak Games', 'Araw Studio']))
  expect(await list({ venue_id: '999' })).toEqual({ d: [], t: 0 })
  const { d } = await list({ platform_id: '305', page_size: '60' })
  expect(new Set(d.map(game => game.platform_name))).toEqual(new Set(['Pilak Games']))
  expect(await list({ venue_id: '203', platform_id: '301' })).toEqual({ d: [], t: 0 })
})

test.each([
  ['mangga', 'mangga-fiesta'],
  ['PISTA NG MANGGA', 'mangga-fiesta'],
  ['  butanding  ', 'butanding-bay'],
])('the keyword %j finds a game by a part of its English or Tagalog name [GAME-37]', async (w, expected) => {
  const { d, t } = await list({ w })
  expect(d[0]?.code).toBe(expected)
  expect(t).toBeLessThan((await list()).t)
})

test.each([
  ['manga fiesta', 'mangga-fiesta', 'a letter left out'],
  ['jepney jackpto', 'jeepney-jackpot', 'a slip in each word'],
  ['fiesta mangga', 'mangga-fiesta', 'words in another order'],
  ['haring pugtia', 'haring-pugita', 'a slip in a Tagalog name'],
  ['unos pating', 'shark-storm', 'words of a Tagalog name without those between'],
  ['halohalo', 'halo-halo-bonanza', 'no hyphen'],
  ['sagot gulaman', 'sago-gulaman', 'no apostrophe'],
  ['sharkstorm', 'shark-storm', 'no space'],
])('the keyword "%s" finds %s first: %s', async (w, expected) => {
  for (const sorting of ['sorting:desc', 'en_name:asc']) {
    expect(codes((await list({ w, sorting })).d)).toContain(expected)
  }
  expect(codes((await list({ w })).d)[0]).toBe(expected)
})

test('a keyword of one or two letters finds names with it, those that begin with it first', async () => {
  const { d, t } = await list({ w: 'hu', page_size: '60' })
  expect(t).toBe(d.length)
  const begins = d.map(game => /^hu/i.test(game.en_name) || /^hu/i.test(game.tl_name))
  expect(begins.indexOf(false)).toBe(begins.lastIndexOf(true) + 1)
  expect(d.every(game => `${game.en_name} ${game.tl_name}`.toLowerCase().includes('hu'))).toBe(true)
})

test('a search keeps to the category, the mark and the provider, and is read in pages', async () => {
  const all = await list({ w: 'bingo', page_size: '60' })
  const inBingo = await list({ w: 'bingo', category: 'Bingo', page_size: '60' })
  expect(inBingo.d.every(game => game.game_type === 7)).toBe(true)
  expect(await list({ w: 'bingo', category: 'Fishing' })).toEqual({ d: [], t: 0 })
  const hot = await list({ w: 'bingo', is_hot: '1', page_size: '60' })
  expect(codes(hot.d)).toEqual(codes(all.d.filter(game => game.is_hot === 1)))
  const venue = String(all.d[0]?.venue_id)
  const ofOne = await list({ w: 'bingo', venue_id: venue, page_size: '60' })
  expect(codes(ofOne.d)).toEqual(codes(all.d.filter(game => String(game.venue_id) === venue)))
  for (const next of [byPage, byCursor]) {
    const { rows, total } = await readAll({ w: 'bingo', page_size: '2' }, next)
    expect(codes(rows)).toEqual(codes(all.d))
    expect(total).toBe(all.t)
  }
})

test('a game that was renamed is found by its new name, and not by the old one', async () => {
  await changeGame(world.db, 'dikya-deep', { en_name: 'Kabibe Cove', tl_name: 'Look ng Kabibe' })
  world.api.shared.clear()
  expect(codes((await list({ w: 'kabibe' })).d)).toEqual(['dikya-deep'])
  expect(codes((await list({ w: 'dikya' })).d)).not.toContain('dikya-deep')
  await changeGame(world.db, 'dikya-deep', { online: false })
  world.api.shared.clear()
  expect(await list({ w: 'kabibe' })).toEqual({ d: [], t: 0 })
})

test.each(['%', '_', '\\', "'; drop table game; --", '<script>', '%%%'])(
  'the keyword %j is looked for as it stands and finds nothing',
  async w => expect(await list({ w })).toEqual({ d: [], t: 0 }),
)

test.each([
  ['by page', byPage],
  ['by cursor', byCursor],
])('every game is read once and none twice, %s [GAME-37]', async (_way, next) => {
  for (const sorting of ['sorting:desc', 'en_name:asc']) {
    const { rows, total } = await readAll({ sorting }, next)
    expect(rows).toHaveLength(total)
    expect(new Set(codes(rows)).size).toBe(total)
  }
})

test('a page after the last is empty, and the total stays', async () => {
  const { t } = await list()
  expect(await list({ page: '100' })).toEqual({ d: [], t })
})

test('games of equal place are read without gap or double', async () => {
  await changeEveryGame(world.db, { sorting: 7 })
  world.api.shared.clear()
  const { rows, total } = await readAll({}, byCursor)
  expect(new Set(codes(rows)).size).toBe(total)
})

const refused: Query[] = [
  { page: '0' },
  { page: '-1' },
  { page: '1.5' },
  { page: '101' },
  { page_size: '0' },
  { page_size: '61' },
  { page_size: 'many' },
  { sorting: 'id; drop table game' },
  { sorting: 'sorting:asc' },
  { venue_id: '1 or 1=1' },
  { venue_id: `${'1,'.repeat(20)}1` },
  { platform_id: '305,' },
  { is_hot: 'yes' },
  { is_new: '2' },
  { game_type: '-3' },
  { w: 'x'.repeat(51) },
  { category: 'x'.repeat(41) },
  { cursor: 'x'.repeat(401) },
]

test.each(refused)('%j is refused [GAME-37]', async query => {
  const { status, code } = await ask(world, 'GET /member/game/list', { query })
  expect([status, code]).toEqual([400, 'invalid_request'])
})

test.each(['game_type=999999999', 'venue_id=999999999', "category=Slot' or 1=1 --"])(
  '%s fits no game, and that is an answer',
  async text => expect(await list(Object.fromEntries(new URLSearchParams(text)))).toEqual({ d: [], t: 0 }),
)

test('an address with a character that no text has is refused before it is read', async () => {
  const { status, code } = await ask(world, 'GET /member/game/list', { query: { w: 'man\0gga' } })
  expect([status, code]).toEqual([400, 'malformed_request'])
})

const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test.each([
  'nonsense',
  written('text'),
  written([1, 'a']),
  written([1, 'a\0', 1]),
  written([1e99, 'a', 1]),
  written({}),
])('the cursor %s is none of ours and is refused, rather than beginning the list again for ever', async cursor => {
  const { status, code } = await ask(world, 'GET /member/game/list', { query: { sorting: 'en_name:asc', cursor } })
  expect([status, code]).toEqual([400, 'malformed_request'])
})

test('an unknown parameter changes nothing', async () => {
  expect(await list({ utm_source: 'mail' })).toEqual(await list())
})

test('the same list is sent once, and a change of its games shows', async () => {
  const first = await ask(world, 'GET /member/game/list', { query: { w: 'Shark Storm' } })
  const etag = first.headers.get('etag') ?? ''
  const address = `${world.url}/member/game/list?w=Shark+Storm`
  const known = { accept: 'application/json', 'if-none-match': etag }
  expect((await fetch(address, { headers: known })).status).toBe(304)

  await changeGame(world.db, 'shark-storm', { maintained: true })
  await expect
    .poll(async () => {
      world.clock.advance(1000)
      return (await fetch(address, { headers: known })).status
    })
    .toBe(200)
  expect((await list({ w: 'Shark Storm' })).d[0]?.maintained).toBe(1)
})

test('a game that is offline is not listed, nor counted', async () => {
  const before = await list({ category: 'Fishing' })
  await changeGame(world.db, 'haring-pugita', { online: false })
  world.api.shared.clear()
  const after = await list({ category: 'Fishing' })
  expect(after.t).toBe(before.t - 1)
  expect(codes(after.d)).not.toContain('haring-pugita')
})
