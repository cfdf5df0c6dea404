import {
  askOffice,
  createOperator,
  desktop,
  drawPicture,
  mallTools,
  openBrowser,
  openWorld,
  visit,
  type World,
} from '@saya/testing'
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

async function upload(page: Page, title: string): Promise<void> {
  const buffer = await drawPicture()
  const field = page.getByLabel(title, { exact: true })
  await field.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: `Remove: ${title}` }).waitFor()
}

async function save(page: Page, reason: string): Promise<void> {
  await page.getByLabel('Reason').fill(reason)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved and switched off.').first().waitFor()
  // The word of an earlier time may still stand there: the form of what was saved now has no reason yet.
  await expect.poll(() => page.getByLabel('Reason').inputValue()).toBe('')
}

test('content staff make an item; its five pictures stay when its order is changed, and one is taken away [MALL-91]', async () => {
  const mall = await mallTools(world)
  async function pictures(): Promise<readonly string[]> {
    const query = { id: 'blue-kettle' }
    const { data } = await askOffice(world, 'GET /office/api/goods/list', { query }, mall.staff.content.token)
    return data.d[0]?.imgs ?? []
  }
  const office = await visit(browser, world, { viewport: desktop, gate: true })
  const { page } = office
  await office.go('/office/goods/new')
  await enterOffice(page, await createOperator(world, { role: 'content' }))
  await page.getByLabel('ID', { exact: true }).fill('blue-kettle')
  const first = { name: 'a.png', mimeType: 'image/png', buffer: await drawPicture() }
  await page.getByLabel('Picture', { exact: true }).setInputFiles(first)
  await page.getByRole('img', { name: 'Preview' }).waitFor()
  for (const title of ['Second picture', 'Third picture', 'Fourth picture', 'Fifth picture']) await upload(page, title)
  expect(await page.getByRole('button', { name: 'Remove: Picture' }).count()).toBe(0)
  const words = {
    'Name, in English': 'Kettle',
    'Name, in Tagalog': 'Takure',
    'About it, in English': 'It boils.',
    'About it, in Tagalog': 'Kumukulo.',
    'Price of one, in Filcoins': '12000',
    'Delivery, in English': 'By courier',
    'Delivery, in Tagalog': 'Sa courier',
    'Refunds, in English': 'No refund.',
    'Refunds, in Tagalog': 'Walang refund.',
  }
  for (const [label, value] of Object.entries(words)) await page.getByLabel(label).fill(value)
  expect(await findViolations(page)).toEqual([])
  const { PICTURES: folder } = process.env
  if (folder) await page.screenshot({ path: `${folder}/office-goods-pictures.png` })
  await save(page, 'A new item')
  await page.getByRole('heading', { name: 'Stock' }).waitFor()
  const sent = await pictures()
  expect(sent).toHaveLength(5)
  await page.getByLabel('Order').fill('7')
  await save(page, 'It comes first')
  await expect.poll(pictures).toEqual(sent)
  await page.getByRole('button', { name: 'Remove: Third picture' }).click()
  expect(await page.getByRole('button', { name: 'Remove: Third picture' }).count()).toBe(0)
  await save(page, 'It was blurred')
  await expect.poll(pictures).toEqual(sent.filter((_, at) => at !== 2))
  expect(office.troubles).toEqual([])
  await office.close()
})
