import { occupations, sourcesOfFunds } from '@saya/contract/kyc/choices.ts'
import {
  decideAs,
  drawPhoto,
  openBrowser,
  openWorld,
  ownNumber,
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
import { idParty } from './idParty.ts'

const party = idParty()
let camera: FakeCamera
let world: World
let browser: Browser
let ana: Player
let at: Visitor
let page: Page
beforeAll(async () => {
  camera = await fakeCamera()
  world = await openWorld({ pages: true, idCheck: party.check })
  browser = await openBrowser(camera.arguments)
})
afterAll(async () => {
  await browser.close()
  await world.close()
  await camera.remove()
})
afterEach(async () => {
  // A browser without a network writes each call that it could not send down as an error.
  expect(at.troubles.filter(trouble => !trouble.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  await at.close()
})

async function open(address: string, player: Player, wish: Visit = {}): Promise<void> {
  ana = player
  at = await visit(browser, world, { ...wish, as: player, context: { permissions: ['camera'], ...wish.context } })
  page = at.page
  await at.go(address)
}

const heading = (name: string | RegExp) => page.getByRole('heading', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const field = (name: string) => page.getByRole('textbox', { name })
const action = () => new URL(page.url()).searchParams.get('action')

/** What is chosen in a field that opens a sheet. */
function shows(label: string, chosen: string): Promise<void> {
  return button(label).filter({ hasText: chosen }).waitFor()
}

/** The same step after the page was loaded anew. */
async function resume(shown: () => Promise<unknown>): Promise<void> {
  await page.reload()
  await shown()
}

async function chooseOnWheel(label: string, option: string): Promise<void> {
  await button(new RegExp(`^${label}`)).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('option', { name: option, exact: true }).click()
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await sheet.waitFor({ state: 'detached' })
}

const back = { fields: {}, confidence: {} }
const card = {
  fields: {
    firstName: 'ANA',
    middleName: 'REYES',
    lastName: 'DELA CRUZ',
    birthday: '1990-01-31',
    gender: 'female',
    idNumber: ownNumber(),
  },
  confidence: { firstName: 0.98, idNumber: 0.97 },
} as const

/** Through the reading of the ID, which fails once and then succeeds. */
async function showId(): Promise<void> {
  party.setDown(true)
  await button('Take photo of ID').click()
  await page.getByRole('alert').getByText('Failed to start OCR').waitFor()
  party.setDown(false)
  await button('Take photo of ID').click()
  await page.getByRole('progressbar', { name: 'Reading your ID' }).waitFor()
  expect(action()).toBe('ocr-result')
  expect(new URL(party.last().completeUrl).pathname).toBe('/s-kyc')
  party.settle({ ...back, fault: 'blurred' })
  // The address says that all went well; the server knows better.
  expect(new URL(page.url()).searchParams.get('success')).toBe('true')
  await page.waitForResponse(response => response.url().endsWith('/ocr/checkresult') && response.ok())
  expect(await heading('We could not read your ID').count()).toBe(0)
  await heading('We could not read your ID').waitFor({ timeout: 15_000 })
  await page.getByRole('alert').getByText('OCR verification failed, please try again').waitFor()
  await page.getByText('The photo is blurred.').waitFor()
  await button('Retry').click()
  await heading("Show your Driver's License").waitFor()
  // The newest reading counts, and no two are opened in one moment.
  world.clock.advance(1000)
  await button('Take photo of ID').click()
  await page.getByRole('progressbar', { name: 'Reading your ID' }).waitFor()
  party.settle({ ...card, photo: await drawPhoto({ width: 600, height: 400 }) })
  await heading('ID scanned').waitFor({ timeout: 15_000 })
  await button('Next').waitFor()
  const guide = heading('Now a selfie with your ID')
  await guide.waitFor()
  // The reader is led to it, and no frame is drawn around what cannot be pressed.
  const led = () => guide.evaluate(one => [one === document.activeElement, getComputedStyle(one).outlineStyle])
  await expect.poll(led).toEqual([true, 'none'])
}

test('from the entry to the read ID: guide, type, the ring of ten seconds, a failure mended, and each step found again [KYC-04, KYC-06, KYC-07, KYC-08, KYC-11, KYC-01, KYC-03, KYC-17, KYC-18, KYC-19, KYC-20, KYC-21, KYC-22, KYC-23, KYC-24, KYC-25, KYC-26, KYC-27, KYC-28, KYC-29, KYC-30, KYC-49, KYC-32]', async () => {
  await open('/s-kyc', await world.player())
  await heading('KYC Verify').waitFor()
  await page.getByText(/completed and approved within 72 hours \(3 days\), or before your first withdrawal/).waitFor()
  await page.getByText(/forfeit their funds/).waitFor()
  await page.getByRole('timer').getByText('72 hours and 0 minutes left').waitFor()
  await button('Do it later').waitFor()
  expect(await page.getByRole('navigation').count()).toBe(0)
  expect(await findViolations(page)).toEqual([])
  await button('Recertification').click()
  for (const name of ['Take an ID photo', /selfie with your ID/, 'Confirm your information'])
    await heading(name).waitFor()
  await page.getByText('Your full name and date of birth must be easy to read.').waitFor()
  await resume(() => button('Start Now').waitFor())
  await button('Start Now').click()
  const types = page.getByRole('radiogroup', { name: 'Which ID will you use?' }).getByRole('radio')
  await types.first().waitFor()
  expect(await types.evaluateAll(all => all.map(one => (one as HTMLInputElement).value))).toEqual([
    'UMID',
    'DRIVING_LICENSE',
    'PASSPORT',
    'PHIL_HEALTH',
    'SSS',
    'POSTAL',
    'PRC',
    'TIN',
  ])
  expect(await button('Next').isDisabled()).toBe(true)
  expect(await findViolations(page)).toEqual([])
  await page.getByText("Driver's License").click()
  // A tab that was closed is a visit that goes on.
  await page.close()
  page = await at.context.newPage()
  await page.goto('/s-kyc')
  await page.getByRole('radio', { name: "Driver's License", checked: true }).waitFor()
  await button('Next').click()
  await showId()
  await button('Back').click()
  await page.getByText("Your Driver's License has been read.").waitFor()
}, 90_000)

/** Somebody whose ID is read, with the chosen type kept. */
async function openRead(address: string, wish: Visit = {}): Promise<void> {
  await open('/s-kyc?action=select-id', await world.player(), wish)
  await page.getByText("Driver's License").click()
  await button('Next').click()
  await button('Take photo of ID').click()
  await page.waitForURL('**/s-kyc?action=ocr-result**')
  party.settle({
    ...card,
    fields: { ...card.fields, idNumber: ownNumber() },
    photo: await drawPhoto({ width: 600, height: 400 }),
  })
  await heading('ID scanned').waitFor({ timeout: 15_000 })
  await at.go(address)
}

test('the selfie: two movements before a live camera, the photo, taken again, sent through a lost network, and kept [KYC-33, KYC-34, KYC-35, KYC-100, KYC-126]', async () => {
  await open('/s-kyc?action=selfie-guide', await world.player())
  await button("OK, I'm ready").click()
  await page.getByLabel('Camera preview').waitFor()
  const shutter = button('Take photo')
  await button('Skip this step').click()
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = done => done(null)
  })
  await shutter.click()
  await page.getByRole('status').getByText('Failed to convert image URL to file').waitFor()
  await page.reload()
  await page.getByLabel('Camera preview').waitFor()
  expect(await shutter.isDisabled()).toBe(true)
  await page.getByText(/It does not show who it is/).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByText(/Hold your ID beside your chin/).waitFor({ timeout: 20_000 })
  await shutter.click()
  await button('Upload').waitFor()
  await page.getByText('Sharp and bright enough.').waitFor()
  await button('Retake').click()
  await shutter.click()
  await at.context.setOffline(true)
  await button('Upload').click()
  await page.getByText('Waiting for the network...').waitFor()
  await at.context.setOffline(false)
  await heading('Selfie uploaded').waitFor({ timeout: 20_000 })
  await page.getByRole('img', { name: 'Your selfie with your ID' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  // What is kept on the device are keys, never a picture.
  const kept = await page.evaluate(() => atob(localStorage.getItem('saya.1:kycDraft') ?? ''))
  for (const one of [/kyc-photo\/[0-9a-f]{32}/, /"movements":\{"result":"done","at":\d+/]) expect(kept).toMatch(one)
  expect(kept.length).toBeLessThan(2000)
  expect(kept).not.toContain(ana.token)
  await resume(() => page.getByText('Photo saved securely').waitFor())
  await button('Next').click()
  await heading('Complete your details').waitFor()
}, 90_000)

test('without a camera the selfie is chosen as a file, and it is said what to do; a form without one takes PNG alone [KYC-97]', async () => {
  await open('/s-kyc', await world.player())
  await at.context.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No.', 'NotAllowedError'))
  })
  await at.go('/s-kyc?action=selfie')
  await page
    .getByRole('alert')
    .getByText(/The camera is blocked for this page/)
    .waitFor()
  await button('Try again').click()
  await page
    .getByRole('alert')
    .getByText(/allow the camera, and try again/)
    .waitFor()
  const choosing = page.waitForEvent('filechooser')
  await button('Choose file').click()
  const photo = { name: 'dark.png', mimeType: 'image/png', buffer: await drawPhoto({ width: 64, height: 48 }) }
  await (await choosing).setFiles(photo)
  await page.getByText('The picture is small. Come closer or use another camera.').waitFor()
  await button('Upload').click()
  await heading('Selfie uploaded').waitFor()
  const accepted = () => page.locator('input[type=file]').first().getAttribute('accept')
  await at.go('/s-kyc?action=selfie')
  await button('Choose file').waitFor()
  expect(await accepted()).toBe('image/*')
  await at.context.addInitScript(() => {
    delete (Navigator.prototype as { mediaDevices?: unknown }).mediaDevices
  })
  await at.go('/s-kyc?action=form')
  await button('Front photo of ID').waitFor()
  expect(await accepted()).toBe('image/png')
})

/** What a wheel of the form offers. */
async function choices(label: string, wheel = label): Promise<string[]> {
  await button(new RegExp(`^${label}`)).click()
  const sheet = page.getByRole('dialog')
  const rows = sheet.getByRole('listbox', { name: wheel }).getByRole('option')
  await rows.first().waitFor()
  const names = await rows.allTextContents()
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await sheet.waitFor({ state: 'detached' })
  return names
}

test('an empty form names all that it asks for, and its wheels hold what there is to choose [KYC-75, KYC-76, KYC-78, KYC-80, KYC-82, KYC-87, KYC-88, KYC-89, KYC-94, KYC-98, KYC-99]', async () => {
  await open('/s-kyc?action=form', await world.player())
  await button('Submit').click()
  for (const name of ['ID type', 'First name', 'Last name', 'Birthday', 'Gender', 'Front photo of ID']) {
    await page.getByText(`${name} is required`, { exact: true }).waitFor()
  }
  expect(await page.getByText('Middle name is required').count()).toBe(0)
  await field('Middle name').fill('a'.repeat(21))
  await field('First name').fill('a'.repeat(21))
  await field('Last name').fill('a1')
  await button('Submit').click()
  await page.getByText('Middle name maxLength is 20').waitFor()
  await page.getByText('First name maxLength is 20').waitFor()
  await page.getByText('Allowed characters: A-Z, a-z, space', { exact: true }).waitFor()
  expect(await choices('ID type')).toEqual([
    'UMID',
    "Driver's License",
    'Passport',
    'PhilHealth',
    'SSS',
    'Postal ID',
    'PRC',
    'TIN',
  ])
  expect(await choices('Occupation')).toEqual(Object.keys(occupations))
  expect(await choices('Main source of funds')).toEqual(Object.keys(sourcesOfFunds))
  const years = await choices('Birthday', 'Year')
  // The server's clock stands in March 2026.
  expect([years[0], years.at(-1)]).toEqual(['1926', '2005'])
})

test('the form: filled in from the ID, judged field by field, kept over a reload, sent once, and shown as sent [KYC-36, KYC-37, KYC-38, KYC-39, KYC-45, KYC-46, KYC-47, KYC-48, KYC-67, KYC-70, KYC-71, KYC-74, KYC-77, KYC-79, KYC-81, KYC-83, KYC-84, KYC-85, KYC-86, KYC-90, KYC-91, KYC-92, KYC-93, KYC-95, KYC-103, KYC-106, KYC-122]', async () => {
  await openRead('/s-kyc?action=form')
  for (const name of ['Basic Information', 'Address Information', 'Income Information', 'Before you submit']) {
    await heading(name).waitFor()
  }
  expect(await field('First name').inputValue()).toBe('ANA')
  expect(await field('Last name').inputValue()).toBe('DELA CRUZ')
  expect(await field('ID number').getAttribute('readonly')).not.toBeNull()
  await page.getByText('Confirmed from your ID').waitFor()
  await shows('Birthday', 'January 31, 1990')
  await page.getByRole('radio', { name: 'Female', checked: true }).waitFor()
  const idPhoto = page.getByRole('img', { name: 'Front photo of ID: Photo saved securely' })
  await idPhoto.waitFor()
  // What cannot be changed any more is seen, before it is sent as well.
  await expect.poll(() => idPhoto.locator('img').evaluate(one => (one as HTMLImageElement).naturalWidth)).toBe(600)
  expect(await field('Phone number').inputValue()).toBe(ana.phone)
  expect(await field('Phone number').getAttribute('readonly')).not.toBeNull()
  await page.getByText('+63', { exact: true }).waitFor()
  await shows('Nationality', 'Philippines')
  await shows('Nearest branch', 'Pasay')
  await button('Submit').click()
  for (const label of [
    'Place of birth',
    'Current address',
    'Permanent address',
    'Occupation',
    'Main source of funds',
  ]) {
    await page.getByText(`${label} is required`).waitFor()
  }
  await page.getByText('Selfie with card is required').waitFor()
  await page.getByRole('alert').getByText('6 fields need your attention.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await field('Place of birth').fill('Pasay 1')
  await field('Current address').fill('7 <Mabini>')
  await field('Permanent address').fill('a'.repeat(101))
  await button('Submit').click()
  await page.getByText('Allowed characters: A-Z, a-z, space', { exact: true }).waitFor()
  await page.getByText('Allowed characters: A-Z, a-z, space, comma, period').waitFor()
  await page.getByText('Permanent address maxLength is 100').waitFor()
  await field('Place of birth').fill('Parañaque')
  await field('Current address').fill('Blk. 4 Lot 12, #7/B Mabini St.')
  await button('Same as my current address').click()
  await chooseOnWheel('Occupation', 'Freelancer')
  await chooseOnWheel('Main source of funds', 'Business Income')
  await button(/^Nationality/).click()
  await page.getByRole('searchbox', { name: 'Search nationality' }).fill('japa')
  await page.getByText('Japan', { exact: true }).click()
  await shows('Nationality', 'Japan')
  await resume(() => shows('Nationality', 'Japan'))
  expect(await field('Permanent address').inputValue()).toBe('Blk. 4 Lot 12, #7/B Mabini St.')
  await takeSelfieInForm()
  await button('Submit').click()
  await heading('Submit successfully').waitFor()
  await page.getByText('please kindly wait up to 24 hours').waitFor()
  await button('Go To Homepage').waitFor()
  await page.waitForURL(world.url.replace(/\/?$/, '/'), { timeout: 9000 })
  await at.go('/s-kyc?action=form')
  await heading('KYC Is Under Review...').waitFor()
}, 90_000)

async function takeSelfieInForm(): Promise<void> {
  await button('Selfie with card').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Take photo' }).click()
  await sheet.waitFor({ state: 'detached' })
  await button('Selfie with card').locator('img').waitFor()
  await page.getByRole('progressbar').waitFor({ state: 'detached' })
}

test('what a reviewer sent back is told by field and mended; what was right stays locked; approved, nothing is left to do [KYC-09, KYC-12, KYC-13, KYC-50, KYC-51, KYC-67, KYC-69, KYC-72, KYC-73]', async () => {
  const player = await world.player()
  await submitAs(world, player)
  await open('/s-kyc?action=form', player)
  await heading('KYC Is Under Review...').waitFor()
  expect(await button('Recertification').count()).toBe(0)
  expect(action()).toBe('form')
  await decideAs(world, player.uid, reject('last_name'))
  await at.go('/s-kyc')
  await heading('KYC Verify Rejected').waitFor()
  await page.getByText('The photo is blurred.').waitFor()
  await page.getByRole('listitem').getByText('Last name').waitFor()
  expect(await findViolations(page)).toEqual([])
  await at.go('/s-kyc?action=select-id')
  await page.getByText('You cannot change the ID type you submitted.').waitFor()
  expect(await page.getByRole('radio', { name: 'Passport' }).isDisabled()).toBe(true)
  await at.go('/s-kyc?action=form')
  expect(await button(/^ID type/).isDisabled()).toBe(true)
  await page.getByText('Please correct this').waitFor()
  await field('Last name').fill('Dela Cruz-Santos')
  await page.route('**/member/kyc/update', route => route.abort('failed'))
  await button('Submit').click()
  await page.getByRole('alert').getByText('We could not submit your details. Please try again.').waitFor()
  at.troubles.splice(0)
  await page.unroute('**/member/kyc/update')
  await field('ID number').fill('N01-23-45678')
  await button('Submit').click()
  await page.getByText(/This number does not match your ID type/).waitFor()
  await field('ID number').fill(ownNumber())
  let letGo: (() => void) | undefined
  const held = new Promise<void>(done => {
    letGo = done
  })
  await page.route('**/member/kyc/update', async route => {
    await held
    await route.continue()
  })
  const sent = page.waitForRequest('**/member/kyc/update')
  await button('Submit').click()
  await sent
  expect([await field('Last name').isDisabled(), await button(/^Occupation/).isDisabled()]).toEqual([true, true])
  letGo?.()
  await heading('Submit successfully').waitFor()
  expect((await decideAs(world, player.uid, { decision: 'full', version: 2 })).ok).toBe(true)
  await at.go('/s-kyc?action=form')
  await heading('Submit successfully').waitFor()
  await page.getByText('You are verified.').waitFor()
})

test('whose ID was authenticated is told that it cannot be authenticated again, in the server’s words [KYC-31]', async () => {
  const player = await world.player()
  await submitAs(world, player)
  await decideAs(world, player.uid, reject('last_name'))
  await open('/s-kyc?action=ocr', player)
  await button('Scan again').click()
  await page
    .getByRole('alert')
    .getByText('Your certificate has been authenticated and cannot be authenticated again.')
    .waitFor()
})

test('whoever left the check without showing anything may try again at once, or go on by hand', async () => {
  await open('/s-kyc?action=ocr-result&success=false', await world.player())
  await page.getByText('No photo was taken.').waitFor()
  await button('Continue without scanning').click()
  await heading('Now a selfie with your ID').waitFor()
})
