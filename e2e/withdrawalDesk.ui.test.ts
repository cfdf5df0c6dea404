import {
  createOperator,
  desktop,
  openBrowser,
  openWorld,
  type Payable,
  type TestOperator,
  visit,
  type Visitor,
  withdrawalTools,
  type WithdrawalWorld,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'

let world: World
let desk: WithdrawalWorld
let browser: Browser
const opened: Visitor[] = []
beforeAll(async () => {
  world = await openWorld({ pages: true })
  desk = withdrawalTools(world)
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

/** Signs somebody in at the desk. */
async function sitDown(operator: TestOperator): Promise<Page> {
  const visitor = await visit(browser, world, { viewport: desktop, gate: true })
  opened.push(visitor)
  await visitor.go('/office/')
  const { page } = visitor
  await enterOffice(page, operator)
  return page
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** Lets the worker's minutes pass. */
async function pass(): Promise<void> {
  await desk.work()
  world.clock.advance(60_000)
  await desk.work()
}

/** Says yes by key to the one that is open, and to the question. */
async function sayYes(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Approve/ }).waitFor()
  await press(page, 'a')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('only the gateway can end the withdrawal').waitFor()
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function openLarge(page: Page, rich: Payable): Promise<void> {
  await press(page, 'g', 'w')
  await page.getByRole('heading', { name: 'Withdrawals' }).waitFor()
  await page.getByText(String(rich.uid)).waitFor()
  await press(page, 'j', 'Enter')
  await page.getByRole('heading', { name: '₱150,000.00' }).waitFor()
}

test('a small one pays itself; a large one is paid when two people have looked at it; a third is declined', async () => {
  const small = await desk.payable()
  const paid = await desk.begin(small, { amount: '500' })
  await pass()
  expect((await desk.row(small, paid)).status).toBe('completed')

  const rich = await desk.payable({ pesos: 300_000n, channel: 'BPI', account: '1234567890' })
  const large = await desk.begin(rich, { amount: '150000' })
  const mina = await createOperator(world, { role: 'finance' })
  const noel = await createOperator(world, { role: 'risk' })

  const first = await sitDown(mina)
  await press(first, 'g', 'w')
  await first.getByText('1 withdrawal', { exact: true }).waitFor()
  await first.getByText('0 of 2').waitFor()
  expect(await first.getByText('1234567890').count()).toBe(0)
  expect(await findViolations(first)).toEqual([])
  await openLarge(first, rich)
  await first.getByText('Large amount').waitFor()
  await first.getByText('1234567890').waitFor()
  expect(await findViolations(first)).toEqual([])
  await sayYes(first)
  await first.getByText('1 of 2 approvals').waitFor()
  expect(await first.getByRole('button', { name: /^Approve/ }).count()).toBe(0)
  await pass()
  expect([(await desk.row(rich, large)).status, await desk.transfers(large)]).toEqual(['under_review', []])

  const second = await sitDown(noel)
  await openLarge(second, rich)
  await sayYes(second)
  await second.getByText('Being paid').waitFor()
  await desk.work()
  expect(await desk.transfers(large)).toMatchObject([{ amount: 15_000_000, provider: 'pesonet' }])
  await desk.decide(large, 'succeeded')
  await press(second, 'q')
  await second.getByRole('dialog').getByRole('button', { name: 'Ask the gateway' }).click()
  await second.getByText('Paid', { exact: true }).waitFor()
  await second.getByRole('tab', { name: 'History' }).click()
  await second.getByText('Sent to the gateway').waitFor()
  await second.getByRole('cell', { name: mina.email }).first().waitFor()
  expect(await findViolations(second)).toEqual([])

  const ana = await desk.payable({ pesos: 50_000n })
  const odd = await desk.begin(ana, { amount: '30000' })
  await first.reload()
  await first.getByRole('heading', { name: '₱150,000.00' }).waitFor()
  await openDeclined(first, ana)
  expect(await desk.row(ana, odd)).toMatchObject({ status: 'canceled', outcome: 'declined' })
  expect(await desk.money(ana)).toEqual({ balance: '50000.00', withdrawable: '50000.00', held: 0n })

  const luz = await desk.payable()
  const forged = await beginForged(luz)
  await first.goto(`/office/withdrawals/${luz.uid}/${forged}`)
  await sayFailed(first)
  await first.getByText(`${mina.email} says that it did not arrive`).waitFor()
  expect(await findViolations(first)).toEqual([])
  const third = await sitDown(await createOperator(world, { role: 'compliance' }))
  await third.goto(`/office/withdrawals/${luz.uid}/${forged}`)
  await sayFailed(third)
  await third.getByText('Failed at the gateway').waitFor()
  expect(await desk.money(luz)).toEqual({ balance: '1000.00', withdrawable: '1000.00', held: 0n })
})

/** One of which the gateway tells another amount, and that it failed. */
async function beginForged(luz: Payable): Promise<string> {
  await desk.bend('transfers', 'forged', 1)
  const id = await desk.begin(luz)
  await desk.work()
  await desk.decide(id, 'failed')
  await pass()
  return id
}

async function sayFailed(page: Page): Promise<void> {
  await page.getByText('The gateway reports different details').waitFor()
  await page.getByRole('button', { name: 'Confirm it did not arrive' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('The bank showed its books')
  await dialog.getByRole('button', { name: 'Confirm it did not arrive' }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function openDeclined(page: Page, ana: Payable): Promise<void> {
  await press(page, 'g', 'w')
  await page.getByText(String(ana.uid)).waitFor()
  await press(page, 'j', 'Enter')
  await page.getByRole('heading', { name: '₱30,000.00' }).waitFor()
  await press(page, 'd')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('The bank asked us to')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await page.getByText('Declined by staff').waitFor()
}

test('one is found by the number that its member reads aloud, whatever became of it', async () => {
  const luz = await desk.payable()
  const id = await desk.begin(luz, { amount: '500' })
  await pass()
  const page = await sitDown(await createOperator(world, { role: 'support' }))
  await press(page, 'g', 'w')
  await page.getByText('No withdrawals to review').waitFor()
  await press(page, '/')
  await page.keyboard.type(`${id.slice(0, 4)} ${id.slice(4, 8)}`.toUpperCase())
  await page.getByRole('row', { name: new RegExp(`${luz.uid}.*500\\.00.*Paid`) }).waitFor()
  await page.getByText('1 withdrawal', { exact: true }).waitFor()
  expect(await findViolations(page)).toEqual([])
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/desk found.png` })
  await press(page, 'Escape', 'g', 'm')
  await page.getByRole('heading', { name: 'Members' }).waitFor()
  await page.getByRole('searchbox', { name: /reference/ }).fill(id.slice(0, 8))
  await press(page, 'Enter')
  await page.getByRole('row', { name: new RegExp(String(luz.uid)) }).waitFor()
  await page.getByText('1 member', { exact: true }).waitFor()
})
