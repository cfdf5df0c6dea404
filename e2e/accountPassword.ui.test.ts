import {
  ask,
  expectRefusals,
  openBrowser,
  openWorld,
  type Player,
  readCode,
  type Visit,
  visit,
  type Visitor,
  type World,
} from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'
import { holdCalls } from './holdCalls.ts'
import { toast } from './toast.ts'

expectRefusals(
  '403 POST /member/detail/update',
  '403 POST /member/password/update',
  '422 POST /member/auth/password',
  '422 POST /member/step-up',
  '500 POST /member/password/update',
)

let world: World
let browser: Browser
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
  world.clock.advance(25 * 3_600_000)
})

const password = 'tatlong maya sa bakod'
const next = 'apat na bibe, 4 na itlog'

const field = (name: string) => at.page.getByRole('textbox', { name, exact: true })
const press = (name: string) => at.page.getByRole('button', { name, exact: true }).click()
const said = (text: string) => at.page.getByText(text, { exact: true }).first().waitFor()
const toasted = (text: string) => toast(at.page, text).waitFor()
const sheet = () => at.page.getByRole('dialog')
const signsIn = async ({ phone }: Player, shown: string) =>
  (await ask(world, 'POST /member/login', { body: { phone, password: shown } })).status === 200

/** The network goes once the page has fetched what it shows sentences with. */
async function goOffline(): Promise<void> {
  await at.page.waitForLoadState('networkidle')
  await at.context.setOffline(true)
}

async function open(address: string, wish: Visit & { as: Player }): Promise<void> {
  at = await visit(browser, world, wish)
  await at.go(address)
}

test('a member without a password sets the first one at once, and is shown the account page [AUTH-66, AUTH-68, AUTH-74]', async () => {
  const ana = await world.player()
  await open('/s-account/form/password', { as: ana })
  await at.page.getByText('Set a password').waitFor()
  const shown = ['type', 'autocomplete'].map(name => field('New password').getAttribute(name))
  expect(await Promise.all(shown)).toEqual(['password', 'new-password'])
  await field('New password').fill(next)
  await press('Save')
  await toasted('Set Password Success')
  await at.page.waitForURL('**/s-account')
  expect(await signsIn(ana, next)).toBe(true)
})

test('a member with one shows the old one first, and is told of the change [AUTH-66, AUTH-67, AUTH-68, AUTH-76, ACCT-34]', async () => {
  const ana = await world.player({ password })
  // Whoever has shown nothing yet gets no further than to be asked for it.
  await open('/s-account/form/verifypassword', { as: ana })
  await field('New password').fill(next)
  await press('Save')
  await toasted('Missing verification code')
  await at.page.waitForURL('**/s-account/form/verify')
  await toasted('otp code sent.')
  expect(await signsIn(ana, next)).toBe(false)
  await at.go('/s-account/form/PassWord')
  await at.page.getByText('Change password').waitFor()
  expect(await field('New password').count()).toBe(0)
  await field('Old password').fill(password)
  await press('Continue')
  await at.page.waitForURL('**/s-account/form/verifypassword')
  expect(await at.page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(password)
  await field('New password').fill(next)
  await press('Save')
  await toasted('Update Password Success')
  await at.page.waitForURL('**/s-account')
  expect(await at.page.evaluate(() => sessionStorage.getItem('saya.verification'))).toBeNull()
  expect([await signsIn(ana, password), await signsIn(ana, next)]).toEqual([false, true])
})

test('a wrong old password is said, and is sent once in five seconds [AUTH-80, ACCT-59]', async () => {
  await open('/s-account/form/password', { as: await world.player({ password }) })
  const sentAt: number[] = []
  at.page.on('request', request => request.url().endsWith('/auth/password') && sentAt.push(performance.now()))
  await field('Old password').fill('not it')
  // The five seconds begin with the press: how long a call then takes to leave the page is another time at each of them.
  const pressedAt = performance.now()
  await press('Continue')
  await toasted('Invalid old password')
  await field('Old password').fill(password)
  await press('Continue')
  await at.page.waitForURL('**/verifypassword')
  expect(sentAt).toHaveLength(2)
  expect((sentAt[1] ?? 0) - pressedAt).toBeGreaterThan(4900)
})

test('who does not remember it verifies by phone [AUTH-67, ACCT-32, ROUTE-13]', async () => {
  const ana = await world.player({ password })
  await open('/s-account/form/password', { as: ana })
  await at.page.getByRole('link', { name: 'Verify another way' }).click()
  await at.page.waitForURL('**/s-account/verifytype')
  await at.page.getByText('Verify Your Account').waitFor()
  expect(await at.page.getByRole('link', { name: 'Customer Service' }).getAttribute('href')).toBe('/service')
  expect(await findViolations(at.page)).toEqual([])
  await at.page.getByRole('link', { name: 'Phone Verification' }).click()
  await at.page.waitForURL('**/s-account/form/verify')
  // A code goes out by itself, and the last digit of it goes on.
  await toasted('otp code sent.')
  await expect.poll(() => field('Code').evaluate(input => input === document.activeElement)).toBe(true)
  await at.page.getByText(/^We sent a code to \+63/).waitFor()
  expect(await at.page.getByRole('button', { name: /^Send code in (01:00|00:[45]\d)$/ }).isDisabled()).toBe(true)
  await press('Continue')
  await toasted('Please enter the correct code')
  expect(await findViolations(at.page)).toEqual([])
  await field('Code').fill(await readCode(world, ana.phone))
  await at.page.waitForURL('**/verifypassword')
  await field('New password').fill(next)
  await press('Save')
  await toasted('Update Password Success')
  expect(await signsIn(ana, next)).toBe(true)
})

test('a session that is older than 15 minutes is asked who it is, and the change is then made', async () => {
  const ana = await world.player()
  world.clock.advance(16 * 60_000)
  await open('/s-account/form/password', { as: ana })
  await field('New password').fill(next)
  const letCodeGo = await holdCalls(at.page, '**/member/sms')
  await press('Save')
  await sheet().getByRole('heading', { name: 'Please confirm it is you' }).waitFor()
  expect(await findViolations(at.page)).toEqual([])
  // A place for a code comes with the code.
  expect(await field('Code').count()).toBe(0)
  await letCodeGo()
  await said('otp code sent.')
  await sheet().getByRole('button', { name: 'Confirm' }).click()
  await sheet().getByText('Missing verification code').waitFor()
  // A whole code goes by itself.
  await field('Code').fill('000000')
  await sheet().getByText('Invalid code').waitFor()
  await field('Code').fill(await readCode(world, ana.phone))
  await toasted('Set Password Success')
  await at.page.waitForURL('**/s-account')
  expect(await signsIn(ana, next)).toBe(true)
})

test('closing the sheet shows no error, keeps the form and changes nothing', async () => {
  const ana = await world.player()
  world.clock.advance(16 * 60_000)
  await open('/s-account/form/password', { as: ana })
  await field('New password').fill(next)
  const letCodeGo = await holdCalls(at.page, '**/member/sms')
  await press('Save')
  await sheet().getByRole('button', { name: 'Close' }).click()
  await sheet().waitFor({ state: 'detached' })
  await at.page.getByRole('button', { name: 'Save' }).and(at.page.locator(':not([aria-busy])')).waitFor()
  expect(await at.page.getByText('Please confirm it is you.').count()).toBe(0)
  expect(await at.page.getByRole('status').allTextContents()).toEqual(['', ''])
  await letCodeGo()
  expect(await field('New password').inputValue()).toBe(next)
  expect(await signsIn(ana, next)).toBe(false)
})

test('a password that was just set confirms nothing, and the sheet does not ask for it', async () => {
  const ana = await world.player({ password, passwordAgeMs: 60_000, email: 'just@example.com', kyc: 'fully_kyc' })
  world.clock.advance(16 * 60_000)
  await open('/s-account/form/email', { as: ana })
  await field('Email Address').fill('next@example.com')
  await press('Save')
  await toasted('otp code sent.')
  expect(await sheet().getByRole('textbox', { name: 'Password' }).count()).toBe(0)
  expect(await sheet().getByRole('button', { name: 'Use password instead' }).count()).toBe(0)
  await expect.poll(() => field('Code').evaluate(input => input === document.activeElement)).toBe(true)
  await field('Code').fill(await readCode(world, ana.phone))
  await toasted('Your email address was saved.')
})

test('where the password itself may confirm, it does', async () => {
  const ana = await world.player({ password })
  await open('/s-account/form/password', { as: ana })
  await field('Old password').fill(password)
  await press('Continue')
  await at.page.waitForURL('**/verifypassword')
  world.clock.advance(16 * 60_000)
  await field('New password').fill(next)
  await press('Save')
  await sheet().getByRole('textbox', { name: 'Password', exact: true }).fill('not it')
  await sheet().getByRole('button', { name: 'Confirm' }).click()
  await sheet().getByText('Invalid password').waitFor()
  await sheet().getByRole('button', { name: 'Use code instead' }).click()
  await sheet().getByRole('button', { name: 'Use password instead' }).click()
  await sheet().getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await sheet().getByRole('textbox', { name: 'Password', exact: true }).press('Enter')
  await toasted('Update Password Success')
  expect(await signsIn(ana, next)).toBe(true)
})

test('what fails without a word from the server is said in fixed words [AUTH-75, AUTH-77, AUTH-84]', async () => {
  await open('/s-account/form/password', { as: await world.player() })
  await field('New password').fill(next)
  await goOffline()
  await press('Save')
  await toasted('Set Password Failed')
  await at.context.setOffline(false)
  await at.page.route('**/member/sms', route => route.abort())
  await at.go('/s-account/form/verify')
  await toasted('failed to send SMS')
  await at.page.getByText('We will text a code').waitFor()
  await press('Continue')
  await toasted('Missing verification code')
  await press('Send code')
  await toasted('failed to send SMS')
  expect(at.troubles.splice(0).filter(trouble => !trouble.includes('net::ERR_'))).toEqual([])
  await at.close()
  await open('/s-account/form/password', { as: await world.player({ password }) })
  await field('Old password').fill(password)
  await press('Continue')
  await at.page.waitForURL('**/verifypassword')
  await field('New password').fill(next)
  await goOffline()
  await press('Save')
  await toasted('Update Password Failed')
  expect(at.troubles.splice(0).filter(trouble => !trouble.includes('net::ERR_'))).toEqual([])
})

test('a server that broke is said so, and the account page is shown soon after [ACCT-62]', async () => {
  // A service worker would make the call itself, where it cannot be broken.
  await open('/s-account/form/password', { as: await world.player() })
  let failedAt = Infinity
  await at.page.route('**/member/password/update', route => {
    failedAt = performance.now()
    return route.fulfill({ status: 500, body: '' })
  })
  const left = at.page.waitForEvent('framenavigated').then(() => performance.now())
  await field('New password').fill(next)
  await press('Save')
  await toasted('Internal Server Error')
  const waitedMs = (await left) - failedAt
  expect(waitedMs).toBeGreaterThan(1000)
  expect(waitedMs).toBeLessThan(10_000)
  await at.page.waitForURL('**/s-account')
})

test.each(['light', 'dark'] as const)(
  'the forms are free of accessibility faults in the %s theme, in Tagalog too',
  async theme => {
    await open('/s-account/form/password', { as: await world.player({ password }), theme, language: 'tl' })
    await press('Magpatuloy')
    await said('Kailangan ang password')
    expect(await findViolations(at.page)).toEqual([])
    await field('Lumang password').fill(password)
    await press('Magpatuloy')
    await at.page.waitForURL('**/verifypassword')
    await press('I-save')
    await said('Kailangan ang password')
    expect(await findViolations(at.page)).toEqual([])
  },
)
