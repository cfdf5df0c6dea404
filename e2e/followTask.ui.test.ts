import { openBrowser, openWorld, setLinks, visit, type World } from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdCalls } from './holdCalls.ts'

let world: World
let browser: Browser
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

test('a follow is offered once there is a page of ours that it opens, and not without one [MALL-93]', async () => {
  const ana = await world.player({ kyc: 'basic_kyc' })
  const visitor = await visit(browser, world, { as: ana })
  const { page } = visitor
  const task = page.getByRole('heading', { name: 'Follow Saya' })
  const other = page.getByRole('heading', { name: 'Verify your identity' })
  const collect = page.getByRole('button', { name: 'Collect: Follow Saya' })
  async function setPages(...urls: string[]): Promise<void> {
    await setLinks(
      world.db,
      'media',
      urls.map(url => ({ name: 'Facebook', url })),
    )
    world.api.shared.clear()
  }
  /** What has come is drawn with the frames that follow. */
  const settled = () => page.evaluate(() => new Promise(done => setTimeout(() => requestAnimationFrame(done), 100)))
  /** What stands there once it is known which pages there are. */
  async function offered(): Promise<readonly number[]> {
    const known = page.waitForResponse('**/member/index*')
    await visitor.go('/s-points')
    await other.waitFor()
    // The row itself asks which pages there are, as soon as it is drawn.
    await (await known).finished()
    await settled()
    // Who does not want to follow is not reminded of it: the identity, and the check-in of today.
    expect(await page.getByText('+210 ready to collect').count()).toBe(1)
    return [await task.count(), await collect.count()]
  }
  // What is no web address cannot be opened.
  await setPages('app:saya')
  expect(await offered()).toEqual([0, 0])
  await setPages('https://social.example/saya')
  await offered()
  await collect.waitFor()
  expect(await task.count()).toBe(1)
  // Until then it is not shown: it would lead nowhere, and might go again.
  const goOn = await holdCalls(page, '**/member/index*')
  const asked = page.waitForRequest('**/member/index*')
  await visitor.go('/s-points')
  await asked
  await other.waitFor()
  await settled()
  expect(await task.count()).toBe(0)
  await goOn()
  await collect.waitFor()
  // Nor is it where there is no page at all any more.
  await setPages()
  expect(await offered()).toEqual([0, 0])
  expect(visitor.troubles).toEqual([])
  await visitor.close()
})
