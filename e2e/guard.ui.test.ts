import { openBrowser, openWorld, type Visitor, visit, type World } from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { signInSheet } from './signInSheet.ts'

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

function path(): string {
  const { pathname, search } = new URL(guest.page.url())
  return pathname + search
}

test('a guest on any page of members is led to the home page with the sign-in sheet [ROUTE-65, ROUTE-69, ROUTE-70]', async () => {
  guest = await visit(browser, world)
  for (const address of ['/my', '/s-account/form/email', '/s-transaction/balance', '/withdraw-accounts', '/s-vip']) {
    await guest.go(address)
    await signInSheet(guest.page).phone.waitFor()
    expect(path()).toBe('/')
  }
})

test('who signs in comes back to the page and search that were asked for [AUTH-60, ROUTE-66]', async () => {
  guest = await visit(browser, world)
  await guest.go('/my?from=mail')
  const { phone } = await world.player({ kyc: 'fully_kyc' })
  await signInSheet(guest.page).signIn(world, phone)
  await guest.page.getByRole('heading', { name: 'My page' }).waitFor()
  expect(path()).toBe('/my?from=mail')
  await guest.page.goBack()
  await guest.page.getByRole('heading', { name: 'Hot Games' }).waitFor()
  expect(path()).toBe('/')
})

test('who closes the sheet stays a guest on the home page', async () => {
  guest = await visit(browser, world)
  await guest.go('/my')
  await signInSheet(guest.page).phone.waitFor()
  await guest.page.keyboard.press('Escape')
  await signInSheet(guest.page).sheet.waitFor({ state: 'detached' })
  await guest.page.getByRole('link', { name: 'Log in' }).waitFor()
  expect(path()).toBe('/')
})

test('guests see the home page and the lists of games as they are [ROUTE-05, ROUTE-06, ROUTE-68]', async () => {
  guest = await visit(browser, world)
  for (const [address, title] of [
    ['/', 'Games'],
    ['/s-game/category/Slot', 'Slots'],
    ['/s-game/sections/hot', 'Hot Games'],
  ] as const) {
    const response = await guest.page.goto(address)
    await guest.page.locator('html[data-ready]').waitFor({ state: 'attached' })
    expect(response?.status()).toBe(200)
    expect(path()).toBe(address)
    expect(await guest.page.getByRole('dialog').count()).toBe(0)
    const heading = guest.page.getByRole('heading', { level: 1, name: title, exact: true })
    await heading.waitFor({ state: 'attached' })
    await guest.page
      .getByRole('main')
      .getByRole('link', { name: /Mangga Fiesta/ })
      .first()
      .waitFor()
  }
})

test('a member sees the pages of members, also by their address and again after a reload [ROUTE-01, ROUTE-07, ROUTE-71]', async () => {
  guest = await visit(browser, world, { as: await world.player({ kyc: 'fully_kyc' }) })
  for (const [address, name] of [
    ['/my', 'My page'],
    ['/s-account/form/email', 'Email Address'],
    ['/s-points', 'Filcoins'],
    ['/s-transaction/deposit?type=all&time_flag=7', 'Transaction'],
    ['/s-vip/level-system', 'VIP levels'],
  ] as const) {
    await guest.go(address)
    const heading = guest.page.getByRole('heading', { level: 1, name })
    await heading.waitFor({ state: 'attached' })
    await guest.page.reload()
    await heading.waitFor({ state: 'attached' })
    expect([path(), guest.page.url()]).toEqual([address, expect.not.stringContaining('#')])
  }
})

test('a session that ends on another tab ends here too', async () => {
  guest = await visit(browser, world, { as: await world.player({ kyc: 'fully_kyc' }) })
  await guest.go('/my')
  await guest.page.getByRole('region', { name: 'My Balance' }).getByText('₱0.00').waitFor()
  const other = await guest.context.newPage()
  await other.goto('/my')
  await other.getByRole('button', { name: 'Log out' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await signInSheet(guest.page).phone.waitFor()
  expect(path()).toBe('/')
})

test('any other address shows that nothing is there, and says so to machines too [ROUTE-61]', async () => {
  guest = await visit(browser, world)
  const response = await guest.page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await guest.page.getByRole('heading', { name: 'Page not found' }).waitFor()
  await guest.page.locator('html[data-ready]').waitFor({ state: 'attached' })
  expect(await guest.page.title()).toBe('Page not found · Saya')
  // The browser writes the missing page down as an error of its own.
  expect(guest.troubles.splice(0)).toEqual([expect.stringContaining('404')])
  await guest.page.getByRole('link', { name: 'Go to the home page' }).click()
  await guest.page.getByRole('heading', { name: 'Hot Games' }).waitFor()
})
