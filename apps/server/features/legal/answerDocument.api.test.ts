import { ask, changeContent, openWorld, publishText, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const calls = {
  terms: 'GET /member/terms',
  privacy: 'GET /member/privacy',
  stmt: 'GET /member/stmt',
  faq: 'GET /member/faq',
  about: 'GET /member/about',
} as const
type Name = keyof typeof calls

async function read(name: Name, brand?: 'slots' | 'game' | 'play' | 'h5') {
  world.api.shared.clear()
  return (await ask(world, calls[name], brand ? { query: { brand } } : {})).data
}

function publish(name: Name, brand: 'slots' | 'h5', body: string) {
  return publishText(world.db, { name, brand, body })
}

test.each(Object.entries(calls))(
  'the %s are answered to everybody, in both languages, with version, hash and date [NET-18, SUPPORT-01]',
  async (name, key) => {
    const { status, data } = await ask(world, key, { query: { brand: 'h5' } })
    expect(status).toBe(200)
    expect(data).toMatchObject({ name, brand: 'h5', version: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
    for (const text of [...data.title, ...data.body]) expect(text.length).toBeGreaterThan(2)
    expect(data.body[0]).not.toBe(data.body[1])
    expect(data.published_at).toBeGreaterThan(1_700_000_000)
  },
)

test('what only the operator can say is filled in, and nothing is left to fill', async () => {
  for (const name of Object.keys(calls) as Name[]) {
    expect([name, (await read(name)).body.join(' ').match(/\{\w+\}/)]).toEqual([name, null])
  }
  expect((await read('privacy')).body[0]).toContain('dpo@saya.local (set by the operator)')
})

test('a brand without a text of its own has that of all brands, and one with its own has that [SUPPORT-01]', async () => {
  expect((await read('terms', 'play')).brand).toBe('h5')
  expect(await read('about', 'play')).toMatchObject({
    brand: 'play',
    title: ['About Saya play', 'Tungkol sa Saya play'],
  })
  for (const name of ['privacy', 'terms', 'stmt', 'faq'] as const) {
    await publish(name, 'slots', `The ${name} of slots alone.`)
    expect((await read(name, 'slots')).body[0]).toBe(`The ${name} of slots alone.`)
    expect([(await read(name, 'game')).brand, (await read(name)).brand]).toEqual(['h5', 'h5'])
  }
})

test.each(['maya', 'H5', "h5' or '1", ''])('the brand %j is refused', async brand => {
  const answer = await ask(world, 'GET /member/terms', { query: { brand: brand as 'h5' } })
  expect([answer.status, answer.code]).toEqual([400, 'invalid_request'])
})

test('a text that changes becomes the next version; the same again does not, and the older one stays', async () => {
  const before = await read('stmt')
  await publish('stmt', 'h5', 'Anew.')
  await publish('stmt', 'h5', 'Anew.')
  expect(await read('stmt')).toMatchObject({ version: before.version + 1, body: ['Anew.', 'Anew.'] })
  const rows = await world.db.ref(tx =>
    tx
      .selectFrom('legal_document')
      .select('version')
      .where('name', '=', 'stmt')
      .where('brand', '=', 'h5')
      .orderBy('version')
      .execute(),
  )
  expect(rows.map(({ version }) => version)).toEqual([1, 2])
})

test('a text is sent once, until there is a newer version', async () => {
  const { headers } = await ask(world, 'GET /member/privacy', { query: { brand: 'h5' } })
  const known = { accept: 'application/json', 'if-none-match': headers.get('etag') ?? '' }
  const status = async () => (await fetch(`${world.url}/member/privacy?brand=h5`, { headers: known })).status
  expect(await status()).toBe(304)
  await publish('privacy', 'h5', 'Newer.')
  await expect
    .poll(async () => {
      world.clock.advance(1000)
      return status()
    })
    .toBe(200)
})

test('where nothing was published the answer is an empty text', async () => {
  const empty = await openWorld()
  await changeContent(empty.db, tx => tx.deleteFrom('legal_document').execute())
  empty.api.shared.clear()
  expect((await ask(empty, 'GET /member/terms')).data).toMatchObject({ version: 0, hash: '', body: ['', ''] })
  const { token } = await empty.player()
  expect((await ask(empty, 'GET /member/detail', {}, { token })).data.terms_accepted).toBe(true)
  await empty.close()
})
