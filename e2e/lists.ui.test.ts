import { openBrowser, openWorld, type Visitor, visit, type World } from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let browser: Browser
let at: Visitor
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
  at = await visit(browser, world)
  await at.page.clock.install()
  await at.go('/example')
})
afterAll(async () => {
  expect(at.troubles).toEqual([])
  await browser.close()
  await world.close()
})

const lists = () => at.page.locator('section', { has: at.page.getByRole('heading', { name: 'Lists', exact: true }) })
const list = (index: number) => lists().locator('.card').nth(index)

test('while a page is on its way the list says so, and that more may follow [SHELL-62, SHELL-63]', async () => {
  const seen = new Set<string>()
  await at.page.evaluate(() => {
    const words = new Set<string>()
    Object.assign(window, { words })
    const look = () => document.querySelectorAll('.pagedFooter').forEach(footer => words.add(footer.textContent ?? ''))
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    look()
  })
  await list(0).scrollIntoViewIfNeeded()
  await expect
    .poll(async () => {
      await at.page.clock.fastForward(400)
      for (const word of await at.page.evaluate(() => [...(window as unknown as { words: Set<string> }).words]))
        seen.add(word)
      return [...seen].join(' | ')
    })
    .toContain('loading...')
  await expect
    .poll(async () => {
      await at.page.clock.fastForward(400)
      for (const word of await at.page.evaluate(() => [...(window as unknown as { words: Set<string> }).words]))
        seen.add(word)
      return [...seen].join(' | ')
    })
    .toContain('load more')
})

test('at its end the list says how many rows there were [SHELL-64]', async () => {
  await expect
    .poll(async () => {
      await at.page.clock.fastForward(400)
      await list(0).locator('.pagedFooter').scrollIntoViewIfNeeded()
      return list(0).locator('.pagedFooter').textContent()
    })
    .toBe('All 24 data')
})

test('a failure is said in a toast and in the list, which then waits to be asked [SHELL-61, SHELL-65, SHELL-66]', async () => {
  await list(1).getByRole('button', { name: 'Show a list that fails' }).click()
  await list(1).locator('.pagedFooter').scrollIntoViewIfNeeded()
  await expect
    .poll(async () => {
      await at.page.clock.fastForward(400)
      return list(1).getByRole('alert').count()
    })
    .toBe(1)
  expect(await list(1).getByRole('alert').textContent()).toBe('Error fetching data.')
  await at.page.locator('.toaster').getByText('Error fetching data.', { exact: true }).waitFor()
  await at.page.clock.fastForward(60_000)
  await at.page.locator('.toaster').getByText('Error fetching data.', { exact: true }).waitFor({ state: 'detached' })
  expect(await list(1).getByRole('listitem').count()).toBe(10)
  await list(1).getByRole('button', { name: 'Try again' }).click()
  await at.page.locator('.toaster').getByText('Error fetching data.', { exact: true }).waitFor()
})

test('an empty list says that there is nothing [SHELL-67]', async () => {
  await list(2)
    .getByText(/^There is no data yet!$/)
    .waitFor()
})

const kind = (name: string) => at.page.getByRole('region', { name, exact: true })

test.each([
  ['a list of records that is empty', 'No records', 'No data available'],
  ['a grid of items that is empty', 'No items', 'No items available'],
  ['a grid whose first items are on their way', 'The first items on their way', 'Loading...'],
  ['a list whose tasks are on their way', 'Tasks on their way', 'Loading tasks...'],
])('%s says so: %s, %s', async (_, name, words) => {
  await kind(name).getByText(words, { exact: true }).waitFor()
  expect(await kind(name).getByRole('listitem').count()).toBe(0)
})

test.each([
  ['More items on their way', 'Loading more...', 6],
  ['All items', 'No more items', 8],
])('under the items that are there, %s: %s (%i of them)', async (name, words, count) => {
  await kind(name).scrollIntoViewIfNeeded()
  await expect
    .poll(async () => {
      await at.page.clock.fastForward(900)
      return kind(name).locator('.pagedFooter').textContent()
    })
    .toBe(words)
  expect(await kind(name).getByRole('listitem').count()).toBe(count)
})
