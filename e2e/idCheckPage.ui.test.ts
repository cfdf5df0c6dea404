import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CheckRequest } from '../apps/server/platform/idCheck/idCheck.ts'
import {
  type CardPicture,
  drawReceipt,
  fakeCamera,
  filmCard,
  openBrowser,
  openWorld,
  phone,
  photograph,
  type World,
} from '@saya/testing'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'

/** The party lives in the real time. */
const today = new Date().toISOString().slice(0, 10)
const readingMs = 30_000
let folder: string
let world: World
let browser: Browser
let filmed: CardPicture
let context: BrowserContext
const troubles: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saya-film-'))
  const film = join(folder, 'card.mjpeg')
  filmed = await filmCard(film, { type: 'DRIVING_LICENSE', seed: 12, today }, { turned: 2 })
  world = await openWorld({ pages: true })
  browser = await openBrowser(fakeCamera(film))
})
afterAll(async () => {
  await browser.close()
  await world.close()
  await rm(folder, { recursive: true, force: true })
})
afterEach(async () => {
  await context.close()
  expect(troubles.splice(0)).toEqual([])
})

/** Opens a check as the platform does, and follows the person to the party's page. */
async function openPage(look: 'dark' | 'light', wish: Partial<CheckRequest> = {}) {
  const bizId = `ui-${performance.now()}`.slice(0, 32)
  const home = `${world.url}/s-kyc?action=ocr-result`
  const request = { bizId, userHash: 'u'.repeat(64), completeUrl: home, interruptUrl: home, isFrame: false } as const
  const check = await world.idCheck.open({ ...request, idType: 'DRIVING_LICENSE', locale: 'en', ...wish })
  context = await browser.newContext({ viewport: phone, colorScheme: look })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  page.on('pageerror', error => troubles.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error' && message.location().url.startsWith(world.sandboxUrl)) troubles.push(message.text())
  })
  return { page, check, names: { bizId, transactionId: check.transactionId } }
}

async function focusedHeading(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '')
}

test('a card held into the camera is judged before it is sent, read, and its owner led back to the app', async () => {
  const { page, check, names } = await openPage('dark')
  await page.goto(check.redirectUrl)
  await page.getByRole('heading', { name: 'Show your Driver’s License'.replace('’', "'") }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Use the camera' }).click()
  await page.getByRole('status').filter({ hasText: 'Looks good. Hold still.' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Take the photo' }).click()
  await page.getByText('The photo is sharp and bright enough.').waitFor()
  expect(await focusedHeading(page)).toBe('Is everything easy to read?')
  // A second thought costs nothing.
  await page.getByRole('button', { name: 'Take again' }).click()
  await page.getByRole('button', { name: 'Use the camera' }).click()
  await page.getByRole('status').filter({ hasText: 'Looks good. Hold still.' }).waitFor()
  await page.getByRole('button', { name: 'Take the photo' }).click()
  await page.getByRole('button', { name: 'Use this photo' }).click()
  await page.waitForURL(url => url.searchParams.get('success') === 'true', { timeout: readingMs, waitUntil: 'commit' })
  expect(new URL(page.url()).origin).toBe(world.url)
  const { facts } = filmed
  expect(await world.idCheck.result(names)).toMatchObject({
    state: 'done',
    fault: null,
    fields: { lastName: facts.lastName, idNumber: facts.idNumber, birthday: facts.birthday },
  })
})

test('without a camera a photo is chosen by keyboard, what is no ID is told so, and leaving leads back', async () => {
  const { page, check, names } = await openPage('light', { locale: 'tl' })
  await context.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.goto(check.redirectUrl)
  await page.getByRole('heading', { name: "Ipakita ang iyong Driver's License" }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: 'Hindi mabuksan ang camera' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  const buffer = await photograph(drawReceipt(3), { seed: 3 })
  const choosing = page.waitForEvent('filechooser')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await (await choosing).setFiles({ name: 'slip.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('heading', { name: 'Nababasa ba ang lahat?' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: 'Mukhang hindi ito ID.' }).waitFor({ timeout: readingMs })
  expect(await findViolations(page)).toEqual([])
  expect(await world.idCheck.result(names)).toEqual({ state: 'pending' })
  await page.getByRole('button', { name: 'Umalis' }).click()
  await page.waitForURL(url => url.searchParams.get('success') === 'false', { waitUntil: 'commit' })
  expect(await world.idCheck.result(names)).toMatchObject({ state: 'done', fault: 'interrupted' })
  // The way back into the check is closed, and says so.
  await page.goto(check.redirectUrl)
  await page.getByRole('heading', { name: 'Hindi na valid ang link na ito.' }).waitFor()
})
