import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createOperator,
  desktop,
  fakeCamera,
  filmCard,
  openBrowser,
  openWorld,
  visit,
  type Visitor,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enterOffice } from './enterOffice.ts'
import { signInSheet } from './signInSheet.ts'

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click()
  await page.getByRole('dialog').getByText(option, { exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

async function expectPhoto({ page, troubles }: Visitor): Promise<void> {
  const shown = page.getByRole('img', { name: /^Front photo of ID/ }).locator('img')
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100)
  expect(troubles.splice(0)).toEqual([expect.stringContaining('404')])
}

/** The reviewer's desk, in a browser of its own. */
async function openDesk(world: World): Promise<{ desk: Visitor; browser: Browser }> {
  const browser = await openBrowser()
  const desk = await visit(browser, world, { viewport: desktop, gate: true })
  await desk.go('/office/')
  await enterOffice(desk.page, await createOperator(world, { role: 'kyc' }))
  return { desk, browser }
}

/** Somebody new signs up by phone, and is led to prove who they are. */
async function signUp({ page, go }: Visitor, world: World): Promise<void> {
  await go('/login')
  await signInSheet(page).signIn(world, '9190000801')
  await page.waitForURL('**/s-kyc')
  await page.getByRole('button', { name: 'Recertification' }).click()
  await page.getByRole('button', { name: 'Start Now', exact: true }).click()
}

/** What is before the reviewer is decided by a key, once everything of it is there. */
async function decide({ page }: Visitor, key: 'a' | 'r', told: RegExp): Promise<void> {
  await page.locator(`.decisionActs [aria-keyshortcuts="a"]:enabled`).waitFor()
  if (key === 'r') await page.keyboard.press('9')
  await page.keyboard.press(key)
  await page.getByText(told).waitFor()
}

/** The reviewer sends it back, its owner reads why and mends it, and it is approved. */
async function mendOnce(at: Visitor, desk: Visitor): Promise<void> {
  const { page } = at
  await decide(desk, 'r', /was asked to correct it/)
  await at.go('/s-kyc')
  await page.getByText('Please check your gender, nationality').waitFor()
  await at.go('/s-kyc?action=form')
  await page.getByRole('textbox', { name: 'Place of birth' }).fill('Makati')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('heading', { name: 'Submit successfully' }).waitFor()
  await decide(desk, 'a', /was approved/)
}

test('somebody signs up, is read off a card before their camera, fills in the rest, is sent back once by a reviewer in another browser, mends it, and is verified [KYC-04, KYC-23, KYC-27]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saya-card-'))
  const film = join(folder, 'card.mjpeg')
  const { facts } = await filmCard(film, { type: 'UMID', seed: 1008, today: '2026-03-02' })
  const world = await openWorld({ pages: true })
  const browser = await openBrowser(fakeCamera(film))
  const { desk, browser: office } = await openDesk(world)
  const at = await visit(browser, world, { context: { permissions: ['camera'] } })
  const { page } = at
  page.setDefaultTimeout(20_000)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByRole('textbox', { name })

  await signUp(at, world)
  await page.getByText('UMID', { exact: true }).click()
  await button('Next').click()
  await button('Take photo of ID').click()
  await button('Use the camera').click()
  await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0)
  await button('Take the photo').click()
  const takenAt = performance.now()
  await button('Use this photo').click()
  await page.waitForURL('**/s-kyc?action=ocr-result**')
  await page.getByRole('heading', { name: 'ID scanned' }).waitFor()
  console.info(`from the photo to its result: ${((performance.now() - takenAt) / 1000).toFixed(1)} s`)
  await button("OK, I'm ready").click()
  await button('Skip this step').click()
  await button('Take photo').click()
  await button('Upload').click()
  await page.getByRole('heading', { name: 'Selfie uploaded' }).waitFor()
  // Whoever takes longer than the photo's address is good for sees it all the same.
  world.clock.advance(61_000)
  await button('Next').click()
  await expectPhoto(at)
  expect(await field('First name').inputValue()).toBe(facts.firstName)
  expect(await field('Last name').inputValue()).toBe(facts.lastName)
  expect((await field('ID number').inputValue()).replace(/\D/g, '')).toBe(facts.idNumber.replace(/\D/g, ''))
  if (!(await page.getByRole('radio', { name: 'Female' }).isChecked()))
    await page.getByText('Male', { exact: true }).click()
  await field('Place of birth').fill('Pasay')
  await field('Current address').fill('7 Mabini St.')
  await button('Same as my current address').click()
  await choose(page, 'Occupation', 'Employed')
  await choose(page, 'Main source of funds', 'Personal Savings')
  await button('Submit').click()
  await page.getByRole('heading', { name: 'Submit successfully' }).waitFor()
  const told = await world.db.memberSchema(0, tx => tx.selectFrom('kyc_version').select('liveness').execute())
  expect(told).toEqual([{ liveness: 'skipped' }])

  await mendOnce(at, desk)
  await at.go('/s-kyc')
  await page.getByRole('heading', { name: 'You are verified' }).waitFor()
  expect([at.troubles, desk.troubles]).toEqual([[], []])
  await at.close()
  await desk.close()
  await browser.close()
  await office.close()
  await world.close()
  await rm(folder, { recursive: true })
})
