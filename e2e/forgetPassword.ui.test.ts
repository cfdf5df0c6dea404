import {
  ask,
  expectRefusals,
  openBrowser,
  openWorld,
  otherCode,
  readCode,
  readMailedCode,
  type Visit,
  visit,
  type Visitor,
  type World,
} from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'
import { signInSheet } from './signInSheet.ts'
import { toast } from './toast.ts'

expectRefusals('422 POST /member/auth/sms', '422 POST /member/retrieve/password')

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
const path = () => new URL(at.page.url()).pathname

/** The network goes once the page has fetched what it shows sentences with. */
async function goOffline(): Promise<void> {
  await at.page.waitForLoadState('networkidle')
  await at.context.setOffline(true)
}

async function open(address: string, wish: Visit = {}): Promise<void> {
  at = await visit(browser, world, wish)
  await at.go(address)
}

async function askByPhone(phone: string): Promise<void> {
  await field('Phone number').fill(phone)
  await press('Send code')
  await at.page.waitForURL('**/forgetPassword/verify/verify')
}

/** A whole code goes on by itself. */
async function showCode(code: string): Promise<void> {
  await field('Code').fill(code)
  if (code.length < 6) await press('Continue')
}

test('who forgot the password sets a new one by a code to the phone, and signs in with it [AUTH-69, AUTH-78, ROUTE-23, ROUTE-25, ROUTE-26]', async () => {
  const { phone } = await world.player({ password })
  await open('/loginPassword')
  const on = signInSheet(at.page)
  await on.sheet.getByRole('button', { name: 'Forgot password?' }).click()
  await at.page.waitForURL('**/forgetPassword/verify/phone')
  await askByPhone(phone)
  const kept = await at.page.evaluate(() => sessionStorage.getItem('saya.verification'))
  expect(JSON.parse(kept ?? '')).toMatchObject({ type: 'forget', field: 'password', verifyMethod: 'phone', phone })
  await showCode(await readCode(world, phone))
  await at.page.waitForURL('**/forgetPassword/verify/verifypassword')
  await field('New password').fill(next)
  await press('Save')
  await toasted('success to reset password')
  await at.page.waitForURL('**/loginPassword')
  expect(await at.page.evaluate(() => sessionStorage.getItem('saya.verification'))).toBeNull()
  await expect.poll(async () => (await on.phone.inputValue()).replaceAll(' ', '')).toBe(phone)
  await on.password.fill(next)
  await on.agreement.check()
  await on.logIn.click()
  await on.sheet.waitFor({ state: 'detached' })
})

test('a code by e-mail does the same, and never to an address that was cut short [ACCT-50, ACCT-51, ROUTE-24]', async () => {
  const email = 'dalisay@example.com'
  const { phone } = await world.player({ password, email })
  await open('/forgetPassword/verify/phone')
  await at.page.getByRole('link', { name: 'Use email instead' }).click()
  await at.page.waitForURL('**/forgetPassword/verify/email')
  await press('Send code')
  await said('Please enter your email address.')
  await field('Email address').fill('dalisay')
  await press('Send code')
  await said('Email Address Error')
  await field('Email address').fill(`${email}.${'x'.repeat(12)}`)
  await press('Send code')
  await said('Email Address maxLength is 30')
  await field('Email address').fill(email)
  await press('Send code')
  await at.page.waitForURL('**/verify/verify')
  await at.page.getByText(email).waitFor()
  await expect.poll(() => readMailedCode(world, email).catch(() => '')).toMatch(/^\d{6}$/)
  await showCode(await readMailedCode(world, email))
  await at.page.waitForURL('**/verifypassword')
  await field('New password').fill(next)
  await field('New password').press('Enter')
  await toasted('success to reset password')
  expect((await ask(world, 'POST /member/login', { body: { phone, password: next } })).status).toBe(200)
})

test.each(['/forgetPassword', '/forgetPassword/verify', '/forgetPassword/verify/nothing'])(
  '%s leads to the phone, without the bottom navigation [ROUTE-22, SHELL-17]',
  async address => {
    await open(address)
    await at.page.waitForURL('**/forgetPassword/verify/phone')
    await field('Phone number').waitFor()
    expect(await at.page.getByRole('navigation', { name: 'Main' }).count()).toBe(0)
  },
)

test('who is signed in has no business here, and who has no code begins at the phone', async () => {
  await open('/forgetPassword/verify/phone', { as: await world.player() })
  await expect.poll(path).toBe('/')
  await at.close()
  await open('/forgetPassword/verify/verify')
  await at.page.waitForURL('**/forgetPassword/verify/phone')
})

test('a wrong code is said, another may be tried two seconds later, and the right one goes on [AUTH-82, ACCT-56, ACCT-58]', async () => {
  const { phone } = await world.player()
  at = await visit(browser, world)
  const beganAt = Date.now()
  await at.page.clock.install({ time: beganAt })
  await at.go('/forgetPassword/verify/phone')
  await askByPhone(phone)
  await showCode('123')
  await toasted('Please enter the correct code')
  const code = await readCode(world, phone)
  let asked = 0
  at.page.on('request', request => void (request.url().endsWith('/member/auth/sms') && asked++))
  // The page's clock stands: a whole code goes 200 ms after its last digit, so the next may go 2200 ms from here.
  await at.page.clock.pauseAt(beganAt + 120_000)
  await showCode(otherCode(code))
  await at.page.clock.runFor(1000)
  await toasted('Invalid code')
  await showCode(code)
  await at.page.clock.runFor(1100)
  expect(asked).toBe(1)
  await at.page.clock.runFor(200)
  await at.page.waitForURL('**/verifypassword')
  expect(asked).toBe(2)
})

test('another code is to be had after 60 seconds [ACCT-57]', async () => {
  const { phone } = await world.player()
  at = await visit(browser, world)
  await at.page.clock.install()
  await at.go('/forgetPassword/verify/phone')
  await askByPhone(phone)
  const waiting = at.page.getByRole('button', { name: /Send code in (01:00|00:5\d)/ })
  await waiting.waitFor()
  expect(await waiting.isDisabled()).toBe(true)
  await at.page.clock.fastForward(61_000)
  world.clock.advance(61_000)
  const first = await readCode(world, phone)
  await press('Send code')
  await toasted('otp code sent.')
  await waiting.waitFor()
  await expect.poll(() => readCode(world, phone)).not.toBe(first)
})

test('a new password that is too short or too long is explained; a hint hinders nobody [ACCT-42, ACCT-43, ACCT-44, ACCT-45]', async () => {
  const { phone } = await world.player()
  await open('/forgetPassword/verify/phone')
  await askByPhone(phone)
  await showCode(await readCode(world, phone))
  await at.page.waitForURL('**/verifypassword')
  for (const [typed, message] of [
    ['', 'Password is required'],
    ['seven77', 'Password minLength is 8, maxLength is 64'],
    ['x'.repeat(65), 'Password maxLength is 64'],
  ] as const) {
    await field('New password').fill(typed)
    await press('Save')
    await said(message)
  }
  await field('New password').fill('mga salita lamang')
  await said('must contain at least 1 letter and 1 number')
  await press('Save')
  await toasted('success to reset password')
})

test('a common password is refused in the words of the server, and the code stays good for a better one, sent five seconds later [ACCT-59]', async () => {
  const { phone } = await world.player()
  await open('/forgetPassword/verify/phone')
  await askByPhone(phone)
  await showCode(await readCode(world, phone))
  await at.page.waitForURL('**/verifypassword')
  const sentAt: number[] = []
  at.page.on('request', request => request.url().endsWith('/retrieve/password') && sentAt.push(performance.now()))
  await field('New password').fill('password123')
  const pressedAt = performance.now()
  await press('Save')
  await at.page.getByText('Many people use this password').first().waitFor()
  await field('New password').fill(next)
  await press('Save')
  await toasted('success to reset password')
  expect(sentAt).toHaveLength(2)
  expect((sentAt[1] ?? 0) - pressedAt).toBeGreaterThan(4900)
})

test('without a code the last form says what is missing and leads to the first [AUTH-81]', async () => {
  await open('/forgetPassword/verify/verifypassword')
  await field('New password').fill(next)
  await press('Save')
  await toasted('Missing verification code')
  await at.page.waitForURL('**/forgetPassword/verify/phone')
})

test('a network that is gone half way is said, and nothing is lost when it is back [AUTH-79, AUTH-83, AUTH-84]', async () => {
  const { phone } = await world.player()
  await open('/forgetPassword/verify/phone')
  await field('Phone number').fill(phone)
  await goOffline()
  await press('Send code')
  await toasted('failed to send sms!')
  await at.context.setOffline(false)
  await press('Send code')
  await at.page.waitForURL('**/verify/verify')
  await showCode(await readCode(world, phone))
  await at.page.waitForURL('**/verifypassword')
  await field('New password').fill(next)
  await goOffline()
  await press('Save')
  await toasted('failed to reset password')
  await at.context.setOffline(false)
  await press('Save')
  await toasted('success to reset password')
  await at.go('/forgetPassword/verify/email')
  await goOffline()
  await field('Email address').fill('dalisay@example.com')
  await press('Send code')
  await toasted('failed to send SMS')
  await at.context.setOffline(false)
  expect(at.troubles.splice(0).filter(trouble => !trouble.includes('net::ERR_'))).toEqual([])
})

test('a tab that was dropped while its owner read the text goes on where it was', async () => {
  const { phone } = await world.player()
  await open('/forgetPassword/verify/phone')
  await askByPhone(phone)
  await at.go('/forgetPassword/verify/verify')
  await showCode(await readCode(world, phone))
  await at.page.waitForURL('**/verifypassword')
})

test('in Tagalog and by keyboard alone it works the same', async () => {
  const { phone } = await world.player()
  await open('/forgetPassword/verify/phone', { language: 'tl' })
  const { keyboard } = at.page
  await field('Numero ng telepono').focus()
  await keyboard.type(phone)
  await keyboard.press('Enter')
  await at.page.waitForURL('**/verify/verify')
  await field('Code').focus()
  await keyboard.type(await readCode(world, phone))
  await at.page.waitForURL('**/verifypassword')
  await field('Bagong password').focus()
  await keyboard.type('maikli')
  await keyboard.press('Enter')
  await said('Hindi bababa sa 8 at hindi lalampas sa 64 karakter ang password')
  await field('Bagong password').fill(next)
  await keyboard.press('Enter')
  await said('na-reset na ang password')
})

test.each(['light', 'dark'] as const)('every form is free of accessibility faults in the %s theme', async theme => {
  const { phone } = await world.player()
  await open('/forgetPassword/verify/email', { theme })
  await press('Send code')
  expect(await findViolations(at.page)).toEqual([])
  await at.go('/forgetPassword/verify/phone')
  await press('Send code')
  expect(await findViolations(at.page)).toEqual([])
  await askByPhone(phone)
  expect(await findViolations(at.page)).toEqual([])
  await showCode(await readCode(world, phone))
  await at.page.waitForURL('**/verifypassword')
  await press('Save')
  await said('Password is required')
  expect(await findViolations(at.page)).toEqual([])
})
