import {
  expectRefusals,
  ask,
  openBrowser,
  openWorld,
  otherCode,
  readCode,
  type Visitor,
  visit,
  type World,
} from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { saidUnder, signInSheet } from './signInSheet.ts'

expectRefusals('422 POST /member/otp/login', '429 POST /member/otp/login', '429 POST /member/sms')

let world: World
let browser: Browser
let guest: Visitor
let on: ReturnType<typeof signInSheet>
let made = 0
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

function newPhone(): string {
  return `919${String(++made).padStart(7, '0')}`
}

async function openSheet(wish: Parameters<typeof visit>[2] = { site: 'slots' }): Promise<void> {
  guest = await visit(browser, world, wish)
  on = signInSheet(guest.page)
  await guest.go('/login')
}

test('six digits sign in by themselves, and anything else is not taken [AUTH-26, AUTH-33, AUTH-57, AUTH-59, ROUTE-45]', async () => {
  await openSheet()
  const phone = newPhone()
  await on.askForCode(phone)
  await on.code.pressSequentially('4a0-7')
  expect(await on.code.inputValue()).toBe('407')
  await on.code.fill('')
  const asked: string[] = []
  guest.page.on('request', request => asked.push(new URL(request.url()).pathname))
  await on.code.pressSequentially(await readCode(world, phone))
  await on.sheet.waitFor({ state: 'detached' })
  // Somebody new proves who they are first.
  await expect.poll(() => new URL(guest.page.url()).pathname).toBe('/s-kyc')
  expect(asked.filter(path => path === '/member/otp/login')).toHaveLength(1)
  await guest.page.getByRole('heading', { name: 'KYC Verify' }).waitFor()
  expect(asked).toEqual(expect.arrayContaining(['/member/detail', '/member/kyc/detail']))
})

test('of somebody verified, who is led nowhere, the sign-in fetches profile and KYC all the same [AUTH-57]', async () => {
  guest = await visit(browser, world)
  on = signInSheet(guest.page)
  const { phone } = await world.player({ kyc: 'fully_kyc' })
  await guest.go('/login')
  const asked: string[] = []
  guest.page.on('request', request => asked.push(new URL(request.url()).pathname))
  await on.signIn(world, phone)
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['/member/detail', '/member/kyc/detail']))
  await expect.poll(() => new URL(guest.page.url()).pathname).toBe('/')
})

test.each([
  ['rejected', '/s-kyc'],
  ['basic_kyc', '/s-kyc'],
  ['frozen', '/s-kyc'],
  ['under_review', '/my?from=mail'],
  ['fully_kyc', '/my?from=mail'],
] as const)('somebody %s who asked for a page is led to %s after signing in [AUTH-59]', async (kyc, arrived) => {
  guest = await visit(browser, world)
  on = signInSheet(guest.page)
  await guest.go('/my?from=mail')
  const { phone } = await world.player({ kyc })
  await on.signIn(world, phone)
  await expect.poll(() => guest.page.url().replace(/^https?:\/\/[^/]+/, '')).toBe(arrived)
})

test('a tab that was dropped while its owner read the text goes on where it was', async () => {
  guest = await visit(browser, world)
  on = signInSheet(guest.page)
  await guest.go('/my?from=mail')
  const { phone } = await world.player({ kyc: 'fully_kyc' })
  await on.askForCode(phone)
  await guest.page.reload()
  await on.code.pressSequentially(await readCode(world, phone))
  await on.sheet.waitFor({ state: 'detached' })
  await guest.page.waitForURL('**/my?from=mail')
  await guest.page.reload()
  await guest.page.getByRole('heading', { name: 'My page' }).waitFor()
  // A reminder of something else may lie over the page.
  expect(await on.phone.count()).toBe(0)
})

test('the back button leads from the code to the phone, and a sheet closed after it keeps the code good', async () => {
  await openSheet()
  const { phone } = await world.player({ kyc: 'fully_kyc' })
  await on.askForCode(phone)
  await guest.page.goBack()
  await on.submit.waitFor()
  await guest.page.goBack()
  await on.sheet.waitFor({ state: 'detached' })
  // Closed, it stays closed after a reload, and opened again it has not forgotten.
  await guest.go('/')
  expect(await on.sheet.count()).toBe(0)
  await guest.page.getByRole('link', { name: 'Log in' }).click()
  await on.phone.waitFor()
  expect((await on.phone.inputValue()).replace(/ /g, '')).toBe(phone)
  expect(await on.agreement.isChecked()).toBe(true)
  await on.submit.click()
  await on.sheet.getByText(/Resend Code in\s*00:/).waitFor()
  await on.code.pressSequentially(await readCode(world, phone))
  await on.sheet.waitFor({ state: 'detached' })
})

test('a code that is missing or short is explained when it is sent by hand [AUTH-24, AUTH-25]', async () => {
  await openSheet()
  await on.askForCode(newPhone())
  await on.code.press('Enter')
  await on.sheet.getByText('Please enter the code', { exact: true }).waitFor()
  await on.code.pressSequentially('123')
  await on.code.press('Enter')
  await on.sheet.getByText('Please enter the correct code', { exact: true }).waitFor()
})

test('a code asked for too soon and a wrong one are refused under their fields in the words of the server, and a wrong one is emptied for the next [AUTH-49, AUTH-52]', async () => {
  await openSheet()
  const phone = newPhone()
  // One was asked for elsewhere just now.
  await ask(world, 'POST /member/sms', { body: { phone } })
  await on.phone.fill(phone)
  await on.agreement.check()
  await on.submit.click()
  await expect.poll(() => saidUnder(on.phone)).toBe('A code was just sent. Please wait before asking again.')
  world.clock.advance(31_000)
  await on.askForCode(phone)
  const code = await readCode(world, phone)
  await on.code.pressSequentially(otherCode(code))
  await on.sheet.getByText('Invalid code', { exact: true }).waitFor()
  expect(await on.code.inputValue()).toBe('')
  expect(await on.code.getAttribute('aria-invalid')).toBe('true')
  expect(await saidUnder(on.code)).toBe('Invalid code')
  await on.code.pressSequentially(code)
  await on.sheet.waitFor({ state: 'detached' })
})

test('in Tagalog the refusal is said in Tagalog', async () => {
  await openSheet({ language: 'tl' })
  const phone = newPhone()
  await on.sheet.getByLabel('Numero ng telepono').fill(phone)
  await on.agreement.check()
  await on.sheet.getByRole('button', { name: 'Magrehistro / Mag-log in' }).click()
  await on.code.waitFor()
  await on.code.pressSequentially(otherCode(await readCode(world, phone)))
  await on.sheet.getByText('Maling code', { exact: true }).waitFor()
})

test('another code may be asked for after 30 seconds, and its sending is said [AUTH-34, AUTH-35, AUTH-38]', async () => {
  guest = await visit(browser, world)
  on = signInSheet(guest.page)
  await guest.page.clock.install()
  await guest.go('/login')
  const phone = newPhone()
  await on.askForCode(phone)
  await on.sheet.getByText(/Resend Code in\s*00:(30|29|28)/).waitFor()
  expect(await on.sheet.getByRole('button', { name: 'Resend Code', exact: true }).count()).toBe(0)
  expect(await on.sheet.getByRole('button', { name: 'Resend Code in' }).isDisabled()).toBe(true)
  await guest.page.clock.fastForward(10_000)
  await on.sheet.getByText(/Resend Code in\s*00:(20|1[5-9])/).waitFor()
  expect(await on.sheet.getByRole('button', { name: 'Resend Code in' }).isDisabled()).toBe(true)
  await guest.page.clock.fastForward(21_000)
  world.clock.advance(31_000)
  const first = await readCode(world, phone)
  await on.sheet.getByRole('button', { name: 'Resend Code', exact: true }).click()
  await guest.page.getByRole('status').getByText('otp code sent.', { exact: true }).waitFor()
  await on.sheet.getByText(/Resend Code in\s*00:(30|29|28)/).waitFor()
  expect(await readCode(world, phone)).not.toBe(first)
})

test('after too many wrong codes the next must wait half an hour [AUTH-36, AUTH-37]', async () => {
  const phone = newPhone()
  for (const tries of [5, 4]) {
    const { data } = await ask(world, 'POST /member/sms', { body: { phone } })
    const code = otherCode(await readCode(world, phone))
    for (let count = 0; count < tries; count++) {
      await ask(world, 'POST /member/otp/login', { body: { otp_id: data.id, code } })
    }
    world.clock.advance(31_000)
  }
  await openSheet()
  await on.askForCode(phone)
  await on.code.pressSequentially(otherCode(await readCode(world, phone)))
  await on.sheet.getByText('the maximum number of code attempts has been exceeded. Please try again later').waitFor()
  const halfHour = on.sheet.getByText(/Resend Code in\s*(30:00|29:[45]\d)/)
  await halfHour.waitFor()
  const exceeded = on.sheet.getByText('the maximum number of code attempts has been exceeded. Please try again later')
  await guest.page.reload()
  await exceeded.waitFor()
  await on.sheet.getByRole('button', { name: 'Change' }).click()
  await on.submit.click()
  await exceeded.waitFor()
  await halfHour.waitFor()
  // What is left of the lock is what the server says, and not all of it again.
  world.clock.advance(10 * 60_000)
  await on.code.pressSequentially('123456')
  await on.sheet.getByText(/Resend Code in\s*(20:00|19:5\d)/).waitFor()
})

test('what fails without a word from the server is said in fixed words [AUTH-48, AUTH-50]', async () => {
  await openSheet({ site: 'slots' })
  await guest.page.route('**/member/sms', route => route.abort())
  await on.phone.fill(newPhone())
  await on.agreement.check()
  await on.submit.click()
  await on.sheet.getByText('Failed to send OTP', { exact: true }).waitFor()
  await guest.page.unroute('**/member/sms')
  await guest.page.route('**/member/otp/login', route => route.abort())
  await on.submit.click()
  await on.code.pressSequentially('123456')
  await on.sheet.getByText('Failed to login', { exact: true }).waitFor()
  expect(await on.code.inputValue()).toBe('123456')
  // The network that was cut on purpose is no trouble of the page.
  expect(guest.troubles.splice(0).every(trouble => trouble.includes('ERR_FAILED'))).toBe(true)
})

test('signing in on another tab counts here too', async () => {
  await openSheet()
  const { phone } = await world.player({ kyc: 'fully_kyc' })
  const other = await guest.context.newPage()
  await other.goto('/login')
  await signInSheet(other).signIn(world, phone)
  await on.sheet.waitFor({ state: 'detached' })
  await guest.page.getByRole('navigation', { name: 'Main' }).waitFor()
})
