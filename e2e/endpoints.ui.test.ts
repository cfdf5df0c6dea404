import { createReadStream } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectRefusals, openBrowser, openWorld, root, type Visitor, visit, type World } from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

expectRefusals('503 GET /member/game/list')

let elsewhere: Server
let host: string
let world: World
let browser: Browser
let guest: Visitor
const asked: string[] = []

/** Another host, of pictures and of calls: the first it has, of the second it only notes that they came. */
beforeAll(async () => {
  elsewhere = createServer(({ method, url = '' }, response) => {
    if (url.startsWith('/img/')) return createReadStream(`${root}/content/images${url.slice(4)}`).pipe(response)
    if (method === 'GET') asked.push(url.split('?')[0] ?? '')
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    return response.writeHead(method === 'OPTIONS' ? 204 : 503).end()
  })
  await new Promise<void>(done => elsewhere.listen(0, '127.0.0.1', done))
  host = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
  world = await openWorld({ pages: true, endpoints: { baseUrl: host, imageUrl: `${host}/` } })
  browser = await openBrowser()
  guest = await visit(browser, world, { site: 'slots' })
})
afterAll(async () => {
  await guest.close()
  await browser.close()
  await world.close()
  elsewhere.close()
})

test.each([
  ['/', 'group', 'Hot Games'],
  ['/s-game/category/Slot?sort=Popular', 'list', 'Games: Slots'],
] as const)('the pictures of %s come from the image host that the operator has named', async (path, role, name) => {
  await guest.go(path)
  const picture = guest.page.getByRole(role, { name, exact: true }).locator('img').first()
  const shown = () =>
    picture.evaluate(image => [(image as HTMLImageElement).currentSrc, (image as HTMLImageElement).naturalWidth > 1])
  await expect.poll(shown).toEqual([expect.stringContaining(`${host}/img/games/`), true])
  expect(guest.troubles.splice(0).filter(trouble => !trouble.includes('503'))).toEqual([])
})

test('calls go to the base host that the operator has named, past the policy of the page', async () => {
  await guest.go('/s-game/category/Slot?sort=Popular&brands=203_305')
  await expect.poll(() => asked).toContain('/member/game/list')
  expect(guest.troubles.splice(0).filter(trouble => !trouble.includes('503'))).toEqual([])
})
