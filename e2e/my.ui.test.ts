import { ask, openBrowser, openWorld, type Player, type Visit, type Visitor, visit, type World } from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'
import { signInSheet } from './signInSheet.ts'

let world: World
let browser: Browser
let ana: Player
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
  expect(at.troubles).toEqual([])
  await at.close()
})

async function openMy(wish: Visit = {}): Promise<void> {
  ana = await world.player()
  at = await visit(browser, world, { ...wish, as: ana })
  await at.go('/my')
  await at.page.getByText(`u${ana.phone.slice(1)}`).waitFor()
}

const balance = () => at.page.getByRole('region', { name: 'My Balance' })

test('the member sees who they are and what they have, in pesos [ROUTE-07, ROUTE-71, SHELL-01]', async () => {
  await openMy()
  const uid = String(ana.uid)
  await at.page.getByText(`ID ${uid.slice(0, 4)} ${uid.slice(4)}`).waitFor()
  await balance().getByText('₱0.00').waitFor()
  await balance().getByRole('button', { name: 'Hide balance' }).click()
  await balance().getByText('Balance hidden').waitFor()
  expect(await balance().getByText('₱0').count()).toBe(0)
  await at.page.reload()
  await balance().getByText('Balance hidden').waitFor()
  await balance().getByRole('button', { name: 'Show balance' }).click()
  await balance().getByText('₱0.00').waitFor()
  await at.page.getByText('21+ only. Play responsibly.').waitFor()
})

test('the number is copied, said so for two seconds, and by an older way where the newer is refused', async () => {
  await openMy({ context: { permissions: ['clipboard-read', 'clipboard-write'] } })
  await at.page.clock.install()
  await at.page.getByRole('button', { name: 'Copy ID' }).click()
  await at.page.getByText('Copied!', { exact: true }).waitFor()
  expect(await at.page.evaluate(() => navigator.clipboard.readText())).toBe(String(ana.uid))
  await at.page.clock.fastForward(2000)
  await at.page.getByText('Copied!', { exact: true }).waitFor({ state: 'detached' })
  await at.page.evaluate(async () => {
    await navigator.clipboard.writeText('something else')
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await at.page.getByRole('button', { name: 'Copy ID' }).click()
  await at.page.getByText('Copied!', { exact: true }).waitFor()
  expect(await at.page.evaluate(() => navigator.clipboard.readText())).toBe(String(ana.uid))
})

test('English and Tagalog are offered, the one picked is spoken at once and rendered by the server next time [SHELL-43]', async () => {
  await openMy()
  await at.page.getByRole('button', { name: 'Language English' }).click()
  const offered = at.page.getByRole('radiogroup', { name: 'Language' }).getByRole('radio')
  await offered.nth(1).waitFor()
  expect(await offered.count()).toBe(2)
  await at.page.getByRole('radio', { name: 'Tagalog' }).click()
  await at.page.getByRole('dialog').waitFor({ state: 'detached' })
  await at.page.getByRole('button', { name: 'Wika Tagalog' }).waitFor()
  expect(await at.page.locator('html').getAttribute('lang')).toBe('tl')
  expect(await at.page.title()).toBe('Ako · Saya')
  const html = await (await at.context.request.get('/', { headers: { accept: 'text/html' } })).text()
  expect(html).toMatch(/<html lang="tl"/)
  // Browsers forget cookies sooner than storage, from which the choice comes back.
  await at.context.clearCookies()
  await at.page.reload()
  await at.page.getByRole('button', { name: 'Wika Tagalog' }).waitFor()
  expect((await at.context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('tl')
})

test('the theme switch turns the light on at once, and the server renders it so next time [SHELL-44]', async () => {
  await openMy({ theme: 'dark' })
  const dark = await at.page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await at.page.getByRole('switch', { name: 'Dark mode' }).click()
  await expect.poll(() => at.page.locator('html').getAttribute('data-theme')).toBe('light')
  expect(await at.page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(dark)
  expect(await at.page.locator('meta[name=theme-color]').getAttribute('content')).toBe('#F7F3F1')
  const html = await (await at.context.request.get('/', { headers: { accept: 'text/html' } })).text()
  expect(html).toContain('data-theme="light"')
  await at.page.getByRole('switch', { name: 'Dark mode' }).click()
  await expect.poll(() => at.page.locator('html').getAttribute('data-theme')).toBe('dark')
})

test('logging out asks first, ends the session and forgets the member, and keeps what belongs to the device [AUTH-54]', async () => {
  await openMy()
  await at.page.evaluate(() => localStorage.setItem('saya.1:theme', btoa('"dark"')))
  await at.page.getByRole('button', { name: 'Log out' }).click()
  await at.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await at.page.getByRole('dialog').waitFor({ state: 'detached' })
  expect((await ask(world, 'GET /member/detail', {}, ana)).status).toBe(200)
  await at.page.getByRole('button', { name: 'Log out' }).click()
  await at.page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await at.page.getByRole('link', { name: 'Log in' }).waitFor()
  expect(new URL(at.page.url()).pathname).toBe('/')
  expect(await at.page.getByRole('dialog').count()).toBe(0)
  expect(await at.page.evaluate(() => Object.keys(localStorage))).toEqual(['saya.1:theme'])
  expect((await ask(world, 'GET /member/detail', {}, ana)).status).toBe(401)
})

test('a logout that fails is said, and the member stays [AUTH-55]', async () => {
  await openMy()
  await at.page.route('**/member/logout', route => route.abort())
  await at.page.getByRole('button', { name: 'Log out' }).click()
  await at.page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await at.page.getByRole('status').getByText('Logout failed', { exact: true }).waitFor()
  expect(new URL(at.page.url()).pathname).toBe('/my')
  expect(at.troubles.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
})

test('a token that is refused is forgotten, said so, and leads home [AUTH-56]', async () => {
  await openMy()
  await ask(world, 'POST /member/logout', {}, ana)
  await at.go('/my')
  await at.page.getByRole('status').getByText('You have been logged out. Please log in again.').waitFor()
  await expect.poll(() => new URL(at.page.url()).pathname).toBe('/')
  expect(await at.page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('token')))).toEqual([])
})

test('a session that was not used for a week ends with a word', async () => {
  await openMy()
  world.clock.advance(8 * 24 * 3_600_000)
  await at.go('/my')
  await at.page.getByRole('status').getByText('You have been logged out. Please log in again.').waitFor()
  await signInSheet(at.page).phone.waitFor()
})

test('what cannot be loaded is said where it belongs, and tried again when asked', async () => {
  ana = await world.player()
  at = await visit(browser, world, { as: ana })
  await at.page.clock.install()
  await at.page.route('**/finance/wallet', route => route.abort())
  await at.go('/my')
  await balance().getByRole('alert').getByText('This could not be loaded.').waitFor()
  await at.page.unroute('**/finance/wallet')
  await at.page.clock.fastForward(2000)
  await balance().getByRole('button', { name: 'Try again' }).click()
  await balance().getByText('₱0.00').waitFor()
  expect(at.troubles.splice(0).every(trouble => trouble.includes('ERR_FAILED'))).toBe(true)
})

test.each(['light', 'dark'] as const)('the page is free of accessibility faults in the %s theme', async theme => {
  await openMy({ theme })
  await balance().getByText('₱0.00').waitFor()
  expect(await findViolations(at.page)).toEqual([])
  await at.page.getByRole('button', { name: 'Language English' }).click()
  await at.page.getByRole('radio', { name: 'Tagalog' }).waitFor()
  expect(await findViolations(at.page)).toEqual([])
})
