import { openBrowser, openWorld, setLinks, visit, type World } from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

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

test('a follow is offered once there is a page of ours that it opens, and pays nothing without one [MALL-93]', async () => {
  const ana = await world.player({ kyc: 'basic_kyc' })
  const visitor = await visit(browser, world, { as: ana })
  const { page } = visitor
  const task = page.getByRole('heading', { name: 'Follow Saya' })
  // What is no web address cannot be opened.
  await setLinks(world.db, 'media', [{ name: 'Facebook', url: 'app:saya' }])
  await visitor.go('/s-points')
  await page.getByRole('heading', { name: 'Verify your identity' }).waitFor()
  await expect.poll(() => task.count()).toBe(0)
  await setLinks(world.db, 'media', [{ name: 'Facebook', url: 'https://social.example/saya' }])
  // Copies of the server hear of it within two seconds.
  async function isOffered(): Promise<boolean> {
    await visitor.go('/s-points')
    const collect = page.getByRole('button', { name: 'Collect: Follow Saya' })
    return collect.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    )
  }
  await expect.poll(isOffered).toBe(true)
  // Nor is it where there is no page at all any more.
  await setLinks(world.db, 'media', [])
  await expect.poll(isOffered).toBe(false)
  await page.getByRole('heading', { name: 'Verify your identity' }).waitFor()
  expect(await task.count()).toBe(0)
  expect(visitor.troubles).toEqual([])
  await visitor.close()
})
