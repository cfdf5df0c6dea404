import { manilaDay } from '@saya/money'
import {
  expectRefusals,
  createOperator,
  desktop,
  openBrowser,
  type DepositWorld,
  openDepositWorld,
  type TestOperator,
  type Visitor,
  visit,
  withdrawalTools,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'

expectRefusals('409 POST /office/api/adjustment/decide')

let cashier: DepositWorld
let browser: Browser
const opened: Visitor[] = []
beforeAll(async () => {
  cashier = await openDepositWorld({ pages: true })
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
  const visitor = await visit(browser, cashier.world, { viewport: desktop, gate: true })
  opened.push(visitor)
  await visitor.go(path)
  const { page } = visitor
  await enterOffice(page, operator)
  return page
}

async function confirm(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** By day and by night. */
async function expectSound(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Dark' }).click()
  await page.getByRole('button', { name: 'Light' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Light' }).click()
}

async function lookAtFigures(page: Page): Promise<void> {
  await page.keyboard.press('h')
  await page.keyboard.press('f')
  await page.getByRole('row', { name: /GCash, in PayMongo 1 100\.0 % .* 1,250\.00/ }).waitFor()
  await page.getByRole('combobox', { name: 'Days in Manila' }).selectOption('7')
  await page.getByRole('row', { name: /GCash, in/ }).waitFor()
  await page.getByText('In figures').first().press('Enter')
  const days = page.getByRole('table', { name: /Money in and out/ })
  await days.getByRole('row', { name: `${manilaDay(cashier.world.clock.now())} 1,250.00 0.00` }).waitFor()
  await expect.poll(() => days.getByRole('row').count()).toBe(8)
  await expectSound(page)
}

/** What is chosen of an adjustment that takes pesos. */
const debit = [
  ['Pesos or Filcoins', 'PHP'],
  ['Direction', 'taken'],
  ['What for', 'chargeback'],
] as const

test('finance compares a day, works what does not fit, and puts a balance right with a colleague', async () => {
  const { world } = cashier
  const player = await world.player({ kyc: 'fully_kyc' })
  const { id, payUrl } = await cashier.begin(player, { amount: '1250' })
  await cashier.act(payUrl)
  await expect.poll(async () => (await cashier.row(player, id)).status).toBe('completed')
  await cashier.heard(0)
  await world.db.member(player.uid, tx =>
    tx.updateTable('deposit').set({ payment_id: 'pay_made_up' }).where('id', '=', id).execute(),
  )

  const page = await enter('/office/reconciliation', await createOperator(world, { role: 'finance' }))
  await page.getByText('No unassigned money').waitFor()
  await page.getByRole('button', { name: 'Compare a day' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Gateway').selectOption('paymongo')
  await dialog.getByLabel('Day in Manila').fill(manilaDay(world.clock.now()))
  await confirm(page, 'Compare a day')
  await page.getByRole('row', { name: /PayMongo.*Money in.*difference/ }).waitFor()
  await page.getByRole('button', { name: 'Compare a day' }).click()
  await dialog.getByLabel('Gateway').selectOption('paymongo')
  await dialog.getByLabel('Direction').selectOption('out')
  await dialog.getByLabel('Day in Manila').fill(manilaDay(world.clock.now()))
  await confirm(page, 'Compare a day')
  await page.getByRole('row', { name: /PayMongo.*Money out.*Matches/ }).waitFor()
  await page.getByRole('combobox', { name: 'Direction' }).selectOption('in')
  await page.getByRole('row', { name: /Money out/ }).waitFor({ state: 'detached' })
  await expectSound(page)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('row', { name: /The ledger posted 1 1,250\.00/ }).waitFor()
  const difference = page.getByRole('row', { name: /not found at the gateway.*pay_made_up/ })
  await difference.getByRole('button', { name: 'Write a note' }).click()
  await dialog.getByLabel('Note').fill('Asked PayMongo, ticket 4711')
  await confirm(page, 'Write a note')
  await difference.getByText('Asked PayMongo, ticket 4711').waitFor()
  await expectSound(page)

  await page.keyboard.press('m')
  await page.keyboard.press('j')
  await page.getByText('No adjustments').waitFor()
  await page.getByRole('button', { name: 'Propose an adjustment' }).click()
  await dialog.getByLabel('UID of the member').fill(String(player.uid))
  for (const [label, option] of debit) await dialog.getByLabel(label).selectOption(option)
  await dialog.getByLabel('Amount').fill('1,250.50')
  await dialog.getByLabel('Evidence').fill('PayMongo ticket 4711')
  await dialog.getByLabel('Reason').fill('Charged back by the bank')
  await confirm(page, 'Propose an adjustment')
  await page.getByRole('row', { name: /−₱1,250\.50.*Waiting for approval Yours/ }).waitFor()
  await expectSound(page)

  const other = await enter('/office/adjustments', await createOperator(world, { role: 'compliance' }))
  await other.getByRole('row', { name: /−₱1,250\.50/ }).waitFor()
  await other.keyboard.press('j')
  await other.keyboard.press('x')
  await other.getByRole('button', { name: /Approve and post/ }).click()
  await other.getByRole('dialog').getByLabel('Reason').fill('The bank’s letter fits')
  await other.getByRole('dialog').getByRole('button', { name: 'Approve and post' }).click()
  await other.getByText('is now too low.').waitFor()
  expect(await cashier.balance(player)).toBe('1250.00')

  await lookAtFigures(page)
})

test('a colleague lets an account go before its time that another proposed, and nobody their own proposal', async () => {
  const { world } = cashier
  const { payable, addAccount } = withdrawalTools(world)
  const luz = await payable({ pesos: 0n })
  await addAccount(luz, { channel: 'Maya', account: luz.phone })

  const page = await enter(`/office/accounts?uid=${luz.uid}`, await createOperator(world, { role: 'risk' }))
  await page.getByRole('row', { name: /Maya.*Luz Santos Ramos.*Waiting time/ }).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.getByRole('button', { name: /Propose a release/ }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('She came to the counter with her ID')
  await confirm(page, 'Propose a release')
  const proposed = page.getByRole('row', { name: /Waiting for approval You: She came to the counter/ })
  await proposed.waitFor()
  await page.keyboard.press('x')
  expect(await page.getByRole('button', { name: /Approve and release/ }).count()).toBe(0)
  await expectSound(page)

  const other = await enter('/office/accounts?status=proposed', await createOperator(world, { role: 'compliance' }))
  await other.getByRole('row', { name: /Luz Santos Ramos/ }).waitFor()
  await other.keyboard.press('j')
  await other.keyboard.press('x')
  await other.getByRole('button', { name: /Approve and release/ }).click()
  await other.getByRole('dialog').getByLabel('Reason').fill('Her ID fits')
  await confirm(other, 'Approve and release')
  await other.getByText('No accounts in their waiting time').waitFor()
})
