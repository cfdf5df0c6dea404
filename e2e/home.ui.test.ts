import { openBrowser, openWorld, type Visitor, visit, type World } from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let world: World
let browser: Browser
let guest: Visitor
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  expect(guest.troubles).toEqual([])
  await guest.close()
})

test('a guest sees the sections of the home page in their order, without an account [GAME-03, GAME-04, ROUTE-02, ROUTE-68]', async () => {
  guest = await visit(browser, world, { site: 'slots' })
  await guest.go('/')
  const headings = await guest.page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings).toEqual(['Hot Games', 'Slot', 'Live', 'Fishing', 'Follow Us', 'Responsible Gaming'])
})

test('the brand is told by the host and shown beside the name [SHELL-04]', async () => {
  guest = await visit(browser, world, { site: 'game' })
  await guest.go('/')
  await guest.page.getByRole('banner').getByText('game', { exact: true }).waitFor()
  expect(await guest.page.locator('html').getAttribute('data-brand')).toBe('game')
})
