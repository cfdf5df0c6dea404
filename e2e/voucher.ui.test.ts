import {
  openBrowser,
  type Player,
  type Visitor,
  visit,
  voucherCodes,
  type World,
  openWorld,
  choose,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'

let world: World
let browser: Browser
let player: Player
let at: Visitor
let page: Page
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

const sheet = () => page.getByRole('dialog', { name: /^(Deposit|Mag-deposit)$/ })
const code = () => sheet().getByRole('textbox', { name: /Voucher code/ })
const submit = () => sheet().getByRole('button', { name: /Deposit now|Mag-deposit na/ })

async function openSheet(options: Parameters<typeof visit>[2] = {}): Promise<void> {
  player = await world.player({ kyc: 'fully_kyc' })
  at = await visit(browser, world, { as: player, ...options })
  page = at.page
  await at.go('/my')
  await page.getByRole('button', { name: options.language === 'tl' ? 'Mag-deposit' : 'Deposit' }).click()
  await choose(sheet().getByRole('radio', { name: 'Voucher' }))
}

test('the code of a voucher becomes balance, and the page shows it a second later [WALLET-07, WALLET-16, WALLET-19, WALLET-20, WALLET-21, WALLET-22, WALLET-32, WALLET-33, WALLET-34, WALLET-35]', async () => {
  const { codes } = await voucherCodes(world, { amount: '750' })
  const [first = ''] = codes
  await openSheet()
  await page.getByText('₱0').first().waitFor()
  await code().waitFor()
  expect(await sheet().getByRole('textbox', { name: 'Amount' }).count()).toBe(0)
  expect(await sheet().getByRole('group', { name: 'Quick amounts' }).count()).toBe(0)
  expect(await submit().isDisabled()).toBe(true)
  await code().fill('AB CD')
  expect(await code().inputValue()).toBe('ABCD')
  await sheet().getByText('Verification code error').waitFor()
  expect(await submit().isDisabled()).toBe(true)
  expect(await findViolations(page)).toEqual([])
  await code().fill('ABCDE')
  await sheet().getByText('Verification code error').waitFor({ state: 'hidden' })
  expect(await submit().isDisabled()).toBe(false)
  await code().fill('X'.repeat(80))
  expect(await code().inputValue()).toBe('X'.repeat(50))

  // One that is not good leaves the sheet where it is.
  await submit().click()
  await page.getByText('This voucher cannot be used.').waitFor()
  await page.getByText('This voucher cannot be used.').waitFor({ state: 'hidden' })

  let isAnswered = false
  const held: (() => Promise<void>)[] = []
  await page.route('**/finance/lazada/exchange', route => void held.push(() => route.continue()))
  await code().fill(` ${first.toLowerCase().replaceAll('-', ' ')} `)
  await submit().click()
  await expect.poll(() => submit().isDisabled()).toBe(true)
  // While nobody answers it is locked, for three seconds and no longer.
  await expect.poll(() => submit().isDisabled(), { timeout: 6000 }).toBe(false)
  const asked = page.waitForRequest('**/finance/wallet')
  await held[0]?.()
  isAnswered = true
  await sheet().waitFor({ state: 'hidden' })
  await page.getByText('₱750.00 was added to your balance.').waitFor()
  const added = page.getByRole('dialog', { name: 'Voucher added' })
  await added.getByText('You can withdraw it after you bet ₱750.00 in total.').waitFor()
  await asked
  expect(isAnswered).toBe(true)
  expect(await findViolations(page)).toEqual([])
  await added.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('region', { name: 'My Balance' }).getByText('₱750').waitFor()
})

test('in Tagalog, at a desk and in the dark everything is said too, and a voucher that was used says so', async () => {
  const { codes } = await voucherCodes(world, { quantity: 2, amount: '100' })
  await openSheet({ language: 'tl', theme: 'dark', viewport: { width: 1280, height: 800 } })
  await code().fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  const added = page.getByRole('dialog', { name: 'Naidagdag ang voucher' })
  await page.getByText('Naidagdag ang ₱100.00 sa balanse mo.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await added.getByRole('button', { name: 'Transaksyon' }).click()
  await page.waitForURL('**/s-transaction/balance?time_flag=0')
  await page.getByText('Voucher').first().waitFor()

  await at.go('/my')
  await page.getByRole('button', { name: 'Mag-deposit' }).click()
  await choose(sheet().getByRole('radio', { name: 'Voucher' }))
  await code().fill(codes[0] ?? '')
  await submit().click()
  await page.getByText('Nagamit mo na ang voucher na ito.').waitFor()
})
