import {
  ask,
  expectRefusals,
  openBrowser,
  openLedgerOn,
  openWorld,
  type Player,
  type Visit,
  visit,
  type Visitor,
  type World,
} from '@saya/testing'
import type { Browser, Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { findViolations } from './findViolations.ts'
import { holdCalls } from './holdCalls.ts'
import { signInSheet } from './signInSheet.ts'

// Of a session that has ended, by whatever the page asks first.
expectRefusals('401 GET *')

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
  ana = await world.player({ kyc: 'fully_kyc' })
  at = await visit(browser, world, { ...wish, as: ana })
  await at.go('/my')
  await at.page.getByText(`u${ana.phone.slice(1)}`).waitFor()
}

/** It is awaited from before the page is opened: a toast is gone five seconds after it came, however slowly the page opens. */
const saidSignedOut = () =>
  at.page.getByRole('status').getByText('You have been logged out. Please log in again.').waitFor()

/** The page that is open would be refused by itself, and say so where nobody looks any more. */
const leavePage = () => at.page.goto('about:blank')

const balance = () => at.page.getByRole('region', { name: 'My Balance' })

test('the member sees who they are and what they have, in pesos [ROUTE-07, ROUTE-71, ACCT-03]', async () => {
  await openMy()
  const uid = String(ana.uid)
  await at.page
    .locator('main header')
    .getByText(`ID ${uid.slice(0, 4)} ${uid.slice(4)}`)
    .waitFor()
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

test('the header shows the chosen avatar, or the standard one where it cannot be loaded [ACCT-01]', async () => {
  ana = await world.player({ kyc: 'fully_kyc', avatar: 'women-1' })
  at = await visit(browser, world, { as: ana })
  const source = () => at.page.locator('main header img').getAttribute('src')
  await at.go('/my')
  await expect.poll(source).toBe('/img/avatars/women-1.webp')
  await at.close()
  at = await visit(browser, world, { as: await world.player({ kyc: 'fully_kyc', avatar: 'lost' }) })
  await at.go('/my')
  await at.page.waitForResponse(response => response.url().endsWith('/avatars/lost.webp'))
  await expect.poll(source).toBe('/img/avatars/default.webp')
  // The browser writes the missing picture down as an error of its own.
  expect(at.troubles.splice(0).every(trouble => trouble.includes('404'))).toBe(true)
})

test('the header shows the nickname, and the username of who has none [ACCT-02]', async () => {
  await openMy()
  await ask(world, 'POST /member/detail/update', { body: { nick_name: 'Anita' } }, ana)
  await at.go('/my')
  await at.page.locator('main header').getByText('Anita', { exact: true }).waitFor()
  expect(await at.page.getByText(`u${ana.phone.slice(1)}`).count()).toBe(0)
})

async function giveMoney({ uid }: Player): Promise<void> {
  const ledger = await openLedgerOn(world.databaseUrl)
  const gift = { act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'goodwill' } as const
  await ledger.post({ ...gift, uid, reference: `a gift for ${uid}`, amount: 124_805_099n, nowMs: world.clock.now() })
  await ledger.close()
}

test('the balance has two decimals, rounded down [ACCT-09]', async () => {
  ana = await world.player({ kyc: 'fully_kyc' })
  await giveMoney(ana)
  at = await visit(browser, world, { as: ana })
  await at.go('/my')
  await balance().getByText('₱12,480.50').waitFor()
})

test('links lead to help, to the account and to the level [ACCT-06, ACCT-07, ACCT-08]', async () => {
  await openMy()
  const main = at.page.getByRole('main')
  const header = main.locator('header')
  expect(await header.getByRole('link', { name: 'Service' }).getAttribute('href')).toBe('/service')
  // The level belongs to the head of the page: it stands above all that leads on.
  const level = main.getByRole('link', { name: /^VIP 0/ })
  expect(await level.getAttribute('href')).toBe('/s-vip')
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Infinity
  expect(await top(level)).toBeLessThan(await top(at.page.getByRole('navigation', { name: 'Shortcuts' })))
  await header.getByRole('link', { name: 'Account Center' }).click()
  await at.page.getByRole('heading', { name: 'Account Center' }).waitFor()
  expect(new URL(at.page.url()).pathname).toBe('/s-account')
})

test('shortcuts lead to transactions, bet records, bonuses and payout accounts [ACCT-11, ACCT-12, ACCT-13, ACCT-14]', async () => {
  await openMy()
  const links = at.page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link')
  const found = await links.evaluateAll(all => all.map(link => [link.textContent, link.getAttribute('href')]))
  expect(found).toEqual([
    ['Transaction', '/s-transaction'],
    ['Bet records', '/bet-record'],
    ['Bonus', '/s-transaction/bonus'],
    ['Account', '/withdraw-accounts'],
  ])
})

test.each([
  ['glifeUser', 4],
  ['lazadaBrowserUser', 4],
  ['lazadaBrowserWithdrawUser', 4],
  ['lazadaminiUser', 3],
  ['mayaminiUser', 3],
])('who came as %s cannot log out and has %i shortcuts [ACCT-15, ACCT-22]', async (flag, shortcuts) => {
  ana = await world.player({ kyc: 'fully_kyc' })
  at = await visit(browser, world, { as: ana })
  await at.context.addInitScript(`sessionStorage.setItem('saya.${flag}', '1')`)
  await at.go('/my')
  const links = at.page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link')
  await links.first().waitFor()
  expect(await links.count()).toBe(shortcuts)
  expect(await links.filter({ hasText: 'Account' }).count()).toBe(shortcuts - 3)
  await at.page.getByText('21+ only. Play responsibly.').waitFor()
  expect(await at.page.getByRole('button', { name: 'Log out' }).count()).toBe(0)
})

test('a member who has not played yet sees that there is nothing yet, and a link to favorites [ACCT-17, ACCT-18]', async () => {
  await openMy()
  const panel = at.page.getByRole('region', { name: 'Favorites' })
  await panel.getByText(/There is no data yet!/).waitFor()
  expect(await panel.getByRole('link', { name: /^View More/ }).getAttribute('href')).toBe('/s-game/sections/favorite')
})

test('the menu leads to the questions that are asked often, and to their answers [ACCT-19]', async () => {
  await openMy()
  await at.page.getByRole('link', { name: 'FAQ' }).click()
  await at.page.waitForURL('**/s-docs/faq')
  await at.page.getByRole('heading', { name: 'FAQ', level: 1 }).waitFor()
  await at.page.getByText('Withdrawals').first().waitFor()
})

test.each([
  ['slots', '/about-slots'],
  ['game', '/about-game'],
  ['play', '/about-play'],
] as const)('on %s the menu leads to %s [ACCT-20]', async (site, href) => {
  await openMy({ site })
  expect(await at.page.getByRole('link', { name: 'About Saya' }).getAttribute('href')).toBe(href)
})

test('the balance has its two buttons: one opens the way to pay in, the other the way to be paid out [ACCT-10]', async () => {
  await openMy()
  await balance().getByRole('button', { name: 'Deposit' }).click()
  const sheet = at.page.getByRole('dialog', { name: 'Deposit' })
  await sheet.getByRole('button', { name: 'Close' }).click()
  await sheet.waitFor({ state: 'detached' })
  await balance().getByRole('button', { name: 'Withdraw' }).click()
  await at.page.getByRole('dialog', { name: 'Withdraw' }).getByRole('button', { name: 'Withdraw now' }).waitFor()
})

test.each(['unset', 'frozen'] as const)(
  'somebody %s is reminded once per visit to verify themselves, and may close that [GATE-11]',
  async kyc => {
    ana = await world.player({ kyc })
    at = await visit(browser, world, { as: ana })
    await at.go('/my')
    const reminder = at.page.getByRole('dialog', { name: 'Verify your account' })
    await reminder.getByRole('button', { name: 'Go To KYC Verify Now' }).waitFor()
    expect(await findViolations(at.page)).toEqual([])
    await reminder.getByRole('button', { name: 'Close' }).click()
    await reminder.waitFor({ state: 'detached' })
    await at.go('/my')
    await balance().getByText('₱0.00').waitFor()
    expect(await at.page.getByRole('dialog').count()).toBe(0)
    const verify = at.page
      .getByRole('region', { name: 'Dates to know' })
      .getByRole('link', { name: 'Verify your identity' })
    if (kyc === 'unset') expect(await verify.getAttribute('href')).toBe('/s-kyc')
    const other = await visit(browser, world, { as: ana })
    await other.go('/my')
    await other.page.getByRole('dialog').getByRole('button', { name: 'Go To KYC Verify Now' }).click()
    await expect.poll(() => new URL(other.page.url()).pathname).toBe('/s-kyc')
    await other.close()
  },
)

test.each([
  ['en', 'Dates to know', 'Verify your identity'],
  ['tl', 'Mga petsang dapat tandaan', 'I-verify ang identity mo'],
] as const)('the last day to prove who one is leads there, in %s [SHELL-136]', async (language, title, name) => {
  at = await visit(browser, world, { as: await world.player({ kyc: 'unset' }), language })
  await at.go('/my')
  const reminder = at.page.getByRole('dialog')
  await reminder.waitFor()
  await at.page.keyboard.press('Escape')
  await reminder.waitFor({ state: 'detached' })
  await at.page.getByRole('region', { name: title }).getByRole('link', { name }).click()
  await at.page.waitForURL('**/s-kyc')
})

test('the number is copied, said so for two seconds, and by an older way where the newer is refused [ACCT-03, ACCT-04, ACCT-05]', async () => {
  await openMy({ context: { permissions: ['clipboard-read', 'clipboard-write'] } })
  // The page's clock stands, however long a busy machine takes.
  const beganAt = Date.now()
  await at.page.clock.install({ time: beganAt })
  await at.page.clock.pauseAt(beganAt + 60_000)
  const copied = at.page.locator('main header').getByText('Copied!', { exact: true })
  await at.page.getByRole('button', { name: 'Copy ID' }).click()
  await copied.waitFor()
  expect(await at.page.evaluate(() => navigator.clipboard.readText())).toBe(String(ana.uid))
  await at.page.clock.runFor(1900)
  expect(await copied.count()).toBe(1)
  await at.page.clock.runFor(200)
  await copied.waitFor({ state: 'detached' })
  await at.page.evaluate(async () => {
    await navigator.clipboard.writeText('something else')
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await at.page.getByRole('button', { name: 'Copy ID' }).click()
  await copied.waitFor()
  expect(await at.page.evaluate(() => navigator.clipboard.readText())).toBe(String(ana.uid))
})

test('English and Tagalog are offered, the one picked is spoken at once and rendered by the server next time [SHELL-43, ACCT-21]', async () => {
  await openMy()
  await at.page.getByRole('button', { name: 'Language English' }).click()
  await expect.poll(() => at.page.locator('.radioRow').allTextContents()).toEqual(['English', 'Tagalog'])
  await at.page.getByRole('radio', { name: 'Tagalog' }).click()
  await at.page.getByRole('dialog').waitFor({ state: 'detached' })
  await at.page.getByRole('button', { name: 'Wika Tagalog' }).waitFor()
  expect(await at.page.locator('html').getAttribute('lang')).toBe('tl')
  expect(await at.page.title()).toBe('Ako · Saya')
  // The longest word of the shortcuts is not broken.
  const lines = await at.page.getByRole('link', { name: 'Transaksyon' }).evaluate(link => {
    const words = document.createRange()
    words.selectNodeContents(link.lastChild ?? link)
    return words.getClientRects().length
  })
  expect(lines).toBe(1)
  const html = await (await at.context.request.get('/', { headers: { accept: 'text/html' } })).text()
  expect(html).toMatch(/<html lang="tl"/)
  // Browsers forget cookies sooner than storage, from which the choice comes back.
  await at.context.clearCookies()
  await at.page.reload()
  await at.page.getByRole('button', { name: 'Wika Tagalog' }).waitFor()
  expect((await at.context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('tl')
  await at.page.getByRole('button', { name: 'Wika Tagalog' }).click()
  await at.page.getByRole('radio', { name: 'English' }).click()
  await at.page.getByRole('button', { name: 'Language English' }).waitFor()
  expect(await at.page.locator('html').getAttribute('lang')).toBe('en')
})

test('the theme switch turns the light on at once, and the server renders it so next time [SHELL-44, ACCT-21]', async () => {
  await openMy({ theme: 'dark' })
  const dark = await at.page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await at.page.getByRole('switch', { name: 'Dark mode' }).click()
  await expect.poll(() => at.page.locator('html').getAttribute('data-theme')).toBe('light')
  await expect.poll(() => at.page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(dark)
  expect(await at.page.locator('meta[name=theme-color]').getAttribute('content')).toBe('#F7F3F1')
  const html = await (await at.context.request.get('/', { headers: { accept: 'text/html' } })).text()
  expect(html).toContain('data-theme="light"')
  await at.page.getByRole('switch', { name: 'Dark mode' }).click()
  await expect.poll(() => at.page.locator('html').getAttribute('data-theme')).toBe('dark')
})

test('until one is chosen the look is that of the device, from the first paint and when it changes [SHELL-100]', async () => {
  await openMy()
  const look = () => at.page.locator('html').getAttribute('data-theme')
  const colour = () => at.page.locator('meta[name=theme-color]').getAttribute('content')
  const ground = () => at.page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await at.page.emulateMedia({ colorScheme: 'light' })
  await at.context.clearCookies({ name: 'theme' })
  // Of what is painted before the script runs nothing is dark.
  const letGo = await holdCalls(at.page, '**/assets/*.js')
  await at.page.goto(`${world.url}/s-vip/level-system`, { waitUntil: 'domcontentloaded' })
  expect([await look(), await colour(), await ground()]).toEqual(['light', '#F7F3F1', 'rgb(247, 243, 241)'])
  await letGo()
  await at.go('/my')
  const dark = at.page.getByRole('switch', { name: 'Dark mode' })
  await dark.waitFor()
  expect(await dark.isChecked()).toBe(false)
  await at.page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => dark.isChecked()).toBe(true)
  expect([await look(), await colour(), await ground()]).toEqual(['dark', '#150D10', 'rgb(21, 13, 16)'])
  await dark.click()
  await at.page.emulateMedia({ colorScheme: 'light' })
  await at.page.emulateMedia({ colorScheme: 'dark' })
  await at.page.reload()
  await dark.waitFor()
  expect([await look(), await dark.isChecked()]).toEqual(['light', false])
})

test('logging out asks first, ends the session and forgets the member, and keeps what belongs to the device [AUTH-54, ACCT-22]', async () => {
  await openMy()
  await at.page.evaluate(() => {
    const device = {
      theme: 'dark',
      lang: 'en',
      adId: '7',
      adClientId: 'c1',
      referral: { referrerId: '1', channelId: '2' },
    }
    for (const [key, value] of Object.entries(device))
      localStorage.setItem(`saya.1:${key}`, btoa(JSON.stringify(value)))
    sessionStorage.setItem('saya.verification', '{}')
  })
  await at.page.getByRole('button', { name: 'Log out' }).click()
  await at.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await at.page.getByRole('dialog').waitFor({ state: 'detached' })
  expect((await ask(world, 'GET /member/detail', {}, ana)).status).toBe(200)
  await at.page.getByRole('button', { name: 'Log out' }).click()
  await at.page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await at.page.getByRole('link', { name: 'Log in' }).waitFor()
  expect(new URL(at.page.url()).pathname).toBe('/')
  expect(await at.page.getByRole('dialog').count()).toBe(0)
  const left = await at.page.evaluate(() => Object.keys(localStorage).toSorted())
  const kept = ['adClientId', 'adId', 'lang', 'proceeded', 'referral', 'theme']
  expect(left).toEqual(kept.map(key => `saya.1:${key}`))
  expect(await at.page.evaluate(() => sessionStorage.getItem('saya.verification'))).toBeNull()
  expect((await ask(world, 'GET /member/detail', {}, ana)).status).toBe(401)
})

test('who signs in has popups, profile, wallet and favorites fetched, and who comes after them sees nothing of theirs [AUTH-61, AUTH-62]', async () => {
  const [ana, ben] = [await world.player({ kyc: 'fully_kyc' }), await world.player({ kyc: 'fully_kyc' })]
  await giveMoney(ana)
  at = await visit(browser, world)
  const asked: string[] = []
  at.page.on('request', request => void asked.push(new URL(request.url()).pathname))
  async function signIn({ phone }: Player): Promise<void> {
    asked.splice(0)
    await at.go('/login')
    await signInSheet(at.page).signIn(world, phone)
    const own = ['/finance/wallet', '/member/detail', '/member/favorite/list', '/member/popup/list']
    await expect.poll(() => own.filter(path => !asked.includes(path)), { timeout: 8000 }).toEqual([])
  }
  await signIn(ana)
  await at.page.getByRole('link', { name: 'My', exact: true }).click()
  await balance().getByText('₱12,480.50').waitFor()
  asked.splice(0)
  await at.page.getByRole('button', { name: 'Log out' }).click()
  await at.page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await at.page.getByRole('link', { name: 'Log in' }).waitFor()
  // What is on for guests is asked for anew; what was a member's is not.
  await expect.poll(() => asked.includes('/member/popup/list'), { timeout: 8000 }).toBe(true)
  expect(asked.filter(path => path === '/finance/wallet' || path === '/member/favorite/list')).toEqual([])
  const held: (() => Promise<void>)[] = []
  await at.page.route('**/finance/wallet', route => void held.push(() => route.continue()))
  await signIn(ben)
  await at.page.getByRole('link', { name: 'My', exact: true }).click()
  await balance().getByText('Loading', { exact: false }).waitFor({ state: 'attached' })
  expect(await at.page.getByText('₱12,480').count()).toBe(0)
  for (const answer of held) await answer()
  await balance().getByText('₱0.00').waitFor()
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

test('a token that is refused is forgotten, said so, and leads home [AUTH-56, NET-25]', async () => {
  await openMy()
  await leavePage()
  await ask(world, 'POST /member/logout', {}, ana)
  await Promise.all([at.go('/my'), saidSignedOut()])
  await expect.poll(() => new URL(at.page.url()).pathname).toBe('/')
  expect(await at.page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('token')))).toEqual([])
})

test('a session that was not used for a week ends with a word', async () => {
  await openMy()
  await leavePage()
  world.clock.advance(8 * 24 * 3_600_000)
  await Promise.all([at.go('/my'), saidSignedOut()])
  await signInSheet(at.page).phone.waitFor()
})

test('what cannot be loaded is said where it belongs, and tried again when asked', async () => {
  ana = await world.player({ kyc: 'fully_kyc' })
  at = await visit(browser, world, { as: ana })
  await at.page.clock.install()
  let asked = 0
  await at.page.route('**/finance/wallet', route => {
    asked += 1
    return route.abort()
  })
  await at.go('/my')
  await balance().getByRole('alert').getByText('This could not be loaded.').waitFor()
  // The page asks on its own behalf too, after the time that lies between two questions, and must be refused as well.
  await at.page.clock.fastForward(2000)
  await vi.waitFor(() => expect(asked).toBeGreaterThan(1), 10_000)
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
