import {
  ask,
  decideAs,
  expectRefusals,
  openBrowser,
  openWorld,
  type Player,
  reject,
  submitAs,
  type Visit,
  type Visitor,
  visit,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type FakeCamera, fakeCamera } from './fakeCamera.ts'
import { findViolations } from './findViolations.ts'
import { holdCalls } from './holdCalls.ts'
import { cutOnPurpose, takeTroubles } from './takeTroubles.ts'

expectRefusals(
  '409 POST /member/kyc/update',
  '409 POST /member/ocr/setup',
  '403 GET *',
  '403 POST /member/terms/accept',
)

let camera: FakeCamera
let world: World
let browser: Browser
let at: Visitor
let page: Page
beforeAll(async () => {
  camera = await fakeCamera()
  world = await openWorld({ pages: true })
  browser = await openBrowser(camera.arguments)
})
afterAll(async () => {
  await browser.close()
  await world.close()
  await camera.remove()
})
afterEach(async () => {
  expect(at.troubles).toEqual([])
  await at.close()
})

async function open(address: string, player: Player, wish: Visit = {}): Promise<void> {
  at = await visit(browser, world, { ...wish, as: player, context: { permissions: ['camera'], ...wish.context } })
  page = at.page
  await at.go(address)
}

const heading = (name: string | RegExp) => page.getByRole('heading', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const field = (name: string) => page.getByRole('textbox', { name })
const refused = (sentence: string) => page.getByRole('alert').getByText(sentence).waitFor()

test('the edit form changes the basic information, asks for its photos, and goes back a page [KYC-05, KYC-40, KYC-41, KYC-42, KYC-44, KYC-96]', async () => {
  const player = await world.player()
  await submitAs(world, player)
  await decideAs(world, player.uid, { decision: 'basic' })
  await open('/s-account', player)
  await page.getByRole('dialog').getByRole('button', { name: 'Do it later' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: /^Identity verification/ }).click()
  await heading('Basic information').first().waitFor()
  for (const name of ['First name', 'Middle name', 'Last name']) await field(name).waitFor()
  await button(/^Birthday/).waitFor()
  await page.getByRole('radiogroup', { name: 'Gender' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await button('Submit').click()
  await page.getByText('Face photo is required').waitFor()
  // The front was sent with the first form: it is shown, and stays as it was read.
  await page.getByRole('img', { name: 'Front photo of ID' }).waitFor()
  for (const name of ['Back photo of ID', 'Selfie with card']) await button(name).waitFor()
  await page.route('**/member/kyc/base', route => route.abort('failed'))
  await button('Back photo of ID').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take photo' }).click()
  await button('Back photo of ID').locator('img').waitFor()
  await page.getByRole('progressbar').waitFor({ state: 'detached' })
  await field('First name').fill('Anita')
  await button('Submit').click()
  await page.getByRole('alert').getByText('Update basic information failed').waitFor()
  takeTroubles(at.troubles, cutOnPurpose)
  await page.unroute('**/member/kyc/base')
  await button('Submit').click()
  await page.waitForURL('**/s-account')
  // The form lies a page ahead again: it was gone back from, and the account was not opened anew.
  await page.goForward()
  await page.waitForURL('**/s-kyc?action=edit')
})

test.each([
  'unset',
  'basic_account',
  'under_review',
  'rejected',
  'basic_kyc',
  'fully_kyc',
  'frozen',
  'test_account',
] as const)('the edit form of somebody %s has its button [KYC-43]', async kyc => {
  await open('/s-kyc?action=edit', await world.player({ kyc }))
  await button('Submit').waitFor()
})

test.each(['under_review', 'fully_kyc'] as const)(
  'the form of somebody %s stands still, and says why [KYC-68]',
  async kyc => {
    await open('/s-kyc?action=edit', await world.player({ kyc }))
    await page.getByText(/These details are under review or already approved/).waitFor()
    for (const name of ['First name', 'Middle name', 'Last name']) expect(await field(name).isDisabled()).toBe(true)
    for (const name of [/^Birthday/, 'Submit']) expect([name, await button(name).isDisabled()]).toEqual([name, true])
    for (const name of ['Front photo of ID', 'Back photo of ID', 'Selfie with card']) {
      await page.getByRole('img', { name: `${name}: No photo was sent` }).waitFor()
    }
    expect(await page.locator('input[type=file]').count()).toBe(0)
    expect(await findViolations(page)).toEqual([])
  },
)

/** A page of somebody blocked, whom the hint leads away half a second later: here once it is let. */
async function openBlocked(address: string): Promise<() => void> {
  at = await visit(browser, world, { as: await world.player({ kyc: 'block' }) })
  page = at.page
  let letHintCome: () => void = () => {}
  const isToCome = new Promise<void>(resolve => {
    letHintCome = resolve
  })
  await page.route('**/assets/openBlocked-*.js', async route => {
    await isToCome
    // That of a page which was left meanwhile is wanted by nobody.
    await route.continue().catch(() => {})
  })
  await at.go(address)
  return letHintCome
}

test('the form of somebody blocked has its button and stands still, until the hint takes its place, and so does the row of the account [KYC-43, KYC-68, ACCT-40]', async () => {
  const letHintCome = await openBlocked('/s-kyc?action=edit')
  await button('Submit').waitFor()
  expect(await button('Submit').isDisabled()).toBe(true)
  expect(await page.locator('form.kycForm input:enabled').count()).toBe(0)
  await at.go('/s-account')
  await page.getByText('Blocked', { exact: true }).waitFor()
  for (const role of ['link', 'button'] as const)
    expect(await page.getByRole(role, { name: /^Identity verification/ }).count()).toBe(0)
  letHintCome()
  await page.getByRole('dialog', { name: 'Account blocked' }).waitFor()
})

test('somebody blocked finds no form to fill in [KYC-68]', async () => {
  await open('/s-kyc?action=edit', await world.player({ kyc: 'block' }))
  await page
    .getByText(/blocked by (the )?administrator/i)
    .first()
    .waitFor()
  expect(await page.locator('input:enabled, textarea:enabled').count()).toBe(0)
})

test.each([
  ['unset', 1],
  ['basic_kyc', 0],
] as const)('to somebody %s, where an ID is chosen, %d times count down', async (kyc, count) => {
  await open('/s-kyc?action=select-id', await world.player({ kyc }))
  await heading('Which ID will you use?').waitFor()
  expect(await page.getByRole('timer').count()).toBe(count)
})

test('in Tagalog, and past the deadline, with nothing to do later [KYC-10, KYC-14, KYC-15]', async () => {
  const player = await world.player()
  world.clock.advance(73 * 3_600_000)
  await open('/s-kyc', player)
  await heading('KYC reminder').waitFor()
  await button('Recertification').waitFor()
  expect([await button('Do it later').count(), await page.getByRole('timer').count()]).toEqual([0, 0])
  await at.close()
  await open('/s-kyc?action=guide', player, { language: 'tl', theme: 'light' })
  await heading('Tatlong maiikling hakbang').waitFor()
  expect(await findViolations(page)).toEqual([])
  await at.close()
  // Of what was sent back too it is told first that the time is over, and then why.
  const back = await world.player()
  await submitAs(world, back)
  await decideAs(world, back.uid, reject('last_name'))
  world.clock.advance(73 * 3_600_000)
  await open('/s-kyc', back)
  await heading('KYC reminder').waitFor()
  await page.getByText('The photo is blurred.').waitFor()
  expect(await heading('KYC Verify Rejected').count()).toBe(0)
})

test('whoever is blocked is held at the entry, and cannot certify anew, neither now nor later [KYC-09, KYC-10, KYC-50]', async () => {
  await openBlocked('/s-kyc?action=form')
  await heading('KYC Verify').waitFor()
  for (const name of ['Recertification', 'Do it later']) expect([name, await button(name).count()]).toEqual([name, 0])
  expect(await field('First name').count()).toBe(0)
})

test('what the server refuses is told in its words [KYC-73]', async () => {
  const player = await world.player()
  const body = await submitAs(world, player)
  await decideAs(world, player.uid, reject('last_name'))
  await open('/s-kyc?action=form', player)
  await field('Last name').fill('Dela Cruz-Santos')
  // It was sent from another device meanwhile. The page is told so, and what it then asks for is still on its way.
  for (const call of ['**/member/detail', '**/member/kyc/detail']) await holdCalls(page, call)
  const sent = await ask(world, 'POST /member/kyc/update', { body: { ...body, last_name: 'Santos' } }, player)
  expect(sent.status).toBe(200)
  await button('Submit').click()
  await refused('Your verification is under review, so you cannot change it now. Please wait for the result.')
})

test('whose ID was authenticated is told that it cannot be authenticated again, in the server’s words [KYC-31]', async () => {
  const player = await world.player()
  await submitAs(world, player)
  await decideAs(world, player.uid, reject('last_name'))
  await open('/s-kyc?action=ocr', player)
  await button('Scan again').click()
  await refused('Your certificate has been authenticated and cannot be authenticated again.')
})

test('past the deadline the entry counts nothing down [KYC-07]', async () => {
  const late = await world.player()
  world.clock.advance(73 * 3_600_000)
  await open('/s-kyc', late)
  await heading('KYC reminder').waitFor()
  expect(await page.getByRole('timer').count()).toBe(0)
})
