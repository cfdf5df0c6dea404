import { buildForTest, builtPages, openExchange, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRoute } from '../findRoute.ts'
import { type PageEntry, pages as entries } from '../pages.ts'
import { routes } from '../routes.ts'

let world: World
let exchange: ReturnType<typeof openExchange>
let render: Awaited<ReturnType<typeof builtPages>>
beforeAll(async () => {
  await buildForTest()
  world = await openWorld({ pages: true })
  await world.db.ref(tx =>
    tx
      .updateTable('banner')
      .set({ brands: ['slots'] })
      .where('id', '=', 'deposit-bonus')
      .execute(),
  )
  exchange = openExchange(world.url)
  render = await builtPages(world)
})
afterAll(async () => {
  exchange.close()
  await world.close()
})

/** What may stand in the place of a name: what there is, then something else, then what somebody invented. */
const examples: Readonly<Record<string, readonly string[]>> = {
  gameName: ['mangga-fiesta', 'pula-o-itim', 'no-such-game'],
  categoryId: ['Slot', 'Fishing', 'invented'],
  sectionId: ['hot', 'new', 'Some Words'],
  type: ['phone', 'email', 'invented'],
}
const searches = ['', '?sort=A-Z&points_range=0-10000', '?sort=price:asc&brands=1_2&redirect=/my']

/** Three addresses of a pattern, as different as it lets them be. */
function addressesOf(pattern: string): string[] {
  return [0, 1, 2].map(index => {
    const path = pattern
      .replace(/\/\*\??$/, ['/one', '/two/three', '/four'][index] ?? '')
      .replace(/:(\w+)\??/g, (_, name: string) =>
        encodeURIComponent((examples[name] ?? ['one', 'two', 'three'])[index] ?? ''),
      )
    return path + searches[index]
  })
}

interface PageVariant {
  readonly address: string
  readonly brand: 'h5' | 'slots' | 'game' | 'play'
  readonly language: 'en' | 'tl'
  readonly theme: 'dark' | 'light'
}

const usual = { brand: 'h5', language: 'en', theme: 'dark' } as const

/** Any two of a pattern differ in one thing: in what the address says, or in who asks. */
function formsOf([first = '', ...others]: readonly string[]): PageVariant[] {
  return [
    ...[first, ...others].map(address => ({ address, ...usual })),
    { address: first, ...usual, brand: 'slots' },
    { address: first, ...usual, language: 'tl' },
    { address: first, ...usual, theme: 'light' },
  ]
}

const framed = routes.filter(({ page }) => page && (entries[page] as PageEntry).isFramed)
const rendered = [...routes.filter(({ access }) => access === 'everyone'), ...framed]
const knownPages = rendered.map(({ pattern }) => addressesOf(pattern))
/** Nothing is there, and the navigation below says where one would be. */
const nowhere = ['/nowhere', '/service/nowhere', '/s-game/nowhere', '/welfare/nowhere', '/s-points-nowhere']
const asked = [...knownPages, nowhere].flatMap(formsOf)

const cookiesOf = ({ language, theme }: PageVariant) => `lang=${language}; theme=${theme}`

async function get(one: PageVariant): Promise<string> {
  const host = one.brand === 'h5' ? 'localhost' : `${one.brand}.localhost`
  const headers = { host, cookie: cookiesOf(one), accept: 'text/html' }
  return (await exchange.send({ method: 'GET', path: one.address, headers })).bytes.toString()
}

const nameOf = (one: PageVariant) => `${one.address} of ${one.brand} with ${cookiesOf(one)}`

let alone: Map<string, string>
async function findOthers(pages: readonly (readonly [PageVariant, string])[]): Promise<string[]> {
  alone ??= new Map(
    await Promise.all(
      asked.map(async one => [nameOf(one), await render({ ...one, cookies: cookiesOf(one) })] as const),
    ),
  )
  return pages.filter(([one, html]) => html !== alone.get(nameOf(one))).map(([one]) => nameOf(one))
}

const orders = [
  ['one behind the other', asked],
  ['in the other order', asked.toReversed()],
] as const

test.each(orders)(
  'every page is the one of its own address, brand, language and theme: twice, %s',
  async (_, list) => {
    world.api.shared.clear()
    const pages: (readonly [PageVariant, string])[] = []
    for (const one of [...list, ...list]) pages.push([one, await get(one)])
    expect(await findOthers(pages)).toEqual([])
  },
  120_000,
)

test('every page is the one of its own address, brand, language and theme, when all are asked for at once', async () => {
  world.api.shared.clear()
  const pages = await Promise.all([...asked, ...asked].map(async one => [one, await get(one)] as const))
  expect(await findOthers(pages)).toEqual([])
})

test.each([
  ['en', 'Mangga Fiesta · Saya'],
  ['tl', 'Mangga Fiesta · Saya'],
] as const)('the page about a game is called by the game, in %s', async (language, title) => {
  const html = await get({ address: '/s-game/about/mangga-fiesta', ...usual, language })
  expect(html).toContain(`<title>${title}</title>`)
})

test('a page is rendered from what its own brand is shown', async () => {
  const has = async (brand: PageVariant['brand']) => (await get({ address: '/', ...usual, brand })).includes('5% back')
  expect([await has('h5'), await has('slots')]).toEqual([false, true])
})

test('what is no page of the app is not found under any address', () => {
  expect(nowhere.map(address => findRoute(address).route.page)).toEqual(nowhere.map(() => undefined))
})
