import { openBrowser, openExchange, openWorld, type Visitor, visit, type World } from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let world: World
let browser: Browser
let guest: Visitor | undefined
beforeAll(async () => {
  world = await openWorld({ pages: true })
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

const attempts: readonly (readonly [name: string, directive: string, attempt: string])[] = [
  [
    'a script written into the page',
    'script-src-elem',
    `const script = document.createElement('script'); script.textContent = 'window.ran = true'; document.body.append(script)`,
  ],
  [
    'a handler in an attribute',
    'script-src-attr',
    `const image = document.createElement('div'); image.innerHTML = '<img onerror="window.ran = true">'; document.body.append(image); image.firstChild.dispatchEvent(new Event('error'))`,
  ],
  [
    'a script of another site',
    'script-src-elem',
    `const script = document.createElement('script'); script.src = 'https://other.example/x.js'; document.body.append(script)`,
  ],
  [
    'a link that is a script',
    'script-src-elem',
    `const link = document.createElement('a'); link.href = 'javascript:window.ran = true'; document.body.append(link); link.click()`,
  ],
  [
    'a page of another site in a frame',
    'frame-src',
    `const frame = document.createElement('iframe'); frame.src = 'https://other.example/'; document.body.append(frame)`,
  ],
  ['a call to another site', 'connect-src', `fetch('https://other.example/').catch(() => {})`],
  [
    'another base for links',
    'base-uri',
    `const base = document.createElement('base'); base.href = 'https://other.example/'; document.head.append(base)`,
  ],
]

test.each(attempts)(
  'on a page of ours %s does nothing: its policy (%s) forbids it',
  async (_name, directive, attempt) => {
    guest = await visit(browser, world, { worker: true, site: 'slots' })
    await guest.go('/')
    await guest.page.evaluate(
      `void (window.violated = new Promise(resolve => document.addEventListener('securitypolicyviolation', event => resolve(event.effectiveDirective))))`,
    )
    // Put in as a string that the page's own policy judges, as it would judge what an attacker slipped in.
    await guest.page.evaluate(`void (() => { ${attempt} })()`)
    expect(await guest.page.evaluate('window.violated')).toBe(directive)
    expect(await guest.page.evaluate('window.ran')).toBeUndefined()
    // The browser says it too, and that what such an attempt names is not there.
    const said = guest.troubles.splice(0)
    expect(said.filter(trouble => !/Content Security Policy|status of 404/.test(trouble))).toEqual([])
  },
)

test.each(['/', '/s-game/category/Slot', '/login', '/nothing/here'])(
  'the page %s itself breaks its own policy nowhere, in no theme and no language',
  async path => {
    for (const [theme, language] of [
      ['dark', 'en'],
      ['light', 'tl'],
    ] as const) {
      guest = await visit(browser, world, { worker: true, site: 'game', theme, language })
      await guest.page.addInitScript(
        `window.broken = []; document.addEventListener('securitypolicyviolation', event => window.broken.push(event.violatedDirective + ' ' + event.blockedURI))`,
      )
      await guest.go(path)
      expect(await guest.page.evaluate('window.broken')).toEqual([])
      const isMissing = path === '/nothing/here'
      expect(guest.troubles.splice(0)).toEqual(isMissing ? [expect.stringContaining('status of 404')] : [])
      await guest.close()
      guest = undefined
    }
  },
)

test('pages, files and what is missing among them carry every header that protects', async () => {
  const exchange = openExchange(world.url)
  const page = await exchange.send({
    method: 'GET',
    path: '/',
    headers: { accept: 'text/html', host: 'slots.example' },
  })
  const script = /\/assets\/[\w.-]+\.js/.exec(page.bytes.toString())?.[0] ?? ''
  const html = { accept: 'text/html' }
  const kinds = [
    [page, 200],
    [await exchange.send({ method: 'GET', path: script, headers: {} }), 200],
    [await exchange.send({ method: 'GET', path: '/img/icons/icon-192.png', headers: {} }), 200],
    [await exchange.send({ method: 'GET', path: '/manifest.webmanifest', headers: {} }), 200],
    [await exchange.send({ method: 'GET', path: '/sw.js', headers: {} }), 200],
    [await exchange.send({ method: 'GET', path: '/assets/none.js', headers: {} }), 404],
    [await exchange.send({ method: 'GET', path: '/assets/..%2f..%2fpackage.json', headers: {} }), 404],
    [await exchange.send({ method: 'GET', path: '/img/..%2f..%2fpackage.json', headers: {} }), 404],
    [await exchange.send({ method: 'GET', path: '//other.example/', headers: html }), 404],
    [await exchange.send({ method: 'GET', path: '/nothing/here', headers: html }), 404],
    [await exchange.send({ method: 'GET', path: '/nothing/%zz', headers: html }), 404],
    [await exchange.send({ method: 'POST', path: '/', headers: html }), 404],
  ] as const
  exchange.close()
  for (const [reply, status] of kinds) {
    expect(reply.status).toBe(status)
    expect(reply.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    const policy = String(reply.headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none'/)
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(Object.keys(reply.headers).filter(name => name.startsWith('access-control'))).toEqual([])
    expect(reply.bytes.toString('latin1')).not.toMatch(/\bat .+:\d+:\d+|node_modules/)
  }
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy).toContain("connect-src 'self' ws://slots.example wss://slots.example")
})

test('pictures alone may be shown on pages of another host, since an image host may stand before this one', async () => {
  const exchange = openExchange(world.url)
  async function policyOf(path: string) {
    const { headers } = await exchange.send({ method: 'GET', path, headers: { accept: '*/*' } })
    return headers['cross-origin-resource-policy']
  }
  expect(await policyOf('/img/icons/icon-192.png')).toBe('cross-origin')
  expect(await policyOf('/sw.js')).toBe('same-origin')
  expect(await policyOf('/member/index')).toBe('same-origin')
  exchange.close()
})

test('a host that is no host does not get into the policy', async () => {
  const exchange = openExchange(world.url)
  const headers = { accept: 'text/html', host: "x; script-src 'unsafe-inline' *" }
  const { headers: sent, status } = await exchange.send({ method: 'GET', path: '/', headers })
  exchange.close()
  expect(status).toBe(200)
  expect(String(sent['content-security-policy'])).not.toMatch(/unsafe/)
})
