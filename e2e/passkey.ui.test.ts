import {
  choose,
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
import { openAuthenticator } from './openAuthenticator.ts'
import { signInSheet } from './signInSheet.ts'
import { toast } from './toast.ts'

expectRefusals('403 POST /member/passkey/login/set', '403 POST /member/passkey/delete', '403 POST /member/otp/login')

let world: World
let browser: Browser
let at: Visitor
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
  expect(at.troubles).toEqual([])
  await at.close()
})

/** A member on a device that keeps passkeys and knows the finger of its owner, at a site that has a name. */
async function come(wish: Visit = {}): Promise<{ ana: Player; device: Awaited<ReturnType<typeof openAuthenticator>> }> {
  // Without an address the account would ask for one first.
  const ana = await world.player({ kyc: 'fully_kyc', email: `p${++made}@example.com` })
  at = await visit(browser, world, { site: 'slots', as: ana, ...wish })
  on = signInSheet(at.page)
  // Whoever signed in here is the same person under each token that follows: the page stays as it is.
  await at.page.addInitScript(() => localStorage.setItem('saya.1:signedInAt', '1'))
  const device = await openAuthenticator(at)
  await at.go('/s-account')
  await at.page.getByRole('link', { name: /^(Passkeys|Mga passkey)$/ }).click()
  await at.page.getByRole('button', { name: /^(Add a passkey|Magdagdag ng passkey)$/ }).waitFor()
  return { ana, device }
}

const button = (name: string) => at.page.getByRole('button', { name, exact: true })
const own = () => at.page.getByRole('region', { name: 'Your passkeys' })

async function add(): Promise<void> {
  await button('Add a passkey').click()
  await toast(at.page, 'Your passkey was added.').waitFor()
  await own().getByRole('button').waitFor()
}

async function logOut(): Promise<void> {
  await at.page.evaluate(() => localStorage.clear())
  await at.go('/login')
  await on.agreement.check()
}

test('a member reads what a passkey is worth, adds one, names it, and logs in with it alone [AUTH-99, AUTH-101, AUTH-102, AUTH-117]', async () => {
  const { ana } = await come()
  await at.page.getByText('Log in with your face, finger or phone lock.').waitFor()
  await at.page.getByText('Safer than a code by text').waitFor()
  await at.page.getByText('No passkeys yet').waitFor()
  await add()
  await own()
    .getByText(/^Added /)
    .waitFor()
  await own().getByText('Not used yet').waitFor()
  await own().getByRole('button').click()
  await at.page.getByLabel('Name').fill('Phone of Ana')
  await button('Save').click()
  await toast(at.page, 'The name was saved.').waitFor()
  await own().getByText('Phone of Ana').waitFor()
  expect(await findViolations(at.page)).toEqual([])
  await logOut()
  await button('Use a passkey').click()
  await on.sheet.waitFor({ state: 'detached' })
  await at.go('/s-account/passkeys')
  await own().getByText('Last used').waitFor()
  expect(
    await world.db.app(tx => tx.selectFrom('session').select('id').where('uid', '=', ana.uid).execute()),
  ).toHaveLength(2)
})

test('where a code would be asked for the passkey confirms that it is the member, who takes it away by it [AUTH-109, AUTH-111]', async () => {
  await come()
  await add()
  world.clock.advance(15 * 60_000)
  await own().getByRole('button').click()
  await button('Remove').click()
  await at.page.getByRole('dialog', { name: 'Remove this passkey?' }).getByRole('button', { name: 'Remove' }).click()
  const confirm = at.page.getByRole('dialog', { name: 'Please confirm it is you' })
  await confirm.getByRole('button', { name: 'Use code instead' }).waitFor()
  expect(await findViolations(at.page)).toEqual([])
  await confirm.getByRole('button', { name: 'Use your passkey' }).click()
  await toast(at.page, 'The passkey was removed.').waitFor()
  await at.page.getByText('No passkeys yet').waitFor()
})

test('whoever chooses to log in with the passkey only is asked for it behind a right code [AUTH-112]', async () => {
  const { ana } = await come()
  await add()
  await choose(at.page.getByRole('switch', { name: /Log in with my passkey only/ }))
  const confirm = at.page.getByRole('dialog', { name: 'Please confirm it is you' })
  await confirm.getByRole('button', { name: 'Use your passkey' }).click()
  await confirm.waitFor({ state: 'detached' })
  await expect.poll(() => at.page.getByRole('switch').isChecked()).toBe(true)
  await logOut()
  await on.phone.fill(ana.phone)
  await on.submit.click()
  await on.code.waitFor()
  await on.code.pressSequentially(await readCode(world, ana.phone))
  await at.page.getByRole('heading', { name: 'Use your passkey' }).waitFor()
  await at.page.getByText('You chose to log in with your passkey only.').waitFor()
  expect(await findViolations(at.page)).toEqual([])
  await on.sheet.getByRole('button', { name: 'Use your passkey' }).click()
  await on.sheet.waitFor({ state: 'detached' })
})

test('a finger that the device does not know logs nobody in, nor does a passkey without the terms', async () => {
  const { device } = await come()
  await add()
  await at.page.evaluate(() => localStorage.clear())
  await at.go('/login')
  await button('Use a passkey').click()
  await at.page.getByText('You must agree to the terms and conditions').waitFor()
  await on.agreement.check()
  await device.know(false)
  await button('Use a passkey').click()
  await toast(at.page, 'No passkey was used. Try again, or log in another way.').waitFor()
  await device.know(true)
  await button('Use a passkey').click()
  await on.sheet.waitFor({ state: 'detached' })
})

test.each([
  ['light', 'tl', 320],
  ['dark', 'en', 360],
  ['dark', 'tl', 1280],
] as const)('the page is right in %s, %s, at %i', async (theme, language, width) => {
  await come({ theme, language, viewport: { width, height: 740 } })
  expect(await findViolations(at.page)).toEqual([])
  const overflow = await at.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('at a bare address, in a browser without them and in the app of a partner no passkey is offered [AUTH-110]', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  at = await visit(browser, world, { site: 'slots' })
  on = signInSheet(at.page)
  await at.go('/login')
  await button('Use a passkey').waitFor()
  await at.page.addInitScript('delete window.PublicKeyCredential')
  await at.go('/login')
  await on.submit.waitFor()
  expect(await button('Use a passkey').count()).toBe(0)
  await at.close()
  at = await visit(browser, world, { as: ana })
  await at.go('/s-account/passkeys')
  await at.page.getByText('Passkeys do not work in this browser.').waitFor()
  expect(await button('Add a passkey').count()).toBe(0)
  await at.close()
  at = await visit(browser, world)
  on = signInSheet(at.page)
  await at.go('/login')
  await on.submit.waitFor()
  expect(await button('Use a passkey').count()).toBe(0)
  await at.close()
  at = await visit(browser, world, { site: 'slots', as: ana, host: 'mayaminiUser' })
  await at.go('/s-account')
  await at.page.getByRole('link', { name: 'Devices' }).waitFor()
  expect(await at.page.getByRole('link', { name: 'Passkeys' }).count()).toBe(0)
})
