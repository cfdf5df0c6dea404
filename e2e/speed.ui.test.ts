import { request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { expectRefusals, openBrowser, openWorld, visit, type Visitor, type World } from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

expectRefusals('Failed to load resource: net::ERR_FAILED')

let world: World
let browser: Browser
let guest: Visitor | undefined
beforeAll(async () => {
  world = await openWorld({ pages: true, weighsPages: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  await guest?.close()
  guest = undefined
})

const kilobyte = 1024

/** What an address weighs on the way to a phone. */
async function bytesOf(path: string, accept: string, cookie = ''): Promise<{ bytes: number; text: string }> {
  return new Promise((resolve, reject) => {
    request(new URL(path, world.url), { headers: { accept, cookie, 'accept-encoding': 'br' } }, response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const body = Buffer.concat(parts)
        if (response.headers['content-encoding'] !== 'br') return reject(new Error(`${path} came without Brotli.`))
        resolve({ bytes: body.length, text: brotliDecompressSync(body).toString() })
      })
    })
      .on('error', reject)
      .end()
  })
}

test.each(['light', 'dark'])('the home page of the theme %s weighs at most 10 KB', async theme => {
  const { bytes } = await bytesOf('/', 'text/html', `theme=${theme}; lang=tl`)
  console.log(`home page ${bytes} bytes`)
  expect(bytes).toBeLessThanOrEqual(10 * kilobyte)
})

test('the scripts that the home page starts with weigh at most 73 KB', async () => {
  const { text } = await bytesOf('/', 'text/html')
  const scripts = JSON.parse(/\[("\/assets\/[^\]]+)\]/.exec(text)?.[0] ?? '[]') as string[]
  expect(scripts.length).toBeGreaterThanOrEqual(2)
  const sizes = await Promise.all(scripts.map(script => bytesOf(script, '*/*')))
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(scripts.some(script => script.startsWith('/assets/client-'))).toBe(false)
  console.log(`initial scripts ${total} bytes in ${scripts.length} files`)
  expect(total).toBeLessThanOrEqual(73 * kilobyte)
})

test.each(['/', '/s-game/category/Slot?sort=Popular', '/s-points', '/s-points/mall', '/welfare', '/s-vip'])(
  'nothing of %s moves while it loads',
  async path => {
    const as = /^\/(s-points|welfare|s-vip)/.test(path) && { as: await world.player({ kyc: 'fully_kyc' }) }
    guest = await visit(browser, world, { worker: true, site: 'slots', ...as })
    await guest.context.addInitScript(`
    window.shifts = []
    new PerformanceObserver(list => {
      for (const { value, sources } of list.getEntries()) {
        window.shifts.push({ value, moved: sources.map(({ node }) => node?.className || node?.textContent) })
      }
    }).observe({ type: 'layout-shift', buffered: true })`)
    // A slow phone paints a page that is still arriving.
    const device = await guest.context.newCDPSession(guest.page)
    await device.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await guest.go(path)
    await guest.page.evaluate('document.fonts.ready')
    await guest.page.waitForLoadState('networkidle')
    const shifts = await guest.page.evaluate<{ value: number }[]>('window.shifts')
    const total = shifts.reduce((sum, { value }) => sum + value, 0)
    expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.005)
  },
)

test.each(['/', '/s-game/category/Slot?sort=Popular'])(
  'what %s is painted with first is its whole look',
  async path => {
    guest = await visit(browser, world, { worker: true, site: 'slots' })
    // The faces that are fetched come after the first paint, and letters differ a little in their widths.
    await guest.page.route('**/*.woff2', route => route.fulfill({ status: 204 }))
    await guest.go(path)
    await guest.page.waitForLoadState('networkidle')
    const { rest, whole, first } = await guest.page.evaluate(() => {
      /** Where everything on the page stands, and how it is drawn. */
      function look(): string[] {
        return [...document.querySelectorAll('#root *')].map(element => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const { color, background, font, boxShadow, opacity } = getComputedStyle(element)
          return [element.className, x, y, width, height, color, background, font, boxShadow, opacity].join(' ')
        })
      }
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-rest]')]
      const seen = { rest: links.map(link => link.sheet?.cssRules.length), whole: look() }
      for (const sheet of document.styleSheets) if (sheet.href) sheet.disabled = true
      return { ...seen, first: look() }
    })
    expect(rest.length).toBeGreaterThan(0)
    expect(rest.every(Boolean)).toBe(true)
    expect(first).toEqual(whole)
  },
)

test('the page that one begins with works without the list of all pages, which is asked for again by whoever goes on', async () => {
  // A worker that is there soon would ask for the list itself.
  guest = await visit(browser, world, { first: true, site: 'slots' })
  const { page } = guest
  const list = /\/assets\/pages-[\w-]+\.js$/
  let isAsked = 0
  await page.route(list, route => {
    isAsked++
    return route.abort()
  })
  await guest.go('/')
  await page.locator('html[data-ready]').waitFor()
  await expect.poll(() => isAsked).toBe(1)
  await page.unroute(list)
  await page.getByRole('link', { name: 'Slots', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Slots', level: 1 }).waitFor()
  await expect.poll(() => page.title()).toBe('Slot · Saya')
})

test('the largest picture of the home page is named in its markup, and asked for first', async () => {
  guest = await visit(browser, world, { worker: true, site: 'slots' })
  await guest.go('/')
  const largest = await guest.page.evaluate<string>(`new Promise(resolve => new PerformanceObserver(list => {
      const image = list.getEntries().filter(entry => entry.url).at(-1)
      if (image) resolve(new URL(image.url).pathname)
    }).observe({ type: 'largest-contentful-paint', buffered: true }))`)
  const { text } = await bytesOf('/', 'text/html')
  expect(text).toContain(`src="${largest}"`)
  expect(text).toMatch(/fetchPriority="high"|fetchpriority="high"/)
})

test.each([
  ['/s-points', '7-day check-in', '/img/task/coin.svg'],
  ['/welfare', 'Welfare', '/img/welfare/waiting.svg'],
  ['/s-vip', 'Your benefits', '/img/vip/waiting.svg'],
])('the largest of %s is a picture that is named in the markup and fetched first', async (path, name, picture) => {
  const viewport = { width: 412, height: 823 }
  guest = await visit(browser, world, { as: await world.player({ kyc: 'fully_kyc' }), viewport })
  await guest.context.addInitScript(`
    window.paints = []
    new PerformanceObserver(list => {
      for (const { url, size, element } of list.getEntries()) window.paints.push({ url, size, text: element?.textContent })
    }).observe({ type: 'largest-contentful-paint', buffered: true })`)
  await guest.go(path)
  await guest.page.getByRole('heading', { name }).waitFor()
  await guest.page.waitForLoadState('networkidle')
  const paints = await guest.page.evaluate<{ url: string; size: number; text: string }[]>('window.paints')
  console.log(`largest paints of ${path}: ${JSON.stringify(paints)}`)
  const { text } = await bytesOf(path, 'text/html')
  expect(paints.at(-1)?.url, JSON.stringify(paints)).toMatch(new RegExp(`${picture}$`))
  const named = text.match(/<img [^>]*>/g)?.find(tag => tag.includes(`src="${picture}"`))
  expect(named).toMatch(/fetchpriority="high"/i)
})

test("a member's page asks for few scripts, and for what asks the server beside the first of them", async () => {
  guest = await visit(browser, world, { as: await world.player({ kyc: 'fully_kyc' }), first: true })
  const scripts: string[] = []
  guest.page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await guest.go('/s-points')
  await guest.page.getByRole('heading', { level: 1 }).waitFor()
  const placeOf = (name: string) => scripts.findIndex(path => path.startsWith(`/assets/${name}-`))
  expect(placeOf('client')).toBeGreaterThan(placeOf('main'))
  // The list of all pages is the first thing that a script which runs asks for.
  expect(placeOf('pages')).toBeGreaterThan(placeOf('client'))
  expect(placeOf('pages')).toBeLessThanOrEqual(25)
})

test("the frame of a member's page stands there before the script, and a guest is led away from it", async () => {
  const { text } = await bytesOf('/s-points', 'text/html')
  expect(text).toContain('Check in and finish tasks to earn more.')
  guest = await visit(browser, world, { site: 'slots' })
  await guest.go('/s-points')
  await guest.page.getByRole('dialog', { name: 'Login' }).waitFor()
  expect(new URL(guest.page.url()).pathname).toBe('/')
})
