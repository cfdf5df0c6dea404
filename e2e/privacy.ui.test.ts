import { readFile } from 'node:fs/promises'
import {
  expectRefusals,
  openBrowser,
  openWorld,
  readCode,
  type Visit,
  type Visitor,
  visit,
  type World,
} from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { copyNames } from '../apps/player/features/privacy/copy/copyNames.ts'
import { copyTexts } from '../apps/player/features/privacy/copy/copy.texts.ts'
import { findViolations } from './findViolations.ts'
import { signInSheet } from './signInSheet.ts'

// Whether the page knows of money in the wallet before it asks to close is chance.
expectRefusals('429 POST /member/export', '403 POST /member/otp/login', '409 POST /member/close')

let world: World
let browser: Browser
let member: Visitor
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  expect(member.troubles).toEqual([])
  await member.close()
})

async function open(wish: Visit = {}) {
  member = await visit(browser, world, { as: await world.player({ kyc: 'fully_kyc' }), ...wish })
  await member.go('/s-account/privacy')
  return member.page
}

test('members see what they agreed to, in which version and when', async () => {
  const page = await open()
  const agreed = page.getByRole('region', { name: 'What you agreed to' })
  await agreed.getByText('Terms of Use').waitFor()
  await agreed.getByText('Privacy Policy').waitFor()
  expect(await agreed.getByText(/^Version 1, on \w+ \d+, \d{4}$/).count()).toBe(2)
})

test('offers are off until they are switched on, and that is kept', async () => {
  const page = await open()
  const offers = page.getByRole('switch', { name: 'Send me offers' })
  expect(await offers.isChecked()).toBe(false)
  await page.getByText('I agree that Saya may send me offers').waitFor()
  const kept = page.waitForResponse(/consent\/marketing/)
  await offers.check()
  expect((await kept).status()).toBe(200)
  await member.go('/s-account/privacy')
  await expect.poll(() => offers.isChecked()).toBe(true)
  await page.getByRole('region', { name: 'What you agreed to' }).getByText('Offers').waitFor()
})

test('a member sees how others see them on public lists, hides the name, and that is kept [FACT-69]', async () => {
  const page = await open({ language: 'tl' })
  const hiding = page.getByRole('switch', { name: 'Itago ang pangalan ko sa mga pampublikong listahan' })
  const masked = page.getByText(/makikita ka ng iba bilang u\d\*\*\*\d$/)
  await masked.waitFor()
  expect(await hiding.isChecked()).toBe(false)
  await hiding.check()
  await page.getByText('makikita ka ng iba bilang ***', { exact: false }).waitFor()
  await page.getByText(/bilang \*\*\*$/).waitFor()
  expect(await findViolations(page)).toEqual([])
  await member.go('/s-account/privacy')
  await expect.poll(() => hiding.isChecked()).toBe(true)
  await hiding.uncheck()
  await masked.waitFor()
  await member.go('/s-account/privacy')
  await masked.waitFor()
  expect(await hiding.isChecked()).toBe(false)
})

test('offers that were switched on stand among what was agreed to at once, and when the page is opened again', async () => {
  // Whoever has no e-mail is asked for one on the way.
  const as = await world.player({ kyc: 'fully_kyc', email: 'offers@example.com' })
  member = await visit(browser, world, { as })
  await member.go('/s-account')
  const { page } = member
  await page.getByRole('link', { name: 'Privacy', exact: true }).click()
  const offers = page.getByRole('switch', { name: 'Send me offers' })
  await offers.check()
  await page.getByRole('region', { name: 'What you agreed to' }).getByText('Offers').waitFor()
  expect(await offers.evaluate(one => one === document.activeElement)).toBe(true)
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('link', { name: 'Privacy', exact: true }).click()
  await offers.waitFor()
  expect(await offers.isChecked()).toBe(true)
})

test('the own data is saved as a page to read, and as a file for other apps without asking the server again [SHELL-101, ACCT-71]', async () => {
  const page = await open()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^saya-\d+\.html$/)
  await page.getByText('Your data was saved as a file.').waitFor()
  const reader = await page.context().newPage()
  await reader.setContent(await readFile(await saved.path(), 'utf8'))
  await reader.getByRole('heading', { name: 'Your data', level: 1 }).waitFor()
  await reader.getByRole('region', { name: 'What you agreed to' }).getByRole('cell', { name: 'terms' }).waitFor()
  expect(await reader.getByText('undefined').count()).toBe(0)
  // On paper there is nothing to press, and all else.
  const contents = reader.getByRole('navigation')
  await contents.waitFor()
  await reader.emulateMedia({ media: 'print' })
  await contents.waitFor({ state: 'hidden' })
  await reader.getByRole('heading', { name: 'What you agreed to' }).waitFor()
  await reader.emulateMedia({ media: 'screen' })
  await reader.setViewportSize({ width: 360, height: 740 })
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  if (process.env.PRIVACY_PICTURES)
    await reader.screenshot({ path: `${process.env.PRIVACY_PICTURES}/copy.png`, fullPage: true })
  await reader.close()
  const again = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save it for other apps (JSON)' }).click()
  const file = await again
  expect(file.suggestedFilename()).toMatch(/^saya-\d+\.json$/)
  const own = JSON.parse(await readFile(await file.path(), 'utf8')) as { uid: string; consents: unknown[] }
  expect(file.suggestedFilename()).toContain(own.uid)
  expect(own.consents).toHaveLength(2)
  expect(namesIn(own).filter(name => !Object.hasOwn(copyNames, name) && !Object.hasOwn(copyTexts, name))).toEqual([])
})

test('whoever reads the app in Tagalog saves a page in Tagalog [SHELL-101]', async () => {
  const page = await open({ language: 'tl' })
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'I-download ang aking data' }).click()
  const reader = await page.context().newPage()
  await reader.setContent(await readFile(await (await saving).path(), 'utf8'))
  await reader.getByRole('heading', { name: 'Ang iyong data', level: 1 }).waitFor()
  expect(await reader.locator('html').getAttribute('lang')).toBe('tl')
  await reader
    .getByRole('cell', { name: /^Marso \d+, 2026, / })
    .first()
    .waitFor()
  expect(await reader.getByText('March').count()).toBe(0)
  await reader.close()
})

/** The names of all fields of the copy, its parts among them. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => [
    ...(beside.has(name) ? [] : [name]),
    ...(name === 'withheld' ? [] : namesIn(part)),
  ])
}

/** What the page says in words of its own. */
const beside: ReadonlySet<string> = new Set(['made_at', 'rows', 'is_complete', 'withheld'])

test('a fourth copy on one day is refused in a sentence', async () => {
  const page = await open({ language: 'tl' })
  for (let copies = 0; copies < 3; copies++) {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'I-download ang aking data' }).click()
    await saving
  }
  await page.getByRole('button', { name: 'I-download ang aking data' }).click()
  await page.getByText('Hanggang tatlong beses sa isang araw puwedeng i-download').waitFor()
})

test('before closing it is said what stays and for how long, and money is withdrawn first', async () => {
  const as = await world.player({ kyc: 'fully_kyc' })
  await world.setBalance(as.uid, 1_000_000n)
  const page = await open({ as })
  const closing = page.getByRole('region', { name: 'Close your account' })
  await closing.getByText('5 years, as the law against money laundering requires').waitFor()
  await closing.getByRole('button', { name: 'Close my account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close my account' }).click()
  await page.getByText('Withdraw your balance first').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/s-account/privacy')
})

test('who closes the account is a guest again, and cannot sign in any more', async () => {
  const as = await world.player({ kyc: 'fully_kyc' })
  const page = await open({ as })
  await page.getByRole('button', { name: 'Close my account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Close my account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close my account' }).click()
  await page.getByText('Your account is closed.').waitFor()
  await page.getByRole('link', { name: 'Log in' }).click()
  const sheet = signInSheet(page)
  await sheet.askForCode(as.phone)
  await sheet.code.pressSequentially(await readCode(world, as.phone))
  await page.getByText('This account was closed by its owner.').first().waitFor()
})

test.each([
  ['light', 'en'],
  ['dark', 'tl'],
] as const)('the page has no obstacle: %s, %s', async (theme, language) => {
  const page = await open({ theme, language })
  await page.getByRole('switch').nth(1).waitFor()
  expect(await findViolations(page)).toEqual([])
  const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(overhang)).toBe(0)
})
