import { join } from 'node:path'
import type { Brand } from '@saya/contract/brand.ts'
import { readPlayerBuild } from '../../../apps/server/pages/playerBuild.ts'
import { languageOf } from '../../../apps/server/platform/http/answer/language.ts'
import { root } from '../root.ts'
import type { World } from '../world/world.ts'

interface PageWish {
  readonly address: string
  readonly cookies: string
  readonly brand: Brand
}

/** Renders pages as they were built, each for itself: nothing of one is kept for another. */
export async function builtPages({ api }: Pick<World, 'api'>): Promise<(wish: PageWish) => Promise<string>> {
  const { renderer, assetsOf } = await readPlayerBuild(join(root, 'dist'))
  return async ({ address, cookies, brand }) => {
    const [path = '', search] = address.split('?')
    const asked = { path, search: search === undefined ? '' : `?${search}` }
    const host = brand === 'h5' ? 'localhost' : `${brand}.localhost`
    const request = { origin: `http://${host}`, ...asked, cookies, brand, isClosed: false }
    const reader = { brand, network: '', language: languageOf({ headers: { cookie: cookies } }) }
    const ask = (key: Parameters<typeof api.ask>[0], input: unknown) => api.ask(key, input, reader)
    return (await renderer.renderPage(request, { assetsOf, endpoints: {}, ask })).html
  }
}
