import { openBrowser, openWorld, type Visitor, visit, type World } from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let world: World
let browser: Browser
let at: Visitor
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  // What was asked for while the network was cut on purpose is no trouble of the page.
  expect(
    at.troubles
      .splice(0)
      .filter(
        trouble =>
          !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|did not come|Failed to fetch dynamically imported/.test(trouble),
      ),
  ).toEqual([])
  await at.close()
})

/** Waits until the service worker answers for the page, as it does from the second visit on. */
async function withWorker(): Promise<void> {
  await at.page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller !== null && (await caches.match('/offline')) !== undefined
  })
}

function keptAddresses(): Promise<string[]> {
  return at.page.evaluate(async () => {
    const caches = globalThis.caches
    const all = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()))
    return all.flat().map(request => new URL(request.url).pathname)
  })
}

test('without a network a line says so, and a word follows when it is back', async () => {
  at = await visit(browser, world, { worker: true })
  await at.go('/')
  await at.page.waitForLoadState('networkidle')
  await at.context.setOffline(true)
  await at.page.getByRole('status').getByText('You are offline. This page may be out of date.').waitFor()
  await at.context.setOffline(false)
  await at.page.getByText('You are back online.').waitFor()
  expect(await at.page.getByText('You are offline').count()).toBe(0)
})

test('a page that cannot be fetched is stood in for, and comes by itself when the network is back', async () => {
  at = await visit(browser, world, { worker: true, language: 'tl' })
  await at.go('/')
  await withWorker()
  await at.context.setOffline(true)
  await at.page.goto('/s-game/category/Slot')
  await at.page.getByRole('heading', { name: 'Offline ka' }).waitFor()
  expect(await at.page.locator('html').getAttribute('lang')).toBe('tl')
  expect(await at.page.getByRole('img').count()).toBe(0)
  await at.context.setOffline(false)
  await at.page.getByRole('navigation', { name: 'Pangunahin' }).waitFor()
  expect(new URL(at.page.url()).pathname).toBe('/s-game/category/Slot')
})

test('a page that a tap asks for without a network says so, and comes by itself when it is back', async () => {
  at = await visit(browser, world, { worker: true })
  await at.go('/')
  await withWorker()
  await at.context.setOffline(true)
  await at.page.getByRole('link', { name: 'See all' }).first().click()
  await at.page.getByRole('heading', { name: 'You are offline' }).waitFor()
  const isDrawn = () => at.page.locator('.notice img').evaluate(img => (img as HTMLImageElement).naturalWidth > 0)
  await expect.poll(isDrawn).toBe(true)
  await at.context.setOffline(false)
  await at.page.getByRole('heading', { name: 'Hot Games' }).waitFor()
})

test('what is kept are files and pictures of the app, never an answer or a page of a member', async () => {
  at = await visit(browser, world, { worker: true, as: await world.player() })
  await at.go('/')
  await withWorker()
  await at.go('/my')
  await at.page.getByText('₱0.00').waitFor()
  await at.go('/')
  await at.page.getByRole('heading', { name: 'Hot Games' }).waitFor()
  const kept = await keptAddresses()
  for (const address of ['/offline', '/img/home/state-error.webp', '/img/home/state-not-found.webp'])
    expect(kept).toContain(address)
  expect(kept.filter(address => address.startsWith('/img/')).length).toBeGreaterThan(5)
  expect(kept.filter(address => !/^\/(assets|img)\/|^\/offline$/.test(address))).toEqual([])
})

test('of pictures at most 300 are kept, the oldest go first', async () => {
  at = await visit(browser, world, { worker: true })
  await at.go('/')
  await withWorker()
  await at.page.evaluate(() => fetch('/img/icons/icon-192.png'))
  // The page has its picture before that is kept.
  await expect.poll(keptAddresses).toContain('/img/icons/icon-192.png')
  const images = await at.page.evaluate(async () => {
    const name = (await caches.keys()).find(each => each.includes('images')) as string
    const cache = await caches.open(name)
    for (let index = 0; index < 305; index++) await cache.put(`/img/old-${index}.webp`, new Response('old'))
    await fetch('/img/icons/favicon-32.png')
    return name
  })
  await expect
    .poll(() => at.page.evaluate(async name => (await (await caches.open(name)).keys()).length, images))
    .toBeLessThanOrEqual(300)
  expect(await at.page.evaluate(async () => (await caches.match('/img/icons/favicon-32.png')) !== undefined)).toBe(true)
})

test('a phone without any room left shows every page and picture all the same', async () => {
  at = await visit(browser, world, { worker: true })
  await at.go('/')
  await withWorker()
  const session = await at.context.newCDPSession(at.page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(world.url).origin, quotaSize: 1 })
  await at.go('/s-game/category/Slot')
  expect(await at.page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const drawn = at.page.locator('img').first()
  await expect.poll(() => drawn.evaluate(img => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  const isKept = (address: string) => keptAddresses().then(kept => kept.includes(address))
  expect(await at.page.evaluate(async () => (await fetch('/img/icons/icon-192.png')).status)).toBe(200)
  expect(await isKept('/img/icons/icon-192.png')).toBe(false)
})

test('a new version of the app is shown at the next visit, with nothing old around it', async () => {
  at = await visit(browser, world, { worker: true })
  await at.go('/')
  await withWorker()
  const worker = await at.context.request.get('/sw.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
  await at.page.evaluate(async () => {
    const cache = await caches.open('saya-files-0')
    await cache.put('/assets/main-old.js', new Response('throw 0'))
  })
  expect(await at.page.evaluate(async () => (await fetch('/assets/main-old.js')).status)).toBe(404)
  expect(at.troubles.splice(0)).toEqual([expect.stringContaining('404')])
  // A worker from elsewhere is another worker: it takes over at once, and what was kept for one before it goes.
  const successor = await at.page.evaluate(async () => {
    const taken = new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', resolve))
    await navigator.serviceWorker.register('/sw.js?next')
    await taken
    return navigator.serviceWorker.controller?.scriptURL.split('/').at(-1)
  })
  expect(successor).toBe('sw.js?next')
  await expect.poll(() => at.page.evaluate(() => caches.has('saya-files-0'))).toBe(false)
  expect(await at.page.evaluate(() => caches.has('saya-offline-2'))).toBe(true)
  // Every page comes from the network, whatever is kept.
  const response = await at.page.goto('/')
  expect(response?.fromServiceWorker()).toBe(true)
  expect(await at.page.evaluate(async () => (await caches.match('/')) === undefined)).toBe(true)
})

test('the app can be installed', async () => {
  at = await visit(browser, world, { worker: true })
  await at.go('/')
  await withWorker()
  const session = await at.context.newCDPSession(at.page)
  const manifest = await session.send('Page.getAppManifest')
  expect(manifest.errors).toEqual([])
  const { name, display, start_url, icons } = JSON.parse(manifest.data ?? '{}')
  expect({ name, display, start_url }).toEqual({ name: 'Saya', display: 'standalone', start_url: '/' })
  for (const icon of icons as { src: string; sizes: string; type: string }[]) {
    const picture = await at.context.request.get(icon.src)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, icon.type])
    const bytes = await picture.body()
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(icon.sizes)
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // A private window can install nothing, and that is what a test runs in.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter(id => id !== 'in-incognito')).toEqual([])
})
