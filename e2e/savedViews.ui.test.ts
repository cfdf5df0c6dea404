import { createOperator, desktop, openBrowser, openWorld, visit, type Visitor, type World } from '@saya/testing'
import type { Browser } from 'playwright-core'
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

test('a list is put in order and kept as a view, which comes back in another browser, is renamed and deleted', async () => {
  const names = ['u175550031', 'u175550032', 'u175550033']
  for (const phone of ['9175550031', '9175550032', '9175550033']) await world.player({ phone })
  const operator = await createOperator(world, { role: 'support' })
  async function arrive(): Promise<Visitor> {
    const visitor = await visit(browser, world, { viewport: desktop, gate: true })
    await visitor.go('/office/members')
    await enterOffice(visitor.page, operator)
    return visitor
  }
  const usernames = async ({ page }: Visitor) => (await page.locator('tbody').innerText()).match(/u175550\d+/g)

  const here = await arrive()
  await here.page
    .getByRole('columnheader', { name: 'Signed up' })
    .and(here.page.locator('[aria-sort="descending"]'))
    .waitFor()
  await here.page.getByRole('button', { name: 'Username' }).click()
  await here.page.waitForURL('**/members?sort=username')
  await expect.poll(() => usernames(here)).toEqual(names)
  await here.page.getByRole('button', { name: 'Username' }).press('Enter')
  await here.page.waitForURL('**/members?sort=-username')
  await here.page.getByLabel('State').selectOption('open')
  await expect.poll(() => usernames(here)).toEqual(names.toReversed())
  // A number finds, with Enter, and stands nowhere.
  const search = here.page.getByRole('searchbox')
  await search.fill('9175550032')
  await search.press('Enter')
  await expect.poll(() => usernames(here)).toEqual(['u175550032'])
  expect(here.page.url()).not.toContain('9175550032')
  await search.fill('')
  await expect.poll(() => usernames(here)).toEqual(names.toReversed())
  await here.page.getByRole('button', { name: 'Save this view' }).click()
  const dialog = here.page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('By name, open')
  expect(await findViolations(here.page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save this view' }).click()
  await here.page.getByRole('link', { name: 'By name, open' }).and(here.page.locator('[aria-current]')).waitFor()
  expect(await findViolations(here.page)).toEqual([])

  world.clock.advance(31_000)
  const there = await arrive()
  const view = there.page.getByRole('navigation', { name: 'Saved views' }).getByRole('link')
  await view.filter({ hasText: 'By name, open' }).click()
  await there.page.waitForURL('**/members?state=open&sort=-username')
  await expect.poll(() => usernames(there)).toEqual(names.toReversed())
  await there.page.getByRole('button', { name: 'Rename' }).click()
  expect(await there.page.getByRole('dialog').getByLabel('Name').inputValue()).toBe('By name, open')
  await there.page.getByRole('dialog').getByLabel('Name').fill('Open ones')
  await there.page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await view.filter({ hasText: 'Open ones' }).waitFor()
  await there.page.getByRole('button', { name: 'Delete view' }).click()
  await there.page.getByRole('dialog').getByRole('button', { name: 'Delete view' }).click()
  await there.page.getByRole('navigation', { name: 'Saved views' }).waitFor({ state: 'detached' })
  for (const visitor of [here, there]) {
    expect(visitor.troubles).toEqual([])
    await visitor.close()
  }
})
