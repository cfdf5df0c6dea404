import { expectRefusals, openBrowser, openWorld, type Visitor, visit, type World, choose } from '@saya/testing'
import { encode } from 'cborg'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'
import { toast } from './toast.ts'

expectRefusals('422 POST /finance/payment/deposit')

let world: World
let browser: Browser
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

const sheet = () => page.getByRole('dialog', { name: 'Deposit' })

/** Opens the sheet of somebody new, and answers its field. */
async function openAmount(): Promise<Locator> {
  at = await visit(browser, world, { as: await world.player({ kyc: 'fully_kyc' }) })
  page = at.page
  await at.go('/my')
  await page.getByRole('button', { name: 'Deposit' }).click()
  return sheet().getByRole('textbox', { name: 'Amount' })
}

/** Sends the deposit, and waits for what is said about it; the sheet stays where it is. */
async function sends(said: string): Promise<void> {
  const submit = sheet().getByRole('button', { name: 'Deposit now' })
  await submit.click()
  await toast(page, said).waitFor()
  await sheet().getByRole('textbox', { name: 'Amount' }).waitFor()
  // At once, and not after three seconds only.
  await expect.poll(() => submit.isEnabled(), { timeout: 1500, interval: 20 }).toBe(true)
  await toast(page, said).waitFor({ state: 'detached' })
}

/** Answers the next deposits as a server would that is not well. */
async function answers(status: number, body: unknown): Promise<void> {
  await page.unroute('**/finance/payment/deposit')
  await page.route('**/finance/payment/deposit', route =>
    route.fulfill({ status, contentType: 'application/cbor', body: Buffer.from(encode(body)) }),
  )
}

function setChannel(values: { readonly min_amount?: bigint; readonly is_open?: boolean }) {
  return world.db.ref(tx => tx.updateTable('channel').set(values).where('id', '=', 'gcash').execute())
}

test('a deposit that comes to nothing says why, and leaves the sheet as it was [WALLET-20, WALLET-36, WALLET-37, WALLET-39, WALLET-40, WALLET-41]', async () => {
  const amount = await openAmount()
  await choose(sheet().getByRole('radio', { name: 'GCash' }))
  await amount.fill('150')
  // What it takes changed while the sheet was open.
  await setChannel({ min_amount: 2_000_000n })
  await sends('Enter Amount: 200-500,000')
  await setChannel({ min_amount: 1_000_000n, is_open: false })
  await sends('payment method not found')
  await setChannel({ is_open: true })
  await answers(422, { status: false, data: '', code: 'deposit_amount' })
  await sends('Recharge failed')
  await answers(200, { status: true, data: { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', pay_url: '' } })
  await sends('Failed to get payment link')
  await page.unroute('**/finance/payment/deposit')
  await page.route('**/finance/payment/deposit', route => route.abort())
  await sends('Deposit failed')
  expect(at.troubles.splice(0).every(trouble => trouble.includes('ERR_FAILED'))).toBe(true)
  await at.close()
})

test('what failed names its method and is tried again with the same amount, and what is open is found where one deposits [TXN-62, TXN-64]', async () => {
  const amount = await openAmount()
  await choose(sheet().getByRole('radio', { name: 'GrabPay' }))
  await amount.fill('500')
  await sheet().getByRole('button', { name: 'Deposit now' }).click()
  await page.waitForURL('**/xendit/pay/**')
  await page.getByRole('button', { name: 'Fail', exact: true }).click()
  await page.getByText('GrabPay did not complete the payment').waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => amount.inputValue()).toBe('500')
  await sheet().getByRole('button', { name: 'Deposit now' }).click()
  await page.waitForURL('**/xendit/pay/**')
  // Who comes back by the browser's own arrow has one that waits.
  await at.go('/my')
  await page.getByText('Your ₱500.00 deposit by GrabPay is waiting for your payment.').waitFor()
  const onMy = await page.getByRole('link', { name: 'Continue or cancel' }).getAttribute('href')
  await page.getByRole('button', { name: 'Deposit' }).click()
  await sheet().getByRole('link', { name: 'Continue or cancel' }).click()
  await page.getByRole('button', { name: 'Continue to pay' }).waitFor()
  const { pathname, search } = new URL(page.url())
  expect(pathname + search).toBe(onMy)
  await page.getByRole('button', { name: 'Cancel this deposit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel this deposit' }).click()
  await page.getByText('You did not pay, so nothing was added to your balance.').waitFor()
  await at.go('/my')
  await page.getByRole('region', { name: 'My Balance' }).getByText('₱0.00').waitFor()
  expect(await page.getByText('waiting for your payment').count()).toBe(0)
  expect(at.troubles).toEqual([])
  await at.close()
})
