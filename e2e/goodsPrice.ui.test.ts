import { createOperator, desktop, mallTools, openBrowser, openWorld, visit, type World } from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'

let world: World
let browser: Browser
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

async function enter(role: 'content' | 'finance', path: string, heading: string) {
  const operator = await createOperator(world, { role })
  const office = await visit(browser, world, { viewport: desktop, gate: true })
  await office.go(path)
  await enterOffice(office.page, operator)
  await office.page.getByRole('heading', { name: heading }).waitFor()
  return office
}

async function act(page: Page, name: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name })
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value)
  await dialog.getByRole('button', { name, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('an item that is off is switched on at a price that content staff proposed and finance, who finds it among those that wait, approved [MALL-64, MALL-90]', async () => {
  const mall = await mallTools(world)
  const id = await mall.goods(3, { name_en: 'Priced', is_on: false })
  await mall.goods(3, { name_en: 'Settled', is_on: false })
  const content = await enter('content', `/office/goods/${id}`, 'Least price')
  const maker = content.page
  await act(maker, 'Propose a price', { Filcoins: '80', Reason: 'As the shop asks for' })
  await maker.getByText('80 Filcoins: As the shop asks for').waitFor()
  expect(await maker.getByRole('button', { name: 'Approve the price' }).count()).toBe(0)
  const finance = await enter('finance', '/office/goods', 'Goods')
  const checker = finance.page
  await checker.getByRole('row', { name: /Settled/ }).waitFor()
  const waiting = checker.getByRole('row', { name: /Price waits/ })
  await expect.poll(() => waiting.allInnerTexts()).toEqual([expect.stringContaining('Priced')])
  await checker.getByLabel('Name or ID').fill('priced')
  await checker.getByRole('row', { name: /Priced.*Price waits/ }).waitFor()
  await checker.getByLabel('Name or ID').fill('')
  await checker.getByLabel('Price', { exact: true }).selectOption('Waiting for a price')
  await expect.poll(() => checker.getByRole('row').count()).toBe(2)
  expect(await findViolations(checker)).toEqual([])
  const { PICTURES: pictures } = process.env
  if (pictures) await checker.screenshot({ path: `${pictures}/office-goods-waiting.png` })
  await checker
    .getByRole('row', { name: /Priced/ })
    .getByRole('link')
    .click()
  await act(checker, 'Approve the price', { Reason: 'The list of the shop says so' })
  await checker.getByText('80 Filcoins', { exact: true }).waitFor()
  expect(await findViolations(checker)).toEqual([])
  if (pictures) await checker.screenshot({ path: `${pictures}/office-price.png` })
  await finance.go('/office/goods')
  await checker.getByRole('row', { name: /Priced/ }).waitFor()
  expect(await waiting.count()).toBe(0)
  await maker.reload()
  await maker.getByLabel('Price of one, in Filcoins').fill('80')
  await maker.getByLabel('On', { exact: true }).check()
  await maker.getByLabel('Reason').fill('Agreed on')
  await maker.getByRole('button', { name: 'Save' }).click()
  await maker.getByText('Saved and switched on.').waitFor()
  for (const office of [content, finance]) {
    expect(office.troubles).toEqual([])
    await office.close()
  }
})
