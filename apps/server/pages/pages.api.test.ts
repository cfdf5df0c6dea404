import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { buildForTest, openExchange, openWorld, type World } from '@saya/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let exchange: ReturnType<typeof openExchange>
beforeAll(async () => {
  await buildForTest()
  world = await openWorld({ pages: true, weighsPages: true })
  exchange = openExchange(world.url)
})
afterAll(async () => {
  exchange.close()
  await world.close()
})

async function get(path: string, accept?: string) {
  const { status, headers, bytes } = await exchange.send({ method: 'GET', path, headers: accept ? { accept } : {} })
  return { status, type: String(headers['content-type']).split(';')[0], vary: headers.vary, text: bytes.toString() }
}

const browser = 'text/html,application/xhtml+xml,*/*;q=0.8'

test.each([
  ['/', browser, 200, 'text/html'],
  ['/', '*/*', 200, 'text/html'],
  ['/', undefined, 200, 'text/html'],
  ['/s-game/category/Slot', 'text/*', 200, 'text/html'],
  ['/', 'application/json', 404, 'application/json'],
  ['/nowhere', '*/*', 404, 'application/json'],
  ['/nowhere', browser, 404, 'text/html'],
  ['/member/nowhere', browser, 404, 'application/json'],
])('GET %s for whoever takes %s is answered %i with %s', async (path, accept, status, type) => {
  expect(await get(path, accept)).toMatchObject({ status, type })
})

test('a part that a file does not have is answered 416 with the size of the file, and one that it has with it', async () => {
  const ask = (range: string) => exchange.send({ method: 'GET', path: '/img/icons/icon-192.png', headers: { range } })
  const beyond = await ask('bytes=99999999-')
  expect([beyond.status, beyond.bytes.length]).toEqual([416, 0])
  const size = /^bytes \*\/(\d+)$/.exec(String(beyond.headers['content-range']))?.[1]
  const part = await ask('bytes=0-9')
  expect([part.status, part.bytes.length, part.headers['content-range']]).toEqual([206, 10, `bytes 0-9/${size}`])
})

test('a page says that it is one of several forms of its address', async () => {
  expect((await get('/', browser)).vary).toContain('accept,')
})

test.each(['/%', '/s-game/category/%E0%A4%A', '/my/%zz?a=%'])(
  'a person who follows the damaged link %s sees that nothing is there, a program what is wrong',
  async path => {
    expect(await get(path, browser)).toMatchObject({ status: 404, type: 'text/html' })
    expect(JSON.parse((await get(path, 'application/json')).text)).toMatchObject({ code: 'malformed_request' })
  },
)

test.each(['/s-game/category/invented', '/s-game/sections/Invented%20Words', '/s-game/category/Slot?brands=1_2'])(
  'the page of %s, which anyone can invent, costs no hard squeezing, unlike one of the catalogue',
  async path => {
    async function best(address: string): Promise<boolean> {
      const headers = { accept: browser, 'accept-encoding': 'br' }
      const { bytes } = await exchange.send({ method: 'GET', path: address, headers })
      return bytes.length === brotliCompressSync(brotliDecompressSync(bytes)).length
    }
    expect(await best('/s-game/category/Slot')).toBe(true)
    expect(await best(path)).toBe(false)
  },
)

test('a page rendered while the database failed is whole again for the next visitor', async () => {
  const client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
  await client.query('alter table ref.game rename to game_away')
  const poor = await get('/s-game/category/Fishing', browser)
  await client.query('alter table ref.game_away rename to game')
  await client.end()
  const whole = await get('/s-game/category/Fishing', browser)
  expect(poor).toMatchObject({ status: 200 })
  expect(poor.text).not.toContain('Butanding Bay')
  expect(whole.text).toContain('Butanding Bay')
})

test('one category is one page, however its choices are written', async () => {
  const pages = await Promise.all(
    ['', '?sort=Popular', '?sort=popular', '?sort=nonsense&utm_source=mail'].map(choice =>
      get(`/s-game/category/Slot${choice}`, browser),
    ),
  )
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1)
})
