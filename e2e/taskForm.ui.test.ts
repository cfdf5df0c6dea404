import { createOperator, desktop, openBrowser, openWorld, visit, type World } from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterOffice } from './enterOffice.ts'

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

test('what staff change of a task opens with what stands there, of one task at a time [MALL-77]', async () => {
  const desk = await visit(browser, world, { viewport: desktop, gate: true })
  const { page } = desk
  await desk.go('/office/tasks')
  await enterOffice(page, await createOperator(world, { role: 'finance' }))
  const rows = page.getByRole('row')
  await rows.filter({ hasText: 'from 500: 20, from 2,000: 50, from 10,000: 150' }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Change the Filcoins' }).click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByLabel('Steps').inputValue()).toBe('500: 20, 2000: 50, 10000: 150')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await rows.filter({ hasText: 'Deposit ₱100' }).getByRole('checkbox').check()
  await page.getByText('2 tasks chosen').waitFor()
  expect(await page.getByRole('button', { name: 'Change the Filcoins' }).count()).toBe(0)
  expect(desk.troubles).toEqual([])
  await desk.close()
})
