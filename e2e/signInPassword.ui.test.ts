import { ask, expectRefusals, openBrowser, openWorld, type Visit, type Visitor, visit, type World } from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'
import { groupPhone } from './groupPhone.ts'
import { saidUnder, signInSheet } from './signInSheet.ts'

expectRefusals(
  '401 GET /member/message/has_unread',
  '401 GET /member/offers',
  '422 POST /member/login',
  '429 POST /member/login',
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

let on: ReturnType<typeof signInSheet>

async function openSheet(path = '/loginPassword', wish: Visit = {}): Promise<void> {
  at = await visit(browser, world, wish)
  on = signInSheet(at.page)
  await at.go(path)
}

const heading = (name: string) => on.sheet.getByRole('heading', { name })
const press = (name: string) => on.sheet.getByRole('button', { name }).click()
const path = () => new URL(at.page.url()).pathname

test('the address of the password opens the home page with the sheet at that step [AUTH-06, ROUTE-21, SHELL-17]', async () => {
  await openSheet()
  await heading('Login With Password').waitFor()
  await on.phone.waitFor()
  expect(await on.password.getAttribute('type')).toBe('password')
  expect(await at.page.locator('nav a[href="/my"]').count()).toBe(0)
  await press('Close')
  await on.sheet.waitFor({ state: 'detached' })
  await at.page.getByRole('navigation', { name: 'Main' }).waitFor()
  expect(path()).toBe('/')
})

test('the three steps lead to each other, and the number stays [AUTH-02, AUTH-07, AUTH-10]', async () => {
  await openSheet('/login')
  const { phone } = await world.player()
  await heading('Login With Code').waitFor()
  const panel = on.sheet.locator('.modalPanel')
  const edges = () => panel.boundingBox().then(box => box && [box.y > 0, Math.round(box.y + box.height)])
  await expect.poll(edges).toEqual([true, 740])
  await on.phone.fill(phone)
  await press('Use password instead')
  await heading('Login With Password').waitFor()
  expect((await on.phone.inputValue()).replaceAll(' ', '')).toBe(phone)
  await press('Use code instead')
  await heading('Login With Code').waitFor()
  await on.askForCode(phone)
  await heading('Enter the 6-digit code').waitFor()
  await press('Use password instead')
  await heading('Login With Password').waitFor()
  await press('Use code instead')
  await on.submit.click()
  await on.code.waitFor()
  await press('Back')
  await heading('Login With Code').waitFor()
})

test('phone and password sign in, and lead back to where one came from', async () => {
  const { phone } = await world.player({ password, kyc: 'fully_kyc' })
  await openSheet('/my?from=mail')
  await press('Use password instead')
  await on.phone.fill(phone)
  await on.agreement.check()
  await on.password.fill(password)
  await on.logIn.click()
  await on.sheet.waitFor({ state: 'detached' })
  await at.page.waitForURL('**/my?from=mail')
  await at.page.getByRole('heading', { name: 'My page' }).waitFor()
})

test('a member signs in with the password, and another time by a code to the same phone [AUTH-01]', async () => {
  const { phone } = await world.player({ password, kyc: 'fully_kyc' })
  async function seeOwnAccount(): Promise<void> {
    await at.go('/s-account')
    await at.page.getByText(`+63 ${groupPhone(phone)}`).waitFor()
  }
  await openSheet()
  await on.phone.fill(phone)
  await on.agreement.check()
  await on.password.fill(password)
  await on.logIn.click()
  await on.sheet.waitFor({ state: 'detached' })
  await seeOwnAccount()
  await at.page.evaluate(() => localStorage.clear())
  await at.go('/login')
  await on.signIn(world, phone)
  await seeOwnAccount()
})

test('from its own address the sign-in leads to the home page, and back does not lead to it', async () => {
  const { phone } = await world.player({ password, kyc: 'fully_kyc' })
  await openSheet()
  await on.phone.fill(phone)
  await on.agreement.check()
  await on.password.fill(password)
  await on.password.press('Enter')
  await on.sheet.waitFor({ state: 'detached' })
  await expect.poll(path).toBe('/')
  await at.go('/loginPassword')
  await expect.poll(path).toBe('/')
  expect(await on.sheet.count()).toBe(0)
})

test('what is missing is explained under its field, the agreement as well [AUTH-27, AUTH-28, AUTH-29]', async () => {
  await openSheet('/loginPassword/')
  await on.sheet.getByText('You need to agree to the Terms of Use and Privacy Policy to login').waitFor()
  await on.logIn.click()
  await on.sheet.getByText('Phone number is required', { exact: true }).waitFor()
  await on.sheet.getByText('Password is required', { exact: true }).waitFor()
  await on.sheet.getByText('You must agree to the terms and conditions', { exact: true }).waitFor()
  expect(await on.password.getAttribute('aria-invalid')).toBe('true')
  expect([await saidUnder(on.phone), await saidUnder(on.password), await saidUnder(on.agreement)]).toEqual([
    'Phone number is required',
    'Password is required',
    'You must agree to the terms and conditions',
  ])
  let sent = 0
  at.page.on('request', request => void (sent += Number(request.url().endsWith('/member/login'))))
  await on.phone.fill((await world.player({ password })).phone)
  await on.password.fill(password)
  await on.logIn.click()
  await expect.poll(() => on.password.getAttribute('aria-invalid')).toBe(null)
  await on.sheet.getByText('You must agree to the terms and conditions', { exact: true }).waitFor()
  await on.agreement.check()
  await on.logIn.click()
  await on.sheet.waitFor({ state: 'detached' })
  // Without the agreement nothing went out.
  expect(sent).toBe(1)
})

test('signing in judges no password by its shape: short, odd and long ones are sent as they are [AUTH-30, AUTH-31, AUTH-32]', async () => {
  await openSheet()
  const sent: unknown[] = []
  at.page.on('request', request => request.url().endsWith('/member/login') && sent.push(request.method()))
  await on.phone.fill((await world.player()).phone)
  await on.agreement.check()
  for (const typed of ['a', 'ñ !?', 'x'.repeat(64)]) {
    await on.password.fill(typed)
    expect(await on.password.inputValue()).toBe(typed)
    await on.logIn.click()
    await on.sheet.getByText('Wrong phone number or password.', { exact: true }).waitFor()
  }
  expect(sent).toHaveLength(3)
  expect(await on.sheet.getByText(/at least 8|only allow/).count()).toBe(0)
})

test('a wrong password is refused under its field in the words of the server, and may be mended [AUTH-52]', async () => {
  const { phone } = await world.player({ password })
  await openSheet()
  await on.phone.fill(phone)
  await on.agreement.check()
  await on.password.fill('not it')
  await on.logIn.click()
  await on.sheet.getByText('Wrong phone number or password.', { exact: true }).waitFor()
  expect(await on.password.getAttribute('aria-invalid')).toBe('true')
  expect(await saidUnder(on.password)).toBe('Wrong phone number or password.')
  await on.password.fill(password)
  await on.logIn.click()
  await on.sheet.waitFor({ state: 'detached' })
})

test('after ten wrong passwords the sheet speaks of the password, and the code still signs in [AUTH-52]', async () => {
  const { phone } = await world.player({ password })
  for (let count = 0; count < 10; count++) {
    await ask(world, 'POST /member/login', { body: { phone, password: 'not it' } })
  }
  await openSheet()
  await on.phone.fill(phone)
  await on.agreement.check()
  await on.password.fill(password)
  await on.logIn.click()
  await on.sheet
    .getByText('Too many wrong passwords. Use a code or a device that you logged in with before, or try again later.')
    .waitFor()
  await press('Use code instead')
  await on.signIn(world, phone)
})

test('what fails without a word from the server is said in fixed words [AUTH-51]', async () => {
  await openSheet('/loginPassword')
  await at.page.route('**/member/login', route => route.abort())
  await on.phone.fill((await world.player()).phone)
  await on.agreement.check()
  await on.password.fill(password)
  await on.logIn.click()
  await on.sheet.getByText('Failed to login on password', { exact: true }).waitFor()
  expect(await on.password.inputValue()).toBe(password)
  expect(at.troubles.splice(0).every(trouble => trouble.includes('ERR_FAILED'))).toBe(true)
})

test('the password is hidden until one looks at it, and may be pasted and filled in by a manager', async () => {
  await openSheet()
  await on.password.fill(password)
  expect(await on.password.getAttribute('type')).toBe('password')
  expect(await on.password.getAttribute('autocomplete')).toBe('current-password')
  const isTaken = (field: Element) =>
    field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true }))
  expect(await on.password.evaluate(isTaken)).toBe(true)
  await press('Show password')
  expect(await on.password.getAttribute('type')).toBe('text')
  await press('Show password')
  expect(await on.password.getAttribute('type')).toBe('password')
})

test('in Tagalog the sheet and its refusal are in Tagalog', async () => {
  await openSheet('/loginPassword', { language: 'tl' })
  await on.sheet.getByLabel('Numero ng telepono').fill((await world.player()).phone)
  await on.agreement.check()
  await on.password.fill('hindi ito')
  await on.sheet.getByRole('button', { name: 'Mag-log in' }).click()
  await on.sheet.getByText('Mali ang numero ng telepono o ang password.', { exact: true }).waitFor()
})

test('the keyboard alone signs in', async () => {
  const { phone } = await world.player({ password })
  await openSheet()
  const { keyboard } = at.page
  await on.phone.waitFor()
  await expect.poll(() => on.phone.evaluate(field => field === document.activeElement)).toBe(true)
  await keyboard.type(phone)
  for (let tabs = 0; tabs < 2; tabs++) await keyboard.press('Tab')
  await expect.poll(() => on.password.evaluate(field => field === document.activeElement)).toBe(true)
  await keyboard.type(password)
  for (let tabs = 0; tabs < 2; tabs++) await keyboard.press('Tab')
  await keyboard.press('Space')
  await expect.poll(() => on.agreement.isChecked()).toBe(true)
  await keyboard.press('Enter')
  await on.sheet.waitFor({ state: 'detached' })
})

test.each(['light', 'dark'] as const)('the step is free of accessibility faults in the %s theme', async theme => {
  await openSheet('/loginPassword', { theme })
  await on.logIn.click()
  await on.sheet.getByText('Password is required').waitFor()
  expect(await findViolations(at.page)).toEqual([])
})

test('a device keeps the number of whoever asked for it, and their agreement to the same terms, and forgets both when they do not [SHELL-94]', async () => {
  const { phone } = await world.player({ password, kyc: 'fully_kyc' })
  const remember = () => on.sheet.getByRole('checkbox', { name: 'Remember my number on this device' })
  const typed = async () => (await on.phone.inputValue()).replaceAll(' ', '')
  async function signInAndOut(): Promise<void> {
    await on.password.fill(password)
    await on.logIn.click()
    await on.sheet.waitFor({ state: 'detached' })
    await at.go('/my')
    await at.page.getByRole('button', { name: 'Log out' }).click()
    await at.page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
    await at.page.getByRole('link', { name: 'Log in' }).waitFor()
    await at.go('/loginPassword')
    await heading('Login With Password').waitFor()
  }
  await openSheet()
  expect([await typed(), await remember().isChecked()]).toEqual(['', false])
  await on.phone.fill(phone)
  await on.agreement.check()
  await remember().check()
  expect(await findViolations(at.page)).toEqual([])
  await signInAndOut()
  expect([await typed(), await remember().isChecked(), await on.agreement.isChecked()]).toEqual([phone, true, true])
  await on.phone.fill('9991234567')
  expect([await remember().isChecked(), await on.agreement.isChecked()]).toEqual([false, false])
  await on.phone.fill(phone)
  await on.agreement.check()
  await remember().check()
  await remember().uncheck()
  await signInAndOut()
  expect([await typed(), await remember().isChecked(), await on.agreement.isChecked()]).toEqual(['', false, false])
})

test('whoever cannot sign in reaches people who can help from each step, and a new password with the number as typed [AUTH-86, SHELL-93, SHELL-95]', async () => {
  const [{ phone }, other] = [await world.player({ password }), await world.player()]
  async function reachHelp(): Promise<void> {
    await press('Need help?')
    await at.page.waitForURL('**/service')
    await at.page.getByRole('heading', { name: 'Customer Service' }).waitFor()
    expect(await on.sheet.count()).toBe(0)
  }
  await openSheet('/login')
  await reachHelp()
  await at.go('/loginPassword')
  await heading('Login With Password').waitFor()
  await reachHelp()
  await at.go('/login')
  await on.askForCode(other.phone)
  await reachHelp()
  await at.go('/login')
  await on.askForCode(phone)
  await press('Use password instead')
  await press('Forgot password?')
  await at.page.waitForURL('**/forgetPassword/verify/phone')
  const field = at.page.getByRole('textbox', { name: 'Phone number' })
  await expect.poll(async () => (await field.inputValue()).replaceAll(' ', '')).toBe(phone)
})
