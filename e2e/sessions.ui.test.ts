import {
  ask,
  expectRefusals,
  openBrowser,
  openWorld,
  pace,
  type Player,
  signInWithCode,
  type Visit,
  visit,
  type Visitor,
  type World,
} from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'
import { signInSheet } from './signInSheet.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:127.0) Gecko/20100101 Firefox/127.0'

expectRefusals(
  '500 GET /member/session/list',
  '401 GET *',
  '403 GET *',
  '403 POST /member/terms/accept',
  '503 POST /member/refresh/token',
)

let world: World
let browser: Browser
const visitors: Visitor[] = []
beforeAll(async () => {
  world = await openWorld({ pages: true, remembersSessions: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  for (const visitor of visitors.splice(0)) {
    expect(visitor.troubles).toEqual([])
    await visitor.close()
  }
  world.clock.advance(3_600_000)
})

async function come(wish: Visit): Promise<Visitor> {
  const visitor = await visit(browser, world, wish)
  visitors.push(visitor)
  return visitor
}

/** Ana with this device and so many others. */
async function openDevices(others: number, wish: Visit = {}): Promise<{ at: Visitor; ana: Player; tokens: string[] }> {
  const ana = await world.player({ kyc: 'fully_kyc' })
  const tokens: string[] = []
  for (let count = 0; count < others; count++) {
    tokens.push((await signInWithCode(world, ana.phone, { 'user-agent': firefox })).token)
    world.clock.advance(31_000)
  }
  const at = await come({ ...wish, as: ana })
  await at.go('/s-account/devices')
  return { at, ana, tokens }
}

/** The page has looked at the age of its token, some seconds after it came to rest. */
async function rest({ page }: Visitor): Promise<void> {
  async function look(): Promise<string | null> {
    await page.clock.fastForward(4000)
    return page.evaluate(() => localStorage.getItem('saya.1:refreshedAt'))
  }
  await expect.poll(look).not.toBe(null)
}

const here = ({ page }: Visitor) => page.getByRole('region', { name: 'This device' })
const elsewhere = ({ page }: Visitor) => page.getByRole('region', { name: 'Other devices' })

test('a member sees this device apart from the others, and logs one of them out', async () => {
  const { at, tokens } = await openDevices(2)
  await here(at).getByText('Active now').waitFor()
  const rows = elsewhere(at).getByText('Firefox on Windows')
  await rows.first().waitFor()
  expect(await rows.count()).toBe(2)
  await elsewhere(at).getByRole('button', { name: 'Log out Firefox on Windows' }).first().click()
  await at.page.getByText('That device was logged out.').waitFor()
  await expect.poll(() => rows.count()).toBe(1)
  const left = await Promise.all(tokens.map(token => ask(world, 'GET /member/detail', {}, { token })))
  expect(left.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('all others are logged out after a question, by keyboard alone, and then there are none', async () => {
  const { at, tokens } = await openDevices(2)
  const all = at.page.getByRole('button', { name: 'Log out all other devices' })
  const dialog = at.page.getByRole('dialog', { name: 'Log out all other devices?' })
  await all.focus()
  await at.page.keyboard.press('Enter')
  await dialog.waitFor()
  await at.page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect((await ask(world, 'GET /member/detail', {}, { token: tokens[0] ?? '' })).status).toBe(200)
  await all.focus()
  await at.page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Log out' }).focus()
  await at.page.keyboard.press('Enter')
  await at.page.getByText('No other devices').waitFor()
  for (const token of tokens) {
    expect(await ask(world, 'GET /member/detail', {}, { token })).toMatchObject({ code: 'ended_elsewhere' })
  }
})

test('the longest button keeps within the margins of the narrowest phone', async () => {
  const { at } = await openDevices(1, { language: 'tl', viewport: { width: 320, height: 740 } })
  const logOut = at.page.getByRole('button', { name: 'I-log out ang lahat ng ibang device' })
  await logOut.waitFor()
  const box = await logOut.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 320)).toBeLessThanOrEqual(320 - 16)
})

test('whoever is logged out from another browser counts no more within a second, and hears it where they are', async () => {
  const { at, ana } = await openDevices(0)
  const { token } = await signInWithCode(world, ana.phone, { 'user-agent': firefox })
  const other = await come({ as: { ...ana, token } })
  await other.go('/my')
  await other.page.getByRole('region', { name: 'My Balance' }).getByText('₱0.00').waitFor()
  await at.page.reload()
  await elsewhere(at).getByRole('button', { name: 'Log out Firefox on Windows' }).click()
  const see = async () => (await ask(world, 'GET /member/detail', {}, { token })).status
  await expect.poll(see, { timeout: 1000 * pace, interval: 20 }).toBe(401)
  await other.page.getByText('You logged this device out from another one. Please log in again.').waitFor()
  await signInSheet(other.page).phone.waitFor()
})

test('whoever comes back to a page whose session ended meanwhile is told so then', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  const at = await come({ as: ana })
  await at.page.clock.install()
  await at.go('/my')
  await at.page.getByRole('region', { name: 'My Balance' }).getByText('₱0.00').waitFor()
  expect((await ask(world, 'POST /member/logout', {}, ana)).status).toBe(200)
  await at.page.clock.fastForward(11_000)
  await at.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await at.page.getByText('You have been logged out. Please log in again.').waitFor()
  await signInSheet(at.page).phone.waitFor()
})

test('whoever looks at a page while the password is changed elsewhere hears why they are a guest, in their language', async () => {
  const password = 'tatlong salita lang'
  const ana = await world.player({ kyc: 'fully_kyc', password })
  const at = await come({ as: ana, language: 'tl' })
  await at.page.clock.install()
  await at.go('/my')
  await at.page.getByRole('region', { name: 'Balanse ko' }).getByText('₱0.00').waitFor()
  const elsewhere = await signInWithCode(world, ana.phone, { 'user-agent': firefox })
  const body = { password, new_password: 'apat na salita naman' }
  expect((await ask(world, 'POST /member/password/update', { body }, elsewhere)).status).toBe(200)
  await at.page.clock.fastForward(11_000)
  await at.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await at.page.getByText('Napalitan ang password kaya na-log out ang device na ito. Mag-log in muli.').waitFor()
})

test('a list that does not come says so, and is asked for again', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  const at = await come({ as: ana })
  await at.page.route('**/member/session/list', route => route.fulfill({ status: 500, body: '' }))
  await at.go('/s-account/devices')
  await at.page.getByRole('alert').getByText('Your devices could not be loaded.').waitFor()
  expect(await findViolations(at.page)).toEqual([])
  await at.page.unroute('**/member/session/list')
  await at.page.getByRole('button', { name: 'Try again' }).click()
  await here(at).waitFor()
})

test.each([
  ['light', 'en'],
  ['dark', 'tl'],
] as const)('in %s and %s nothing stands in the way of anybody', async (theme, language) => {
  const { at } = await openDevices(1, { theme, language })
  await at.page.getByText(/^(Active now|Aktibo ngayon)/).waitFor()
  expect(await findViolations(at.page)).toEqual([])
  await at.page.getByRole('button', { name: /^(Log out all other|I-log out ang lahat)/ }).click()
  await at.page.getByRole('dialog').waitFor()
  expect(await findViolations(at.page)).toEqual([])
})

/** Notes in the page when an answer first tells that somebody is blocked, when the hint is sent for, and what is shown as their token goes. */
const noteBlock = `
  window.block = { told: Infinity }
  new PerformanceObserver(list => {
    for (const { name, startTime, responseEnd, responseStatus } of list.getEntries()) {
      if (name.includes('/openBlocked-')) window.block.sentFor = startTime
      const says = responseStatus === 403 || name.endsWith('/member/detail')
      if (says) window.block.told = Math.min(window.block.told, responseEnd)
    }
  }).observe({ type: 'resource', buffered: true })
  const remove = Storage.prototype.removeItem
  Storage.prototype.removeItem = function (name) {
    if (name === 'saya.1:token') {
      window.block.shown ??= document.querySelector('dialog')?.textContent
    }
    remove.call(this, name)
  }
`

test('a blocked member sees a hint after half a second, and is logged out by it [AUTH-63, GATE-10]', async () => {
  const at = await come({ as: await world.player({ kyc: 'block' }) })
  await at.page.addInitScript(noteBlock)
  await at.go('/my')
  const dialog = at.page.getByRole('dialog', { name: 'Account blocked' })
  await dialog.getByText('blocked by the administrator').waitFor()
  await expect.poll(() => at.page.evaluate(() => localStorage.getItem('saya.1:token'))).toBe(null)
  const block = await at.page.evaluate<{ told: number; sentFor: number; shown?: string }>('window.block')
  expect(block.shown).toContain('blocked by the administrator')
  expect(block.sentFor - block.told).toBeGreaterThan(490)
  expect(block.sentFor - block.told).toBeLessThan(1500 * pace)
  expect(await findViolations(at.page)).toEqual([])
  await dialog.getByRole('button', { name: 'Contact' }).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(at.page.url()).pathname).toBe('/')
  await at.page.getByRole('link', { name: 'Log in' }).waitFor()
})

test('a blocked member is led to where they can ask why [AUTH-63]', async () => {
  const at = await come({ as: await world.player({ kyc: 'block' }) })
  await at.go('/my')
  await at.page.getByRole('dialog').getByRole('button', { name: 'Contact' }).click()
  await at.page.waitForURL('**/service')
  await at.page.getByRole('heading', { name: 'Customer Service' }).waitFor()
  expect(await findViolations(at.page)).toEqual([])
  await at.page.getByRole('link', { name: 'Email and postal address' }).click()
  await at.page.getByRole('heading', { name: 'Data Protection Officer' }).waitFor()
})

test('a token a day old is exchanged by itself, once, and nothing on the page is lost [AUTH-45]', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  const at = await come({ as: ana })
  await at.page.clock.install()
  await at.go('/my')
  const balance = at.page.getByRole('region', { name: 'My Balance' }).getByText('₱0.00')
  await balance.waitFor()
  async function token(): Promise<string> {
    const kept = await at.page.evaluate(() => localStorage.getItem('saya.1:token'))
    return JSON.parse(Buffer.from(kept ?? '', 'base64').toString()) as string
  }
  const asked: string[] = []
  at.context.on('request', request => asked.push(new URL(request.url()).pathname))
  await rest(at)
  await at.page.clock.fastForward(23 * 3_600_000)
  expect(await token()).toBe(ana.token)
  await at.page.clock.fastForward(2 * 3_600_000)
  await expect.poll(token).not.toBe(ana.token)
  expect(asked.filter(path => path === '/member/refresh/token')).toHaveLength(1)
  await balance.waitFor()
  expect((await ask(world, 'GET /member/detail', {}, { token: await token() })).status).toBe(200)
  await at.page.clock.fastForward(20 * 3_600_000)
  expect(asked.filter(path => path === '/member/refresh/token')).toHaveLength(1)
})

test('an exchange that fails changes nothing', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  const at = await come({ as: ana })
  await at.page.clock.install()
  await at.go('/my')
  await rest(at)
  let tried = 0
  await at.page.route('**/member/refresh/token', route => {
    tried++
    return route.fulfill({ status: 503, body: '' })
  })
  await at.page.clock.fastForward(25 * 3_600_000)
  await expect.poll(() => tried).toBeGreaterThan(0)
  await at.page.reload()
  await at.page.getByRole('heading', { name: 'My page' }).waitFor()
  expect((await ask(world, 'GET /member/detail', {}, ana)).status).toBe(200)
})
