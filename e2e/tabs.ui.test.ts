import { openBrowser, openWorld, type Visitor, visit, type World } from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { signInSheet } from './signInSheet.ts'

let world: World
let browser: Browser
let guest: Visitor
let member: Visitor
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
  guest = await visit(browser, world)
  member = await visit(browser, world, { as: await world.player({ kyc: 'fully_kyc' }) })
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(() => {
  // An address without a page is written down by the browser as an error of its own.
  const troubles = [...guest.troubles.splice(0), ...member.troubles.splice(0)]
  expect(troubles.filter(trouble => !trouble.includes('status of 404'))).toEqual([])
})

const main = (visitor: Visitor) => visitor.page.getByRole('navigation', { name: 'Main' })

test('the bottom navigation has five tabs in their order [SHELL-16]', async () => {
  await guest.go('/')
  expect(await main(guest).getByRole('link').allTextContents()).toEqual([
    'Home',
    'Filcoins',
    'Welfare',
    'Service',
    'My',
  ])
})

test.each(['/s-game/sections/hot', '/s-game/sections/Everything'])(
  'on the section %s the bottom navigation is hidden [ROUTE-06, SHELL-21]',
  async address => {
    await member.go(address)
    await member.page
      .getByRole('list', { name: /^Games:/ })
      .getByRole('link')
      .first()
      .waitFor()
    expect(await main(member).count()).toBe(0)
  },
)

test('on the avatar page the bottom navigation is hidden [SHELL-29, ROUTE-12]', async () => {
  await member.go('/s-account/avatar')
  await member.page.getByRole('radiogroup', { name: 'Choose your avatar' }).waitFor()
  expect(await main(member).count()).toBe(0)
})

test('on the way through KYC the bottom navigation is hidden [SHELL-23]', async () => {
  const newcomer = await visit(browser, world, { as: await world.player() })
  await newcomer.go('/s-kyc')
  await newcomer.page.getByRole('heading', { name: 'KYC Verify' }).waitFor()
  expect(await main(newcomer).count()).toBe(0)
  expect(newcomer.troubles).toEqual([])
  await newcomer.close()
})

test.each([
  ['/', 'Games'],
  ['/s-game/category/Slot', 'Slots'],
  ['/my', 'My page'],
  ['/s-account', 'Account Center'],
  ['/s-account/form/email', 'Email Address'],
  ['/welfare', 'Welfare'],
  ['/s-points', 'Filcoins'],
  ['/example', 'Components'],
  ['/no/such/page', 'Page not found'],
])('on %s the bottom navigation is there [SHELL-34]', async (address, title) => {
  await member.go(address)
  await member.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor({ state: 'attached' })
  await main(member).waitFor()
  expect(await main(member).getByRole('link').count()).toBe(5)
})

test('every tab but Home asks a guest to sign in, and the page stays [SHELL-35]', async () => {
  await guest.go('/')
  for (const name of ['Filcoins', 'Welfare', 'Service', 'My']) {
    await main(guest).getByRole('link', { name }).click()
    await signInSheet(guest.page).phone.waitFor()
    expect(new URL(guest.page.url()).pathname).toBe('/')
    await guest.page.keyboard.press('Escape')
    await signInSheet(guest.page).sheet.waitFor({ state: 'detached' })
  }
})

test('Home never asks for login [SHELL-36]', async () => {
  await guest.go('/s-game/category/Slot')
  await main(guest).getByRole('link', { name: 'Home' }).click()
  await guest.page.getByRole('heading', { name: 'Hot Games' }).waitFor()
  expect(await guest.page.getByRole('dialog').count()).toBe(0)
})

test('a guest who signs in from a tab arrives where the tab leads', async () => {
  const visitor = await visit(browser, world)
  await visitor.go('/')
  await main(visitor).getByRole('link', { name: 'My' }).click()
  await signInSheet(visitor.page).signIn(world, (await world.player({ kyc: 'fully_kyc' })).phone)
  await visitor.page.getByRole('heading', { name: 'My page' }).waitFor()
  expect(visitor.troubles).toEqual([])
  await visitor.close()
})

test('the My tab shows the member’s picture, and the standard one where there is none or it cannot be loaded [SHELL-37, SHELL-38, SHELL-55]', async () => {
  const source = (visitor: Visitor) =>
    main(visitor).getByRole('link', { name: 'My' }).locator('img').getAttribute('src')
  await member.go('/')
  await expect.poll(() => source(member)).toBe('/img/avatars/default.webp')
  const maria = await visit(browser, world, { as: await world.player({ avatar: 'women-1' }) })
  await maria.go('/')
  await expect.poll(() => source(maria)).toBe('/img/avatars/women-1.webp')
  await maria.close()
  const lost = await visit(browser, world, { as: await world.player({ avatar: 'lost' }) })
  const answered = lost.page.waitForResponse(response => response.url().endsWith('/avatars/lost.webp'))
  await lost.go('/')
  await answered
  await expect.poll(() => source(lost)).toBe('/img/avatars/default.webp')
  expect(lost.troubles.splice(0)).toEqual([expect.stringContaining('status of 404')])
  await lost.close()
})
