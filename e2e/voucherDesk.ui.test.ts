import { readFile } from 'node:fs/promises'
import {
  expectRefusals,
  ask,
  createOperator,
  desktop,
  openBrowser,
  openWorld,
  type TestOperator,
  visit,
  type Visitor,
  voucherCodes,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'

expectRefusals('403 POST /office/api/voucher/batch/decide')

let world: World
let browser: Browser
const opened: Visitor[] = []
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  for (const visitor of opened.splice(0)) {
    expect(visitor.troubles).toEqual([])
    await visitor.close()
  }
})

async function enter(operator: TestOperator): Promise<Page> {
  const visitor = await visit(browser, world, { viewport: desktop, gate: true, context: { acceptDownloads: true } })
  opened.push(visitor)
  const { page } = visitor
  await visitor.go('/office/vouchers')
  await enterOffice(page, operator)
  return page
}

async function create(page: Page, quantity: string, note: string): Promise<void> {
  await page.getByRole('button', { name: 'New batch' }).click()
  const dialog = page.getByRole('dialog', { name: 'New batch' })
  expect(await dialog.getByRole('button', { name: 'New batch' }).isDisabled()).toBe(true)
  await dialog.getByLabel('Quantity').fill(quantity)
  await dialog.getByLabel('Amount of each').fill('500')
  await dialog.getByLabel('Last day').fill('2026-12-31')
  await dialog.getByLabel('Purpose').fill(note)
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'New batch' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Does an act of the page of a batch, with its question. */
async function act(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: title, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel('Reason').fill('As it was agreed')
  await dialog.getByRole('button', { name: title, exact: true }).click()
}

test('a large batch is made by one and agreed to by another, issued once, used by a member and voided', async () => {
  const [fe, rico] = [
    await createOperator(world, { role: 'finance' }),
    await createOperator(world, { role: 'compliance' }),
  ]
  const page = await enter(fe)
  await page.getByText('No batches yet').waitFor()
  await create(page, '100', 'Christmas shop of the mall')
  await page.getByText('Waiting for approval').last().waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'No. 1' }).click()
  await page.getByRole('heading', { name: 'Christmas shop of the mall' }).waitFor()
  expect(await page.getByRole('button', { name: 'Issue and save the codes' }).count()).toBe(0)
  await act(page, 'Approve')
  await page.getByText('You cannot decide about your own account.').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()

  const second = await enter(rico)
  await second.getByRole('link', { name: 'No. 1' }).click()
  await act(second, 'Approve')
  await second.getByText('Ready to issue').waitFor()
  expect(await second.getByRole('button', { name: 'Issue and save the codes' }).count()).toBe(0)

  await page.reload()
  const saved = page.waitForEvent('download')
  await act(page, 'Issue and save the codes')
  const file = await (await saved).path()
  const lines = (await readFile(file, 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(101)
  await page.getByText('Not used').first().waitFor()
  expect(await page.getByRole('button', { name: 'Issue and save the codes' }).count()).toBe(0)
  expect(await findViolations(page)).toEqual([])

  const player = await world.player({ kyc: 'fully_kyc' })
  const exchange = (line: string) =>
    ask(world, 'POST /finance/lazada/exchange', { body: { exchangeCode: line.split(',')[2] ?? '' } }, player)
  expect((await exchange(lines[1] ?? '')).status).toBe(200)
  await page.reload()
  await page
    .getByRole('row', { name: new RegExp(String(player.uid)) })
    .getByText('Used')
    .first()
    .waitFor()
  await act(page, 'Void')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect((await exchange(lines[2] ?? '')).code).toBe('voucher_refused')
  await page.keyboard.press('g')
  await page.keyboard.press('v')
  await page.getByText('1 of 100').waitFor()
})

test('who may only look is offered nothing to do, and a small batch waits for a second person too', async () => {
  const page = await enter(await createOperator(world, { role: 'finance' }))
  await create(page, '2', 'Two for the help desk')
  await page.getByText('Waiting for approval').last().waitFor()
  const looking = await enter(await createOperator(world, { role: 'regulator' }))
  await looking.getByText('Two for the help desk').waitFor()
  expect(await looking.getByRole('button', { name: 'New batch' }).count()).toBe(0)
  expect(await looking.getByRole('checkbox').count()).toBe(0)
  await looking.getByRole('button', { name: 'Dark' }).click()
  expect(await findViolations(looking)).toEqual([])
})

test('a voucher that a limit leaves no room for waits for its member, in its batch and where its code is looked up', async () => {
  const { codes, batchId } = await voucherCodes(world, { amount: '500', quantity: 2 })
  const [code = ''] = codes
  const careful = await world.player({ kyc: 'fully_kyc' })
  const limit = { body: { counts: 'deposit', period: 'day', most: '200' } } as const
  expect((await ask(world, 'POST /member/limit/set', limit, careful)).status).toBe(200)
  const refused = await ask(world, 'POST /finance/lazada/exchange', { body: { exchangeCode: code } }, careful)
  expect(refused.code).toBe('voucher_limit')

  const page = await enter(await createOperator(world, { role: 'finance' }))
  await page.getByLabel('Voucher code').fill(code)
  await page.getByRole('button', { name: 'Look up' }).click()
  const found = page.getByRole('status').filter({ hasText: 'Waiting for its member' })
  await found.getByText(/more than the member’s own limit of deposits leaves/).waitFor()
  expect(await found.getByRole('button', { name: 'Make void' }).count()).toBe(0)
  expect(await findViolations(page)).toEqual([])

  await found.getByRole('link', { name: `No. ${batchId}, place 1` }).click()
  const row = page.getByRole('row', { name: new RegExp(String(careful.uid)) })
  await row.getByText('Waiting for its member').waitFor()
  expect(await row.getByRole('button', { name: 'Make void' }).count()).toBe(0)
  await page.getByText('0 of 2').waitFor()
  expect(await findViolations(page)).toEqual([])
})
