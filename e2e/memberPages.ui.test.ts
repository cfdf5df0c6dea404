import { openBrowser, openWorld, type Player, visit, type World } from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'

let world: World
let browser: Browser
let luz: Player
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
  luz = await world.player({ kyc: 'fully_kyc' })
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

const pages = [
  '/welfare',
  '/promotions',
  '/s-vip',
  '/s-vip/level-system',
  '/s-points',
  '/s-points/mall',
  '/invite',
  '/s-safer-play',
]

/** The narrowest phone with the longer of the two languages, and a wide one. */
const looks = [
  { width: 320, language: 'tl', theme: 'light' },
  { width: 480, language: 'en', theme: 'dark' },
] as const

test.each((['h5', 'slots', 'play'] as const).flatMap(site => looks.map(look => ({ site, ...look }))))(
  'on $site at $width px, every page that brings a member back stands within its phone, and axe finds nothing',
  async ({ site, width, language, theme }) => {
    const at = await visit(browser, world, { as: luz, site, language, theme, viewport: { width, height: 640 } })
    for (const path of pages) {
      await at.go(path)
      await at.page.getByRole('heading').first().waitFor()
      await at.page.locator('[role=status][aria-label], [aria-busy=true]').first().waitFor({ state: 'detached' })
      expect(await at.page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
      expect(await findViolations(at.page), path).toEqual([])
    }
    expect(at.troubles).toEqual([])
    await at.close()
  },
)
