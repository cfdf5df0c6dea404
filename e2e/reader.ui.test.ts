import {
  openBrowser,
  openWorld,
  otherCode,
  readCode,
  signInWithCode,
  type Visitor,
  visit,
  type World,
} from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readAloud } from './reader.ts'

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
})

const press = (...keys: readonly string[]) =>
  keys.reduce<Promise<void>>((before, key) => before.then(() => at.page.keyboard.press(key)), Promise.resolve())

/** Waits until the reader is where it should be, and answers what it hears there. */
async function heardAt(focus: string) {
  await expect.poll(async () => (await readAloud(at.page)).focus).toBe(focus)
  const heard = await readAloud(at.page)
  expect(heard.nameless).toEqual([])
  return heard
}

test('by keyboard and ear alone: through the gate, past each mistake, and signed in', async () => {
  const phone = '9187000001'
  at = await visit(browser, world, { gate: true })
  await at.go('/login')
  await expect.poll(async () => (await readAloud(at.page)).dialog).toBe('Before you play')
  await at.page.getByRole('button', { name: 'Proceed' }).focus()
  await press('Enter')
  const gate = await heardAt(
    'checkbox None of these apply to me. I have read and agree to the Terms of Use and Privacy Policy.',
  )
  expect(gate).toMatchObject({ isInvalid: true, description: 'Tick the box to continue.' })
  expect(gate.announced).toContain('Tick the box to continue.')
  await press('Space', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter')

  expect((await heardAt('textbox Phone number')).dialog).toBe('Login With Code')
  await press('Enter')
  const missing = await heardAt('textbox Phone number')
  expect(missing).toMatchObject({ isInvalid: true, description: 'Phone number is required' })
  expect(missing.announced).toContain('You must agree to the terms and conditions')
  await at.page.keyboard.type(phone)
  await press('Enter')
  const unagreed = await heardAt('checkbox I agree to the Terms of Use and Privacy Policy')
  expect(unagreed).toMatchObject({ isInvalid: true, description: 'You must agree to the terms and conditions' })
  await press('Space', 'Enter')

  expect((await heardAt('textbox Code')).dialog).toBe('Enter the 6-digit code')
  const code = await readCode(world, phone)
  await at.page.keyboard.type(otherCode(code))
  await expect.poll(async () => (await readAloud(at.page)).announced).toContain('Invalid code')
  expect(await heardAt('textbox Code')).toMatchObject({ isInvalid: true, description: 'Invalid code' })
  await at.page.getByRole('button', { name: 'Use password instead' }).press('Enter')
  expect((await heardAt('textbox Password')).dialog).toBe('Login With Password')
  await press('Enter')
  expect((await heardAt('textbox Password')).description).toBe('Password is required')
  await at.page.getByRole('button', { name: 'Use code instead' }).press('Enter')
  await heardAt('textbox Phone number')
  await press('Enter')
  await heardAt('textbox Code')
  await at.page.keyboard.type(code)
  await expect.poll(async () => (await readAloud(at.page)).dialog).toBe('')
})

test('in the account the reader is never left nowhere: a wrong field, a code on its way, a device that is gone', async () => {
  const ana = await world.player({ kyc: 'fully_kyc', phone: '9187000002', email: 'reader@example.com' })
  for (const userAgent of ['Mozilla/5.0 (Windows NT 10.0; rv:127.0) Gecko/20100101 Firefox/127.0', 'curl/8']) {
    await signInWithCode(world, ana.phone, { 'user-agent': userAgent })
    world.clock.advance(31_000)
  }
  at = await visit(browser, world, { as: ana })
  await at.go('/s-account/form/phone')
  await at.page.getByRole('button', { name: 'Save' }).press('Enter')
  expect(await heardAt('textbox Phone number')).toMatchObject({ isInvalid: true, description: 'Phone number Error' })
  await at.page.keyboard.type('9187000003')
  await at.page.getByRole('button', { name: 'Send code' }).press('Enter')
  await expect.poll(async () => (await readAloud(at.page)).announced).toContain('otp code sent.')
  await heardAt('textbox Code')

  await at.go('/s-account/devices')
  await at.page.getByRole('button', { name: 'Log out Firefox on Windows' }).press('Enter')
  await expect.poll(async () => (await readAloud(at.page)).announced).toContain('That device was logged out.')
  await heardAt('main')
  await at.page.getByRole('button', { name: 'Log out all other devices' }).press('Enter')
  await at.page.getByRole('dialog').getByRole('button', { name: 'Log out' }).press('Enter')
  await expect.poll(async () => (await readAloud(at.page)).announced).toContain('All other devices were logged out.')
  await heardAt('main')

  world.clock.advance(16 * 60_000)
  await at.go('/s-account/form/email')
  await at.page.getByRole('button', { name: 'Remove email address' }).press('Enter')
  await heardAt('button Keep it')
  await press('Tab', 'Enter')
  await expect.poll(async () => (await readAloud(at.page)).dialog).toBe('Please confirm it is you')
  // The code is on its way by itself.
  await heardAt('textbox Code')
  await at.page.keyboard.type(await readCode(world, ana.phone))
  await expect.poll(async () => (await readAloud(at.page)).announced).toContain('Your email address was removed.')
  for (const path of ['/s-account', '/s-account/privacy', '/s-account/avatar', '/forgetPassword/verify/phone']) {
    await at.go(path)
    await at.page.getByRole('heading', { level: 1 }).waitFor()
    expect((await readAloud(at.page)).nameless).toEqual([])
  }
})
