import {
  expectRefusals,
  ask,
  createOperator,
  desktop,
  openBrowser,
  type DepositWorld,
  openDepositWorld,
  type TestOperator,
  type Visitor,
  visit,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'

expectRefusals(
  '400 POST /office/api/channel/change',
  '422 POST /office/api/channel/change',
  '403 POST /office/api/break/decide',
)

let cashier: DepositWorld
let world: World
let browser: Browser
const opened: Visitor[] = []
beforeAll(async () => {
  cashier = await openDepositWorld({ pages: true })
  world = cashier.world
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await cashier.close()
})
afterEach(async () => {
  for (const visitor of opened.splice(0)) {
    expect(visitor.troubles).toEqual([])
    await visitor.close()
  }
})

async function enter(path: string, operator: TestOperator): Promise<Page> {
  const visitor = await visit(browser, world, { viewport: desktop, gate: true })
  opened.push(visitor)
  await visitor.go(path)
  const { page } = visitor
  await enterOffice(page, operator)
  return page
}

async function confirm(page: Page, button: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('finance changes a channel in its form and switches a gateway off, and members see it at once', async () => {
  const player = await world.player({ kyc: 'fully_kyc' })
  const offered = async () => (await ask(world, 'GET /finance/channel/list', { query: { mode: '1' } }, player)).data.d
  const page = await enter('/office/channels', await createOperator(world, { role: 'finance' }))
  await page.getByRole('heading', { name: 'Channels' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('row', { name: /GCash In PayMongo.*Available/ }).waitFor()
  await page.goto(`${world.url}/office/channels/gcash`)
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('G'.repeat(61))
  await page.getByLabel('Reason').fill('As agreed with the gateway')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alert').getByText('Please check “Name”.', { exact: true }).waitFor()
  expect(await name.getAttribute('aria-invalid')).toBe('true')
  expect(await findViolations(page)).toEqual([])
  await name.fill('GCash')
  await page.getByLabel('Minimum, ₱').fill('9')
  await page.getByLabel('Maximum, ₱').fill('5')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alert').getByText('The minimum must be more than zero').waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Minimum, ₱').fill('250')
  await page.getByLabel('Maximum, ₱').fill('20,000')
  await page.getByLabel('Quick amounts, ₱').fill('250, 1000')
  await page.getByLabel('Hint in Tagalog').fill('Bayaran sa app.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('GCash was saved. It applies to the next request.').waitFor()
  expect((await offered())[0]).toMatchObject({
    min_amount: '250.00',
    max_amount: '20000.00',
    tips_tl: 'Bayaran sa app.',
  })

  await page.keyboard.press('Escape')
  await page
    .getByRole('navigation', { name: 'Office' })
    .getByRole('link', { name: /Gateways/ })
    .click()
  await page.getByRole('row', { name: /PayMongo.*Switched on/ }).waitFor()
  await page.getByLabel('Select xendit').check()
  await page.getByRole('button', { name: 'Switch off' }).click()
  expect(await findViolations(page)).toEqual([])
  await confirm(page, 'Switch off', 'Outage since noon')
  await page.getByRole('row', { name: /Xendit.*Switched off/ }).waitFor()
  expect((await offered()).map(({ name }) => name)).not.toContain('GrabPay')
  await page.getByLabel('Select xendit').check()
  await page.getByRole('button', { name: 'Stop payouts' }).click()
  await confirm(page, 'Stop payouts', 'Outage since noon')
  await page.getByRole('row', { name: /Xendit.*Payouts stopped/ }).waitFor()
})

test('where money goes out to is proposed by one and agreed to by another', async () => {
  const page = await enter('/office/channels/to_gcash', await createOperator(world, { role: 'finance' }))
  const where = (at: Page) => at.getByRole('region', { name: 'Payout details' })
  await where(page).getByText('GXCHPHM2XXX').waitFor()
  expect(await page.getByLabel('Gateway').count()).toBe(0)
  await page.getByRole('button', { name: 'Propose a change' }).click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByLabel('Name').inputValue()).toBe('GCash')
  await dialog.getByLabel('Gateway').selectOption('xendit')
  expect(await findViolations(page)).toEqual([])
  await confirm(page, 'Propose a change', 'As agreed with the gateway')
  await where(page).getByText('Waiting for approval').waitFor()
  expect(await page.getByRole('button', { name: 'Approve' }).count()).toBe(0)
  expect(await findViolations(page)).toEqual([])

  const second = await enter('/office/channels/to_gcash', await createOperator(world, { role: 'compliance' }))
  await second.getByRole('button', { name: 'Approve' }).click()
  await confirm(second, 'Approve', 'Seen the letter')
  await where(second).getByText('Waiting for approval').waitFor({ state: 'detached' })
  await where(second).getByText('Xendit').waitFor()
})

test('a late payment is found by asking anew, and money that fits nothing is credited by two people', async () => {
  const player = await world.player({ kyc: 'fully_kyc' })
  const late = await cashier.begin(player, { amount: '500' })
  const failed = await cashier.begin(player, { amount: '300' })
  await cashier.act(failed.payUrl, { act: 'fail' })
  await expect.poll(async () => (await cashier.row(player, failed.id)).status).toBe('canceled')
  await cashier.act(failed.payUrl)
  await expect.poll(() => cashier.breaks()).toHaveLength(1)
  await cashier.misbehave({ party: 'paymongo_events', kind: 'lost', times: 1 })
  await cashier.act(late.payUrl)

  const page = await enter(`/office/deposits?q=${player.uid}`, await createOperator(world, { role: 'finance' }))
  await page.getByRole('row', { name: /500\.00.*Pending/ }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.goto(`${world.url}/office/deposits/${late.id}`)
  await page.getByText('The gateway has reported no payment.').waitFor()
  await page.getByRole('button', { name: 'Ask the gateway' }).click()
  await confirm(page, 'Ask the gateway', 'She sent her receipt')
  await page.getByText('Completed', { exact: true }).waitFor()
  await page.getByRole('cell', { name: 'Credited' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  expect(await cashier.balance(player)).toBe('500.00')

  await page
    .getByRole('navigation', { name: 'Office' })
    .getByRole('link', { name: /Breaks/ })
    .click()
  await page
    .getByRole('row', { name: /300\.00.*The deposit was canceled/ })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Propose a credit' }).click()
  await page.getByRole('dialog').getByLabel('UID of the member').fill(String(player.uid))
  await confirm(page, 'Propose a credit', 'It is hers: receipt 4711')
  await page
    .getByRole('row', { name: /Credit proposed/ })
    .getByRole('checkbox')
    .check()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Approve and credit' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('I am sure myself')
  await page.getByRole('dialog').getByRole('button', { name: 'Approve and credit' }).click()
  await page.getByText('You proposed this, so a colleague must approve it.').waitFor()
  expect(await cashier.balance(player)).toBe('500.00')

  const other = await enter('/office/breaks', await createOperator(world, { role: 'compliance' }))
  await other
    .getByRole('row', { name: /Credit proposed/ })
    .getByRole('checkbox')
    .check()
  await other.getByRole('button', { name: 'Approve and credit' }).click()
  await confirm(other, 'Approve and credit', 'The receipt fits')
  await other.getByRole('row', { name: /300\.00.*Credited/ }).waitFor()
  expect(await cashier.balance(player)).toBe('800.00')
})
